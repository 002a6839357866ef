package import DovetailDiagnostics

/// What there is to know of one problem: a small program that has it, why that is wrong, and the program mended.
package struct Explanation: Hashable, Sendable {
    /// The sources of one module, in one file.
    package struct Module: Hashable, Sendable {
        package var name: String
        package var text: String
        /// The generated file that stands beside it, if one does.
        package var generated: String?

        package init(_ name: String, _ text: String, generated: String? = nil) {
            self.name = name
            self.text = text
            self.generated = generated
        }

        /// Where they would stand in a package, and what is in them.
        package var files: [(path: String, text: String)] {
            [("Sources/\(name)/\(name).swift", text)]
                + (generated.map { [("Sources/\(name)/\(name)+Dovetail.generated.swift", $0)] } ?? [])
        }
    }

    /// Complete: it declares all that it names. Each module imports only those before it.
    package var wrong: [Module]
    /// Why it is wrong, in a paragraph.
    package var reason: String
    /// The same program with the usual mend.
    package var mended: [Module]
    /// Other mends, where there are any, in a paragraph.
    package var otherMends: String?

    /// Line breaks in paragraphs stand where the source has them, and mean nothing.
    package init(wrong: [Module], reason: String, mended: [Module], otherMends: String? = nil) {
        self.wrong = wrong
        self.reason = Self.paragraph(reason)
        self.mended = mended
        self.otherMends = otherMends.map(Self.paragraph)
    }

    /// Of a program of one module.
    package init(wrong: String, reason: String, mended: String, otherMends: String? = nil) {
        self.init(
            wrong: [Module("App", wrong)],
            reason: reason,
            mended: [Module("App", mended)],
            otherMends: otherMends
        )
    }

    private static func paragraph(_ text: String) -> String {
        text.split(separator: "\n").joined(separator: " ")
    }
}

extension DiagnosticID {
    /// A program that has the problem, and how it is mended.
    package var explanation: Explanation {
        switch self {
        case .unreadableSource: .unreadableSource
        case .tooManyConditions: .tooManyConditions
        case .unreadableManifest: .unreadableManifest
        case .unknownType: .unknownType
        case .ambiguousType: .ambiguousType
        case .ambiguousInitializer: .ambiguousInitializer
        case .noInitializer: .noInitializer
        case .inaccessibleInitializer: .inaccessibleInitializer
        case .notAClass: .notAClass
        case .unsupportedParameter: .unsupportedParameter
        case .parameterMismatch: .parameterMismatch
        case .unusedArgument: .unusedArgument
        case .exposedTypeNotAccessible: .exposedTypeNotAccessible
        case .missingBinding: .missingBinding
        case .emptyCollection: .emptyCollection
        case .scopeViolation: .scopeViolation
        case .duplicateBinding: .duplicateBinding
        case .overrideWithoutTarget: .overrideWithoutTarget
        case .duplicateMapKey: .duplicateMapKey
        case .decoratorWithoutTarget: .decoratorWithoutTarget
        case .ruleWithoutTarget: .ruleWithoutTarget
        case .dependencyCycle: .dependencyCycle
        case .forbiddenDependency: .forbiddenDependency
        case .ambiguousChildScope: .ambiguousChildScope
        case .isolationMismatch: .isolationMismatch
        case .effectMismatch: .effectMismatch
        case .lateClosure: .lateClosure
        case .heldWeak: .heldWeak
        case .rootMismatch: .rootMismatch
        case .generatedSources: .generatedSources
        case .unusedRegistration: .unusedRegistration
        case .unusedInput: .unusedInput
        }
    }
}
