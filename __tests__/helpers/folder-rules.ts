import { posix } from 'node:path';
import type { SourceFile, Violation } from './architecture-rules.ts';
import { findFacts } from './source-facts.ts';

const MAX_FILES = 24;

/** Folders that may hold more than `MAX_FILES`: `git` has one file for each command, named as git names it. */
const unlimitedFolders: readonly string[] = ['src/git'];

/** The subfolders of `domain`, lowest first. Each may import from those before it; the files beside them import none. */
export const domainOrder: readonly string[] = [
  'text',
  'markdown',
  'paths',
  'tests',
  'errors',
  'yaml',
  'workflow',
  'plan',
  'toolchain',
  'config',
  'attempt',
  'baseline',
  'refs',
  'record',
  'decisions',
  'planning',
  'operations',
];

interface FolderImport {
  readonly from: string;
  readonly to: string;
  readonly fromFolder: string;
  readonly toFolder: string;
}

/** Every folder that is too full, that is in a cycle of imports with others, or that imports against the order of `domain`. */
export function findFolderViolations(files: readonly SourceFile[]): Violation[] {
  const imports = files.flatMap(listFolderImports);
  return [...findFullFolders(files), ...findCycles(imports), ...imports.flatMap(findOrderProblems)];
}

function listFolderImports({ path, text }: SourceFile): FolderImport[] {
  const fromFolder = posix.dirname(path);
  return findFacts(text)
    .imports.filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => posix.join(fromFolder, specifier))
    .map((to) => ({ from: path, to, fromFolder, toFolder: posix.dirname(to) }))
    .filter(({ toFolder }) => toFolder !== fromFolder);
}

function findFullFolders(files: readonly SourceFile[]): Violation[] {
  const counts = new Map<string, number>();
  for (const { path } of files) counts.set(posix.dirname(path), (counts.get(posix.dirname(path)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_FILES && !unlimitedFolders.includes(folder))
    .map(([path, count]) => ({
      path,
      rule: 'folder-size' as const,
      detail: `${count} files, at most ${MAX_FILES}: give a part of them a folder of their own`,
    }));
}

/** One violation for each import that closes a cycle of folders: the imports that lead back are named. */
function findCycles(imports: readonly FolderImport[]): Violation[] {
  const firsts = new Map<string, FolderImport>();
  for (const each of imports) {
    const key = `${each.fromFolder} ${each.toFolder}`;
    if (!firsts.has(key)) firsts.set(key, each);
  }
  const ties = [...firsts.values()];
  return ties.flatMap((closing): Violation[] => {
    const way = findWay(ties, closing.toFolder, closing.fromFolder);
    if (way === undefined) return [];
    const back = way.map(({ from, to }) => `${from} imports ${to}`).join(', ');
    const detail = `imports ${closing.to}, and ${back}: folders must not import each other`;
    return [{ path: closing.from, rule: 'folder-cycle', detail }];
  });
}

/** The shortest chain of imports from one folder to another; undefined when there is none. */
function findWay(imports: readonly FolderImport[], start: string, end: string): FolderImport[] | undefined {
  const ways: FolderImport[][] = imports.filter(({ fromFolder }) => fromFolder === start).map((first) => [first]);
  const seen = new Set([start]);
  for (const way of ways) {
    const last = way.at(-1)?.toFolder ?? end;
    if (last === end) return way;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const next of imports) if (next.fromFolder === last && !seen.has(next.toFolder)) ways.push([...way, next]);
  }
  return undefined;
}

function findOrderProblems({ from, to }: FolderImport): Violation[] {
  const [source, target] = [domainFolderOf(from), domainFolderOf(to)];
  if (source === undefined || target === undefined || target === '') return [];
  const isUnknown = [source, target].some((name) => name !== '' && !domainOrder.includes(name));
  if (!isUnknown && source !== '' && domainOrder.indexOf(target) < domainOrder.indexOf(source)) return [];
  const why = isUnknown
    ? 'a folder that the order of domain does not name'
    : `${target} is not below ${source || 'it'}`;
  return [{ path: from, rule: 'folder-order', detail: `imports ${to}: ${why}` }];
}

/** The folder below `domain`; "" for the root of `domain`, undefined elsewhere. */
function domainFolderOf(path: string): string | undefined {
  return /^src\/domain\/(?:([^/]+)\/)?[^/]+$/.exec(path)?.slice(1)[0] ?? (isInDomain(path) ? '' : undefined);
}

function isInDomain(path: string): boolean {
  return posix.dirname(path) === 'src/domain';
}
