import { join } from 'node:path';
import { openFailureLines } from '../domain/attempt/telling-output.ts';
import { type Shell, toShell } from '../exec/programs.ts';
import type { Redactor } from '../exec/redaction/redact.ts';
import type { CommandResult } from '../exec/run-command.ts';
import { createOutputEnds, type OutputEndsLimits } from '../exec/streams/output-ends.ts';
import type { CommandFolder, CommandFolders } from './command-folder.ts';
import { createEvidenceFile } from './evidence-file.ts';
import { createLineSplitter } from './line-splitter.ts';

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

interface FolderCommand {
  readonly command: string;
  readonly timeoutSeconds: number;
  /** The name of the file for its whole output; none is kept without it. */
  readonly evidenceName?: string | undefined;
  /** Variables beside those of the folder. */
  readonly env?: Readonly<Record<string, string>>;
  /** Takes the standard output as it is, with secrets. */
  readonly onStdout?: ((bytes: Uint8Array) => void) | undefined;
}

/** The end of a command, and its output once it is known whether that is of interest. */
interface FolderRun {
  readonly result: CommandResult;
  readonly keepOutput: (outcome: 'passed' | 'failed') => KeptOutput;
}

export interface KeptOutput {
  readonly text: string;
  readonly omittedBytes: number;
  /** Lines that look like failures, of an output that is not kept whole. */
  readonly failureLines?: readonly string[];
  readonly evidence: string | null;
  readonly notes: readonly string[];
}

/** Returns the field of a record with the lines that look like failures; nothing where there is none. */
export function toFailureLines({ failureLines }: KeptOutput): { failure_lines?: string[] } {
  return failureLines === undefined ? {} : { failure_lines: [...failureLines] };
}

/** Runs a command of the plan in a folder that was lent for it. Never rejects for how it ended. */
export async function runInFolder(
  folder: CommandFolder,
  { command, timeoutSeconds, evidenceName, env, onStdout }: FolderCommand,
  context: CommandContext,
): Promise<FolderRun> {
  const output = createOutputSink(context, evidenceName);
  const result = await folder.run({
    ...toShell(command, context.shell),
    cwd: folder.path,
    zone: 'criteria',
    env: { ...folder.env, ...env },
    timeoutMs: timeoutSeconds * 1000,
    graceMs: GRACE_MS,
    maxBytes: 0,
    ...(context.signal === undefined ? {} : { signal: context.signal }),
    onOutput: (bytes, from) => {
      if (from === 'stdout') onStdout?.(bytes);
      output.add(bytes, from);
    },
  });
  return { result, keepOutput: output.end };
}

/** Describes a command that did not end by itself; undefined for one that did, with its exit code. */
export function describeBadEnd(result: CommandResult, timeoutSeconds: number): string | undefined {
  if (result.failedToStart !== undefined) return `It could not be started: ${result.failedToStart.message}.`;
  if (result.aborted) return 'It was stopped because the run is being cancelled.';
  if (result.timedOut) return `It did not end within ${timeoutSeconds} s and was stopped.`;
  if (result.signal !== null) return `It was ended by ${result.signal}.`;
  return result.exitCode === null ? 'It did not end by itself.' : undefined;
}

/** Creates a sink that redacts each stream by itself, so that one cannot split a secret of the other. */
function createOutputSink(context: CommandContext, evidenceName: string | undefined) {
  const { evidenceDir, redactor } = context;
  const ends = createOutputEnds(context.outputEnds);
  const isKeeping = evidenceDir !== undefined && evidenceName !== undefined;
  const file = isKeeping ? createEvidenceFile(join(evidenceDir, evidenceName)) : undefined;
  const redacted = { stdout: redactor.redactStream(), stderr: redactor.redactStream() };
  const failures = openFailureLines();
  const lines = { stdout: createLineSplitter(failures.add), stderr: createLineSplitter(failures.add) };
  let total = 0;
  const keep = (bytes: Uint8Array, from: 'stdout' | 'stderr') => {
    total += bytes.length;
    ends.add(bytes);
    lines[from](bytes);
    file?.write(bytes);
  };
  return {
    add: (bytes: Uint8Array, from: 'stdout' | 'stderr') => keep(redacted[from].push(bytes), from),
    end(outcome: 'passed' | 'failed'): KeptOutput {
      keep(redacted.stdout.end(), 'stdout');
      keep(redacted.stderr.end(), 'stderr');
      const { text, omittedBytes } = ends.render();
      const isWorthKeeping = total > 0 && (outcome === 'failed' || omittedBytes > 0);
      const failure = file?.close(isWorthKeeping ? 'keep' : 'remove');
      const isKept = file !== undefined && isWorthKeeping && failure === undefined;
      const notes = failure === undefined ? [] : [`Its whole output could not be kept: ${failure.message}.`];
      const failureLines = outcome === 'failed' && omittedBytes > 0 ? { failureLines: failures.list() } : {};
      return { text, omittedBytes, ...failureLines, evidence: isKept ? (evidenceName ?? null) : null, notes };
    },
  };
}
