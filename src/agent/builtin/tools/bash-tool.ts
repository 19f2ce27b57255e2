import { z } from 'zod';
import { toShell } from '../../../exec/programs.ts';
import type { CommandResult } from '../../../exec/run-command.ts';
import { createOutputEnds } from '../../../exec/streams/output-ends.ts';
import type { BackgroundProcesses } from './background.ts';
import { accept, makeTool, refuse, type Tool, type ToolAnswer } from './tool.ts';

const DEFAULT_SECONDS = 120;
const MAX_SECONDS = 900;
const END_BYTES = 12 * 1024;

/** The tool that runs a shell command as the agent, with limits on time and output. */
export const bashTool: Tool = makeTool({
  name: 'bash',
  description:
    'Run a shell command in the workspace, each in a new shell, without standard input. Answers with what it has written, both streams together, and its exit code; of long output the beginning and the end. What it leaves running is ended when it ends: start a server or a watcher with background, which answers at once with an id for bash_output.',
  schema: z.strictObject({
    command: z.string().min(1).describe('The command.'),
    timeout_seconds: z
      .int()
      .min(1)
      .max(MAX_SECONDS)
      .optional()
      .describe(`After so many seconds it is ended; ${DEFAULT_SECONDS} when left out.`),
    background: z.boolean().optional().describe('Leave it running, until the attempt ends or bash_output stops it.'),
  }),
  mayWrite: true,
  async run({ command, timeout_seconds = DEFAULT_SECONDS, background = false }, { task, redactor, processes }) {
    if (background) return startInBackground(command, processes);
    const ends = createOutputEnds({ headBytes: END_BYTES, tailBytes: END_BYTES });
    const streams = { stdout: redactor.redactStream(), stderr: redactor.redactStream() };
    const result = await task.sandbox.run({
      ...toShell(command, task.programs.shell),
      cwd: task.workspacePath,
      writable: [task.attemptFolder],
      isTool: true,
      env: task.env,
      timeoutMs: timeout_seconds * 1000,
      graceMs: 2000,
      maxBytes: 0,
      signal: task.signal,
      onOutput: (bytes, from) => ends.add(streams[from].push(bytes)),
    });
    for (const stream of [streams.stdout, streams.stderr]) ends.add(stream.end());
    if (result.failedToStart !== undefined) return refuse(`The shell did not start: ${result.failedToStart.message}`);
    const { text } = ends.render();
    const answer = `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}(${describeEnd(result, timeout_seconds)})`;
    return result.exitCode === 0 ? accept(answer) : refuse(answer);
  },
});

function startInBackground(command: string, processes: BackgroundProcesses): ToolAnswer {
  const id = processes.start(command);
  if (id === undefined) return refuse('Too many commands run in the background: stop one with bash_output.');
  return accept(`Running in the background as ${id}: read what it writes with bash_output.`);
}

const MAX_WAIT_SECONDS = 120;

/** The tool that reads what a command in the background has written. */
export const bashOutputTool: Tool = makeTool({
  name: 'bash_output',
  description:
    'Read what a command that bash runs in the background has written since it was read last, and whether it has ended. It may wait for the end, or stop the command.',
  schema: z.strictObject({
    id: z.string().min(1).describe('The id that bash has answered with.'),
    wait_seconds: z.int().min(0).max(MAX_WAIT_SECONDS).optional().describe('Wait for its end, at most so long.'),
    stop: z.boolean().optional().describe('Stop it first.'),
  }),
  mayWrite: true,
  async run({ id, wait_seconds = 0, stop = false }, { processes }) {
    const output = await processes.read(id, { ms: wait_seconds * 1000, isStopped: stop });
    if (output === undefined) return refuse(`No command runs in the background as ${id}.`);
    const { text, result } = output;
    const end = result === undefined ? 'still running' : describeEnd(result, MAX_SECONDS);
    return accept(`${text}${text === '' || text.endsWith('\n') ? '' : '\n'}(${end})`);
  },
});

function describeEnd({ exitCode, signal, timedOut, aborted }: CommandResult, seconds: number): string {
  if (timedOut) return `ended after ${seconds} s, which is its time limit`;
  if (aborted) return 'stopped';
  return exitCode === null ? `ended by ${signal}` : `exit code ${exitCode}`;
}
