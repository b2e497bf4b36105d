import HitMaskCompiler
import HitMasks
import TestSupport
import Testing

@Suite struct `The annotation of a mask file` {
    @Test(arguments: TestBitmaps.kinds) func `covers every byte once, in order`(_ kind: String) throws {
        var builder = MaskFileBuilder()
        for (index, side) in [5, 90, 300].enumerated() {
            let bitmap = TestBitmaps.make(kind, width: side, height: side - 3, seed: UInt64(index))
            try builder.add("folder/mask\(index)", bitmap: bitmap)
            try builder.add("folder/mask\(index)", scale: 2, bitmap: bitmap)
        }
        let bytes = try builder.bytes()
        let annotation = FileAnnotation(of: try HitMaskFile(bytes))
        var offset = 0
        for field in annotation.fields {
            #expect(field.range.lowerBound == offset)
            #expect(!field.meaning.isEmpty)
            offset = field.range.upperBound
        }
        #expect(offset == bytes.count)
    }

    @Test func `prints offset, bytes and meaning`() throws {
        let lines = FileAnnotation(of: try HitMaskFile(MaskFileBuilder().bytes())).lines
        #expect(lines[1] == "000000  93 48 4d 53 0d 0a 1a 0a  magic: 93 \"HMS\" CR LF 1A LF")
        #expect(lines.last == "000038  00 00 00 00 00 00 00 00")
    }
}
