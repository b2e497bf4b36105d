/// An element of an XML file, with its line.
struct MarkupElement {
    /// The name in the tag.
    let name: String
    /// The line of the tag.
    let line: Int
    /// The attributes in the order of the file.
    var attributes: [(name: String, value: String)] = []
    /// The elements inside.
    var children: [MarkupElement] = []
    /// The text inside, that of the elements inside aside.
    var text = ""

    init(name: String, line: Int) {
        self.name = name
        self.line = line
    }

    /// The value of an attribute.
    subscript(attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }
}
