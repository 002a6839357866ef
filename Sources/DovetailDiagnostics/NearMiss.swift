/// Finds the word that somebody probably meant.
package enum NearMiss {
    /// The closest of the words within two edits, or what an alias stands for.
    package static func of(_ name: String, among words: [String], aliases: [String: String] = [:]) -> String? {
        if let word = aliases[name] { return word }
        var best: (word: String, distance: Int)?
        for word in words.sorted() {
            let distance = distance(name, word)
            if distance <= min(2, max(1, word.count / 3)), distance < best?.distance ?? .max { best = (word, distance) }
        }
        return best?.word
    }

    /// Insertions, removals, replacements and swaps of neighbours; case counts for nothing.
    private static func distance(_ left: String, _ right: String) -> Int {
        let left = Array(left.lowercased().utf8)
        let right = Array(right.lowercased().utf8)
        guard abs(left.count - right.count) <= 2 else { return .max }
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            for column in right.indices {
                var least = min(current[column] + 1, last[column + 1] + 1)
                least = min(least, last[column] + (left[row] == right[column] ? 0 : 1))
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    least = min(least, beforeLast[column - 1] + 1)
                }
                current.append(least)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}
