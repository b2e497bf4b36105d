import Testing
@Test func placeholderHitMaskCompilerTests() {}
