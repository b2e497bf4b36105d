// Swift Testing imports this module where a test imports UIKit.
