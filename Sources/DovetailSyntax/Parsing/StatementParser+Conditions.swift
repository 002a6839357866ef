extension StatementParser {
    /// What does not go on as a chained call, and where.
    struct ModifierFault {
        var description: String
        var offset: Int
    }

    /// Whether the directive ends the branch of a `#if` that is being read.
    var isBranchEnd: Bool {
        cursor.isDirective("#elseif") || cursor.isDirective("#else") || cursor.isDirective("#endif")
    }

    /// Reads `#if … #endif` around statements; nil, in the middle, where it is nested too deeply or never ends.
    mutating func parseConditional() -> Statement? {
        let start = cursor.token.start
        guard openConditionals < Cursor.depthLimit else { return nil }
        openConditionals += 1
        defer { openConditionals -= 1 }
        var branches = ConditionalBranches()
        var read: [ConditionalStatements] = []
        while !cursor.isDirective("#endif") {
            guard isBranch else { return nil }
            let condition = branches.condition(ofNext: cursor.parseCondition())
            read.append(ConditionalStatements(condition: condition, statements: parseStatements()))
        }
        cursor.advance()
        return .conditional(read, offset: start)
    }

    /// Reads `#error("…")` or `#warning("…")`; nil, without reading, where there is anything else.
    mutating func parseMessage() -> Statement? {
        let isError = cursor.isDirective("#error")
        guard isError || cursor.isDirective("#warning") else { return nil }
        var ahead = cursor
        ahead.advance()
        guard ahead.take(.leftParenthesis), ahead.take(.string), ahead.take(.rightParenthesis) else { return nil }
        defer { cursor = ahead }
        return .message(isError: isError, offset: cursor.token.start)
    }

    /// Reads `.name(…)` as often as it stands here, also where `#if` surrounds some of them.
    mutating func parseModifiers(of chain: inout CallChain, under conditions: Conditions) -> ModifierFault? {
        while true {
            if cursor.kind == .period {
                let period = cursor.token.start
                cursor.advance()
                guard cursor.kind == .identifier else {
                    return ModifierFault(description: "a period without a name", offset: period)
                }
                let member = cursor.name
                let isBare = cursor.peek().kind == .period
                guard !isBare, var modifier = parseCall() else {
                    if slip == nil { slip = (.bareModifier(member), period) }
                    return ModifierFault(description: "`.\(member)`", offset: period)
                }
                modifier.conditions = conditions
                chain.modifiers.append(modifier)
            } else if cursor.beginsConditionalSuffix {
                if let fault = parseConditionalModifiers(of: &chain, under: conditions) { return fault }
            } else {
                return nil
            }
        }
    }

    private mutating func parseConditionalModifiers(
        of chain: inout CallChain,
        under conditions: Conditions
    ) -> ModifierFault? {
        let start = cursor.token.start
        guard conditions.count < Cursor.depthLimit else {
            return ModifierFault(description: "a `#if` that is nested too deeply", offset: start)
        }
        var branches = ConditionalBranches()
        while !cursor.isDirective("#endif") {
            guard isBranch else { return ModifierFault(description: "`#if` without `#endif`", offset: start) }
            let condition = branches.condition(ofNext: cursor.parseCondition())
            if let fault = parseModifiers(of: &chain, under: conditions + [condition]) { return fault }
            if !isBranchEnd {
                let description = "`\(cursor.text(cursor.token.range))` under the `#if` of a chained call"
                return ModifierFault(description: description, offset: cursor.token.start)
            }
        }
        cursor.advance()
        return nil
    }

    private var isBranch: Bool {
        cursor.isDirective("#if") || cursor.isDirective("#elseif") || cursor.isDirective("#else")
    }
}
