import { ConfigurationError } from '../../domain/errors/errors.ts';
import { listSome } from '../../domain/text/list-some.ts';
import { findLfsRules } from '../../git/find-lfs-rules.ts';
import { toReadablePath } from '../../git/path-bytes.ts';
import type { OpenedTask, RunContext, RunRequest } from '../context/run-context.ts';

/**
 * Throws `lfs_unsupported` where the task branch has files in Git LFS, unless the user chose to keep pointers: no filter
 * is run, so the agent and the criteria see pointer files, and the files of an attempt are committed as they are.
 */
export async function requireLfsChoice(
  { control, head }: OpenedTask,
  { keepsLfsPointers }: RunRequest,
  { ports }: RunContext,
): Promise<void> {
  const rules = (await findLfsRules(control, head)).map(toReadablePath);
  if (rules.length === 0) return;
  if (!keepsLfsPointers) throw new ConfigurationError('lfs_unsupported', { rules: listSome(rules) });
  const text = `Files of Git LFS are pointer files in the workspace, and stay as they are (${listSome(rules)}).`;
  ports.notifier.progress({ kind: 'warning', text });
}
