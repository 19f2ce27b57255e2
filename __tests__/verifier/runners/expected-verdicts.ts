import type { RunnerProject } from './runner-projects.ts';
import type { ProjectChange } from './test-sources.ts';

/** One change of an attempt to a project, and the verdict on it. */
export interface Attempt {
  readonly name: string;
  readonly change: ProjectChange;
  /** The script with the command; the runner's own unless given. */
  readonly script?: string;
  readonly flakyRetries?: number;
  /** The sentence of the verdict; `passed` where it holds. */
  readonly expected: (project: RunnerProject) => RegExp | 'passed';
}

const about = (claim: string, title: string) => (project: RunnerProject) =>
  new RegExp(`1 test ${claim}[^:]*: "${escapePattern(project.nameOf(title))}"`);

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Every way in which an attempt can lose a test. */
export const attempts: readonly Attempt[] = [
  { name: 'same', change: {}, expected: () => 'passed' },
  { name: 'regression', change: { isBroken: true }, expected: about('passed at the base and fails now', 'subtracts') },
  {
    name: 'removed',
    change: { zero: 'removed' },
    expected: about('passed at the base and is missing now', 'adds zero'),
  },
  {
    name: 'skipped',
    change: { zero: 'skipped' },
    expected: about('passed at the base and is skipped now', 'adds zero'),
  },
  {
    name: 'renamed',
    change: { zero: 'renamed' },
    expected: about('passed at the base and is missing now', 'adds zero'),
  },
  {
    name: 'focused',
    change: { isFocused: true },
    expected: ({ hasFocus }) => (hasFocus ? /[23] tests passed at the base and are (?:skipped|missing) now/ : 'passed'),
  },
  {
    name: 'early-exit',
    change: { exitsEarly: true },
    expected: () => /There is no report|is cut off|holds no|are missing now|must pass|fails now/,
  },
  { name: 'weakened', change: {}, script: 'exit 0\n', expected: () => /^There is no report/ },
];
