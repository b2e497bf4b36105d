import Foundation
import HitMasks
import Testing

@testable import HitMaskCompiler

/// A page as text, and what its script reads.
struct PageContent {
    let text: String
    let names: [[String: Any]]
    let masks: [[String: Any]]
    let pictures: [String]

    init(_ page: PreviewPage) throws {
        text = String(decoding: page.bytes, as: UTF8.self)
        let opening = try #require(text.range(of: "<script type=\"application/json\" id=\"data\">"))
        let closing = try #require(text.range(of: "</script>", range: opening.upperBound..<text.endIndex))
        let json = Data(text[opening.upperBound..<closing.lowerBound].utf8)
        let data = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        names = try #require(data["names"] as? [[String: Any]])
        masks = try #require(data["masks"] as? [[String: Any]])
        pictures = try #require(data["pictures"] as? [String])
    }
}

/// A mask to be put into a file.
struct SampleMask {
    var name: String
    var traits = StoredTraits()
    var bitmap: HitMask.Bitmap

    /// A file of masks.
    static func file(_ masks: [SampleMask]) throws -> HitMaskFile {
        var builder = MaskFileBuilder()
        for mask in masks {
            try builder.add(mask.name, traits: mask.traits, record: try MaskEncoder.record(of: mask.bitmap))
        }
        return try HitMaskFile(builder.bytes())
    }
}
