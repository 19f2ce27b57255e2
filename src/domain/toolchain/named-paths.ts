import { isPlainChain, splitCommands, toRepositoryPath } from '../plan/command-words.ts';
import type { Plan } from '../plan/plan.ts';

/** Programs that read the files of their arguments and write none of them. */
const READERS =
  /^(?:sh|bash|dash|zsh|node|deno|python[\d.]*|ruby|perl|php|tsx|ts-node|jest|vitest|mocha|ava|tap|pytest|py\.test|npm|pnpm|yarn|bun)$/;
/** Commands that change no file and no folder. */
export const NEUTRAL = /^(?:set|true|:|echo|export)$/;

/**
 * Finds the files that a shell command needs to be there before it starts: scripts and test files that programs of known
 * kinds are to run. Only what is certain: nothing behind a program that may make files, and no word that a shell expands.
 */
export function findNeededPaths(command: string): string[] {
  if (!isPlainChain(command)) return [];
  const found = new Set<string>();
  for (const [program = '', ...rest] of splitCommands(command).map(toProgram)) {
    if (program === '' || NEUTRAL.test(program)) continue;
    const own = program.includes('/') ? toRepositoryPath(program) : undefined;
    const name = program.split('/').at(-1) ?? '';
    if (own === undefined && !READERS.test(name)) break;
    if (own !== undefined) found.add(own);
    for (const path of findOperands(name, rest)) found.add(path);
    // What the program is may make the files of the commands after it.
    if (own !== undefined || /^(?:npm|pnpm|yarn|bun)$/.test(name)) break;
  }
  return [...found];
}

/** Returns the words of the program that a launcher runs: `pytest …` of `uv run pytest …` and of `python3 -m pytest …`. */
function toProgram(words: readonly string[]): readonly string[] {
  const [launcher = '', verb, ...rest] = words;
  if (/^(?:uv|poetry|pipenv)$/.test(launcher) && verb === 'run') return toProgram(rest);
  const isPytest = /^(?:.*\/)?python[\d.]*$/.test(launcher) && verb === '-m' && rest[0] === 'pytest';
  return isPytest ? rest : words;
}

/** Finds the operands of a program that are paths of files: an interpreter's script, the test files of a runner. */
function findOperands(name: string, rest: readonly string[]): string[] {
  if (rest.some((word) => /^-(?:[a-z]*c|e|p|m|-eval|-print)$/.test(word))) return [];
  const isRunner = /^(?:jest|vitest|mocha|ava|tap|pytest|py\.test)$/.test(name) || rest.includes('--test');
  const words = /^(?:npm|pnpm|yarn|bun)$/.test(name) ? rest.slice(rest.indexOf('--') + 1 || rest.length) : rest;
  const operands = words.filter((word, at) => !word.startsWith('-') && !isFlagValue(words[at - 1], name));
  const files = operands.flatMap((word) => toRepositoryPath(word.split('::')[0] ?? '') ?? []).filter(isFileName);
  return isRunner || words !== rest
    ? files
    : files.slice(0, operands[0] === undefined || !isFileName(operands[0]) ? 0 : 1);
}

function isFlagValue(before: string | undefined, name: string): boolean {
  // The flags of pytest for how much it prints and when it stops.
  if (/^(?:pytest|py\.test)$/.test(name) && /^-[qvxsl]+$|^--continue-on-collection-errors$/.test(before ?? ''))
    return false;
  return before?.startsWith('-') === true && before !== '--' && before !== '--test' && !before.includes('=');
}

function isFileName(word: string): boolean {
  return /[^./][^/]*\.\w+$/.test(word);
}

/** Finds every word of a plan's commands and specs, and every path of its criteria, that could be the path of a file. */
export function listPlanPaths(plan: Plan): ReadonlySet<string> {
  const criteria = plan.checkpoints.flatMap(({ success_criteria: all }) => all);
  const texts = [plan.setup ?? '', ...plan.checkpoints.map(({ spec }) => spec)];
  const paths = criteria.flatMap((criterion) => ('path' in criterion ? [criterion.path] : []));
  for (const criterion of criteria) if ('command' in criterion) texts.push(criterion.command);
  const words = texts.flatMap((text) => text.split(/[\s"'`()<>{}[\],;|&=]+/));
  const plain = words.map((word) => word.replace(/^(?:\.\/)+|[.:!?]+$/g, ''));
  return new Set([...paths, ...plain].filter((word) => /[./]/.test(word) || paths.includes(word)));
}
