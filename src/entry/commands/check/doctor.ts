import { renderFindings } from '../../../report/terminal/doctor-text.ts';
import { renderIsolationReport, renderIsolationReportJson } from '../../../report/terminal/isolation-report.ts';
import { findLineTone } from '../../../report/terminal/marks.ts';
import type { Io } from '../../compose/host-context.ts';
import { inspectIsolation } from '../../compose/inspect-isolation.ts';
import { toReaderWords } from '../reader.ts';
import { toExitCode } from '../to-exit-code.ts';
import type { ChosenAgent } from './inspect-agent.ts';
import { ISOLATION } from './inspect-isolation-choice.ts';
import { inspectMachine } from './inspect-machine.ts';

export interface DoctorFlags extends ChosenAgent {
  readonly repo: string;
  readonly isolation?: boolean;
  readonly json?: boolean;
}

/** Prints what was found, and returns 0 when a run would work here, isolated as in a job; else 1. */
export function doctorCommand(flags: DoctorFlags, { host, console }: Io): Promise<number> {
  return toExitCode({ host, console }, { name: 'doctor', json: flags.json }, async () => {
    const findings = flags.isolation === true ? [] : await inspectMachine(host, flags);
    const report = await inspectIsolation(host);
    if (flags.json === true) console.out(renderIsolationReportJson(report, findings));
    else {
      const found = `${toReaderWords(renderFindings(findings, console.outStyle), host.env)}\n`;
      if (findings.length > 0) console.out(found, findLineTone);
      const isOff = findings.some(({ name }) => name === ISOLATION);
      console.out(
        toReaderWords(renderIsolationReport(report, { hasTable: flags.isolation === true, isOff }), host.env),
      );
    }
    const isMissing = findings.some(({ state }) => state === 'missing');
    return report.problems.length === 0 && !isMissing ? 0 : 1;
  });
}
