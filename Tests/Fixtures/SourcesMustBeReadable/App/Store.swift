final class Store: Sendable {
    init() {
        print("where is the end?"
    }

func other() {
