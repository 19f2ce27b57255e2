import type { FileStates } from '../../domain/attempt/step-stream.ts';
import { GroundhogError, toError } from '../../domain/errors/errors.ts';
import { listSome } from '../../domain/text/list-some.ts';
import type { TreeDifference } from '../../git/diff-tree.ts';
import type { TreeChange } from '../../git/fast-import.ts';
import { type PathBytes, toReadablePath, toShortPath } from '../../git/path-bytes.ts';
import { CAPTURE_LIMITS, scanWork } from '../attempt/capture.ts';
import type { Snapshot } from '../attempt/snapshot.ts';
import { isWorkspaceThere } from '../files/disk-file.ts';
import { readStatusUnlessPlanted } from '../files/nested-repository.ts';
import { readChangedFiles } from '../files/read-changed-files.ts';
import type { WorktreeStatus } from '../files/worktree-status.ts';
import type { Workspace } from '../workspace.ts';
import { toFileStates } from './step-streams.ts';

/** The changed files by one status, compared with the commit that the attempt started from. */
export interface StepFiles {
  readonly files: FileStates;
  readonly changes: readonly TreeDifference[];
  readonly contents: readonly TreeChange[];
  readonly indexed: WorktreeStatus['indexed'];
}

export type StepFilesOutcome = StepFiles | { readonly problem: string };

// Why: docs/decisions/0023-steps-by-the-rules-of-the-capture.md
/** Reads the changed files while the agent may be writing: all or none, with one retry. */
export async function findStepFiles(workspace: Workspace, snapshot: Snapshot): Promise<StepFilesOutcome> {
  const first = await tryFindStepFiles(workspace, snapshot);
  return 'problem' in first && first.isTransient ? tryFindStepFiles(workspace, snapshot) : first;
}

type Tried = StepFiles | { readonly problem: string; readonly isTransient: boolean };

async function tryFindStepFiles(workspace: Workspace, snapshot: Snapshot): Promise<Tried> {
  try {
    return await readStepFiles(workspace, snapshot);
  } catch (thrown) {
    const { message } = toError(thrown);
    const detail = thrown instanceof GroundhogError ? String(thrown.data.stderr ?? message) : message;
    return { problem: `the files could not be read: ${detail}`, isTransient: true };
  }
}

async function readStepFiles(workspace: Workspace, snapshot: Snapshot): Promise<Tried> {
  const fail = (problem: string) => ({ problem, isTransient: false });
  if (!(await isWorkspaceThere(workspace))) return fail('the workspace is gone');
  const { planted, deep, status } = await readStatusUnlessPlanted(workspace);
  if (deep.length > 0) return fail(`folders are nested too deeply: ${toList(deep.map(toShortPath))}`);
  if (status === undefined) return fail(`a git repository was made in ${toList(planted)}`);
  const scan = await scanWork(workspace, snapshot, status);
  const unreadable = scan.problems.find(({ kind }) => kind === 'unreadable');
  if (unreadable?.kind === 'unreadable') return fail(`cannot be read: ${listSome(unreadable.paths)}`);
  const bytes = [...scan.files.values()].reduce((sum, file) => sum + file.bytes, 0);
  const { maxFiles, maxBytes } = CAPTURE_LIMITS;
  if (scan.files.size > maxFiles || bytes > maxBytes)
    return fail(`${scan.files.size} files with ${bytes} bytes are changed, which is more than is kept`);
  const { indexed } = scan.status;
  const idLength = snapshot.snapshotRef.length;
  const { changes, contents } = await readChangedFiles(workspace.path, scan.files, { indexed, idLength });
  return { files: toFileStates(changes), changes, contents, indexed };
}

function toList(paths: readonly PathBytes[]): string {
  return listSome(paths.map(toReadablePath));
}
