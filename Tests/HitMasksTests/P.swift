import Testing
@Test func placeholderHitMasksTests() {}
