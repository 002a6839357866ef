// Written by Dovetail from KitAssembly. Do not edit.

package import Dovetail

extension KitAssembly {
    /// Makes what KitAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func optionalTheme(_ watch: ObjectWatch?) -> SealedOptionalTheme {
            #sourceLocation(file: "Kit/Kit.swift", line: 17)
            let make: () -> Theme? = { nil }
            #sourceLocation(file: "Kit/Kit.swift", line: 17)
            return SealedOptionalTheme(value: ObjectWatch.tell(watch, "Theme?", ObjectWatch.start(watch), make()))
            #sourceLocation()
        }

        @inline(never)
        package static func fontClosure(_ watch: ObjectWatch?) -> SealedFontClosure {
            #sourceLocation(file: "Kit/Kit.swift", line: 18)
            let make: () -> @Sendable () -> Font = { { Font() } }
            #sourceLocation(file: "Kit/Kit.swift", line: 18)
            return SealedFontClosure(value: ObjectWatch.tell(watch, "@Sendable () -> Font", ObjectWatch.start(watch), make()))
            #sourceLocation()
        }

        @inline(never)
        package static func page(
            _ watch: ObjectWatch?,
            theme: SealedTheme?,
            make: @escaping @Sendable () -> SealedFont,
            maybe: (() -> SealedTheme)?
        ) -> Page {
            #sourceLocation(file: "Kit/Kit.swift", line: 19)
            return ObjectWatch.tell(watch, "Page", ObjectWatch.start(watch), Page(
                theme: theme?.value,
                make: { make().value },
                maybe: maybe.map { value -> (() -> Theme) in { value().value } }
            ))
            #sourceLocation()
        }

        /// `Font`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedFont: Sendable {
            let value: Font
        }

        /// `@Sendable () -> Font`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedFontClosure: Sendable {
            let value: @Sendable () -> Font
        }

        /// `Theme?`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedOptionalTheme: Sendable {
            let value: Theme?
        }

        /// `Theme`, for other modules to hold and to pass on, not to look into.
        package nonisolated struct SealedTheme: Sendable {
            let value: Theme
        }
    }
}

// Written by Dovetail from Product. Do not edit.

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "Kit/Kit.swift", line: 9)
#error("the seal of `Theme?` can't be taken apart for parameter `theme`: it is `internal`, and `KitAssembly`, which is `package`, takes and gives it sealed; make `Theme` `package`, or `KitAssembly` `internal` [exposed-type-not-accessible]")
#sourceLocation()

#sourceLocation(file: "Kit/Kit.swift", line: 9)
#error("the seal of `@Sendable () -> Font` can't be taken apart for parameter `make`: it is `internal`, and `KitAssembly`, which is `package`, takes and gives it sealed; make `Font` `package`, or `KitAssembly` `internal` [exposed-type-not-accessible]")
#sourceLocation()
