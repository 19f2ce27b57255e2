import { assertNever } from '../domain/assert-never.ts';
import { compileGlobs } from '../domain/paths/glob.ts';
import type { CriterionOf } from '../domain/plan/criterion.ts';
import { compilePattern } from '../domain/plan/plan-pattern.ts';
import { failed, type Observation, passed } from './criterion-outcome.ts';

/** The largest file that `file_contains` reads. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;
const MAX_LISTED_PATHS = 10;

export type TreeCriterion = CriterionOf<'file_exists' | 'file_absent' | 'file_contains' | 'changes_within'>;

export interface TreeFacts {
  readonly tree: TreeReader;
  readonly changedPaths: readonly string[];
}

/** Checks a criterion against the captured tree. Rejects only when the tree cannot be read. */
export async function checkTree(criterion: TreeCriterion, facts: TreeFacts): Promise<Observation> {
  switch (criterion.kind) {
    case 'file_exists':
      return checkExists(await resolveInTree(facts.tree, criterion.path, { lastLink: 'follow' }));
    case 'file_absent':
      return checkAbsent(await resolveInTree(facts.tree, criterion.path, { lastLink: 'keep' }));
    case 'file_contains':
      return await checkContains(criterion, facts.tree);
    case 'changes_within':
      return checkChanges(criterion, facts.changedPaths);
    default:
      return assertNever(criterion);
  }
}

function checkExists(found: Resolution): Observation {
  switch (found.kind) {
    case 'found':
      return found.entry.kind === 'file' ? passed('It exists.') : failed(`It is not a file (${found.entry.kind}).`);
    case 'missing':
      return failed('It does not exist.');
    case 'refused':
      return failed(`It was not checked: ${found.reason}.`);
    default:
      return assertNever(found);
  }
}

function checkAbsent(found: Resolution): Observation {
  switch (found.kind) {
    case 'found':
      return failed(`It exists (${found.entry.kind}).`);
    case 'missing':
      return passed('It does not exist.');
    case 'refused':
      return failed(`It was not checked: ${found.reason}.`);
    default:
      return assertNever(found);
  }
}

async function checkContains(criterion: CriterionOf<'file_contains'>, tree: TreeReader): Promise<Observation> {
  const found = await resolveInTree(tree, criterion.path, { lastLink: 'follow' });
  if (found.kind !== 'found' || found.entry.kind !== 'file') return checkExists(found);
  if (found.entry.size > MAX_FILE_BYTES) {
    return failed(`It has ${found.entry.size} bytes; at most ${MAX_FILE_BYTES} are read.`);
  }
  const pattern = compilePattern(criterion.pattern);
  if (pattern.kind === 'unsupported') return failed(`The pattern cannot be used: ${pattern.reason}.`);
  const text = decodeText(await found.entry.read());
  if (text === undefined) return failed('It is binary: it holds a NUL byte or is not valid UTF-8.');
  // Lines may end with CR LF: "$" must hold before it too.
  const isMatch =
    pattern.isFoundIn(text) || (text.includes('\r\n') && pattern.isFoundIn(text.replaceAll('\r\n', '\n')));
  return isMatch ? passed('The pattern matches.') : failed('The pattern matches nowhere in it.');
}

function decodeText(bytes: Uint8Array): string | undefined {
  if (bytes.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function checkChanges(criterion: CriterionOf<'changes_within'>, changedPaths: readonly string[]): Observation {
  const matches = compileGlobs(criterion.paths);
  const outside = changedPaths.filter((path) => !matches(path));
  if (outside.length === 0) return passed(describeAllMatch(changedPaths.length));
  const listed = outside.slice(0, MAX_LISTED_PATHS).map((path) => JSON.stringify(path));
  const more = outside.length > listed.length ? ` and ${outside.length - listed.length} more` : '';
  return failed(`${outside.length} of ${changedPaths.length} changed paths match none: ${listed.join(', ')}${more}.`);
}

function describeAllMatch(count: number): string {
  if (count === 0) return 'Nothing was changed.';
  return count === 1 ? 'The changed path matches.' : `All ${count} changed paths match.`;
}

/** The entry at a path of a captured tree. A link is not followed. */
export type TreeEntry =
  | { readonly kind: 'missing' }
  | { readonly kind: 'directory' }
  | { readonly kind: 'submodule' }
  | { readonly kind: 'symlink'; readonly target: string }
  | { readonly kind: 'file'; readonly size: number; read(): Promise<Uint8Array> };

/**
 * The port to the captured git tree: criteria check what would land, not what is on disk. Paths are plain and relative
 * to the root. It rejects only when the tree itself cannot be read.
 */
export interface TreeReader {
  readEntry(path: string): Promise<TreeEntry>;
}

const MAX_LINKS = 40;

type Resolution =
  | { readonly kind: 'found'; readonly entry: Exclude<TreeEntry, { kind: 'missing' }> }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly reason: string };

interface ResolveOptions {
  /** Whether a link at the end of the path is followed; links above it always are. */
  readonly lastLink: 'follow' | 'keep';
}

/** Resolves a path through at most 40 symbolic links, only inside the tree. */
async function resolveInTree(tree: TreeReader, path: string, options: ResolveOptions): Promise<Resolution> {
  const unresolved = path.split('/');
  let resolved: string[] = [];
  let entry: Exclude<TreeEntry, { kind: 'missing' }> = { kind: 'directory' };
  let links = 0;
  for (let part = unresolved.shift(); part !== undefined; part = unresolved.shift()) {
    if (part === '' || part === '.') continue;
    if (entry.kind !== 'directory') return { kind: 'missing' };
    if (part === '..') {
      if (resolved.length === 0) return { kind: 'refused', reason: 'it follows a symbolic link out of the tree' };
      resolved = resolved.slice(0, -1);
      continue;
    }
    const current = [...resolved, part];
    const next = await tree.readEntry(current.join('/'));
    if (next.kind === 'missing') return { kind: 'missing' };
    if (next.kind !== 'symlink' || (unresolved.length === 0 && options.lastLink === 'keep')) {
      resolved = current;
      entry = next;
      continue;
    }
    links += 1;
    if (links > MAX_LINKS) return { kind: 'refused', reason: `it leads through more than ${MAX_LINKS} symbolic links` };
    if (next.target.startsWith('/')) return { kind: 'refused', reason: 'it follows a symbolic link out of the tree' };
    unresolved.unshift(...next.target.split('/'));
  }
  return { kind: 'found', entry };
}
