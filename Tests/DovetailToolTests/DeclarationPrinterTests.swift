import DovetailTestSupport
import Foundation
import Testing

@testable import DovetailTool

/// `DovetailTool declarations`, which only tests use.
struct DeclarationPrinterTests {
    private let workspace: ToolWorkspace

    init() throws {
        workspace = try ToolWorkspace()
    }

    private func print(_ sources: String...) throws -> Command.Result {
        let paths = try sources.enumerated().map { try workspace.write($1, to: "File\($0).swift") }
        let list = try workspace.write(paths.joined(separator: "\n"), to: "paths")
        return try Command(executable: BuiltTool.url, arguments: ["declarations"]).run(input: URL(filePath: list))
    }

    @Test func `Every field of the oracle is printed, with sorted keys and texts as written`() throws {
        let result = try print(
            """
            @testable import struct A.B
            public final class C<T: P>: D<T>, @unchecked Sendable where T: Q {
                @W(1) private(set) lazy var a: [String:  Int] = [:] { didSet {} }
                var (b, c) = (1, 2)
                #if E
                @objc
                #else
                @nonobjc
                #endif
                convenience init?<U>(@V _ x: inout U, y  z: Int..., w: Int = 1) async throws(E) {}
                typealias F = (Int)  -> Void
            }
            extension C.G: P {}
            """
        )
        let path = workspace.path("File0.swift")
        let initializer =
            ##"{"attributes":["#if E\n@objc\n#endif","#if !(E)\n@nonobjc\n#endif"],"effects":"async throws(E)","failable":"?","##
            + #""generics":"<U>","isLocal":false,"modifiers":["convenience"],"offset":193,"owner":"C","parameters":["#
            + #"{"attributes":["@V"],"hasDefault":false,"isVariadic":false,"label":"_","name":"x","type":"inout U"},"#
            + #"{"attributes":[],"hasDefault":false,"isVariadic":true,"label":"y","name":"z","type":"Int"},"#
            + #"{"attributes":[],"hasDefault":true,"isVariadic":false,"label":"w","name":"w","type":"Int"}]}"#
        let properties =
            #"{"accessors":["didSet"],"attributes":["@W(1)"],"hasDefault":true,"isLet":false,"modifiers":["private(set)","lazy"],"#
            + #""name":"a","offset":99,"owner":"C","type":"[String:  Int]"},"#
            + #"{"accessors":[],"attributes":[],"hasDefault":true,"isLet":false,"modifiers":[],"name":"(b, c)","offset":169,"#
            + #""owner":"C"}"#
        let types =
            #"{"attributes":[],"generics":"<T: P>","inherited":["D<T>","@unchecked Sendable"],"isLocal":false,"kind":"class","#
            + #""modifiers":["public","final"],"name":"C","offset":28},"#
            + #"{"attributes":[],"generics":"","inherited":["P"],"isLocal":false,"kind":"extension","modifiers":[],"name":"C.G","#
            + #""offset":365}"#
        #expect(
            result.output
                == #"{"aliases":[{"isLocal":false,"name":"C.F","type":"(Int)  -> Void"}],"bytes":384,"hasSyntaxErrors":false,"#
                + #""imports":["@testable import struct A.B"],"initializers":[\#(initializer)],"path":"\#(path)","#
                + #""properties":[\#(properties)],"types":[\#(types)]}"# + "\n"
        )
        #expect(result.status == 0)
    }

    @Test func `A file that can't be read is named, and the others are printed`() throws {
        let sound = try workspace.write("struct A {", to: "Sound.swift")
        let missing = workspace.path("Missing.swift")
        let list = try workspace.write("\(missing)\n\(sound)\n", to: "paths")
        let result = try Command(executable: BuiltTool.url, arguments: ["declarations"]).run(input: URL(filePath: list))
        let lines = result.output.split(separator: "\n")
        #expect(lines.contains("error: dovetail: can't read \(missing)"))
        let printed = lines.filter { $0.hasPrefix("{") }
        #expect(printed.count == 1)
        #expect(printed.first?.contains(#""hasSyntaxErrors":true"#) == true)
        #expect(printed.first?.contains(#""path":"\#(sound)""#) == true)
        #expect(result.status == 0)
    }
}
