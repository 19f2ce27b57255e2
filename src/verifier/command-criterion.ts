import { join } from 'node:path';
import type { CriterionRun } from '../domain/attempt/verdict.ts';
import type { CriterionOf } from '../domain/plan/criterion.ts';
import { createOutputEnds, type OutputEndsLimits } from '../exec/output-ends.ts';
import { type Shell, toShell } from '../exec/programs.ts';
import type { Redactor } from '../exec/redaction/redact.ts';
import type { CommandResult } from '../exec/run-command.ts';
import type { CommandFolder, CommandFolders } from './command-folder.ts';
import { failed, type Observation, passed, toCriterionRun } from './criterion-outcome.ts';
import { createEvidenceFile } from './evidence-file.ts';

const GRACE_MS = 5_000;

export interface CommandContext {
  readonly folders: CommandFolders;
  /** Starts the commands. */
  readonly shell: Shell;
  readonly redactor: Redactor;
  /** Folder for the whole output of commands that failed or printed much; without it, none is kept. */
  readonly evidenceDir?: string;
  /** Sizes of the kept ends of the output; 64 KiB each when absent. */
  readonly outputEnds?: OutputEndsLimits;
  readonly signal?: AbortSignal;
}

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
  const evidenceName = `criterion-${index + 1}.log`;
  const output = createOutputSink(context, evidenceName);
  const result = await folder.run({
    ...toShell(criterion.command, context.shell),
    cwd: folder.path,
    zone: 'criteria',
    env: folder.env,
    timeoutMs: criterion.timeout_seconds * 1000,
    graceMs: GRACE_MS,
    maxBytes: 0,
    ...(context.signal === undefined ? {} : { signal: context.signal }),
    onOutput: output.add,
  });
  const observation = observe(criterion, result);
  const kept = output.end(observation.outcome);
  return {
    criterion,
    outcome: observation.outcome,
    detail: [observation.detail, ...kept.notes].join(' '),
    exit_code: result.exitCode,
    duration_ms: result.durationMs,
    timed_out: result.timedOut,
    output: kept.text,
    omitted_bytes: kept.omittedBytes,
    evidence: kept.evidence,
  };
}

function observe(criterion: CriterionOf<'command'>, result: CommandResult): Observation {
  if (result.failedToStart !== undefined) return failed(`It could not be started: ${result.failedToStart.message}.`);
  if (result.aborted) return failed('It was stopped because the run is being cancelled.');
  if (result.timedOut) return failed(`It did not end within ${criterion.timeout_seconds} s and was stopped.`);
  if (result.signal !== null) return failed(`It was ended by ${result.signal}.`);
  if (result.exitCode === null) return failed('It did not end by itself.');
  if (result.exitCode === criterion.expect_exit) return passed(`It exited with ${result.exitCode}.`);
  return failed(`It exited with ${result.exitCode}; ${criterion.expect_exit} was expected.`);
}

interface KeptOutput {
  readonly text: string;
  readonly omittedBytes: number;
  readonly evidence: string | null;
  readonly notes: readonly string[];
}

/** Creates a sink that redacts each stream by itself, so that one cannot split a secret of the other. */
function createOutputSink(context: CommandContext, evidenceName: string) {
  const { evidenceDir, redactor } = context;
  const ends = createOutputEnds(context.outputEnds);
  const file = evidenceDir === undefined ? undefined : createEvidenceFile(join(evidenceDir, evidenceName));
  const redacted = { stdout: redactor.redactStream(), stderr: redactor.redactStream() };
  let total = 0;
  const keep = (bytes: Uint8Array) => {
    total += bytes.length;
    ends.add(bytes);
    file?.write(bytes);
  };
  return {
    add: (bytes: Uint8Array, from: 'stdout' | 'stderr') => keep(redacted[from].push(bytes)),
    end(outcome: Observation['outcome']): KeptOutput {
      keep(redacted.stdout.end());
      keep(redacted.stderr.end());
      const { text, omittedBytes } = ends.render();
      const isWorthKeeping = total > 0 && (outcome === 'failed' || omittedBytes > 0);
      const failure = file?.close(isWorthKeeping ? 'keep' : 'remove');
      const isKept = file !== undefined && isWorthKeeping && failure === undefined;
      const notes = failure === undefined ? [] : [`Its whole output could not be kept: ${failure.message}.`];
      return { text, omittedBytes, evidence: isKept ? evidenceName : null, notes };
    },
  };
}
