// Written by Dovetail from HostAssembly, SessionAssembly, StorageAssembly, Product. Do not edit.

extension HostAssembly {
    nonisolated enum Factories {}
}

extension SessionAssembly {
    nonisolated enum Factories {}
}

extension StorageAssembly {
    nonisolated enum Factories {}
}

extension Product {
    /// Says that the build reads this composition.
    nonisolated enum Generated {}
}

#sourceLocation(file: "App/App.swift", line: 11)
#error("`LoggedEditor` of `SessionScope` may not reach `any Authentication`, which `SignIn` needs for its parameter `authentication`; let `SignIn` do without `any Authentication`; if that is how it is meant, say `Forbid((any Authentication).self, from: SessionScope.self, except: SignIn.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 11)
#error("`Profile` may not reach `Token`, which `SignIn` needs for its parameter `token`; let `SignIn` do without `Token`, or `Profile` without its parameter `signIn`; if that is how it is meant, say `Forbid(Token.self, from: Profile.self, except: SignIn.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 22)
#error("`Toolbar` of `SessionScope` may not reach `any Authentication`, which `Uploads` needs for its parameter `authentication`; let `Uploads` do without `any Authentication`, or `Toolbar` without its parameter `plugins`; if that is how it is meant, say `Forbid((any Authentication).self, from: SessionScope.self, except: Uploads.self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 27)
#error("`RealEditor` of `SessionAssembly` may not reach `Store` of `StorageAssembly`, which it needs for its parameter `store`; let `RealEditor` do without `Store` of `StorageAssembly`; if that is how it is meant, say `Forbid(StorageAssembly.self, from: SessionAssembly.self, except: (any Editor).self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 27)
#error("`RealEditor` may not reach `Store`, which it needs for its parameter `store`, where `DEBUG` is set; let `RealEditor` do without `Store`; if that is how it is meant, say `Forbid(Store.self, from: RealEditor.self, except: (any Editor).self)` [forbidden-dependency]")
#sourceLocation()

#sourceLocation(file: "App/App.swift", line: 34)
#error("`Launcher` of `HostScope` may not reach `any Editor` of `SessionScope`, which it needs for its parameter `open`; let `Launcher` do without `any Editor` of `SessionScope`; if that is how it is meant, say `Forbid(SessionScope.self, from: HostScope.self, except: Launcher.self)` [forbidden-dependency]")
#sourceLocation()
