import HitMasks

// The form of a receipt within the file of a record: words of 64 bits, as in the record itself.
extension BuildReceipt {
    /// The bytes of the receipt, without a checksum.
    var bytes: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256 + seen.count * 160)
        bytes.append(request)
        bytes.append(time)
        bytes.append(output.stamp)
        bytes.append(word: output.checksum)
        for number in [inputCount, maskCount, pictureCount] { bytes.append(word: UInt64(number)) }
        for list in [messages, notes] {
            bytes.append(word: UInt64(list.count))
            for message in list { bytes.append(message) }
        }
        bytes.append(word: UInt64(seen.count))
        for seen in seen {
            bytes.append(text: seen.path)
            bytes.append(seen.stamp)
            bytes.append(word: seen.content == nil ? 0 : 1)
            if let content = seen.content { bytes.append(content) }
        }
        return bytes
    }

    /// Reads a receipt; nil if it is damaged.
    init?(_ bytes: UnsafeRawBufferPointer) {
        var reader = RecordReader(RawBytes(bytes))
        (request, time) = (reader.digest(), reader.time())
        output = Output(stamp: reader.stamp(), checksum: reader.word())
        (inputCount, maskCount, pictureCount) = (reader.size(), reader.size(), reader.size())
        (messages, notes) = (reader.messages(), reader.messages())
        seen = []
        let count = reader.count(ofSize: 72)
        seen.reserveCapacity(count)
        for _ in 0..<count where reader.isIntact {
            let (path, stamp, hasContent) = (reader.text(), reader.stamp(), reader.word())
            seen.append(SeenPath(path: path, stamp: stamp, content: hasContent == 0 ? nil : reader.digest()))
        }
        guard reader.isComplete, pictureCount <= count else { return nil }
    }
}

extension RecordReader {
    fileprivate mutating func messages() -> [RecordedMessage] {
        var messages: [RecordedMessage] = []
        for _ in 0..<count(ofSize: 32) where isIntact { messages.append(RecordedMessage(&self)) }
        return messages
    }
}
