/** One command of comments, as help shows it. */
export interface CommandForm {
  readonly name: string;
  /** The arguments after the name, for display; empty when there are none. */
  readonly words: string;
  readonly meaning: string;
}

/** All commands of comments, in the order of the help. */
export const COMMAND_FORMS = [
  { name: 'status', words: '', meaning: 'show the status of the task' },
  { name: 'run', words: '', meaning: 'resume the task' },
  { name: 'plan', words: '[what to change]', meaning: 'draft a plan for the issue, or change the draft' },
  { name: 'retry', words: '[checkpoint] [hint: text]', meaning: 'give blocked checkpoints a fresh budget, and resume' },
  { name: 'skip', words: '<checkpoint> <reason>', meaning: 'continue without a checkpoint' },
  {
    name: 'rebase',
    words: '[stop]',
    meaning: 'put what has landed on the tip of the base and verify it again there, or give that up',
  },
  { name: 'pause', words: '[reason]', meaning: 'end the current run before its next step' },
  { name: 'abort', words: '[reason]', meaning: 'stop the task until a retry' },
  {
    name: 'approve',
    words: '[checkpoint, statement, commit or hash] [statement]',
    meaning:
      'approve commits that wait, statements of a checkpoint, all or one of them, or the plan of an issue by its hash',
  },
  { name: 'hint', words: '<text>', meaning: 'give a hint to later attempts' },
  { name: 'fix', words: '<text>', meaning: 'add a checkpoint to the plan that the guards check, and resume' },
  { name: 'unlock', words: '<generation>', meaning: 'take the task from a run that no longer responds' },
  { name: 'help', words: '', meaning: 'show this list' },
] as const satisfies readonly CommandForm[];

export type CommandName = (typeof COMMAND_FORMS)[number]['name'];

/** Renders the syntax of a command, such as `/groundhog retry [checkpoint]`. */
export function renderForm({ name, words }: CommandForm): string {
  return words === '' ? `/groundhog ${name}` : `/groundhog ${name} ${words}`;
}
