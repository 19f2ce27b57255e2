import type { Command } from 'commander';
import { parseSnapshotCall, type SnapshotVerbName } from '../../domain/attempt/verb.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { runSnapshotCall } from '../../workspace/named-snapshots/snapshot-verbs.ts';
import { openUserSnapshots } from '../../workspace/named-snapshots/user-snapshots.ts';
import { type Io, withGit } from '../compose/compose.ts';
import { findExcludesFiles } from '../compose/find-excludes-files.ts';
import { systemClock } from '../compose/system-clock.ts';
import { repoFlag, type VerboseFlags, verboseFlag, withVerbose } from './flags.ts';
import { toExitCode } from './to-exit-code.ts';
import { verbCommand } from './verb.ts';

interface SnapshotFlags extends VerboseFlags {
  readonly repo?: string;
  readonly json?: boolean;
  readonly description?: string;
  readonly replace?: boolean;
  readonly ttlSeconds?: string;
  readonly dryRun?: boolean;
  readonly preview?: boolean;
}

/** Adds the commands that create, list, compare, restore and delete named snapshots. */
export function addSnapshots(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const snapshot = program
    .command('snapshot')
    .description('Name the state of your files, compare with it, restore it. No branch, index or stash is touched.');
  const add = (name: 'create' | 'list' | 'restore' | 'diff' | 'delete', description: string): Command => {
    const command = snapshot.command(name).description(description);
    if (name !== 'list') command.argument('<name>', 'letters, digits, "_", "." and "-"');
    command
      .addOption(repoFlag)
      .option('--json', 'print JSON')
      .addOption(verboseFlag)
      .action(async (...given: unknown[]) => {
        const flags: SnapshotFlags = command.opts();
        const [wanted] = name === 'list' ? [undefined] : given;
        const payload = { ...(wanted === undefined ? {} : { name: wanted }), ...toSnapshotPayload(flags) };
        const { json = false } = flags;
        const repo = command.getOptionValueSource('repo') === 'default' ? undefined : flags.repo;
        const request = { verb: `snapshot_${name}`, payload, repo, json } as const;
        finish(await snapshotCommand(request, withVerbose(io, flags)));
      });
    return command;
  };
  add('create', 'Record the state of the files under a name.')
    .option('--description <text>', 'what the list shows')
    .option('--replace', 'move an existing name to the current state')
    .option('--ttl-seconds <n>', 'let it expire after this many seconds');
  add('list', 'Show the snapshots, newest first.');
  add('restore', 'Restore the files to a snapshot; their current state is kept in another one.')
    .option('--dry-run', 'only show what would change')
    .option('--preview', 'the same');
  add('diff', 'Show what has changed since a snapshot.');
  add('delete', 'Delete a snapshot.');
}

function toSnapshotPayload({ description, replace, ttlSeconds, dryRun, preview = dryRun }: SnapshotFlags) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(replace === undefined ? {} : { replace }),
    ...(ttlSeconds === undefined ? {} : { ttl_seconds: Number(ttlSeconds) }),
    ...(preview === undefined ? {} : { preview }),
  };
}

interface SnapshotRequest {
  readonly verb: SnapshotVerbName;
  readonly payload: Readonly<Record<string, unknown>>;
  /** The current folder when absent; during an attempt it cannot be chosen. */
  readonly repo: string | undefined;
  readonly json: boolean;
}

/** Creates, lists, compares, restores or deletes snapshots: of the user's checkout, or of the attempt it is called in. */
function snapshotCommand({ verb, payload, repo, json }: SnapshotRequest, io: Io): Promise<number> {
  const { host, console } = io;
  const commandName = verb.replace('_', ' ');
  return toExitCode(io, commandName, async () => {
    if (host.env.GROUNDHOG_SOCKET !== undefined && repo === undefined)
      return verbCommand({ name: verb, payload, json: undefined, wantsData: json }, io);
    const parsed = parseSnapshotCall(verb, payload);
    if ('problem' in parsed) {
      const help = `groundhog ${commandName} --help`;
      throw new ConfigurationError('snapshot_refused', { reason: describeProblem(parsed.problem), help });
    }
    const reply = await withGit(host, async (git) => {
      const excludes = findExcludesFiles(host.env);
      const options = { folder: repo ?? '.', excludes, init: verb === 'snapshot_create', now: systemClock.now };
      return runSnapshotCall(await openUserSnapshots(git, options), parsed.call);
    });
    console.out(`${json ? JSON.stringify(reply.data, undefined, 2) : reply.text}\n`);
    return 0;
  });
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
