/// The tags of a sheet that was found: series of its frames, such as a walk, that are animations of their own.
package struct SheetTags: Sendable, Hashable {
    /// The path of the sheet's descriptor.
    package let descriptor: String
    /// The tags in the order of the descriptor, no two of one name.
    package let tags: [SheetAnimation]
}
