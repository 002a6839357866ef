/// Writes a blueprint as Swift: declarations, each a piece of text that may stand in any file of its module.
struct BlueprintPrinter {
    /// Lines of text, some of which are places.
    struct Piece: Sendable {
        enum Kind: Sendable {
            /// Its place is in the generated text.
            case manifest
            case declaration
            case program
        }

        var module: Blueprint.Module
        var kind = Kind.declaration
        /// Modules that the interface needs; others are for its own use.
        var packageImports: Set<String> = []
        var lines: [String] = []
        var places: [Int: Blueprint.Place] = [:]

        mutating func add(_ line: String, at place: Blueprint.Place? = nil) {
            if let place { places[lines.count] = place }
            lines.append(line)
        }
    }

    let blueprint: Blueprint

    /// The assemblies and compositions in their order, then all else.
    func pieces() -> [Piece] {
        blueprint.assemblies.indices.map(assembly) + [composition()] + blueprint.bundles.indices.map(bundle)
            + blueprint.scopes.indices.map(scope) + (0..<blueprint.promiseCount).map(promise)
            + [mapKeys()] + (0..<blueprint.markCount).map(mark)
            + (0..<blueprint.valueCount).map(value) + blueprint.things.indices.map(thing)
    }

    /// Where something is declared, and how accessible it is.
    private func module(_ module: Blueprint.Module) -> Blueprint.Module { blueprint.isSpread ? module : .app }
    private var access: String { blueprint.isSpread ? "package " : "" }

    private func isPackage(_ thing: Int) -> Bool { blueprint.isSpread && !blueprint.things[thing].isInternal }

    private func scope(_ index: Int) -> Piece {
        var piece = Piece(module: module(.kit))
        let name = blueprint.name(ofScope: index)
        piece.add("\(access)enum \(name): Scope {")
        if let parent = blueprint.scopes[index].parent {
            piece.add("    \(access)typealias Parent = \(blueprint.name(ofScope: parent))")
        }
        if let actor = blueprint.scopes[index].actor {
            if blueprint.isSpread, actor == .worker { piece.packageImports = [RecordModule.name] }
            piece.add("    \(access)typealias Isolation = \(actor.rawValue)")
        }
        piece.add("}")
        return piece
    }

    private func promise(_ index: Int) -> Piece {
        var piece = Piece(module: module(.kit))
        if blueprint.isSpread { piece.packageImports = [RecordModule.name] }
        let name = blueprint.name(ofPromise: index)
        piece.add("\(access)protocol \(name): Recorded, Sendable {}")
        let double = blueprint.name(ofDouble: index)
        piece.add("\(access)final class \(double): \(name) {")
        piece.add("    \(access)let number: Int")
        piece.add("    \(access)init(id: Int) { number = Record.made(\"\(double)\", [\"v\\(id)\"]) }")
        piece.add("    @MainActor \(access)func probe(_ depth: Int, late: Bool) async {}")
        piece.add("}")
        return piece
    }

    private func mapKeys() -> Piece {
        var piece = Piece(module: module(.kit))
        piece.add("\(access)enum \(blueprint.nameOfKeys): Comparable {")
        piece.add("    case \((0..<Blueprint.mapKeyCount).map { "k\($0)" }.joined(separator: ", "))")
        piece.add("}")
        return piece
    }

    private func mark(_ index: Int) -> Piece {
        var piece = Piece(module: module(.kit))
        piece.add("\(access)enum \(blueprint.name(ofMark: index)) {}")
        return piece
    }

    private func value(_ index: Int) -> Piece {
        var piece = Piece(module: module(.kit))
        piece.add("\(access)struct \(blueprint.name(ofValue: index)): RecordedValue {")
        piece.add("    \(access)let id: Int")
        piece.add("    \(access)init(id: Int) { self.id = id }")
        piece.add("}")
        return piece
    }
}

extension BlueprintPrinter {
    private func assembly(_ index: Int) -> Piece {
        let assembly = blueprint.assemblies[index]
        var piece = Piece(module: module(assembly.module), kind: .manifest)
        if blueprint.isSpread, assembly.module != .app {
            piece.packageImports = assembly.module == .kit ? ["Dovetail"] : ["Dovetail", "Kit"]
        }
        let access = assembly.module == .app ? "" : access
        piece.add("\(access)enum \(blueprint.name(ofAssembly: index)): Assembly {")
        piece.add("    \(access)typealias Scope = \(blueprint.name(ofScope: assembly.scope))")
        piece.add("    \(access)static var registrations: Registrations {")
        for registration in assembly.registrations {
            guard let isDebug = blueprint.conditions[registration] else {
                add(registration, to: &piece)
                continue
            }
            piece.add("        #if \(isDebug ? "" : "!")DEBUG")
            add(registration, to: &piece)
            piece.add("        #endif")
        }
        piece.add("    }")
        piece.add("}")
        return piece
    }

