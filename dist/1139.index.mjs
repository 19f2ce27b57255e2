export const id = 1139;
export const ids = [1139];
export const modules = {

/***/ 21139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderCompletion: () => (/* binding */ renderCompletion)
/* harmony export */ });
/** Renders the completion script of a shell, from names of ours alone. */
function renderCompletion(shell, commands) {
    switch (shell) {
        case 'bash':
            return renderBash(commands);
        case 'zsh':
            return renderZsh(commands);
        case 'fish':
            return renderFish(commands);
    }
}
/** Without a name that fits, `-o default` completes files. */
function renderBash(commands) {
    return `_groundhog() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local -a before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
${renderChoice(commands)}
  COMPREPLY=($(compgen -W "$names" -- "$cur"))
}
complete -o default -F _groundhog groundhog
`;
}
/** The last lines serve a script that is sourced, and a file in `fpath`, whose first call is a completion already. */
function renderZsh(commands) {
    return `#compdef groundhog
_groundhog() {
  local cur="\${words[CURRENT]}" prev="\${words[CURRENT-1]}"
  local -a before=("\${(@)words[2,CURRENT-1]}")
${renderChoice(commands)}
  if [ -n "$names" ]; then compadd -- \${=names}; else _files; fi
}
if [ "\${funcstack[1]}" = _groundhog ]; then _groundhog "$@"; else compdef _groundhog groundhog; fi
`;
}
/** Renders lines of bash and zsh that set `names` to what may follow the words `before`; empty for a file. */
function renderChoice(commands) {
    const paths = commands.filter(({ path }) => path.length > 0).map(({ path }) => quote(path));
    const cases = commands.map(({ path, words, flags }) => `    ${quote(path)}) names=${quote(words)} flags=${quote(flags.map(({ name }) => name))} ;;`);
    return `  local route="" word next names="" flags=""
  for word in "\${before[@]}"; do
    next="\${route:+$route }$word"
    case "$next" in
      ${paths.join('|')}) route="$next" ;;
    esac
  done
  case "$route" in
${cases.join('\n')}
  esac
  case "$cur" in -*) names="$flags" ;; esac
  case "$route $prev" in
${renderValues(commands)}
    *" --task")
      names=""
      for word in $(git for-each-ref --format='%(refname)' 'refs/groundhog/*/state' 2> /dev/null); do
        word="\${word#refs/groundhog/}"
        word="\${word%/state}"
        # Whoever may push chooses names of refs, and compgen runs what is in its words.
        case "$word" in *[!a-z0-9._-]*) ;; *) names="$names $word" ;; esac
      done
      ;;
  esac`;
}
function renderValues(commands) {
    const patterns = new Map();
    for (const { path, flags } of commands)
        for (const { name, value } of flags) {
            if (value === 'none' || value === 'task')
                continue;
            const words = quote(value === 'open' ? [] : value);
            patterns.set(words, [...(patterns.get(words) ?? []), quote([...path, name])]);
        }
    return [...patterns].map(([words, flags]) => `    ${flags.join('|')}) names=${words} ;;`).join('\n');
}
function quote(words) {
    return `"${words.join(' ')}"`;
}
function renderFish(commands) {
    const lines = commands.flatMap(({ path, words, flags }) => {
        const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
        const start = `complete -c groundhog -n '${seen.length === 0 ? '__fish_use_subcommand' : seen.join('; and ')}'`;
        return [
            ...words.map((word) => `${start} -f -a ${word}`),
            ...flags.map(({ name, value }) => `${start} -l ${name.slice(2)}${renderFishValue(value)}`),
        ];
    });
    return `${lines.join('\n')}\n`;
}
function renderFishValue(value) {
    if (value === 'none')
        return '';
    return typeof value === 'string' ? ' -r' : ` -x -a '${value.join(' ')}'`;
}


/***/ })

};
