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
    if (shell === 'fish')
        return renderFish(commands);
    const script = renderBash(commands);
    // zsh takes the completions of bash, see zshcompsys(1).
    return shell === 'bash' ? script : `#compdef groundhog\nautoload -U +X bashcompinit && bashcompinit\n${script}`;
}
function renderBash(commands) {
    const paths = commands.filter(({ path }) => path.length > 0).map(({ path }) => `"${path.join(' ')}"`);
    const cases = commands.map(({ path, words }) => `    "${path.join(' ')}") words="${words.join(' ')}" ;;`);
    return `_groundhog() {
  local path="" word words="" next
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    next="\${path:+$path }$word"
    case "$next" in
      ${paths.join('|')}) path="$next" ;;
    esac
  done
  case "$path" in
${cases.join('\n')}
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
  # A plan is a file.
  [ "\${#COMPREPLY[@]}" -gt 0 ] || COMPREPLY=($(compgen -f -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o filenames -F _groundhog groundhog
`;
}
function renderFish(commands) {
    const lines = commands.flatMap(({ path, words }) => {
        const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
        const condition = seen.length === 0 ? '__fish_use_subcommand' : seen.join('; and ');
        return words.map((word) => word.startsWith('--')
            ? `complete -c groundhog -n '${condition}' -l ${word.slice(2)}`
            : `complete -c groundhog -f -n '${condition}' -a ${word}`);
    });
    return `${lines.join('\n')}\n`;
}


/***/ })

};
