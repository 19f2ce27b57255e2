import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { addExample, repoFlag, type VerboseFlags, verboseFlag, withVerbose } from '../flags.ts';

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
  addExample(snapshot, 'groundhog snapshot create before-refactoring');
  const add = (name: 'create' | 'list' | 'restore' | 'diff' | 'delete', description: string): Command => {
    const command = snapshot.command(name).description(description);
    addExample(command, `groundhog snapshot ${name}${name === 'list' ? '' : ' before-refactoring'}`);
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
        const { snapshotCommand } = await import('../attempt/snapshot.ts');
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
