protocol Store: Sendable {}
struct Disk: Store {}
struct Screen { let store: any Store }
