import type { Command } from 'commander';
import type { Io } from '../compose/io.ts';
import { repoFlag } from './flags.ts';
import { snapshotCommand } from './snapshot.ts';

interface SnapshotFlags {
  readonly repo?: string;
  readonly json?: boolean;
  readonly description?: string;
  readonly replace?: boolean;
  readonly ttlSeconds?: string;
  readonly dryRun?: boolean;
  readonly preview?: boolean;
}

/** Adds the commands that name states of files and go back to them. */
export function addSnapshots(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const snapshot = program
    .command('snapshot')
    .description('Name the state of your files, compare with it, go back to it. No branch, index or stash is touched.');
  const add = (name: 'create' | 'list' | 'restore' | 'diff' | 'delete', description: string): Command => {
    const command = snapshot.command(name).description(description);
    if (name !== 'list') command.argument('<name>', 'letters, digits, "_", "." and "-"');
    command
      .addOption(repoFlag)
      .option('--json', 'print JSON')
      .action(async (...given: unknown[]) => {
        const flags: SnapshotFlags = command.opts();
        const [wanted] = name === 'list' ? [undefined] : given;
        const payload = { ...(wanted === undefined ? {} : { name: wanted }), ...toSnapshotPayload(flags) };
        const { json = false } = flags;
        const repo = command.getOptionValueSource('repo') === 'default' ? undefined : flags.repo;
        finish(await snapshotCommand({ verb: `snapshot_${name}`, payload, repo, json }, io));
      });
    return command;
  };
  add('create', 'Record the state of the files under a name.')
    .option('--description <text>', 'what the list shows')
    .option('--replace', 'give a name that is taken to the state of now')
    .option('--ttl-seconds <n>', 'let it expire after so many seconds');
  add('list', 'Show the snapshots, newest first.');
  add('restore', 'Bring the files back to a snapshot; what is there now is kept in another one.')
    .option('--dry-run', 'only say what would change')
    .option('--preview', 'the same');
  add('diff', 'Show what has changed since a snapshot.');
  add('delete', 'Take the name of a snapshot away.');
}

function toSnapshotPayload({ description, replace, ttlSeconds, dryRun, preview = dryRun }: SnapshotFlags) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(replace === undefined ? {} : { replace }),
    ...(ttlSeconds === undefined ? {} : { ttl_seconds: Number(ttlSeconds) }),
    ...(preview === undefined ? {} : { preview }),
  };
}
