import { chmod, cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Agent, AgentTask } from '../../../src/agent/agent.ts';
import { claudeCode } from '../../../src/agent/cli/claude-code.ts';
import { createCliAgent } from '../../../src/agent/cli/cli-agent.ts';
import { findPrograms } from '../../../src/exec/programs.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { parseJson } from '../../helpers/json.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

const PATH = process.env.PATH ?? '/usr/bin:/bin';

let root: string;
let agent: Agent;

beforeEach(async () => {
  root = await createTempDir('kept-session');
  const program = join(root, 'cli.mjs');
  await cp(fileURLToPath(new URL('../../fixtures/agents/keeps-conversation.mjs', import.meta.url)), program);
  await chmod(program, 0o755);
  const settings = { provider: 'anthropic', model: undefined, baseUrl: 'http://127.0.0.1:1', basePath: '' } as const;
  agent = createCliAgent({
    adapter: claudeCode,
    program,
    settings: { ...settings, key: { name: 'ANTHROPIC_API_KEY', value: 'none', isLogin: false } },
    findPrice: () => undefined,
    clock: { now: () => new Date(0), monotonicMs: () => 0 },
    redactor: createRedactor([]),
    env: { PATH },
    createModelAccess: () => ({ server: createServer(), token: 'none', end: async () => undefined }),
  });
});

afterEach(cleanUp);

async function attempt(number: number, session: AgentTask['session'], checkpoint = 'greet') {
  const attemptFolder = join(root, `attempt-${number}`);
  await mkdir(attemptFolder);
  const waits = new AbortController();
  const { stop } = await agent.run({
    brief: `brief ${number}`,
    workspacePath: root,
    attemptFolder,
    env: { PATH, GROUNDHOG_SOCKET: join(attemptFolder, 'socket'), GROUNDHOG_CHECKPOINT: checkpoint },
    timeoutMs: 60_000,
    maxTurns: 1,
    session,
    readTrusted: async () => undefined,
    programs: await findPrograms(PATH),
    sandbox: createNoSandbox({ workspacePath: root, mark: `kept-session-${root.slice(-6)}` }),
    signal: waits.signal,
    onOutput: (bytes) => {
      if (Buffer.from(bytes).includes('It waits.')) waits.abort();
    },
    onTool: async () => 'unchanged',
    callVerb: async () => ({ ok: false, text: '' }),
    onUsage: () => undefined,
  });
  return stop.kind;
}

async function readStarts() {
  const lines = (await readFile(join(root, 'starts.jsonl'), 'utf8')).trim().split('\n');
  return lines.map((line) => parseJson(line));
}

test('a retry continues the conversation of the attempt before, with a home that has nothing else', async () => {
  await attempt(1, 'keep');
  await attempt(2, 'resume');
  await attempt(3, undefined);
  const [first, second, third] = await readStarts();
  expect(first).toEqual({ resumed: null, found: null, hooks: false, isKept: true, prompt: 'brief 1' });
  expect(second).toEqual({
    resumed: 'id-1',
    found: 'a turn;',
    hooks: false,
    isKept: true,
    prompt: expect.stringMatching(/^You made the attempt before[\s\S]*gone[\s\S]*brief 2$/),
  });
  expect(third).toEqual({ resumed: null, found: null, hooks: false, isKept: false, prompt: 'brief 3' });
});

test('a CLI that is stopped may write the rest of a conversation that is to be kept, and of no other', async () => {
  await writeFile(join(root, 'late'), '');
  expect(await attempt(1, 'keep')).toBe('stopped');
  expect(await attempt(2, 'resume')).toBe('stopped');
  expect(await attempt(3, undefined)).toBe('stopped');
  expect(await readStarts()).toMatchObject([
    { resumed: null, found: null },
    { resumed: 'id-1', found: 'a turn;what came last;' },
    { resumed: null, found: null },
  ]);
  expect(await readFile(join(root, 'asked.txt'), 'utf8')).toBe('brief 1\n');
});

test('nothing is continued at another checkpoint, or where nothing was to be kept', async () => {
  await attempt(1, 'keep');
  await attempt(2, 'resume', 'other');
  await attempt(3, undefined);
  await attempt(4, 'resume');
  expect((await readStarts()).map((start) => start)).toEqual(
    Array.from({ length: 4 }, () => expect.objectContaining({ resumed: null, found: null })),
  );
});

test('a conversation that the CLI cannot continue costs no attempt', async () => {
  await attempt(1, 'keep');
  await writeFile(join(root, 'lost'), '');
  expect(await attempt(2, 'resume')).toBe('ended');
  expect(await readStarts()).toMatchObject([{ resumed: null }, { resumed: 'id-1' }, { resumed: null, found: null }]);
});

test('a link in the place of the home carries nothing of the user into the next attempt', async () => {
  const folder = join(root, 'user/.claude/projects/here');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'id-1.jsonl'), 'what the user has told');
  await attempt(1, 'keep');
  await attempt(2, 'resume');
  expect(await readStarts()).toMatchObject([{ found: null }, { resumed: null, found: null }]);
});

test('nothing is written through a link that a program left for the next one of its attempt', async () => {
  await attempt(1, 'keep');
  await writeFile(join(root, 'lost'), '');
  await mkdir(join(root, 'user'));
  await attempt(2, 'resume');
  expect(await readStarts()).toMatchObject([{ resumed: null }, { resumed: 'id-1' }, { resumed: null }]);
  expect(await readdir(join(root, 'user'))).toEqual([]);
});
