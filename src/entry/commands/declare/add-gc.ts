import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { ALL_TASKS, addExample, repoFlag, taskFlag, verboseFlag } from '../flags.ts';
import type { GcFlags } from '../steer/gc.ts';

/** Adds the command that lists and deletes refs past their retention. */
export function addGc(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const gc = program
    .command('gc')
    .description('List old scratch commits, steps and snapshots; with --apply, delete their refs.');
  addExample(gc, 'groundhog gc --older-than 2w --apply');
  gc.addOption(repoFlag)
    .option('--remote <name>', 'the refs of a remote (name or address) instead of the local ones')
    .option('--older-than <age>', 'a whole number and m, h, d or w', '30d')
    .addOption(taskFlag(ALL_TASKS))
    .option('--records', 'the records of finished tasks, too')
    .option('--apply', 'delete the listed refs')
    .option('--json', 'print JSON')
    .addOption(verboseFlag)
    .action(async (flags: GcFlags) => {
      const { gcCommand } = await import('../steer/gc.ts');
      finish(await gcCommand(flags, io));
    });
}
