/** One command of a comment: what follows its name, and what it does. */
export interface CommandForm {
  readonly name: string;
  /** The words after the name as people read them; empty when nothing may follow. */
  readonly words: string;
  readonly meaning: string;
}

/** All commands of comments, in the order in which help shows them. */
export const COMMAND_FORMS = [
  { name: 'status', words: '', meaning: 'say where the task stands' },
  { name: 'run', words: '', meaning: 'go on with the task' },
  { name: 'retry', words: '[checkpoint]', meaning: 'give what was given up a fresh budget, and go on' },
  { name: 'skip', words: '<checkpoint> <reason>', meaning: 'leave a checkpoint out' },
  { name: 'pause', words: '[reason]', meaning: 'let the run at work end before its next step' },
  { name: 'abort', words: '[reason]', meaning: 'give the task up until a retry' },
  {
    name: 'approve',
    words: '[checkpoint or commit]',
    meaning: 'approve what waits, or the statements of a checkpoint',
  },
  { name: 'hint', words: '<text>', meaning: 'tell something to the attempts that start from now on' },
  { name: 'unlock', words: '<generation>', meaning: 'take the task from a run that is not heard of any more' },
  { name: 'help', words: '', meaning: 'show this list' },
] as const satisfies readonly CommandForm[];

export type CommandName = (typeof COMMAND_FORMS)[number]['name'];

/** A command as it is written, such as `/groundhog retry [checkpoint]`. */
export function renderForm({ name, words }: CommandForm): string {
  return words === '' ? `/groundhog ${name}` : `/groundhog ${name} ${words}`;
}
