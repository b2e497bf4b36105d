open class UIImage: NSObject, @unchecked Sendable {
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }
    public enum ResizingMode: Int, Sendable { case tile, stretch }

    public let size: CGSize
    public let scale: CGFloat
    public let imageOrientation: Orientation
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    public let alignmentRectInsets: UIEdgeInsets
    public let flipsForRightToLeftLayoutDirection: Bool
    private let standInName: String

    public init(
        standInSize size: CGSize, scale: CGFloat = 2, name: String = "", orientation: Orientation = .up,
        caps: UIEdgeInsets = .zero, resizing: ResizingMode = .tile, alignment: UIEdgeInsets = .zero,
        flips: Bool = false
    ) {
        self.size = size
        self.scale = scale
        standInName = name
        imageOrientation = orientation
        capInsets = caps
        resizingMode = resizing
        alignmentRectInsets = alignment
        flipsForRightToLeftLayoutDirection = flips
        super.init()
    }

    public convenience init?(named name: String) {
        self.init(standInSize: .zero, name: name)
    }

    // Images of the same data are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return other === self || !standInName.isEmpty && other.standInName == standInName
    }
}

@MainActor open class UIImageView: UIView {
    open var image: UIImage?
    open var highlightedImage: UIImage?
    open var isHighlighted = false

    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