    private func add(_ index: Int, to piece: inout Piece) {
        let indent = "        "
        switch blueprint.registrations[index] {
        case .collection: break
        case .allowance(let key):
            piece.add("\(indent)Contributions(\(blueprint.metatype(key))).allowEmpty()", at: .registration(index))
        case .input(let key):
            var name = ""
            switch key.untagged {
            case .maker, .maybe: name = ", name: \"\(blueprint.label(key))\""
            case .thing, .promise, .value, .list, .map, .tagged: break
            }
            piece.add("\(indent)Input(\(blueprint.metatype(key))\(name))\(tag(key.mark))", at: .registration(index))
        case .making(let making):
            let word =
                switch making.lifetime {
                case .shared, .lazy: "Shared"
                case .transient: "Transient"
                case .perGraph: "PerGraph"
                case .weak: "Weak"
                }
            if let key = making.wraps { return addDecorator(making, index, of: key, to: &piece) }
            var arguments = ["\(blueprint.typeName(ofThing: making.thing)).self"]
            if !making.keys.isEmpty {
                arguments.append("as: " + making.keys.map(blueprint.metatype).joined(separator: ", "))
            }
            if !making.arguments.isEmpty {
                arguments.append("arguments: " + making.arguments.map(blueprint.metatype).joined(separator: ", "))
            }
            piece.add("\(indent)\(word)(\(arguments.joined(separator: ", ")))", at: .registration(index))
            if making.isClosure { addClosure(of: making, index, to: &piece) }
            if let collection = making.collection {
                let key = blueprint.mapKey(of: making, spelling: index).map { ", key: \($0)" } ?? ""
                piece.add("\(indent)    .into(\(blueprint.metatype(collection))\(key))", at: .contribution(index))
            }
            if making.mark != nil { piece.add("\(indent)    \(tag(making.mark))") }
            addUses(of: making, to: &piece)
            if making.lifetime == .lazy { piece.add("\(indent)    .lazy()") }
            if making.isConcurrent { piece.add("\(indent)    .concurrent()") }
            if making.hasHook { piece.add("\(indent)    .onEnd { await Record.hook($0.number) }") }
        }
    }

    private func addDecorator(_ making: Blueprint.Making, _ index: Int, of key: Blueprint.Key, to piece: inout Piece) {
        let tag = key.mark.map { ", tag: \(blueprint.name(ofMark: $0)).self" } ?? ""
        let name = blueprint.typeName(ofThing: making.thing)
        piece.add("        Decorator(\(name).self, of: \(blueprint.metatype(key))\(tag))", at: .registration(index))
        if making.isClosure { addClosure(of: making, index, to: &piece) }
        addUses(of: making, to: &piece)
        if making.hasHook { piece.add("            .onEnd { await Record.hook($0.number) }") }
    }

    private func addUses(of making: Blueprint.Making, to piece: inout Piece) {
        for (parameter, key) in making.uses.sorted(by: { $0.key < $1.key }) {
            let tag = key.mark.map { ", tag: \(blueprint.name(ofMark: $0)).self" } ?? ""
            piece.add("            .using(\(blueprint.metatype(key))\(tag), for: \"p\(parameter)\")")
        }
        for (parameter, scope) in making.usedScopes.sorted(by: { $0.key < $1.key }) {
            piece.add("            .using(scope: \(blueprint.name(ofScope: scope)).self, for: \"p\(parameter)\")")
        }
    }

    private func tag(_ mark: Int?) -> String {
        mark.map { ".tagged(\(blueprint.name(ofMark: $0)).self)" } ?? ""
    }

    private func addClosure(of making: Blueprint.Making, _ index: Int, to piece: inout Piece) {
        let indent = "        "
        let thing = blueprint.things[making.thing]
        let name = blueprint.typeName(ofThing: making.thing)
        let actor = thing.effects.actor.map { "@\($0.rawValue) " } ?? ""
        let effects = words(thing.effects)
        let call = (thing.effects.isThrowing ? "try " : "") + (thing.effects.isAsync ? "await " : "") + name
        let taken = thing.parameters.indices.filter { thing.parameters[$0] != .defaulted }
        let arguments = taken.map { "p\($0): p\($0)" }.joined(separator: ", ")
        let last = piece.lines.count - 1
        guard !taken.isEmpty else {
            let signature = effects.isEmpty && actor.isEmpty ? "" : "\(actor)() \(effects)in "
            piece.lines[last] += " { \(signature)\(call)() }"
            return
        }
        piece.lines[last] += " { \(actor)("
        for parameter in taken {
            let separator = parameter == taken.last ? "" : ","
            piece.add(
                "\(indent)    p\(parameter): \(blueprint.parameterType(thing.parameters[parameter]))\(separator)",
                at: .closureParameter(registration: index, parameter)
            )
        }
        piece.add("\(indent)) \(effects)in \(call)(\(arguments)) }")
    }

