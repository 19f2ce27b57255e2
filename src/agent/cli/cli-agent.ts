import { access, mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NO_USAGE } from '../../domain/attempt/attempt.ts';
import { succeeds } from '../../domain/succeeds.ts';
import { isJsonObject, type JsonObject } from '../../domain/text/json-object.ts';
import type { CommandResult } from '../../exec/run-command.ts';
import type { Agent, AgentReport, AgentTask } from '../agent.ts';
import { openTranscript } from '../builtin/transcript.ts';
import { openLastOutput } from '../last-output.ts';
import { openAnswerReader } from '../usage/answer-reader.ts';
import { openUsageCount, type UsageCount } from '../usage/usage-count.ts';
import { requireCli } from './check-cli.ts';
import type { CliAdapter, CliAgentOptions, CliContext, CliDecoder } from './cli-adapter.ts';
import { type CliLog, openCliLog } from './cli-log.ts';
import { toCliStop } from './cli-stop.ts';
import { type CliProgram, findProgram } from './find-program.ts';
import { findResumable, type KeptSession, keepSession, toGraceMs, toResumedPrompt } from './kept-session.ts';
import { createLineReader } from './line-reader.ts';
import { openModel } from './open-model.ts';
import { writeSessionFiles } from './session-files.ts';

// Why: docs/decisions/0045-home-for-one-attempt.md
/** Creates an agent from a coding CLI, which gets its own home in each attempt and the verbs by MCP, and runs unattended. */
export function createCliAgent(options: CliAgentOptions): Agent {
  const { adapter, settings } = options;
  // Found before the first attempt: an attempt may put another program of this name on the PATH of the next one.
  let program: CliProgram | undefined;
  let kept: KeptSession | undefined;
  return {
    name: adapter.name,
    toToolName: adapter.toToolName,
    toolAdvice: adapter.toolAdvice,
    reading: adapter.reading,
    hosts: settings.key.isLogin ? [new URL(settings.baseUrl).hostname] : [],
    async check() {
      program = await requireCli(options);
    },
    async run(task) {
      const obstacle = await findUnsafeFolder(adapter, task.workspacePath);
      if (obstacle !== undefined) return toRefusal(obstacle);
      const count = openUsageCount(options.findPrice);
      const watch = openAttemptWatch(options, task, count);
      const reached = await openModel(options, task, watch.openExchange);
      try {
        const attempt = { ...options, settings: reached.settings };
        const found = program ?? (await findProgram(options));
        const resumed = findResumable(kept, task);
        let ended = await runProgram(attempt, { ...watch.begin(), resumed }, found);
        // A conversation that the CLI does not find, or cannot read, costs no attempt.
        if (resumed !== undefined && ended.report.stop.kind === 'crashed' && watch.countTurns() === 0)
          ended = await runProgram(attempt, { ...watch.begin(), resumed: undefined }, found);
        kept = ended.session;
        // An answer that was cut off with the program counts, too.
        await reached.close();
        return { ...ended.report, usage: count.usage() };
      } finally {
        await reached.close();
      }
    },
  };
}

/** Watches the answers of the model, and the programs that ask it; `begin` opens the log of the next program. */
function openAttemptWatch(options: CliAgentOptions, task: AgentTask, count: UsageCount) {
  const countTurns = () => count.usage().turns ?? 0;
  let log: CliLog | undefined;
  return {
    countTurns,
    begin(): Pick<ProgramTask, 'task' | 'log'> {
      const pointless = new AbortController();
      log = openCliLog({ ...options, task, countTurns, onPointless: () => pointless.abort() });
      return { task: { ...task, signal: AbortSignal.any([task.signal, pointless.signal]) }, log };
    },
    openExchange() {
      const reader = openAnswerReader((answer) => {
        count.add(answer);
        task.onUsage(count.usage());
      });
      return { ...reader, ready: holdAnswer(options.adapter, () => log?.settled()) };
    },
  };
}

// Why: docs/decisions/0120-answers-wait-for-steps.md
/** Returns a function that resolves when the files are read after each tool that ended before the request. */
function holdAnswer({ reportDelayMs = 0 }: CliAdapter, settled: () => Promise<void> | undefined): () => Promise<void> {
  const delay = reportDelayMs === 0 ? Promise.resolve() : setTimeout(reportDelayMs, undefined, { ref: false });
  return () => delay.then(settled);
}

interface ProgramTask {
  readonly task: AgentTask;
  readonly log: CliLog;
  readonly resumed: KeptSession | undefined;
}

