import { parseSnapshotCall, type SnapshotVerbName } from '../../domain/attempt/verb.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { exitCodeOf } from '../../domain/record/ending.ts';
import { runSnapshotCall } from '../../workspace/named-snapshots/snapshot-verbs.ts';
import { openUserSnapshots } from '../../workspace/named-snapshots/user-snapshots.ts';
import { type HostContext, withGit } from '../compose/compose.ts';
import type { Console } from '../compose/console.ts';
import { findExcludesFiles } from '../compose/find-excludes-files.ts';
import { systemClock } from '../compose/system-clock.ts';
import { toFailure } from '../compose/to-failure.ts';
import { verbCommand } from './verb.ts';

export interface SnapshotRequest {
  readonly verb: SnapshotVerbName;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The current folder when absent; during an attempt it cannot be chosen. */
  readonly repo: string | undefined;
  readonly json: boolean;
}

interface SnapshotIo {
  readonly host: HostContext;
  readonly console: Console;
}

/** Makes, lists, compares, restores or deletes snapshots: of one's own checkout, or of the attempt that one works in. */
export async function snapshotCommand(request: SnapshotRequest, io: SnapshotIo): Promise<number> {
  const { host, console } = io;
  const { verb, payload, repo } = request;
  try {
    if (host.env.GROUNDHOG_SOCKET !== undefined && repo === undefined)
      return await verbCommand({ name: verb, payload, json: undefined, wantsData: request.json }, io);
    const parsed = parseSnapshotCall(verb, payload);
    if ('problem' in parsed) {
      const help = `groundhog ${verb.replace('_', ' ')} --help`;
      throw new ConfigurationError('snapshot_refused', { reason: describe(parsed.problem), help });
    }
    const said = await withGit(host, async (git) => {
      const folder = repo ?? '.';
      const place = await openUserSnapshots(git, {
        folder,
        excludes: findExcludesFiles(host.env),
        init: verb === 'snapshot_create',
        now: systemClock.now,
      });
      return runSnapshotCall(place, parsed.call);
    });
    console.out(`${request.json ? JSON.stringify(said.data, undefined, 2) : said.text}\n`);
    return 0;
  } catch (error) {
    const { ending, text } = toFailure(error, host.redactor.redact, verb.replace('_', ' '));
    console.err(`${text}\n`);
    return exitCodeOf(ending);
  }
}

function describe({
  issues,
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): string {
  return issues
    .map(({ path, message }) => `--${path.map(String).join('-').replaceAll('_', '-')}: ${message}`)
    .join('; ');
}
