// Written by Dovetail from AppAssembly, Product. Do not edit.

// What stands here is not read: neither this type, of which no composition knows, nor its initializer, which makes that of `Clock` ambiguous.
struct Unknown {}

extension Clock {
    init(unknown: Unknown) {}
}

enum AppAssembly: Assembly {}
