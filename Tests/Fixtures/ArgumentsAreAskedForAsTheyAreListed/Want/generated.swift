// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/Manifest.swift", line: 10)
#error("nothing provides `Page` without arguments, which `Screen` needs for its parameter `page` in `AppScope`; `Page` takes the arguments `Int` and `String`, so it is asked for as `(Int, String) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 11)
#error("nothing provides `Page` for `String` and `Int`, which `Screen` needs for its parameter `swapped` in `AppScope`; `Page` takes the arguments `Int` and `String`, so it is asked for as `(Int, String) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 12)
#error("nothing provides `Page` for `Int`, which `Screen` needs for its parameter `fewer` in `AppScope`; `Page` takes the arguments `Int` and `String`, so it is asked for as `(Int, String) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 13)
#error("nothing provides `Page` for `Int`, `String` and `Int`, which `Screen` needs for its parameter `more` in `AppScope`; `Page` takes the arguments `Int` and `String`, so it is asked for as `(Int, String) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 14)
#error("nothing provides `Page` for `Int` and `Substring`, which `Screen` needs for its parameter `other` in `AppScope`; `Page` takes the arguments `Int` and `String`, so it is asked for as `(Int, String) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 15)
#error("nothing provides `Page` for `Int` and `String?`, which `Screen` needs for its parameter `optional` in `AppScope`; `Page` takes the arguments `Int` and `String`, so it is asked for as `(Int, String) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 16)
#error("nothing provides `Plain` for `Int`, which `Screen` needs for its parameter `plain` in `AppScope`; `Plain` takes no arguments, so it is asked for as `Plain` or `() -> Plain` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 17)
#error("nothing provides `Page` without arguments, which `Screen` needs for its parameter `direct` in `AppScope`; `Page` takes the arguments `Int` and `String`, so it is asked for as `(Int, String) -> Page` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/Manifest.swift", line: 19)
#error("nothing provides `Page` tagged `Marker`, which `Screen` needs for its parameter `tagged` in `AppScope`; `Page` is registered without a tag: to take that, let the registration of `Screen` say `.using(Page.self, for: \"tagged\")`; to tag it, add `.tagged(Marker.self)` to its registration [missing-binding]")
#sourceLocation()
