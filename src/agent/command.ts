import { statSync } from 'node:fs';
import { NO_USAGE } from '../domain/attempt/attempt.ts';
import type { AgentStop } from '../domain/decisions/decide-attempt.ts';
import { ConfigurationError } from '../domain/errors/errors.ts';
import { findOnPath, toShell } from '../exec/programs.ts';
import type { Redactor } from '../exec/redaction/redact.ts';
import type { CommandResult } from '../exec/run-command.ts';
import type { Agent } from './agent.ts';
import { type LastOutput, openLastOutput } from './last-output.ts';

// Why: docs/decisions/0034-exit-code-75.md
/** EX_TEMPFAIL of sysexits.h: the agent needs something that is unavailable now. */
const EXIT_UNAVAILABLE = 75;
/** The exit codes of a shell that may not execute a command, or does not find it (POSIX, "Exit Status for Commands"). */
const EXITS_NOT_RUN = [126, 127];

/** Words that a shell knows without a program, and our own program, which each agent finds. */
const KNOWN_WORDS = new Set(
  '. : alias break case cd command continue echo eval exec exit export false for function if printf pwd read return set shift source test time trap true type ulimit umask unset until wait while groundhog'.split(
    ' ',
  ),
);

/** Output of a command that answers a question; the plan that is in it is far shorter. */
const MAX_ANSWER_BYTES = 1024 * 1024;

// Why: docs/decisions/0126-program-of-a-command-is-sought-first.md
/** Finds the program of a plain command by its name; undefined for one with operators or a path, and for words of the shell. */
export function findCommandProgram(command: string): string | undefined {
  const word = /^([\w.+-]+)(?:\s[^;&|<>(){}\n`$]*)?$/.exec(command.trim())?.[1];
  return word === undefined || KNOWN_WORDS.has(word) ? undefined : word;
}

/** The paths at which a command finds what it runs. */
export interface CommandPaths {
  /** The PATH that its program must be on, where the command names one plainly. */
  readonly path?: string | undefined;
  /** The file that must be there: its program, or the script of an interpreter. */
  readonly file?: string | undefined;
}

/**
 * Creates an agent from a shell command, which gets the brief on standard input and in `GROUNDHOG_BRIEF`, and answers a
 * question on standard output. What it runs must be there before anything is recorded.
 */
export function createCommandAgent(command: string, redactor: Redactor, { path, file }: CommandPaths = {}): Agent {
  const program = findCommandProgram(command);
  return {
    name: 'command',
    async check() {
      if (file !== undefined && !statSync(file, { throwIfNoEntry: false })?.isFile())
        throw new ConfigurationError('agent_not_found', { agent: 'command', file });
      if (path === undefined || program === undefined || (await findOnPath(program, path)) !== undefined) return;
      throw new ConfigurationError('agent_not_found', { agent: 'command', program });
    },
    async run({
      brief,
      workspacePath,
      attemptFolder,
      env,
      timeoutMs,
      programs,
      sandbox,
      signal,
      onOutput,
      isQuestion,
    }) {
      const lastOutput = openLastOutput(redactor);
      const lastWork = openLastOutput(redactor);
      const result = await sandbox.run({
        ...toShell(command, programs.shell),
        cwd: workspacePath,
        writable: [attemptFolder],
        isReadOnly: isQuestion === true,
        env,
        stdin: brief,
        timeoutMs,
        // After its terminal verb the agent may change nothing more: it is killed without a grace period.
        graceMs: 0,
        maxBytes: isQuestion === true ? MAX_ANSWER_BYTES : 0,
        signal,
        onOutput(bytes, from) {
          if (from === 'stderr') lastOutput.add(bytes);
          lastWork.add(bytes);
          onOutput(bytes);
        },
      });
      const stop = toStop(result, { timeoutMs, lastOutput });
      const answer = isQuestion === true ? { lastMessage: Buffer.from(result.stdout).toString('utf8') } : {};
      return { stop, usage: NO_USAGE, toolCalls: [], ...answer, lastWork: lastWork.render() };
    },
  };
}

function toStop(
  result: CommandResult,
  { timeoutMs, lastOutput }: { readonly timeoutMs: number; readonly lastOutput: LastOutput },
): AgentStop {
  if (result.failedToStart !== undefined) return { kind: 'not_started', detail: result.failedToStart.message };
  if (result.timedOut) return { kind: 'wall_clock', seconds: Math.round(timeoutMs / 1000) };
  if (result.aborted) return { kind: 'stopped' };
  if (result.exitCode === 0) return { kind: 'ended' };
  return { kind: toKind(result.exitCode), detail: lastOutput.describe(result) };
}

function toKind(exitCode: number | null): 'unavailable' | 'command_not_run' | 'crashed' {
  if (exitCode === EXIT_UNAVAILABLE) return 'unavailable';
  return exitCode !== null && EXITS_NOT_RUN.includes(exitCode) ? 'command_not_run' : 'crashed';
}