    private func composition() -> Piece {
        listing(blueprint.product, blueprint.entries, bundle: nil)
    }

    private func bundle(_ index: Int) -> Piece {
        listing(blueprint.name(ofBundle: index), blueprint.bundles[index], bundle: index)
    }

    private func listing(_ name: String, _ entries: [Blueprint.Entry], bundle: Int?) -> Piece {
        var piece = Piece(module: .app, kind: .manifest)
        piece.add("enum \(name): Composition {")
        piece.add("    static var assemblies: Assemblies {")
        for (index, entry) in entries.enumerated() {
            let text =
                switch entry {
                case .assembly(let assembly): "\(blueprint.name(ofAssembly: assembly)).self"
                case .include(let bundle): "Include(\(blueprint.name(ofBundle: bundle)).self)"
                case .override(let assembly): "Override(\(blueprint.name(ofAssembly: assembly)).self)"
                case .expose(let key):
                    "Expose(\(blueprint.metatype(key))\(key.mark.map { ", tag: \(blueprint.name(ofMark: $0)).self" } ?? ""))"
                }
            piece.add("        \(text)", at: .entry(bundle: bundle, index))
        }
        piece.add("    }")
        piece.add("}")
        return piece
    }
}

extension BlueprintPrinter {
    private func thing(_ index: Int) -> Piece {
        let thing = blueprint.things[index]
        let access = isPackage(index) ? "package " : ""
        var piece = Piece(module: module(thing.module))
        let name = blueprint.name(ofThing: index)
        var inherited = thing.promises.map(blueprint.name(ofPromise:)) + ["Recorded"]
        if thing.isSendable, !thing.isOnActor { inherited.append("Sendable") }
        let generic = thing.argument == nil ? "" : "<Tag: RecordedValue>"
        if isPackage(index), thing.argument != nil { piece.packageImports = [RecordModule.name] }
        let actor = thing.isOnActor ? "@MainActor " : ""
        piece.add("\(actor)\(access)final class \(name)\(generic): \(inherited.joined(separator: ", ")) {")
        piece.add("    \(access)nonisolated let number: Int")
        for (parameter, request) in thing.parameters.enumerated() {
            piece.add("    let p\(parameter): \(declared(blueprint.type(request), in: thing))")
        }
        addInitializer(of: index, to: &piece)
        piece.add("    @MainActor \(access)func probe(_ depth: Int, late: Bool) async {")
        piece.add("        guard depth > 0, Record.enters(number) else { return }")
        for (parameter, request) in thing.parameters.enumerated() {
            for line in probe(parameter, request) { piece.add("        \(line)") }
        }
        piece.add("    }")
        piece.add("}")
        return piece
    }

    private func words(_ effects: Blueprint.Effects) -> String {
        blueprint.words(isAsync: effects.isAsync, isThrowing: effects.isThrowing, effects.error)
    }

    /// A type as the declaration of what is generic has it.
    private func declared(_ type: String, in thing: Blueprint.Thing) -> String {
        thing.argument.map { type.replacing(blueprint.name(ofValue: $0), with: "Tag") } ?? type
    }

    /// The protocol, without `any`.
    private func openedType(_ request: Blueprint.Request) -> String {
        if case .instance(.promise(let promise)) = request { blueprint.name(ofPromise: promise) } else { "" }
    }

    /// Whether it is a parameter's type by way of a generic parameter of the initializer.
    private func opensByName(_ parameter: Int, _ thing: Blueprint.Thing) -> Bool {
        guard thing.opaqueParameters.contains(parameter),
            case .instance(.promise(let promise)) = thing.parameters[parameter]
        else { return false }
        return (promise + parameter).isMultiple(of: 2)
    }

