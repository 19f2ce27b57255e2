import { listSome } from '../../domain/text/list-some.ts';
import { type PathBytes, toReadablePath } from '../../git/path-bytes.ts';
import { formatPlural } from '../../report/text/format-duration.ts';
import type { NamedSnapshot } from '../workspace-cache.ts';
import type { SkippedPath } from './classify-paths.ts';
import type { CreatedSnapshot } from './named-snapshots.ts';
import type { RestoredState } from './restore-named-snapshot.ts';
import type { SnapshotContext } from './snapshot-context.ts';

/** An answer about snapshots: text for users and agents, and data for programs. */
export interface SnapshotReply {
  readonly text: string;
  readonly data: unknown;
}

const MAX_DIFF_CHARACTERS = 1024 * 1024;
const SHORT_ID_LENGTH = 12;

const WHY_LEFT_OUT: Readonly<Record<SkippedPath['why'], string>> = {
  nested_repository: 'a git repository of its own',
  special_file: 'neither file nor link',
  too_large: 'not tracked and larger than 10 MiB',
  forbidden_name: 'git refuses this name, or a link under it; rename it to have it kept',
};

export function renderCreated(
  { kind, snapshot, leftOut, expired }: CreatedSnapshot,
  { madeRepository }: Pick<SnapshotContext, 'madeRepository'> = {},
): SnapshotReply {
  const lines = [`snapshot ${snapshot.name} ${kind}: ${snapshot.id}`, ...renderLeftOut(leftOut)];
  if (madeRepository !== undefined) lines.push(`there was no git repository; one was made in: ${madeRepository}`);
  for (const name of expired) lines.push(`expired and deleted: ${name}`);
  const { name, id, tree } = snapshot;
  const made = madeRepository === undefined ? {} : { repository_made: madeRepository };
  return { text: lines.join('\n'), data: { kind, name, commit: id, tree, left_out: leftOut, expired, ...made } };
}

export function renderSnapshotList(snapshots: readonly NamedSnapshot[]): SnapshotReply {
  const rows = snapshots.map(({ name, id, epochSeconds, subject }) =>
    [name, id.slice(0, SHORT_ID_LENGTH), toTime(epochSeconds), subject.replace(/\p{Cc}/gu, ' ')].join('\t'),
  );
  const data = snapshots.map(({ name, id, tree, epochSeconds, subject, expiresAtSeconds }) => ({
    name,
    commit: id,
    tree,
    created_at: toTime(epochSeconds),
    expires_at: expiresAtSeconds === undefined ? null : toTime(expiresAtSeconds),
    description: subject,
  }));
  return { text: rows.length === 0 ? 'no snapshots' : rows.join('\n'), data: { snapshots: data } };
}

export function renderDiff({
  text,
  leftOut,
}: {
  readonly text: string;
  readonly leftOut: readonly SkippedPath[];
}): SnapshotReply {
  const cut =
    text.length > MAX_DIFF_CHARACTERS ? `${text.slice(0, MAX_DIFF_CHARACTERS)}\n[cut after 1 MiB]` : text.trimEnd();
  return {
    text: cut === '' ? 'no differences' : cut,
    data: { is_different: text !== '', diff: cut, left_out: leftOut },
  };
}

export function renderRestored(
  restored: RestoredState,
  { preview, what = 'snapshot ' }: { readonly preview: boolean; readonly what?: string },
): string {
  const { name, changes, untouched, backup, leftOut } = restored;
  const first = preview ? `preview of ${what}${name}` : `restored ${what}${name}`;
  const lines =
    changes.length === 0
      ? [`${first} (no files changed)`]
      : [`${first} (${formatPlural(changes.length, 'file')} changed):`, ...changes.map(({ path }) => toLine(path))];
  for (const [kind, paths] of Object.entries(groupChanges(restored)))
    if (paths.length > 0) lines.push(`${kind}: ${paths.length} (${listSome(paths)})`);
  if (untouched.length > 0) lines.push(`not in the snapshot and not touched: ${listSome(untouched.map(toLine))}`);
  if (backup !== undefined) lines.push(`what was there before: snapshot ${backup}`);
  return [...lines, ...renderLeftOut(leftOut)].join('\n');
}

export function toRestoredData(restored: RestoredState): unknown {
  const { name, untouched, backup, leftOut } = restored;
  return {
    name,
    ...groupChanges(restored),
    untouched: untouched.map(toReadablePath),
    backup: backup ?? null,
    left_out: leftOut,
  };
}

function groupChanges({ changes }: RestoredState) {
  const of = (...wanted: readonly string[]) =>
    changes.filter(({ status }) => wanted.includes(status)).map(({ path }) => toLine(path));
  return { added: of('A'), modified: of('M', 'T'), deleted: of('D') };
}

function renderLeftOut(leftOut: readonly SkippedPath[]): string[] {
  return leftOut.map(({ path, why }) => `left out: ${quoteControls(path)} (${WHY_LEFT_OUT[why]})`);
}

function toLine(path: PathBytes): string {
  return quoteControls(toReadablePath(path));
}

function quoteControls(path: string): string {
  return /\p{Cc}/u.test(path) ? JSON.stringify(path) : path;
}

function toTime(epochSeconds: number): string {
  return new Date(epochSeconds * 1000).toISOString().replace(/\.\d+Z$/, '+00:00');
}
