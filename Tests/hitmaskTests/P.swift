import Testing
@Test func placeholderhitmaskTests() {}
