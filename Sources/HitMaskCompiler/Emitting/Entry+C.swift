import HitMasks

extension HitMaskFile.Entry {
    /// The mask as a header for C and C++: its size, its bits in rows, and a function that looks one up.
    ///
    /// The names in it are made of the mask's name: of `buttons/play`, `buttons_play_width` and so on. The bits are
    /// those of the X bitmap format: a row starts at a byte, the lowest bit is its leftmost pixel.
    package var cHeader: [UInt8] {
        let prefix = cIdentifier(name)
        let guardName = "HITMASK_" + prefix.uppercased() + "_H"
        let bitmap = mask.expanded()
        let comment = name.escaped.replacing("*/", with: "* /").replacing("?", with: "_")
        return Array(
            """
            /* \(comment): \(mask.width) x \(mask.height) pixels at \(scaleText(mask.scale)), a bit each, 1 = opaque. \
            C99 or C++. */
            #ifndef \(guardName)
            #define \(guardName)

            #define \(prefix)_width \(mask.width)
            #define \(prefix)_height \(mask.height)

            /* Rows from top to bottom, \(bitmap.bytesPerRow) bytes each; the lowest bit of a byte is its leftmost pixel. */
            static const unsigned char \(prefix)_bits[] = {
            \(cRows(bitmap))
            };

            /* 1 if the pixel is opaque, 0 if it is transparent or outside. */
            static inline int \(prefix)_contains(long x, long y)
            {
                if (x < 0 || y < 0 || x >= \(prefix)_width || y >= \(prefix)_height)
                    return 0;
                return \(prefix)_bits[(unsigned long)y * \(bitmap.bytesPerRow)u + (unsigned long)(x >> 3)] >> (x & 7) & 1;
            }

            #endif

            """.utf8)
    }
}

/// A line of text for each row. An array of C has at least one element.
private func cRows(_ bitmap: HitMask.Bitmap) -> String {
    guard !bitmap.bytes.isEmpty else { return "    0" }
    var text = ""
    text.reserveCapacity(5 * bitmap.bytes.count + 5 * bitmap.height)
    for y in 0..<bitmap.height {
        text += y == 0 ? "    " : ",\n    "
        for (index, byte) in bitmap.bytes[y * bitmap.bytesPerRow..<(y + 1) * bitmap.bytesPerRow].enumerated() {
            text += (index == 0 ? "0x" : ",0x") + hexadecimal(byte >> 4) + hexadecimal(byte & 15)
        }
    }
    return text
}

private func hexadecimal(_ digit: UInt8) -> String { String(digit, radix: 16) }

/// A word that C takes as the beginning of a name: letters, digits and underscores, not a digit first.
private func cIdentifier(_ name: String) -> String {
    let word = String(
        name.unicodeScalars.map {
            $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) ? Character($0) : "_"
        })
    // A name of two underscores, or of one and a capital, belongs to the compiler.
    return word.first.map { $0.isNumber || $0 == "_" } ?? true ? "mask_" + word : word
}
