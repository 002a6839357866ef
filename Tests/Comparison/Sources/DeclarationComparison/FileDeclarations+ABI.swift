extension FileDeclarations {
    /// Removes what stands inside `@abi(…)`: it says what the declaration behind it is called in the binary, and declares nothing that source code
    /// can use. The oracle lists it all the same.
    ///
    /// - Parameter source: The bytes of the file.
    package mutating func removeBinaryNames(in source: some RandomAccessCollection<UInt8>) {
        func isKept(_ offset: Int) -> Bool { !Self.isInABIAttribute(offset, source) }
        initializers.removeAll { !isKept($0.offset) }
        properties.removeAll { !isKept($0.offset) }
    }

    /// Whether the bytes before `offset` are `@abi(`, blanks aside.
    private static func isInABIAttribute(_ offset: Int, _ source: some RandomAccessCollection<UInt8>) -> Bool {
        let before = source.prefix(offset).reversed().lazy.filter { $0 > 0x20 }
        return before.starts(with: "(iba@".utf8)
    }
}
