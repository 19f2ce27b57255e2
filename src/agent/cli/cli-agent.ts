import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { NO_USAGE } from '../../domain/attempt/attempt.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';
import type { CommandResult } from '../../exec/run-command.ts';
import type { Agent, AgentReport, AgentTask } from '../agent.ts';
import { openTranscript } from '../builtin/transcript.ts';
import { openLastOutput } from '../last-output.ts';
import { findProgram, requireCli } from './check-cli.ts';
import type { CliAdapter, CliContext, CliDecoder } from './cli-adapter.ts';
import type { CliAgentOptions } from './cli-agent-options.ts';
import { type CliLog, openCliLog } from './cli-log.ts';
import { toCliStop } from './cli-stop.ts';
import { followLog } from './follow-log.ts';
import { createLineReader } from './line-reader.ts';

/** A coding CLI as an agent: with a home of its own in each attempt, nobody to ask, and the verbs by MCP. */
export function createCliAgent(options: CliAgentOptions): Agent {
  const { adapter, settings } = options;
  return {
    name: adapter.name,
    check: () => requireCli(options),
    async run(task) {
      const obstacle = await findUnsafeFolder(adapter, task.workspacePath);
      if (obstacle !== undefined) return toRefusal(obstacle);
      const place = await makePlace(task);
      const launch = adapter.launch(settings, place);
      await writeFiles(place.home, launch.files);
      const pointless = new AbortController();
      const log = openCliLog({ ...options, task, onPointless: () => pointless.abort() });
      const output = listen(options, { task, place, log });
      const result = await task.sandbox.run({
        file: (await findProgram(options)) ?? adapter.program,
        args: launch.args,
        cwd: task.workspacePath,
        env: { ...task.env, HOME: place.home, TMPDIR: place.temp, TERM: 'dumb', ...launch.env },
        stdin: task.brief,
        timeoutMs: task.timeoutMs,
        // After its terminal verb the agent may change nothing more: it is not asked, it is ended.
        graceMs: 0,
        maxBytes: 0,
        signal: AbortSignal.any([task.signal, pointless.signal]),
        onOutput: output.take,
      });
      await output.finish();
      await log.settled();
      return toReport(options, { task, result, log, output });
    },
  };
}

async function findUnsafeFolder({ unsafeFolders = [] }: CliAdapter, workspace: string): Promise<string | undefined> {
  for (const folder of unsafeFolders) {
    const isThere = await access(join(workspace, folder)).then(
      () => true,
      () => false,
    );
    if (isThere) return folder;
  }
  return undefined;
}

function toRefusal(folder: string): AgentReport {
  const detail = `The project has ${folder}, which this CLI runs as code whatever it is told. Use another agent.`;
  return { stop: { kind: 'not_started', detail }, usage: NO_USAGE, toolCalls: [] };
}

/** In the folder that the attempt has for its brief and socket, which is removed with it. */
async function makePlace({ env, maxTurns }: AgentTask): Promise<CliContext> {
  const { PATH = '', GROUNDHOG_SOCKET = '' } = env;
  const folder = join(dirname(GROUNDHOG_SOCKET), 'cli');
  const place = { home: join(folder, 'home'), temp: join(folder, 'tmp') };
  await mkdir(place.home, { recursive: true, mode: 0o700 });
  await mkdir(place.temp, { recursive: true, mode: 0o700 });
  return { ...place, bridgeEnv: { PATH, GROUNDHOG_SOCKET }, maxTurns };
}

async function writeFiles(home: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(home, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { mode: 0o600 });
  }
}

interface Listening {
  readonly task: AgentTask;
  readonly place: CliContext;
  readonly log: CliLog;
}

/** Reads the CLI's output as it comes, and its own log whenever the output has moved on. */
function listen({ adapter, redactor }: CliAgentOptions, { task, place, log }: Listening) {
  const transcript = openTranscript(redactor.redact);
  const words = openLastOutput(redactor);
  const reader = createLineReader();
  const decode = adapter.openDecoder();
  const own = adapter.log;
  const followed = own === undefined ? undefined : followLog(join(place.home, own.folder), own.file);
  const decodeOwn = own?.openDecoder();
  let reading: Promise<void> = Promise.resolve();
  const keep = (line: unknown) => {
    if (line !== undefined) transcript.add({ kind: 'told', line });
  };
  const readOwn = async () => {
    if (followed === undefined || decodeOwn === undefined) return;
    for (const line of await followed.readNew()) takeLine(line, decodeOwn, log);
  };
  return {
    take(bytes: Uint8Array, from: 'stdout' | 'stderr'): void {
      if (from === 'stderr') {
        words.add(bytes);
        task.onOutput(bytes);
      } else for (const line of reader.push(bytes)) keep(takeLine(line, decode, log));
      reading = reading.then(readOwn).catch(() => undefined);
    },
    async finish(): Promise<void> {
      await reading;
      await readOwn().catch(() => undefined);
    },
    transcript: () => transcript.render(),
    words,
  };
}

/** Gives the line as a value; undefined for one that is no JSON object. */
function takeLine(line: string, decode: CliDecoder, log: CliLog): unknown {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  if (!isJsonObject(value)) return undefined;
  for (const event of decode(value)) log.take(event);
  return value;
}

interface Ended {
  readonly task: AgentTask;
  readonly result: CommandResult;
  readonly log: CliLog;
  readonly output: ReturnType<typeof listen>;
}

function toReport({ redactor }: CliAgentOptions, { task, result, log, output }: Ended): AgentReport {
  const { timeoutMs, maxTurns } = task;
  const { words } = output;
  const stop = toCliStop({ result, trouble: log.trouble(), timeoutMs, maxTurns, words, redact: redactor.redact });
  return { stop, usage: log.usage(), toolCalls: log.toolCalls(), transcript: output.transcript() };
}
