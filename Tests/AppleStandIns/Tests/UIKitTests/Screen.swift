import HitMaskUI
import HitMasks
import TestArt
import UIKit

extension UIImage {
    /// An image of the art that has a mask of this name.
    static func art(_ name: String, caps: UIEdgeInsets = .zero, resizing: ResizingMode = .tile) -> UIImage {
        UIImage(standInSize: Art.size(Art.mask(name)), name: name, caps: caps, resizing: resizing)
    }
}

extension UIView {
    /// A plain view with these in it, from back to front.
    @MainActor static func screen(_ views: [UIView], width: CGFloat = 320, height: CGFloat = 480) -> UIView {
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        for view in views { screen.addSubview(view) }
        return screen
    }

    /// Who gets a tap.
    @MainActor func tapped(_ x: CGFloat, _ y: CGFloat) -> UIView? { hitTest(CGPoint(x: x, y: y), with: nil) }
}

extension HitMaskButton {
    /// A button that shows a picture of the art, with its mask.
    @MainActor static func art(
        _ name: String, frame: CGRect, image: CGRect? = nil, _ picture: UIImage? = nil
    ) -> HitMaskButton {
        let button = HitMaskButton(type: .custom)
        button.frame = frame
        button.standInImageFrame = { _ in image ?? CGRect(origin: .zero, size: frame.size) }
        button.setImage(picture ?? .art(name), hitMask: Art.mask(name), for: .normal)
        return button
    }
}
