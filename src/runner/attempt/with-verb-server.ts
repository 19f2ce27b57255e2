import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VerbReply } from '../../domain/attempt/verb.ts';
import { removeFolder } from '../../exec/remove-folder.ts';
import { serveVerbs } from '../../verbs/verb-socket.ts';

/** The files by which the agent of one attempt gets its brief and calls its verbs. */
export interface AttemptVerbServer {
  /** Holds them, and is removed with the attempt. */
  readonly folder: string;
  readonly briefFile: string;
  readonly socket: string;
}

export interface VerbServerOptions {
  readonly parent: string;
  readonly brief: string;
  readonly handle: (name: string, payload: unknown) => Promise<VerbReply>;
}

/**
 * Serves the verbs and writes the brief in a folder of this attempt alone, so that files an earlier agent left are never
 * written through or waited for. The folder is removed when `use` has ended.
 */
export async function withVerbServer<T>(
  options: VerbServerOptions,
  use: (server: AttemptVerbServer) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(options.parent, 'day-'));
  const paths: AttemptVerbServer = { folder, briefFile: join(folder, 'brief.md'), socket: join(folder, 'verbs.sock') };
  await writeFile(paths.briefFile, options.brief, { mode: 0o600, flag: 'wx' });
  const server = await serveVerbs(paths.socket, options.handle);
  try {
    return await use(paths);
  } finally {
    await server.close();
    // Parts that an agent has made unremovable stay, and are not used again.
    removeFolder(folder);
  }
}
