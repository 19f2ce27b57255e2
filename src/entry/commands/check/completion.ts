/** A command by its words, and the words that may follow it. */
export interface CommandWords {
  /** Empty for the program itself. */
  readonly path: readonly string[];
  readonly words: readonly string[];
}

/** Renders the completion script of a shell, from names of ours alone. */
export function renderCompletion(shell: 'bash' | 'zsh' | 'fish', commands: readonly CommandWords[]): string {
  if (shell === 'fish') return renderFish(commands);
  const script = renderBash(commands);
  // zsh takes the completions of bash, see zshcompsys(1).
  return shell === 'bash' ? script : `#compdef groundhog\nautoload -U +X bashcompinit && bashcompinit\n${script}`;
}

function renderBash(commands: readonly CommandWords[]): string {
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

function renderFish(commands: readonly CommandWords[]): string {
  const lines = commands.flatMap(({ path, words }) => {
    const seen = path.map((word) => `__fish_seen_subcommand_from ${word}`);
    const condition = seen.length === 0 ? '__fish_use_subcommand' : seen.join('; and ');
    return words.map((word) =>
      word.startsWith('--')
        ? `complete -c groundhog -n '${condition}' -l ${word.slice(2)}`
        : `complete -c groundhog -f -n '${condition}' -a ${word}`,
    );
  });
  return `${lines.join('\n')}\n`;
}
