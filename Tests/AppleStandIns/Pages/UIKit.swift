// What the pages leave to the reader, for blocks that are compiled with UIKit.
import HitMaskUI
import HitMasks
import SpriteKit
import UIKit

var path: String { fatalError() }
var masks: HitMaskFile { fatalError() }
var mask: HitMask { fatalError() }
var star: HitMask { fatalError() }
var point: CGPoint { fatalError() }
@MainActor var screen: UIView { fatalError() }
@MainActor var mapView: UIView { fatalError() }
@MainActor var imageView: UIImageView { fatalError() }
@MainActor var button: HitMaskButton { fatalError() }
@MainActor var scene: SKNode { fatalError() }
func press() {}
