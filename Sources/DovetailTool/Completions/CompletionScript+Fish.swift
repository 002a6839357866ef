extension CompletionScript {
    static func fish(_ tool: CompletionTable, _ package: CompletionTable) -> String {
        #"""
        # Completes \#(Self.tool) and `swift package dovetail` in fish. Put this into a file in ~/.config/fish/conf.d.

        # Each of these prints what can stand at the place $argv[1]: a line with what kind of place it is, then a line for each choice.
        function __dovetail_tool
        \#(fishTable(tool))
        end

        function __dovetail_package
        \#(fishTable(package))
        end

        # $answer is one of the two above, $words are those between the program and the cursor.
        function __dovetail_complete --argument-names answer
            set -l words $argv[2..]
            set -l current (commandline -ct)
            set -l verb ''
            set -l option ''
            set -l prefix ''
            set -l operands 0
            set -l only_operands ''
            set -l given
            for word in $words
                if test -n "$option"
                    set option ''
                else if test -z "$verb"
                    set verb $word
                else if test -n "$only_operands"; or not string match -q -- '-*' $word; or test "$word" = -
                    set operands (math $operands + 1)
                else if test "$word" = --
                    set only_operands yes
                else
                    set -l name (string split -m 1 = -- $word)[1]
                    set -a given $name
                    set -l lines ($answer "$verb $name")
                    if string match -q -- '* value *' "$lines[1]"; and not string match -q -- '*=*' $word
                        set option $name
                    end
                end
            end
            if test -z "$option"; and test -n "$verb"; and test -z "$only_operands"; and string match -q -- '--*=*' $current
                set option (string split -m 1 = -- $current)[1]
                set prefix $option=
                set current (string split -m 1 = -- $current)[2]
            end
            set -l lines
            if test -n "$option"
                set lines ($answer "$verb $option")
            else if test -z "$verb"
                set lines ($answer '')
            else
                if test -n "$only_operands"; or not string match -q -- '-*' $current
                    set lines ($answer "$verb $operands")
                end
                if test -z "$lines"; and test -z "$only_operands"
                    set lines ' '
                    for line in ($answer "$verb -")[2..]
                        set -l name (string split -m 1 \t -- $line)[1]
                        if not contains -- $name $given; or string match -q -- '* again *' ($answer "$verb $name")[1]
                            set -a lines $line
                        end
                    end
                end
            end
            if string match -q -- '* files *' "$lines[1]"
                printf "$prefix%s\n" (__fish_complete_path "$current")
            else if string match -q -- '* folders *' "$lines[1]"
                printf "$prefix%s\n" (__fish_complete_directories "$current" '')
            else if set -q lines[2]
                printf "$prefix%s\n" $lines[2..]
            end
        end

        # The words behind `swift package … dovetail`; fails where there are none.
        function __dovetail_package_words
            set -l words (commandline -opc)
            test "$words[2]" = package; or return 1
            for index in (seq 3 (count $words))
                if test "$words[$index]" = dovetail; and not string match -q -- '--*-path' $words[(math $index - 1)]
                    set -e words[1..$index]
                    set -q words[1]; and printf '%s\n' $words
                    return 0
                end
            end
            return 1
        end

        function __dovetail_behind_package
            set -l words (commandline -opc)
            test (count $words) = 2; and test "$words[2]" = package
        end

        complete -c \#(Self.tool) -f -k -a '(__dovetail_complete __dovetail_tool (commandline -opc)[2..])'
        complete -c swift -n __dovetail_behind_package -f -a dovetail -d 'Checks and explains the object graphs of the package'
        complete -c swift -n '__dovetail_package_words >/dev/null' -f -k -a '(__dovetail_complete __dovetail_package (__dovetail_package_words))'

        """#
    }

    private static func fishTable(_ table: CompletionTable) -> String {
        let cases = table.places.flatMap { place in
            var kind = ["", ""]
            if place.isValue { kind.insert("value", at: kind.count - 1) }
            if place.isRepeatable { kind.insert("again", at: kind.count - 1) }
            if let paths = place.paths { kind.insert(paths.rawValue, at: kind.count - 1) }
            let choices = place.choices.map { choice in
                let word = fishQuoted(choice.word)
                return "    " + (choice.summary.isEmpty ? word : #"\#(word)\t\#(fishQuoted(choice.summary))"#)
            }
            let first = "printf '%s\\n' " + fishQuoted(kind.joined(separator: " "))
            // It stands behind the options, which the star would take too.
            let name = place.isOfAllOperands ? place.name.dropLast() + "*" : place.name
            return ["case \(fishQuoted(name))"]
                + ([first] + choices).enumerated().map { index, line in
                    "    " + line + (index < choices.count ? " \\" : "")
                }
        }
        return indented([#"switch "$argv[1]""#] + cases + ["end"], by: 4)
    }

    /// Fish knows backslashes in its quotes, unlike the others.
    private static func fishQuoted(_ text: String) -> String {
        var quoted = "'"
        for character in text {
            if character == "'" || character == #"\"# { quoted.append(#"\"#) }
            quoted.append(character)
        }
        return quoted + "'"
    }
}
