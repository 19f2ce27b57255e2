/** A plan with one checkpoint that these shell commands must pass, one after the other. */
export function planOfCommands(
  commands: readonly string[],
  { head = '', budget = 1 }: { readonly head?: string; readonly budget?: number } = {},
): string {
  const criteria = commands.map(
    (command) => `      - { kind: command, command: ${JSON.stringify(command)}, serial: true }\n`,
  );
  return `task: hello
${head}checkpoints:
  - id: greet
    spec: Write greeting.txt.
    attempt_budget: ${budget}
    success_criteria:
${criteria.join('')}      - { kind: file_exists, path: greeting.txt }
`;
}

/** A shell agent that does this, writes greeting.txt and claims success. */
export function agentThat(does: string): string {
  return `${does}\necho hello > greeting.txt\ngroundhog verb checkpoint-success --summary done`;
}
