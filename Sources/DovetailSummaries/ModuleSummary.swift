package import DovetailSyntax

/// What linking needs of one module's sources, to be handed on from one build action to another.
///
/// In a file it begins with a line that says what it is, with the version of the form. What follows is for this tool alone: numbers and texts without names,
/// at the end eight bytes of a checksum. Function bodies, comments and whatever linking never looks at are left out, so that an edit in there gives
/// the same bytes, unless it moves lines: places are lines and columns, and those of all that is kept are told of in diagnostics.
package struct ModuleSummary: Sendable {
    /// That of the module's summary which can be read. It is another one as soon as anything of the form is.
    package static let currentVersion = 1

    package var name: String
    package var packageName: String
    /// Names of the modules that it depends on.
    package var dependencies: [String]
    /// Custom compilation conditions.
    package var conditions: [String]
    /// Sorted by path.
    package var files: [ScannedFile]
    /// Paths of files that were not read, since they were generated.
    package var generatedFiles: [String]

    package init(
        name: String,
        packageName: String,
        dependencies: [String],
        conditions: [String],
        files: [ScannedFile],
        generatedFiles: [String]
    ) {
        self.name = name
        self.packageName = packageName
        self.dependencies = dependencies
        self.conditions = conditions
        self.files = files
        self.generatedFiles = generatedFiles
    }

    /// Why bytes are no summary.
    package enum Fault: Error, Equatable {
        case isNone
        case version(Int)
        case isDamaged
    }

    private static let title = "Dovetail module summary, version "

    /// Equal for equal modules, whatever order files, conditions and dependencies are listed in.
    ///
    /// - Parameter getters: Names of the properties whose bodies linking reads.
    package func encoded(keepingBodiesOf getters: Set<String>) -> [UInt8] {
        var copy = self
        copy.dependencies.sort()
        copy.conditions.sort()
        copy.files.sort { $0.source.path < $1.source.path }
        copy.generatedFiles.sort()
        var coder = SummaryCoder()
        copy.code(by: &coder, keepingBodiesOf: getters)
        let bytes = Array("\(Self.title)\(Self.currentVersion)\n".utf8) + coder.bytes
        return bytes + Self.checksum(of: bytes[...])
    }

    /// Reads what `encoded` gave.
    package init(_ bytes: [UInt8]) throws(Fault) {
        let title = Array(Self.title.utf8)
        guard bytes.starts(with: title) else { throw .isNone }
        let rest = bytes.dropFirst(title.count)
        guard let end = rest.firstIndex(of: UInt8(ascii: "\n")), end - rest.startIndex < 10,
            let version = Int(String(decoding: rest[..<end], as: UTF8.self))
        else { throw .isNone }
        guard version == Self.currentVersion else { throw .version(version) }
        let checksum = bytes.suffix(8)
        guard checksum.startIndex > end, Self.checksum(of: bytes[..<checksum.startIndex]) == Array(checksum) else {
            throw .isDamaged
        }
        self.init(name: "", packageName: "", dependencies: [], conditions: [], files: [], generatedFiles: [])
        let isComplete = bytes.withUnsafeBufferPointer { buffer in
            var coder = SummaryCoder(
                reading: UnsafeBufferPointer(rebasing: buffer[(end + 1)..<checksum.startIndex])
            )
            code(by: &coder, keepingBodiesOf: [])
            return coder.isComplete
        }
        guard isComplete else { throw .isDamaged }
    }

    private mutating func code(by coder: inout SummaryCoder, keepingBodiesOf getters: Set<String>) {
        coder.code(&name)
        coder.code(&packageName)
        coder.code(&dependencies)
        coder.code(&conditions)
        coder.code(&generatedFiles)
        let blank = ScannedFile(source: SourceText(path: "", bytes: []))
        coder.array(&files, blank: blank) { $0.code(&$1, keepingBodiesOf: getters) }
    }

    /// Tells what was cut off, or overwritten in part, from what is whole; it is no protection against anybody.
    package static func checksum(of bytes: ArraySlice<UInt8>) -> [UInt8] {
        var state: UInt64 = 0xCBF2_9CE4_8422_2325
        bytes.withUnsafeBytes { memory in
            var index = 0
            while index + 8 <= memory.count {
                let word = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
                state ^= state >> 29
                index += 8
            }
            while index < memory.count {
                state = (state ^ UInt64(memory[index])) &* 0x0000_0100_0000_01B3
                index += 1
            }
        }
        return (0..<8).map { UInt8(truncatingIfNeeded: state >> ($0 * 8)) }
    }
}
