struct Settings {
    let name: String
}

final class Database: Sendable {
    init(settings: Settings) { print("database \(settings.name)") }
}

final class Repository: Sendable {
    let database: Database

    init(database: Database) {
        print("repository")
        self.database = database
    }
}

final class Screen {
    let repository: Repository
    let database: Database

    init(repository: Repository, database: Database) {
        print("screen")
        self.repository = repository
        self.database = database
    }
}
