@MainActor public struct UIBackgroundConfiguration {
    public var image: UIImage?
    public var imageContentMode = UIView.ContentMode.scaleToFill
    public var backgroundInsets = NSDirectionalEdgeInsets()

    public init() {}
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system
    }

    @MainActor public struct Configuration {
        public var image: UIImage?
        public var background = UIBackgroundConfiguration()

        public static func plain() -> Configuration { Configuration() }
    }

    private var images: [UInt: UIImage] = [:]
    private var backgrounds: [UInt: UIImage] = [:]
    private let ownImageView = UIImageView(frame: .zero)
    /// Where the button lays its image, for each state. It is the test that knows, not a copy of UIButton's layout.
    public var standInImageFrame: (UIControl.State) -> CGRect = { _ in .zero } { didSet { setNeedsLayout() } }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(ownImageView)
    }
    public convenience init(type: ButtonType) { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addSubview(ownImageView)
    }

    open var configuration: Configuration? { didSet { setNeedsLayout() } }
    open var imageView: UIImageView? { ownImageView }

    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue & 15] = image
        setNeedsLayout()
    }
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgrounds[state.rawValue & 15] = image
        setNeedsLayout()
    }
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue & 15] ?? images[0] }
    open func backgroundImage(for state: UIControl.State) -> UIImage? {
        backgrounds[state.rawValue & 15] ?? backgrounds[0]
    }
    open var currentImage: UIImage? { image(for: state) }
    open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

    @available(*, deprecated, message: "not for buttons with a configuration")
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
    @available(*, deprecated, message: "not for buttons with a configuration")
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    @available(*, deprecated, message: "not for buttons with a configuration")
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ownImageView.image = currentImage ?? configuration?.image
        let frame = standInImageFrame(state)
        ownImageView.bounds = CGRect(origin: .zero, size: frame.size)
        ownImageView.center = CGPoint(x: frame.midX, y: frame.midY)
    }
}
