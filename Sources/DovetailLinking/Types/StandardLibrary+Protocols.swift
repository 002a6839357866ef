extension StandardLibrary {
    /// The protocols of `Swift` and `_Concurrency`, each with those that it inherits from: a composition of both is the first
    /// alone.
    static let protocols: [String: [String]] = [
        "Actor": ["AnyObject", "Sendable"], "AdditiveArithmetic": ["Equatable"], "AnyObject": [],
        "AsyncIteratorProtocol": [], "AsyncSequence": [], "BidirectionalCollection": ["Collection"],
        "BinaryFloatingPoint": ["ExpressibleByFloatLiteral", "FloatingPoint"],
        "BinaryInteger": ["CustomStringConvertible", "Hashable", "Numeric", "Strideable"], "BitwiseCopyable": [],
        "CVarArg": [], "CaseIterable": [], "Clock": ["Sendable"],
        "CodingKey": ["CustomDebugStringConvertible", "CustomStringConvertible", "Sendable"],
        "CodingKeyRepresentable": [], "Collection": ["Sequence"], "Comparable": ["Equatable"], "Copyable": [],
        "CustomDebugStringConvertible": [], "CustomLeafReflectable": ["CustomReflectable"],
        "CustomPlaygroundDisplayConvertible": [], "CustomReflectable": [], "CustomStringConvertible": [],
        "Decodable": [], "Decoder": [], "DurationProtocol": ["AdditiveArithmetic", "Comparable", "Sendable"],
        "Encodable": [], "Encoder": [], "Equatable": [], "Error": ["Sendable"], "Escapable": [],
        "Executor": ["AnyObject", "Sendable"], "ExpressibleByArrayLiteral": [], "ExpressibleByBooleanLiteral": [],
        "ExpressibleByDictionaryLiteral": [],
        "ExpressibleByExtendedGraphemeClusterLiteral": ["ExpressibleByUnicodeScalarLiteral"],
        "ExpressibleByFloatLiteral": [], "ExpressibleByIntegerLiteral": [], "ExpressibleByNilLiteral": [],
        "ExpressibleByStringInterpolation": ["ExpressibleByStringLiteral"],
        "ExpressibleByStringLiteral": ["ExpressibleByExtendedGraphemeClusterLiteral"],
        "ExpressibleByUnicodeScalarLiteral": [],
        "FixedWidthInteger": ["BinaryInteger", "LosslessStringConvertible"],
        "FloatingPoint": ["Hashable", "SignedNumeric", "Strideable"], "GlobalActor": [], "Hashable": ["Equatable"],
        "Identifiable": [], "InstantProtocol": ["Comparable", "Hashable", "Sendable"], "IteratorProtocol": [],
        "KeyedDecodingContainerProtocol": [], "KeyedEncodingContainerProtocol": [],
        "LazyCollectionProtocol": ["Collection", "LazySequenceProtocol"], "LazySequenceProtocol": ["Sequence"],
        "LosslessStringConvertible": ["CustomStringConvertible"], "MirrorPath": [],
        "MutableCollection": ["Collection"], "Numeric": ["AdditiveArithmetic", "ExpressibleByIntegerLiteral"],
        "OptionSet": ["RawRepresentable", "SetAlgebra"], "RandomAccessCollection": ["BidirectionalCollection"],
        "RandomNumberGenerator": [], "RangeExpression": [], "RangeReplaceableCollection": ["Collection"],
        "RawRepresentable": [],
        "SIMD": [
            "CustomStringConvertible", "Decodable", "Encodable", "ExpressibleByArrayLiteral", "Hashable", "SIMDStorage",
        ],
        "SIMDScalar": ["BitwiseCopyable"], "SIMDStorage": [], "Sendable": ["SendableMetatype"], "SendableMetatype": [],
        "Sequence": [], "SerialExecutor": ["Executor"], "SetAlgebra": ["Equatable", "ExpressibleByArrayLiteral"],
        "SignedInteger": ["BinaryInteger", "SignedNumeric"], "SignedNumeric": ["Numeric"],
        "SingleValueDecodingContainer": [], "SingleValueEncodingContainer": [], "Strideable": ["Comparable"],
        "StringInterpolationProtocol": [],
        "StringProtocol": [
            "BidirectionalCollection", "Comparable", "ExpressibleByStringInterpolation", "Hashable",
            "LosslessStringConvertible", "TextOutputStream", "TextOutputStreamable",
        ],
        "TaskExecutor": ["Executor"], "TextOutputStream": [], "TextOutputStreamable": [], "UnicodeCodec": [],
        "UnkeyedDecodingContainer": [], "UnkeyedEncodingContainer": [], "UnsignedInteger": ["BinaryInteger"],
    ]

    /// Those whose one primary associated type is `Element`.
    static let sequences: Set<String> = [
        "BidirectionalCollection", "Collection", "MutableCollection", "RandomAccessCollection",
        "RangeReplaceableCollection", "Sequence",
    ]

    /// Foundation's protocols of errors, which are as well known.
    private static let errors: Set<String> = ["CustomNSError", "LocalizedError", "RecoverableError"]

    /// All that a protocol inherits from, through whatever others.
    static func ancestors(of name: String) -> Set<String> {
        var found: Set<String> = []
        var pending = protocols[name] ?? (errors.contains(name) ? ["Error"] : [])
        while let next = pending.popLast() {
            if found.insert(next).inserted { pending += protocols[next] ?? [] }
        }
        return found
    }
}
