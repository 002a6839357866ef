extension CompletionScript {
    static func zsh(_ tool: CompletionTable, _ package: CompletionTable) -> String {
        #"""
        # Completes \#(Self.tool) and `swift package dovetail` in zsh. Put this into a file, and `source` that in ~/.zshrc, behind compinit.

        # Each of these sets what can stand at the place $1.
        _dovetail_tool() {
        \#(zshTable(tool))
        }

        _dovetail_package() {
        \#(zshTable(package))
        }

        # $1 is one of the two above, $2 the index of the first word behind the program.
        _dovetail_complete() {
            local answer=$1 word verb option only_operands paths value again
            local -i index=$2 operands=0
            local -a choices given offered
            for (( ; index < CURRENT; index++ )); do
                word=$words[index]
                if [[ -n $option ]]; then
                    option=
                elif [[ -z $verb ]]; then
                    verb=$word
                elif [[ -n $only_operands || $word != -* || $word == - ]]; then
                    (( operands += 1 ))
                elif [[ $word == -- ]]; then
                    only_operands=yes
                else
                    given+=(${word%%=*})
                    value=
                    $answer "$verb ${word%%=*}"
                    [[ -z $value || $word == *=* ]] || option=$word
                fi
            done
            choices=() paths=
            if [[ -z $option && -n $verb && -z $only_operands && $PREFIX == --*=* ]]; then
                option=${PREFIX%%=*}
                compset -P '*='
            fi
            if [[ -n $option ]]; then
                $answer "$verb $option"
            elif [[ -z $verb ]]; then
                $answer ""
            else
                [[ -z $only_operands && $PREFIX == -* ]] || $answer "$verb $operands"
                if [[ -z $choices && -z $paths && -z $only_operands ]]; then
                    $answer "$verb -"
                    for word in $choices; do
                        choices=() again=
                        $answer "$verb ${word%%:*}"
                        (( ${given[(Ie)${word%%:*}]} )) && [[ -z $again ]] || offered+=($word)
                    done
                    choices=($offered) paths=
                fi
            fi
            case $paths in
            files) _files ;;
            folders) _files -/ ;;
            *) _describe dovetail choices ;;
            esac
        }

        _dovetail_complete_tool() {
            _dovetail_complete _dovetail_tool 2
        }

        # What others do for swift stays as it is.
        _dovetail_complete_swift() {
            local -i index
            local -a verb=('dovetail:checks and explains the object graphs of the package')
            if [[ $words[2] == package ]]; then
                for (( index = 3; index < CURRENT; index++ )); do
                    if [[ $words[index] == dovetail && $words[index-1] != --*-path ]]; then
                        _dovetail_complete _dovetail_package $(( index + 1 ))
                        return
                    fi
                done
                (( CURRENT != 3 )) || _describe dovetail verb
            fi
            ${_dovetail_swift:-_default} "$@"
        }

        if [[ ${_comps[swift]:-_dovetail} != _dovetail* ]]; then
            _dovetail_swift=$_comps[swift]
        fi
        compdef _dovetail_complete_tool \#(Self.tool)
        compdef _dovetail_complete_swift swift

        """#
    }

    private static func zshTable(_ table: CompletionTable) -> String {
        let cases = table.places.flatMap { place in
            var settings: [String] = []
            if place.isValue { settings.append("value=yes") }
            if place.isRepeatable { settings.append("again=yes") }
            if let paths = place.paths { settings.append("paths=\(paths.rawValue)") }
            let start = ([pattern(of: place) + ")"] + settings).joined(separator: " ")
            guard !place.choices.isEmpty else { return [start + " ;;"] }
            let choices = place.choices.map { choice in
                "    " + quoted(choice.summary.isEmpty ? choice.word : "\(choice.word):\(choice.summary)")
            }
            return [start + " choices=("] + choices + [") ;;"]
        }
        return indented([#"case "$1" in"#] + cases + ["esac"], by: 4)
    }
}
