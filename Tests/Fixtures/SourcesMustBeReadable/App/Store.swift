// What is not known for an unreadable file, such as the type behind the brace that is missing, is not told of as missing.

final class Store: Sendable {
    let journal: Journal

    init(journal: Journal) {
        self.journal = journal
        print("where is the end?"
    }

func other() {

final class Journal: Sendable {}
