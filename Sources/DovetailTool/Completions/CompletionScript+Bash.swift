extension CompletionScript {
    /// For every bash since 3.2, which is that of macOS.
    static func bash(_ tool: CompletionTable, _ package: CompletionTable) -> String {
        #"""
        # Completes \#(Self.tool) and `swift package dovetail` in bash. Put this into a file, and `source` that in ~/.bashrc, behind what
        # completes other commands of swift.

        # Each of these sets what can stand at the place $1.
        _dovetail_tool() {
        \#(bashTable(tool))
        }

        _dovetail_package() {
        \#(bashTable(package))
        }

        # $1 is one of the two above, $2 the index of the first word behind the program.
        _dovetail_complete() {
            local answer=$1 index=$2 current=${COMP_WORDS[COMP_CWORD]}
            local word verb= option= operands=0 only_operands= given=" "
            local choices= paths= value= again= offered=
            for (( ; index < COMP_CWORD; index++ )); do
                word=${COMP_WORDS[index]}
                if [[ -n $option ]]; then
                    # What is written as --name=value are three words here.
                    [[ $word == "=" ]] || option=
                elif [[ -z $verb ]]; then
                    verb=$word
                elif [[ -n $only_operands || $word != -* || $word == - ]]; then
                    (( operands += 1 ))
                elif [[ $word == -- ]]; then
                    only_operands=yes
                else
                    given+="$word "
                    value=
                    "$answer" "$verb $word"
                    [[ -z $value ]] || option=$word
                fi
            done
            [[ $current != "=" ]] || current=
            choices= paths=
            if [[ -n $option ]]; then
                "$answer" "$verb $option"
            elif [[ -z $verb ]]; then
                "$answer" ""
            else
                [[ -z $only_operands && $current == -* ]] || "$answer" "$verb $operands"
                if [[ -z $choices$paths && -z $only_operands ]]; then
                    "$answer" "$verb -"
                    for word in $choices; do
                        choices= again=
                        "$answer" "$verb $word"
                        [[ $given == *" $word "* && -z $again ]] || offered+="$word "
                    done
                    choices=$offered paths=
                fi
            fi
            COMPREPLY=()
            case $paths in
            files) _dovetail_paths -f ;;
            folders) _dovetail_paths -d ;;
            *) COMPREPLY=($(compgen -W "$choices" -- "$current")) ;;
            esac
        }

        _dovetail_paths() {
            local path
            compopt -o filenames 2>/dev/null
            while IFS= read -r path; do COMPREPLY+=("$path"); done < <(compgen "$1" -- "$current")
        }

        _dovetail_complete_tool() {
            _dovetail_complete _dovetail_tool 1
        }

        # What others do for swift stays as it is.
        _dovetail_complete_swift() {
            local index
            COMPREPLY=()
            if [[ ${COMP_WORDS[1]} == package ]]; then
                for (( index = 2; index < COMP_CWORD; index++ )); do
                    if [[ ${COMP_WORDS[index]} == dovetail && ${COMP_WORDS[index - 1]} != --*-path ]]; then
                        _dovetail_complete _dovetail_package $(( index + 1 ))
                        return
                    fi
                done
            fi
            [[ -z $_dovetail_swift ]] || "$_dovetail_swift" "$@"
            if [[ ${COMP_WORDS[1]} == package && $COMP_CWORD == 2 && -n $2 && dovetail == "$2"* ]]; then
                COMPREPLY+=(dovetail)
            fi
        }

        if [[ $(complete -p swift 2>/dev/null) =~ -F\ ([^\ ]+) && ${BASH_REMATCH[1]} != _dovetail_* ]]; then
            _dovetail_swift=${BASH_REMATCH[1]}
        fi
        complete -F _dovetail_complete_tool \#(Self.tool)
        complete -o default -F _dovetail_complete_swift swift

        """#
    }

    private static func bashTable(_ table: CompletionTable) -> String {
        let cases = table.places.map { place in
            var settings: [String] = []
            if place.isValue { settings.append("value=yes") }
            if place.isRepeatable { settings.append("again=yes") }
            if let paths = place.paths { settings.append("paths=\(paths.rawValue)") }
            if !place.choices.isEmpty {
                settings.append("choices=\(quoted(place.choices.map(\.word).joined(separator: " ")))")
            }
            return "\(pattern(of: place))) \(settings.joined(separator: " ")) ;;"
        }
        return indented([#"case "$1" in"#] + cases + ["esac"], by: 4)
    }
}
