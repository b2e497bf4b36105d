import HitMaskUI
import HitMasks
import UIKit

final class StarView: UIView {
    let button = HitMaskButton(type: .custom)

    func show(_ image: UIImage, _ masks: HitMaskFile) {
        button.setImage(image, hitMask: masks.mask(named: "star"), for: .normal)
        button.minimumTouchSide = 44
        addSubview(button)
    }
}
