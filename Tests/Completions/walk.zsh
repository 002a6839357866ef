# Completes DovetailTool and `swift package dovetail` in zsh. Put this into a file, and `source` that in ~/.zshrc, behind compinit.

# Each of these sets what can stand at the place $1.
_dovetail_tool() {
    case "$1" in
    '') choices=(
        'walk:walks: it'\''s slow'
        'help:says more of a verb'
    ) ;;
    'help 0') choices=(
        'walk:walks: it'\''s slow'
    ) ;;
    'walk -') choices=(
        '--plan:a plan'
        '--format:in which form'
        '--base:from where'
        '--depth:how deep'
        '--loud:sing'
        '--help:says more of walk'
    ) ;;
    'walk --plan') value=yes again=yes paths=files ;;
    'walk --format') value=yes choices=(
        'json'
        'text'
    ) ;;
    'walk --base') value=yes paths=folders ;;
    'walk --depth') value=yes ;;
    'walk 0') choices=(
        'slow'
        'swift'
    ) ;;
    'walk 1') choices=(
        'high'
        'low'
    ) ;;
    'walk 2') paths=files ;;
    esac
}

_dovetail_package() {
    case "$1" in
    '') choices=(
        'walk:walks: it'\''s slow'
        'help:says more of a verb'
    ) ;;
    'help 0') choices=(
        'walk:walks: it'\''s slow'
    ) ;;
    'walk -') choices=(
        '--plan:a plan'
        '--format:in which form'
        '--base:from where'
        '--depth:how deep'
        '--loud:sing'
        '--help:says more of walk'
    ) ;;
    'walk --plan') value=yes again=yes paths=files ;;
    'walk --format') value=yes choices=(
        'json'
        'text'
    ) ;;
    'walk --base') value=yes paths=folders ;;
    'walk --depth') value=yes ;;
    'walk 0') choices=(
        'slow'
        'swift'
    ) ;;
    'walk 1') choices=(
        'high'
        'low'
    ) ;;
    'walk 2') paths=files ;;
    esac
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
compdef _dovetail_complete_tool DovetailTool
compdef _dovetail_complete_swift swift
