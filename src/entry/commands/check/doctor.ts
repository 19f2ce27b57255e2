import { renderIsolationReport, renderIsolationReportJson } from '../../../report/terminal/isolation-report.ts';
import type { Io } from '../../compose/host-context.ts';
import { inspectIsolation } from '../../compose/inspect-isolation.ts';
import { toExitCode } from '../to-exit-code.ts';

export interface DoctorFlags {
  readonly repo: string;
  readonly isolation?: boolean;
  readonly json?: boolean;
}

/** Prints what was found, and returns 0 when a job would run isolated. */
export function doctorCommand(flags: DoctorFlags, { host, console }: Io): Promise<number> {
  return toExitCode({ host, console }, { name: 'doctor', json: flags.json }, async () => {
    const report = await inspectIsolation(host);
    console.out(flags.json === true ? renderIsolationReportJson(report) : renderIsolationReport(report));
    return report.problems.length === 0 ? 0 : 1;
  });
}
