import type { CriterionRun } from '../domain/attempt/verdict.ts';
import type { CriterionOf } from '../domain/plan/criterion.ts';
import type { CommandResult } from '../exec/run-command.ts';
import type { CommandFolder } from './command-folder.ts';
import { failed, type Observation, passed, toCriterionRun } from './criterion-outcome.ts';
import { type CommandContext, describeBadEnd, runInFolder, toFailureLines } from './run-in-folder.ts';

/** Runs a command in a folder of its own and compares its exit code. Never rejects for how it ended. */
export async function checkCommand(
  criterion: CriterionOf<'command'>,
  index: number,
  context: CommandContext,
): Promise<CriterionRun> {
  const used = await context.folders.lend(index + 1, (folder) => runIn(folder, { criterion, index, context }));
  if (used.kind === 'used') return used.value;
  return { ...toCriterionRun(criterion, failed(used.reason), 0), output: used.output };
}

interface CommandToCheck {
  readonly criterion: CriterionOf<'command'>;
  readonly index: number;
  readonly context: CommandContext;
}

async function runIn(folder: CommandFolder, { criterion, index, context }: CommandToCheck): Promise<CriterionRun> {
  const { command, timeout_seconds: timeoutSeconds } = criterion;
  const evidenceName = `criterion-${index + 1}.log`;
  const { result, keepOutput } = await runInFolder(folder, { command, timeoutSeconds, evidenceName }, context);
  const observation = observe(criterion, result);
  const kept = keepOutput(observation.outcome === 'passed' ? 'passed' : 'failed');
  return {
    criterion,
    outcome: observation.outcome,
    detail: [observation.detail, ...kept.notes].join(' '),
    exit_code: result.exitCode,
    duration_ms: result.durationMs,
    timed_out: result.timedOut,
    output: kept.text,
    omitted_bytes: kept.omittedBytes,
    ...toFailureLines(kept),
    evidence: kept.evidence,
  };
}

function observe(criterion: CriterionOf<'command'>, result: CommandResult): Observation {
  const badEnd = describeBadEnd(result, criterion.timeout_seconds);
  if (badEnd !== undefined) return failed(badEnd);
  if (result.exitCode === criterion.expect_exit) return passed(`It exited with ${result.exitCode}.`);
  return failed(`It exited with ${result.exitCode}; ${criterion.expect_exit} was expected.`);
}
