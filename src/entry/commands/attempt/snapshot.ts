import { parseSnapshotCall, type SnapshotCall, type SnapshotVerbName } from '../../../domain/attempt/verb.ts';
import { ConfigurationError } from '../../../domain/errors/errors.ts';
import { findSnapshotNameProblem } from '../../../domain/refs/ref-name.ts';
import { runSnapshotCall } from '../../../workspace/named-snapshots/snapshot-verbs.ts';
import { openUserSnapshots } from '../../../workspace/named-snapshots/user-snapshots.ts';
import { findExcludesFiles } from '../../compose/find-excludes-files.ts';
import type { Io } from '../../compose/host-context.ts';
import { systemClock } from '../../compose/system-clock.ts';
import { withGit } from '../../compose/with-git.ts';
import { toExitCode } from '../to-exit-code.ts';
import { verbCommand } from './verb.ts';

interface SnapshotRequest {
  readonly verb: SnapshotVerbName;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The current folder when absent; during an attempt it cannot be chosen. */
  readonly repo: string | undefined;
  readonly json: boolean;
}

/** Creates, lists, compares, restores or deletes snapshots: of the user's checkout, or of the attempt it is called in. */
export function snapshotCommand({ verb, payload, repo, json }: SnapshotRequest, io: Io): Promise<number> {
  const { host, console } = io;
  const commandName = verb.replace('_', ' ');
  return toExitCode(io, { name: commandName, json }, async () => {
    if (host.env.GROUNDHOG_SOCKET !== undefined && repo === undefined)
      return verbCommand({ name: verb, payload, json: undefined, wantsData: json }, io);
    const call = requireCall(verb, payload);
    const wanted = call.name === 'snapshot_create' || call.name === 'snapshot_list' ? undefined : call.payload.name;
    const reply = await withGit(host, async (git) => {
      const excludes = findExcludesFiles(host.env);
      const init = verb === 'snapshot_create';
      const options = { folder: repo ?? '.', excludes, init, wanted, now: systemClock.now };
      return runSnapshotCall(await openUserSnapshots(git, options), call);
    });
    console.out(`${json ? JSON.stringify(reply.data, undefined, 2) : reply.text}\n`);
    return 0;
  });
}

/** Parses a call. Throws ConfigurationError with all that is wrong in it. */
function requireCall(verb: SnapshotVerbName, payload: SnapshotRequest['payload']): SnapshotCall {
  const parsed = parseSnapshotCall(verb, payload);
  const name = verb === 'snapshot_create' ? findSnapshotNameProblem(String(payload.name)) : undefined;
  const reasons = ['problem' in parsed ? describeProblem(parsed.problem) : undefined, name];
  if (!('problem' in parsed) && name === undefined) return parsed.call;
  const reason = reasons.filter((each) => each !== undefined).join('; ');
  throw new ConfigurationError('snapshot_refused', { reason, help: `groundhog ${verb.replace('_', ' ')} --help` });
}

function describeProblem({
  issues,
}: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): string {
  return issues
    .map(({ path, message }) => `--${path.map(String).join('-').replaceAll('_', '-')}: ${message}`)
    .join('; ');
}
