import { isTaskId, type ObjectId, type TaskId } from '../ids.ts';

const MAX_SNAPSHOT_NAME_LENGTH = 100;

/** A full ref name, such as `refs/heads/main`. Only this module makes one from parts. */
export type RefName = `refs/${string}`;

export function isRefName(ref: string): ref is RefName {
  return ref.startsWith('refs/');
}

export type TaskRef =
  | { readonly kind: 'scratch_branch'; readonly taskId: TaskId; readonly day: number }
  | { readonly kind: 'scratch'; readonly taskId: TaskId; readonly day: number }
  | { readonly kind: 'state'; readonly taskId: TaskId }
  /** The task branch as it was before its rebase of this number, from 1. */
  | { readonly kind: 'before_rebase'; readonly taskId: TaskId; readonly number: number }
  | { readonly kind: 'steps'; readonly taskId: TaskId; readonly base7: string; readonly number: number }
  /** The landed commits that wait for approval. */
  | { readonly kind: 'result'; readonly taskId: TaskId };

/** Returns the prefix of all refs of a task, apart from its branches. */
export function taskNamespace(taskId: TaskId): RefName {
  return `refs/groundhog/${taskId}`;
}

/** Returns the patterns by which a remote lists all refs of a task, and those that git would need to be a folder of them. */
export function toTaskPatterns(taskId: TaskId): string[] {
  return ['refs/heads/*', `${taskNamespace(taskId)}/*`, taskNamespace(taskId), 'refs/groundhog'];
}

/** Returns the full name of a ref of a task. */
export function toRefName(ref: TaskRef): RefName {
  switch (ref.kind) {
    case 'scratch_branch':
      return toBranchRef(scratchBranchName(ref.taskId, ref.day));
    case 'scratch':
      return `${taskNamespace(ref.taskId)}/day-${ref.day}`;
    case 'state':
    case 'result':
      return `${taskNamespace(ref.taskId)}/${ref.kind}`;
    case 'before_rebase':
      return `${taskNamespace(ref.taskId)}/before-rebase-${ref.number}`;
    case 'steps':
      return `${taskNamespace(ref.taskId)}/steps/${toStreamName(ref.base7, ref.number)}`;
  }
}

/** Returns the name of a stream of steps, `<base7>-<n>`. Throws an Error for an invalid id or number. */
export function toStreamName(base: string, number: number): string {
  const name = `${base.slice(0, 7)}-${number}`;
  if (parseStreamName(name) === undefined) throw new Error(`"${name}" names no stream of steps`);
  return name;
}

/** Parses the name of a stream; undefined for any other text. */
function parseStreamName(name: string): { readonly base7: string; readonly number: number } | undefined {
  const match = /^([0-9a-f]{7})-([1-9]\d{0,6})$/.exec(name);
  return match?.[1] === undefined ? undefined : { base7: match[1], number: Number(match[2]) };
}

/** The prefix of the named snapshots of a repository. */
export const SNAPSHOT_NAMESPACE: RefName = 'refs/sandbox/snapshots';

/** Returns the prefix of the agent's snapshots of one attempt, in the control repository only. */
export function attemptSnapshotNamespace(day: number): RefName {
  return `refs/sandbox/day-${day}/snapshots`;
}

/** Returns the prefix of the scratch branches of a task or of all; an in-place run leaves them in its checkout. */
export function scratchBranchNamespace(taskId: TaskId | undefined): RefName {
  return toBranchRef(taskId === undefined ? 'groundhog' : `groundhog/${taskId}`);
}

/** Returns the name of the scratch branch of one attempt, `groundhog/<task_id>/day-<n>`. */
export function scratchBranchName(taskId: TaskId, day: number): string {
  return `groundhog/${taskId}/day-${day}`;
}

/** Returns the task branch when the user names none. */
export function defaultTaskBranch(taskId: TaskId): string {
  return `groundhog/${taskId}/task`;
}

/** Returns `refs/heads/<name>`. */
export function toBranchRef(name: string): RefName {
  return `refs/heads/${name}`;
}