async function runProgram(
  options: CliAgentOptions,
  { task, log, resumed }: ProgramTask,
  program: CliProgram | undefined,
): Promise<{ report: Omit<AgentReport, 'usage'>; session: KeptSession | undefined }> {
  const { adapter, settings } = options;
  const context = await createContext(task, resumed);
  const launch = adapter.launch(settings, context);
  if (resumed !== undefined) await writeSessionFiles(context.home, resumed.files);
  await writeFiles(context.home, launch.files);
  const output = listen(options, { task, log });
  const result = await task.sandbox.run({
    file: program?.file ?? adapter.program,
    args: launch.args,
    cwd: task.workspacePath,
    readable: program?.readable ?? [],
    writable: [task.attemptFolder],
    isReadOnly: task.isQuestion === true,
    env: { ...task.env, HOME: context.home, TMPDIR: context.temp, TERM: 'dumb', ...launch.env },
    stdin: resumed === undefined ? task.brief : toResumedPrompt(task.brief),
    timeoutMs: task.timeoutMs,
    graceMs: toGraceMs(adapter, task),
    maxBytes: 0,
    signal: task.signal,
    onOutput: output.add,
  });
  await log.settled();
  const session = await keepSession(adapter, task, { home: context.home, id: output.sessionId() });
  return { report: toReport(options, { task, result, log, output }), session };
}

async function findUnsafeFolder({ unsafeFolders = [] }: CliAdapter, workspace: string): Promise<string | undefined> {
  for (const folder of unsafeFolders) {
    if (await succeeds(access(join(workspace, folder)))) return folder;
  }
  return undefined;
}

function toRefusal(folder: string): AgentReport {
  const detail = `The project has ${folder}, which this CLI runs as code with any settings. Use another agent.`;
  return { stop: { kind: 'not_started', detail }, usage: NO_USAGE, toolCalls: [] };
}

/**
 * Creates the CLI's folders in the one that the attempt has for its brief and socket, which is deleted with it. Their
 * path is new and real: a program of this attempt may have left links there.
 */
async function createContext(
  { env, attemptFolder, maxTurns, session, isQuestion = false, sandbox }: AgentTask,
  resumed: KeptSession | undefined,
): Promise<CliContext> {
  const { PATH = '', GROUNDHOG_SOCKET = '' } = env;
  const folder = await realpath(await mkdtemp(join(attemptFolder, 'cli-')));
  const folders = { home: join(folder, 'home'), temp: join(folder, 'tmp') };
  await mkdir(folders.home, { mode: 0o700 });
  await mkdir(folders.temp, { mode: 0o700 });
  const limits = { maxTurns, isQuestion, isIsolated: sandbox.isolation === 'sandbox' };
  const bridgeEnv = { PATH, GROUNDHOG_SOCKET };
  return { ...folders, bridgeEnv, ...limits, isKept: session !== undefined, resumed: resumed?.id };
}

async function writeFiles(home: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 0o600 });
  }
}

/** Reads the CLI's output as it comes. */
function listen(
  { adapter, redactor }: CliAgentOptions,
  { task, log }: { readonly task: AgentTask; readonly log: CliLog },
) {
  const transcript = openTranscript(redactor.redact);
  const lastOutput = openLastOutput(redactor);
  const reader = createLineReader();
  const decode = adapter.openDecoder();
  let sessionId: string | undefined;
  const keep = (line: JsonObject | undefined) => {
    if (line === undefined) return;
    sessionId ??= adapter.sessions.findId(line) || undefined;
    transcript.add({ kind: 'told', line });
  };
  return {
    add(bytes: Uint8Array, from: 'stdout' | 'stderr'): void {
      if (from === 'stderr') {
        lastOutput.add(bytes);
        task.onOutput(bytes);
      } else for (const line of reader.push(bytes)) keep(handleLine(line, decode, log));
    },
    transcript: () => transcript.render(),
    lastOutput,
    sessionId: () => sessionId,
  };
}

/** Passes the events of a line to the log. Returns the parsed line; undefined when it is no JSON object. */
function handleLine(line: string, decode: CliDecoder, log: CliLog): JsonObject | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isJsonObject(value)) return undefined;
  for (const event of decode(value)) log.add(event);
  return value;
}

interface EndedCli {
  readonly task: AgentTask;
  readonly result: CommandResult;
  readonly log: CliLog;
  readonly output: ReturnType<typeof listen>;
}

function toReport({ redactor }: CliAgentOptions, { task, result, log, output }: EndedCli): Omit<AgentReport, 'usage'> {
  const { timeoutMs, maxTurns } = task;
  const { lastOutput } = output;
  const stop = toCliStop({ result, trouble: log.trouble(), timeoutMs, maxTurns, lastOutput, redact: redactor.redact });
  const reported = { toolCalls: log.toolCalls(), lastMessage: log.lastMessage(), lastWork: log.lastWork() };
  return { stop, ...reported, transcript: output.transcript() };
}
