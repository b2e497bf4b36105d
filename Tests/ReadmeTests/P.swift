import Testing
@Test func placeholderReadmeTests() {}
