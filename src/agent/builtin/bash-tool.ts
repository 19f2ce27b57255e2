import { z } from 'zod';
import { createOutputEnds } from '../../exec/output-ends.ts';
import { toShell } from '../../exec/programs.ts';
import type { CommandResult } from '../../exec/run-command.ts';
import { accept, makeTool, refuse, type Tool } from './tool.ts';

const DEFAULT_SECONDS = 120;
const MAX_SECONDS = 900;
const END_BYTES = 12 * 1024;

/** The tool that runs a shell command as the agent, with limits on time and output. */
export const bashTool: Tool = makeTool({
  name: 'bash',
  description:
    'Run a shell command in the workspace, each in a new shell, without standard input. Answers with what it has written, both streams together, and its exit code; of long output the beginning and the end. What it leaves running in the background is ended when it ends.',
  schema: z.strictObject({
    command: z.string().min(1).describe('The command.'),
    timeout_seconds: z
      .int()
      .min(1)
      .max(MAX_SECONDS)
      .optional()
      .describe(`After so many seconds it is ended; ${DEFAULT_SECONDS} when left out.`),
  }),
  mayWrite: true,
  async run({ command, timeout_seconds = DEFAULT_SECONDS }, { task, redactor }) {
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

function describeEnd({ exitCode, signal, timedOut, aborted }: CommandResult, seconds: number): string {
  if (timedOut) return `ended after ${seconds} s, which is its time limit`;
  if (aborted) return 'ended with the attempt';
  return exitCode === null ? `ended by ${signal}` : `exit code ${exitCode}`;
}
