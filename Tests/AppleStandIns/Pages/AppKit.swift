// What the pages leave to the reader, for blocks that are compiled with AppKit.
import AppKit
import HitMaskUI
import HitMasks

var masks: HitMaskFile { fatalError() }
@MainActor var window: NSWindow { fatalError() }
