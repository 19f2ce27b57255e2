import { isAbsolute, normalize, resolve } from 'node:path';
import type { ObjectId } from '../../../domain/ids.ts';
import { renderShellCommand } from '../../../domain/text/quote-for-shell.ts';
import type { Git } from '../../../git/git.ts';
import { findTreeEntry } from '../../../git/ls-tree.ts';
import { isFile } from '../../settings/hidden-files.ts';
import { findRelativeFile } from '../../settings/named-files.ts';

/** The command of an agent, and the commit that its attempts start from. */
interface CommandAtCommit {
  readonly command: string | undefined;
  readonly commit: ObjectId;
}

/**
 * Describes the script of a command that is in the reader's folder by its relative path, and not in the checkout of an attempt,
 * from whose root the command starts; undefined where there is none.
 */
export async function describeOmittedScript(
  git: Git,
  { command, commit }: CommandAtCommit,
): Promise<string | undefined> {
  const script = command === undefined ? undefined : findRelativeFile(command);
  if (script === undefined || isAbsolute(script) || !isFile(script)) return undefined;
  const path = normalize(script);
  if (!path.startsWith('../') && (await findTreeEntry(git, commit, path)) !== undefined) return undefined;
  return `The agent command names ${path}, which an attempt does not have: a command starts at the root of a checkout of its own. Name it by its absolute path, ${renderShellCommand([resolve(script)])}.`;
}
