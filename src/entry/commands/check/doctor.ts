import { renderShellCommand } from '../../../domain/text/quote-for-shell.ts';
import { renderFindings } from '../../../report/terminal/doctor-text.ts';
import { renderIsolationReport, renderIsolationReportJson } from '../../../report/terminal/isolation-report.ts';
import { findLineTone } from '../../../report/terminal/marks.ts';
import { replaceOwnCommands } from '../../../report/words/own-commands.ts';
import type { Io } from '../../compose/host-context.ts';
import { inspectIsolation } from '../../compose/inspect-isolation.ts';
import { findReader } from '../reader.ts';
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
      const { program, again = ['doctor'] } = findReader(host.env, process.argv);
      // The same doctor, with the flags that it has now.
      const toOwn = (words: string) => `${program} ${words === 'doctor' ? renderShellCommand(again) : words}`;
      const found = replaceOwnCommands(renderFindings(findings, console.outStyle), toOwn);
      if (findings.length > 0) console.out(`${found}\n`, findLineTone);
      const isOff = findings.some(({ name }) => name === ISOLATION);
      console.out(
        replaceOwnCommands(renderIsolationReport(report, { hasTable: flags.isolation === true, isOff }), toOwn),
      );
    }
    const isMissing = findings.some(({ state }) => state === 'missing');
    return report.problems.length === 0 && !isMissing ? 0 : 1;
  });
}
