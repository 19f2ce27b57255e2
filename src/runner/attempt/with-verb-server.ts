import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VerbReply } from '../../domain/attempt/verb.ts';
import { serveVerbs } from '../../verbs/verb-socket.ts';

/** Where one attempt finds its brief and its verbs. */
export interface AttemptVerbServer {
  readonly briefFile: string;
  readonly socket: string;
}

export interface VerbServerOptions {
  readonly parent: string;
  readonly brief: string;
  readonly handle: (name: string, payload: unknown) => Promise<VerbReply>;
}

/**
 * Serves the verbs and writes the brief in a folder of this attempt alone: what an earlier agent left in its own folder
 * is never written through or waited for. All of it is gone afterwards.
 */
export async function withVerbServer<T>(
  options: VerbServerOptions,
  use: (desk: AttemptVerbServer) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(options.parent, 'day-'));
  const desk: AttemptVerbServer = { briefFile: join(folder, 'brief.md'), socket: join(folder, 'verbs.sock') };
  await writeFile(desk.briefFile, options.brief, { mode: 0o600, flag: 'wx' });
  const server = await serveVerbs(desk.socket, options.handle);
  try {
    return await use(desk);
  } finally {
    await server.close();
    // Whatever an agent has made of the folder, it is not used again.
    await rm(folder, { recursive: true, force: true }).catch(() => undefined);
  }
}
