import { lstat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ConfigurationError } from '../../../domain/errors/errors.ts';
import { toTaskId } from '../../../domain/ids.ts';
import { succeeds } from '../../../domain/succeeds.ts';
import { toPlainText } from '../../../domain/text/plain-text.ts';
import { findWorkTree } from '../../../git/find-git-dir.ts';
import type { HostContext } from '../../compose/host-context.ts';
import { withGit } from '../../compose/with-git.ts';
import { toSettingError } from '../../settings/settings.ts';
import { writeNewFiles } from '../write-new-files.ts';

/** The choice of the file that a drafted plan is written to. */
export interface PlanFileChoice {
  readonly wish: string;
  readonly repo: string;
  /** The path that the user gave; `-` for no file. */
  readonly out?: string | undefined;
}

const NO_FILE = '-';

/** Finds the file that the user named, where it is there already. */
export async function findTaken({ out }: PlanFileChoice): Promise<string | undefined> {
  return out !== undefined && out !== NO_FILE && (await succeeds(lstat(out))) ? out : undefined;
}

/**
 * Writes a plan to the file that the user named, else to a new one of `.groundhog/plans`, and returns its path; undefined
 * where no file is wanted. Throws ConfigurationError for a file that is there, and GroundhogError where it cannot be written.
 */
export async function writePlanFile(
  text: string,
  { wish, repo, out }: PlanFileChoice,
  host: HostContext,
): Promise<string | undefined> {
  if (out === NO_FILE) return undefined;
  if (out !== undefined) {
    if (await isWritten(out, text)) return out;
    throw toTaken(out);
  }
  const root = (await withGit(host, (git) => findWorkTree(git, repo))) ?? repo;
  const name = toTaskId(toPlainText(wish).slice(0, 40)) ?? 'plan';
  for (let number = 1; ; number += 1) {
    const path = join(root, '.groundhog', 'plans', `${name}${number === 1 ? '' : `-${number}`}.yml`);
    if (await isWritten(path, text)) return relative('.', path);
  }
}

/** Makes the error for a file that is there already. */
export function toTaken(out: string): ConfigurationError {
  return toSettingError('out', out, 'is there already');
}

async function isWritten(path: string, text: string): Promise<boolean> {
  return (await writeNewFiles(new Map([[path, text]]))).length > 0;
}
