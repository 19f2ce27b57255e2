import { Option } from 'commander';

/** The flag of every command that says which repository is meant. */
export const repoFlag = new Option('--repo <dir>', 'the repository, or a folder in it').default('.');

/** The flag of every command that says which task is meant; `fallback` is what goes for it when it is left out. */
export function taskFlag(fallback: string): Option {
  return new Option('--task <id>', `the id of the task (default: ${fallback})`);
}

export const ALL_TASKS = 'all of them';
export const ONLY_TASK = 'the only one that is recorded';
