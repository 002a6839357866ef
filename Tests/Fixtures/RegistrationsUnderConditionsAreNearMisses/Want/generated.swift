// Written by Dovetail from Contract. Do not edit.

extension Contract {
    /// Contract registers nothing that is made.
    public nonisolated enum Factories {}
}

// Written by Dovetail from DataAssembly. Do not edit.

package import Dovetail
package import Kit

#if DEBUG && os(Linux)
extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func disk(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "Data/Data.swift", line: 13)
            return ObjectWatch.tell(watch, "Disk", ObjectWatch.start(watch), Disk())
            #sourceLocation()
        }

        @inline(never)
        package static func quartz(_ watch: ObjectWatch?) -> any Clock {
            #sourceLocation(file: "Data/Data.swift", line: 15)
            return ObjectWatch.tell(watch, "Quartz", ObjectWatch.start(watch), Quartz())
            #sourceLocation()
        }

        @inline(never)
        package static func fileLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "Data/Data.swift", line: 18)
            return ObjectWatch.tell(watch, "FileLog", ObjectWatch.start(watch), FileLog())
            #sourceLocation()
        }

        @inline(never)
        package static func client(_ watch: ObjectWatch?) -> any Net {
            #sourceLocation(file: "Data/Data.swift", line: 22)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client())
            #sourceLocation()
        }
    }
}
#elseif DEBUG
extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func disk(_ watch: ObjectWatch?) -> any Store {
            #sourceLocation(file: "Data/Data.swift", line: 13)
            return ObjectWatch.tell(watch, "Disk", ObjectWatch.start(watch), Disk())
            #sourceLocation()
        }

        @inline(never)
        package static func fileLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "Data/Data.swift", line: 18)
            return ObjectWatch.tell(watch, "FileLog", ObjectWatch.start(watch), FileLog())
            #sourceLocation()
        }

        @inline(never)
        package static func client(_ watch: ObjectWatch?) -> any Net {
            #sourceLocation(file: "Data/Data.swift", line: 22)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client())
            #sourceLocation()
        }
    }
}
#else
extension DataAssembly {
    /// Makes what DataAssembly registers.
    package nonisolated enum Factories {
        @inline(never)
        package static func fileLog(_ watch: ObjectWatch?) -> any Log {
            #sourceLocation(file: "Data/Data.swift", line: 18)
            return ObjectWatch.tell(watch, "FileLog", ObjectWatch.start(watch), FileLog())
            #sourceLocation()
        }

        @inline(never)
        package static func client(_ watch: ObjectWatch?) -> any Net {
            #sourceLocation(file: "Data/Data.swift", line: 22)
            return ObjectWatch.tell(watch, "Client", ObjectWatch.start(watch), Client())
            #sourceLocation()
        }
    }
}
#endif

// Written by Dovetail from AppAssembly, Product. Do not edit.

extension AppAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 6)
#error("nothing provides `any Store`, which `Screen` needs for its parameter `store` in `AppScope`; `DataAssembly`, which `Product` doesn't list, registers `Disk` under `#if DEBUG`: list `DataAssembly.self` in `Product` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 7)
#error("nothing provides `any Net`, which `Screen` needs for its parameter `net` in `AppScope`; `DataAssembly`, which `Product` doesn't list, registers `Client`: list `DataAssembly.self` in `Product` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 8)
#error("nothing provides `any Log`, which `Screen` needs for its parameter `log` in `AppScope`; `DataAssembly`, which `Product` doesn't list, registers `FileLog`: list `DataAssembly.self` in `Product` [missing-binding]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 9)
#error("nothing provides `any Clock`, which `Screen` needs for its parameter `clock` in `AppScope`; `DataAssembly`, which `Product` doesn't list, registers `Quartz` under `#if os(Linux)`: list `DataAssembly.self` in `Product` [missing-binding]")
#sourceLocation()
