import { isUtf8 } from 'node:buffer';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '../../domain/config/parse-config.ts';
import { CONFIG_PATH, MAX_CONFIG_BYTES, type RunConfig } from '../../domain/config/run-config.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { renderProblems } from '../../domain/yaml/file-problem.ts';
import { readBeginning } from '../../exec/files/read-beginning.ts';
import type { Git } from '../../git/git.ts';
import type { CommitSource } from '../../store/control-repository.ts';
import { type CommittedEntry, readEntryAt } from '../../store/read-file-at.ts';
import { findCheckoutRoot } from './checkout-root.ts';

// Why: docs/decisions/0056-configuration-from-the-base.md
/**
 * Reads the configuration file from a commit, whatever is checked out; undefined when the commit has none. Throws
 * ConfigurationError, with every problem and its position, when it is not valid.
 */
export async function readConfigAt(git: Git, source: CommitSource): Promise<RunConfig | undefined> {
  const entry = await readEntryAt(git, { ...source, path: CONFIG_PATH });
  if (entry === undefined) return undefined;
  const file = { path: CONFIG_PATH, where: source.commit };
  const toError = (problem: string) =>
    new ConfigurationError('config_invalid', { ...file, problems: `${CONFIG_PATH}:1:1: ${problem}` });
  if (entry.kind !== 'file') throw toError(describeOther(entry.kind));
  const { bytes } = entry;
  // Replacement characters would change its meaning without its author's knowledge.
  if (!isUtf8(bytes)) throw toError('the file is not valid UTF-8');
  const parsed = parseConfig(Buffer.from(bytes).toString('utf8'));
  if (parsed.kind === 'ok') return parsed.config;
  throw new ConfigurationError('config_invalid', { ...file, problems: renderProblems(CONFIG_PATH, parsed.problems) });
}

function describeOther(kind: Exclude<CommittedEntry['kind'], 'file'>): string {
  return `this is a ${kind.replace('_', ' ')}: a run reads its configuration from a plain file alone`;
}

/** Describes what a checkout has in place of a plain configuration file, which no run reads; undefined for a file. */
export function findConfigFault(path: string): string | undefined {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found?.isSymbolicLink() === true) return describeOther('link');
  return found?.isDirectory() === true ? describeOther('folder') : undefined;
}

/** Describes that the checkout has another configuration file than a commit, which counts; undefined where it has not. */
export async function describeOtherConfig(git: Git, source: CommitSource): Promise<string | undefined> {
  const { checkout } = source;
  const isThere = checkout !== undefined && findConfigFile(checkout) !== undefined;
  const committed = isThere ? await readEntryAt(git, { ...source, path: CONFIG_PATH }) : undefined;
  const found = isThere ? await compareConfig(checkout, committed) : undefined;
  if (found === undefined) return undefined;
  const base = `the base, ${source.commit.slice(0, 7)}${found === 'not_committed' ? ', which has none' : ''}`;
  return `${CONFIG_PATH} is read at ${base}: what your checkout has there counts once it is committed`;
}

/** Compares the configuration file of a checkout with what a commit has there; undefined where the same counts, or there is none. */
export async function compareConfig(
  checkout: string,
  committed: CommittedEntry | undefined,
): Promise<'not_committed' | 'changed' | undefined> {
  const file = findConfigFile(checkout);
  const own = file === undefined ? undefined : await readBeginning(file, MAX_CONFIG_BYTES + 1).catch(() => undefined);
  if (own === undefined) return undefined;
  if (committed === undefined) return 'not_committed';
  const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('utf8').replaceAll('\r\n', '\n');
  // What is no file is an error of its own.
  return committed.kind !== 'file' || toText(own) === toText(committed.bytes) ? undefined : 'changed';
}

/** Finds the configuration file of the checkout that a folder is in, as an absolute path; undefined without one. */
export function findConfigFile(folder: string): string | undefined {
  const root = findCheckoutRoot(folder);
  const path = root === undefined ? undefined : join(root, CONFIG_PATH);
  return path !== undefined && lstatSync(path, { throwIfNoEntry: false }) !== undefined ? path : undefined;
}

/**
 * Finds the configuration in the checkout that a folder is in, for advice alone: a run reads it at its base. Undefined
 * where there is none; `invalid` where it cannot be read, or is no valid one.
 */
export async function findConfigBeside(folder: string): Promise<RunConfig | 'invalid' | undefined> {
  const path = findConfigFile(folder);
  if (path === undefined) return undefined;
  try {
    const bytes = (await readBeginning(path, MAX_CONFIG_BYTES + 1)) ?? new Uint8Array();
    const parsed = parseConfig(Buffer.from(bytes).toString('utf8'));
    return parsed.kind === 'ok' ? parsed.config : 'invalid';
  } catch {
    return 'invalid';
  }
}

/** Finds the same, where an invalid one is as good as none. */
export async function findValidConfigBeside(folder: string): Promise<RunConfig | undefined> {
  const found = await findConfigBeside(folder);
  return found === 'invalid' ? undefined : found;
}