/** Parses a ref of a task; undefined for any other ref. */
export function parseTaskRef(ref: string): TaskRef | undefined {
  const steps = /^refs\/groundhog\/([^/]+)\/steps\/([^/]+)$/.exec(ref);
  if (steps !== null) return toStepsRef(steps[1], parseStreamName(steps[2] ?? ''));
  const match =
    /^refs\/groundhog\/([^/]+)\/(state|result|day-([1-9]\d{0,6}))$/.exec(ref) ??
    /^refs\/heads\/groundhog\/([^/]+)\/(day-([1-9]\d{0,6}))$/.exec(ref);
  const taskId = match?.[1] ?? '';
  if (match === null || !isTaskId(taskId)) return undefined;
  if (match[2] === 'state' || match[2] === 'result') return { kind: match[2], taskId };
  const kind = ref.startsWith('refs/heads/') ? 'scratch_branch' : 'scratch';
  return { kind, taskId, day: Number(match[3]) };
}

function toStepsRef(taskId = '', stream: ReturnType<typeof parseStreamName>): TaskRef | undefined {
  return isTaskId(taskId) && stream !== undefined ? { kind: 'steps', taskId, ...stream } : undefined;
}

/** Returns the scratch branches of attempts among refs, by their names without `refs/heads/`. */
export function findScratchBranches(refs: ReadonlyMap<string, ObjectId>): ReadonlyMap<string, ObjectId> {
  const found = new Map<string, ObjectId>();
  for (const [name, commit] of refs) {
    const ref = parseTaskRef(name);
    if (ref?.kind === 'scratch_branch') found.set(scratchBranchName(ref.taskId, ref.day), commit);
  }
  return found;
}

/** Returns why a branch cannot have this name by git-check-ref-format(1), or undefined. */
export function findBranchNameProblem(name: string): string | undefined {
  if (name === '' || name.length > 200) return 'must have 1 to 200 characters';
  if (/[\0-\x20\x7f~^:?*[\\]/.test(name)) return 'must not contain spaces, control characters or any of ~ ^ : ? * [ \\';
  if (/\.\.|@\{|\/\/|^\/|\/$|^-|\.$/.test(name))
    return 'must not contain "..", "@{", "//", or start with "-" or "/", or end with "/" or "."';
  if (name === '@' || /^(?:[A-Z]+_)?HEAD$/i.test(name)) return 'is a name that git keeps for itself';
  const prefix = /^(?:refs|heads|tags|remotes)(?:\/|$)/i.exec(name)?.[0];
  // git reads "heads/main" as the branch "main", and creates it as another one.
  if (prefix !== undefined)
    return `must be the plain name of a branch: "${prefix}" is the beginning of git's own names for refs`;
  if (name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'))) {
    return 'must not have a part that starts with "." or ends with ".lock"';
  }
  return undefined;
}

/** Returns why a snapshot cannot have this name in a ref (git-check-ref-format(1)), or undefined. */
export function findSnapshotNameProblem(name: string): string | undefined {
  if (name === '') return 'name is required';
  const invalid = `invalid snapshot name ${JSON.stringify(name.slice(0, MAX_SNAPSHOT_NAME_LENGTH))}:`;
  if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name)) return `${invalid} must match ^[A-Za-z0-9_][A-Za-z0-9_.-]*$`;
  if (name.length > MAX_SNAPSHOT_NAME_LENGTH)
    return `${invalid} must have at most ${MAX_SNAPSHOT_NAME_LENGTH} characters`;
  if (name.includes('..') || name.endsWith('.') || name.endsWith('.lock'))
    return `${invalid} must not contain "..", nor end with "." or ".lock": git refuses it`;
  return undefined;
}

/** Returns two refs that cannot exist together, because git stores one as a folder of the other; undefined for none. */
export function findRefConflict(
  wanted: readonly string[],
  existing: readonly string[],
): { wanted: string; existing: string } | undefined {
  for (const want of wanted) {
    for (const have of existing) {
      if (have.startsWith(`${want}/`) || want.startsWith(`${have}/`)) return { wanted: want, existing: have };
    }
  }
  return undefined;
}
