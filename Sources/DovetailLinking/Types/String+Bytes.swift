/// What is asked of names most often, by bytes in place: going through the collections of a string takes ten times as long, more so in a debug build.
extension String {
    var isASCII: Bool {
        var text = self
        return text.withUTF8 { bytes in
            var index = 0
            while index < bytes.count, bytes[index] < 0x80 { index += 1 }
            return index == bytes.count
        }
    }

    /// Whether it is spelt exactly so: `==` takes two spellings of one character for the same, as the compiler does not.
    func isSpelt(_ other: String) -> Bool {
        var (left, right) = (self, other)
        return left.withUTF8 { left in
            right.withUTF8 { right in
                if left.count != right.count { return false }
                var index = 0
                while index < left.count, left[index] == right[index] { index += 1 }
                return index == left.count
            }
        }
    }
}
