public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}
public enum UIDisplayGamut: Int, Sendable {
    case unspecified = -1
    case SRGB, P3
}
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

open class UITraitCollection: NSObject, @unchecked Sendable {
    public let displayScale: CGFloat
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let accessibilityContrast: UIAccessibilityContrast
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public let displayGamut: UIDisplayGamut
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass

    public init(
        standInScale: CGFloat = 0, idiom: UIUserInterfaceIdiom = .unspecified,
        style: UIUserInterfaceStyle = .unspecified, contrast: UIAccessibilityContrast = .unspecified,
        direction: UITraitEnvironmentLayoutDirection = .unspecified, gamut: UIDisplayGamut = .unspecified,
        horizontal: UIUserInterfaceSizeClass = .unspecified, vertical: UIUserInterfaceSizeClass = .unspecified
    ) {
        displayScale = standInScale
        userInterfaceIdiom = idiom
        userInterfaceStyle = style
        accessibilityContrast = contrast
        layoutDirection = direction
        displayGamut = gamut
        horizontalSizeClass = horizontal
        verticalSizeClass = vertical
        super.init()
    }
}
