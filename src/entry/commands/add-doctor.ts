import type { Command } from 'commander';
import { renderIsolationReport, renderIsolationReportJson } from '../../report/terminal/isolation-report.ts';
import type { Io } from '../compose/compose.ts';
import { inspectIsolation } from '../compose/inspect-isolation.ts';
import { toExitCode } from './to-exit-code.ts';

/** Adds the command that examines the machine; each flag is one examination, and without any all are made. */
export function addDoctor(program: Command, io: Io, finish: (exitCode: number) => void): void {
  program
    .command('doctor')
    .description('Examine this machine: attack it from sandboxes, and say whether a job would run isolated.')
    .option('--isolation', 'the sandboxes alone (default: all examinations)')
    .option('--json', 'print JSON')
    .action(async (flags: DoctorFlags) => finish(await doctorCommand(flags, io)));
}

interface DoctorFlags {
  readonly isolation?: boolean;
  readonly json?: boolean;
}

/** Prints what was found, and returns 0 when a job would run isolated. */
function doctorCommand(flags: DoctorFlags, { host, console }: Io): Promise<number> {
  return toExitCode({ host, console }, 'doctor', async () => {
    const report = await inspectIsolation(host);
    console.out(flags.json === true ? renderIsolationReportJson(report) : renderIsolationReport(report));
    return report.problems.length === 0 ? 0 : 1;
  });
}