    private func addInitializer(of index: Int, to piece: inout Piece) {
        let thing = blueprint.things[index]
        let actor = thing.isOnActor ? "" : thing.effects.actor.map { "@\($0.rawValue) " } ?? ""
        let effects = words(thing.effects)
        let name = blueprint.name(ofThing: index)
        let opened = thing.parameters.indices.filter { opensByName($0, thing) }
        let constraints = opened.map { "S\($0): \(declared(openedType(thing.parameters[$0]), in: thing))" }
        piece.add("    \(actor)init\(constraints.isEmpty ? "" : "<\(constraints.joined(separator: ", "))>")(")
        for (parameter, request) in thing.parameters.enumerated() {
            let separator = parameter == thing.parameters.count - 1 ? "" : ","
            var type = declared(blueprint.parameterType(request), in: thing)
            if thing.opaqueParameters.contains(parameter), case .instance(.promise) = request {
                type = opensByName(parameter, thing) ? "S\(parameter)" : "some \(openedType(request))"
            }
            piece.add(
                "        p\(parameter): \(type)\(separator)",
                at: .parameter(thing: index, parameter)
            )
        }
        piece.add("    ) \(effects){")
        if thing.effects.isAsync { piece.add("        await Task.yield()") }
        if thing.effects.isThrowing {
            let error = thing.effects.error ?? index % 2
            piece.add("        try Record.check(\"\(name)\") { Refused\(error)(type: $0) }")
        }
        var handed: [String] = []
        for (parameter, request) in thing.parameters.enumerated() {
            piece.add("        self.p\(parameter) = p\(parameter)")
            switch request {
            case .closure(_, _, let form) where form.isOptional:
                handed.append("p\(parameter) == nil ? \"nil\" : \"f\"")
            case .closure, .opening: handed.append("\"f\"")
            case .instance, .optional: handed.append("Record.text(p\(parameter))")
            case .defaulted: handed.append("\"d\\(p\(parameter))\"")
            }
        }
        piece.add("        number = Record.made(\"\(name)\", [\(handed.joined(separator: ", "))])")
        piece.add("    }")
    }

    /// Statements that call what a parameter was handed, or lead on to it.
    private func probe(_ parameter: Int, _ request: Blueprint.Request) -> [String] {
        switch request {
        case .instance(.thing), .instance(.promise): return ["await p\(parameter).probe(depth - 1, late: late)"]
        case .optional(.thing), .optional(.promise): return ["await p\(parameter)?.probe(depth - 1, late: late)"]
        case .instance(.list), .instance(.map):
            return ["for element in Record.elements(p\(parameter)) { await element.probe(depth - 1, late: late) }"]
        case .optional(.list), .optional(.map):
            return ["for element in Record.elements(p\(parameter)) { await element.probe(depth - 1, late: late) }"]
        case .instance, .optional, .defaulted: return []
        case .closure(let arguments, let result, let form):
            let call = call(parameter, arguments, form)
            let body = ["let object = \(call)"] + record("object", parameter, result)
            let lines = guarded(body, parameter, form)
            return form.isOptional ? ["if let p\(parameter) {"] + lines.map { "    \($0)" } + ["}"] : lines
        case .opening(let arguments, let result, let form, let isTuple):
            let call = call(parameter, arguments, form)
            let body =
                isTuple
                ? ["let (object, end) = \(call)"] + record("object", parameter, result) + [
                    "await end()", "Record.report([])",
                ]
                : ["let opened = \(call)"] + record("opened.value", parameter, result)
                    + ["Record.report(await opened.end().ended)"]
            return guarded(body, parameter, form)
        }
    }

    private func call(_ parameter: Int, _ arguments: [Blueprint.Key], _ form: Blueprint.ClosureForm) -> String {
        let words = (form.isThrowing ? "try " : "") + (form.isAsync || form.actor == .worker ? "await " : "")
        let values = arguments.enumerated().map { index, key in
            blueprint.expression(key, id: "depth * 1000 + \((parameter + 1) * 10 + index)")
        }
        return "\(words)p\(parameter)(\(values.joined(separator: ", ")))"
    }

    private func record(_ name: String, _ parameter: Int, _ result: Blueprint.Key) -> [String] {
        var lines = ["Record.called(number, \(parameter), Record.text(\(name)))"]
        switch result {
        case .thing, .promise: lines.append("await \(name).probe(depth - 1, late: late)")
        case .list, .map:
            lines.append("for element in Record.elements(\(name)) { await element.probe(depth - 1, late: late) }")
        case .value, .maker, .maybe, .tagged: break
        }
        return lines
    }

    /// What can't throw isn't called once its scope may have ended.
    private func guarded(_ body: [String], _ parameter: Int, _ form: Blueprint.ClosureForm) -> [String] {
        let lines = body.map { "    \($0)" }
        let caught = ["do {"] + lines + ["} catch { Record.threw(number, \(parameter), error) }"]
        if form.tellsEnd { return caught }
        return ["if !late {"] + (form.isThrowing ? caught : body).map { "    \($0)" } + ["}"]
    }
}
