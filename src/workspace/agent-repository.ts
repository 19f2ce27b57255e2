import { constants, copyFileSync, existsSync, mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { RefName } from '../domain/ref-name.ts';
import { removeFromDisk } from './disk-file.ts';
import type { Workspace } from './workspace.ts';

const MAX_HEAD_BYTES = 4096;

export interface AgentRepositoryRefs {
  readonly head: RefName;
  readonly refs: ReadonlyMap<string, string>;
}

/**
 * Gives the workspace a `.git` of its own, made anew: the agent's `git status`, `diff` and `log` work, and nothing that
 * it does there is ever read by us but one line, HEAD. It is written file by file, without running git.
 */
export async function writeAgentRepository(workspace: Workspace, { head, refs }: AgentRepositoryRefs): Promise<void> {
  if (workspace.own !== undefined) throw new Error("a person's own repository is never made anew");
  const dir = join(workspace.path, '.git');
  const control = workspace.control.place.gitDir;
  await removeFromDisk(workspace.path, '.git');
  for (const folder of ['objects/info', 'objects/pack', 'refs/heads', 'info'])
    mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, 'HEAD'), `ref: ${head}\n`);
  writeFileSync(join(dir, 'config'), renderConfig(refs));
  writeFileSync(join(dir, 'objects', 'info', 'alternates'), `${join(control, 'objects')}\n`);
  writeFileSync(join(dir, 'packed-refs'), renderPackedRefs(refs));
  // What the blobs hold is what is on disk: the same rule as in the control repository.
  copyFileSync(join(control, 'info', 'attributes'), join(dir, 'info', 'attributes'));
  if (existsSync(join(control, 'shallow'))) copyFileSync(join(control, 'shallow'), join(dir, 'shallow'));
  copyIndex(workspace.git.place.indexFile ?? '', join(dir, 'index'));
}

/** The ref that the agent's HEAD names; undefined when it is detached, gone, or not a plain file. */
export async function findAgentHead(workspace: Workspace): Promise<string | undefined> {
  try {
    const file = await open(
      join(workspace.own?.gitDir ?? join(workspace.path, '.git'), 'HEAD'),
      constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
    );
    try {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(MAX_HEAD_BYTES), 0, MAX_HEAD_BYTES, 0);
      return /^ref: (\S+)\n?$/.exec(buffer.subarray(0, bytesRead).toString('utf8'))?.[1];
    } finally {
      await file.close();
    }
  } catch {
    // Whatever keeps us from reading it, the agent did: the caller is told that HEAD names nothing.
    return undefined;
  }
}

function renderConfig(refs: ReadonlyMap<string, string>): string {
  const isSha256 = [...refs.values()].some((id) => id.length === 64);
  const format = isSha256 ? '\trepositoryformatversion = 1\n' : '\trepositoryformatversion = 0\n';
  const extension = isSha256 ? '[extensions]\n\tobjectformat = sha256\n' : '';
  return `[core]\n${format}\tbare = false\n\tfilemode = true\n\tlogallrefupdates = true\n${extension}[user]\n\tname = agent\n\temail = agent@groundhog.invalid\n[gc]\n\tauto = 0\n`;
}

function renderPackedRefs(refs: ReadonlyMap<string, string>): string {
  const lines = [...refs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([ref, id]) => `${id} ${ref}\n`);
  return `# pack-refs with: sorted\n${lines.join('')}`;
}

/**
 * Copies an index. A copy that is newer than its files would hide edits of the same second from git: its time is kept,
 * rounded down.
 */
export function copyIndex(from: string, to: string): void {
  const { mtimeMs } = statSync(from);
  copyFileSync(from, to);
  const seconds = Math.floor(mtimeMs / 1000);
  utimesSync(to, seconds, seconds);
}
