import type { Command } from 'commander';
import type { Io } from '../../compose/host-context.ts';
import { addExample, ONLY_TASK, repoFlag, taskFlag, verboseFlag } from '../flags.ts';
import type { ReportFlags } from '../read/report.ts';

/** Adds the command that writes the record of a task as one HTML file. */
export function addReport(program: Command, io: Io, finish: (exitCode: number) => void): void {
  const report = program
    .command('report')
    .description('Write what happened in a task as one HTML file that needs no network.');
  addExample(report, 'groundhog report --task first --open');
  report
    .addOption(repoFlag)
    .addOption(taskFlag(ONLY_TASK))
    .option('--remote <name>', 'read the records of a remote (name or address) instead of the local ones')
    .option('--out <file>', 'the file (default: one in the git directory, whose path is printed)')
    .option('--open', 'open it in the browser')
    .addOption(verboseFlag)
    .action(async (flags: ReportFlags) => {
      const { reportCommand } = await import('../read/report.ts');
      finish(await reportCommand(flags, io));
    });
}
