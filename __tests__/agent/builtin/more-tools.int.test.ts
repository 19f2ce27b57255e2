import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { Sandbox } from '../../../src/exec/sandbox.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { playTurns } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelProtocol, type ModelTurn } from '../../helpers/agents/model-turn.ts';
import { at, objectsOf } from '../../helpers/json.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { listWays, openMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { type AgentRunOptions, runAgent } from './run-agent.ts';

afterEach(cleanUp);

const [way] = await listWays();
const testInSandbox = way?.missing === undefined ? test : test.skip;
const success = call('checkpoint_success', { summary: 'Done' });

async function play(turns: readonly ModelTurn[], more: Partial<AgentRunOptions> = {}) {
  const run = await runAgent({ ...more, script: playTurns(...turns, success) });
  const answers = run.endpoint.requests.at(-1)?.answers ?? [];
  return { ...run, answers, texts: answers.map(({ text }) => text), names: run.endpoint.requests[0]?.tools ?? [] };
}

describe('apply_patch', () => {
  const patch = (...lines: readonly string[]) =>
    call('apply_patch', { input: ['*** Begin Patch', ...lines, '*** End Patch'].join('\n') });
  const prepare = (folder: string) => writeFile(join(folder, 'a.txt'), 'one\ntwo\n');

  test('changes all files of a patch, or none', async () => {
    const update = ['*** Update File: a.txt', '@@', ' one', '-two', '+three'];
    const { folder, texts, moments } = await play(
      [
        patch('*** Add File: b.txt', '+new', '*** Update File: a.txt', '@@', '-four'),
        patch('*** Delete File: ../outside'),
        patch(...update, '*** Add File: c/d.txt', '+new'),
        patch('*** Update File: a.txt', '*** Move to: e.txt'),
      ],
      { settings: { model: 'gpt-5' }, prepare },
    );
    expect(texts.map((text) => text.split('\n')[0])).toEqual([
      'These lines were not found in a.txt; read it again, and give them exactly:',
      '"../outside" is outside of the workspace. Nothing was changed.',
      'Wrote 10 bytes to a.txt.',
      'Wrote 10 bytes to e.txt.',
    ]);
    expect(await readFile(join(folder, 'e.txt'), 'utf8')).toBe('one\nthree\n');
    expect(await readFile(join(folder, 'c/d.txt'), 'utf8')).toBe('new\n');
    for (const gone of ['a.txt', 'b.txt']) await expect(readFile(join(folder, gone))).rejects.toThrow('ENOENT');
    expect(moments).toHaveLength(8);
  });

  test('is offered to the models that are trained on it', async () => {
    for (const [model, isOffered] of [
      ['gpt-5-codex', true],
      ['openai/gpt-5.1', true],
      ['o3', true],
      ['claude-sonnet-4-5', false],
      ['gemini-2.5-pro', false],
    ] as const) {
      const { names } = await play([], { settings: { model } });
      expect([model, names.some(({ name }) => name === 'apply_patch')]).toEqual([model, isOffered]);
    }
  });
});

describe('an image', () => {
  const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const prepare = async (folder: string) => {
    await writeFile(join(folder, 'logo.png'), PNG);
    await writeFile(join(folder, 'fake.png'), 'no image');
  };
  const reads = [call('read_file', { path: 'logo.png' }), call('read_file', { path: 'fake.png' })];

  test.each([
    ['anthropic', /"type":"image","source":\{"type":"base64","media_type":"image\/png","data":"iVBORw0K/],
    ['openai-responses', /"image_url":"data:image\/png;base64,iVBORw0K/],
    ['gemini', /"inlineData":\{"mimeType":"image\/png","data":"iVBORw0K/],
  ] as const)('is shown to the model, by %s', async (protocol, expected) => {
    const { endpoint, report } = await play(reads, { protocol, prepare });
    expect(endpoint.requests.at(-1)?.text).toMatch(expected);
    expect(endpoint.requests.at(-1)?.text).toContain('fake.png is no image of the type in its name');
    expect(report.transcript).not.toContain('iVBORw0K');
  });

  test('is refused in words where the protocol or the model takes none', async () => {
    for (const more of [
      { protocol: 'openai-chat' },
      { protocol: 'openai-responses', settings: { model: 'gpt-oss-120b' } },
    ] as const) {
      const { endpoint } = await play(reads, { ...more, prepare });
      expect(endpoint.requests.at(-1)?.text).toContain('This model cannot be shown images.');
    }
  });
});

describe('a command in the background', () => {
  const inBackground = (command: string) => call('bash', { command, background: true });

  test('runs beside other calls, and its output is read in parts', async () => {
    const { texts } = await play([
      inBackground('echo begun; until [ -f go ]; do sleep 0.01; done; echo ended'),
      call('bash', { command: 'touch go' }),
      call('bash_output', { id: 'p1', wait_seconds: 60 }),
      call('bash_output', { id: 'p1' }),
      call('bash_output', { id: 'p7' }),
    ]);
    expect(texts).toEqual([
      'Running in the background as p1: read what it writes with bash_output.',
      '(exit code 0)',
      'begun\nended\n(exit code 0)',
      '(exit code 0)',
      'No command runs in the background as p7.',
    ]);
  });

  testInSandbox(
    'lives on between the calls of an attempt in a sandbox, several at once, and ends with it',
    async () => {
      if (way === undefined) throw new Error('no way');
      const { sandbox, folder } = await openMachine(way);
      const turns = [
        inBackground('echo begun; until [ -f go ]; do sleep 0.01; done; echo ended'),
        inBackground('echo $$ > pid; echo up; (setsid sleep 600 & echo $! > below); sleep 600'),
        call('bash', { command: 'until [ -s below ]; do sleep 0.01; done; ls; touch go' }),
        call('bash_output', { id: 'p1', wait_seconds: 60 }),
        call('bash', { command: 'kill -0 $(cat pid) $(cat below) && echo both' }),
        call('bash_output', { id: 'p2' }),
        call('bash_output', { id: 'p2', stop: true }),
        call('bash', {
          command: 'for file in pid below; do kill -0 $(cat $file) 2>/dev/null && echo $file; done; true',
        }),
      ];
      const task = { sandbox, workspacePath: folder, attemptFolder: folder };
      const { texts } = await play(turns, { task }).finally(() => sandbox.stopAll());
      expect(texts.slice(2)).toEqual([
        'below\npid\n(exit code 0)',
        'begun\nended\n(exit code 0)',
        'both\n(exit code 0)',
        'up\n(still running)',
        '(stopped)',
        '(exit code 0)',
      ]);
    },
  );

  test('is stopped on demand, and with the attempt', async () => {
    const stopped = await play([inBackground('sleep 600'), call('bash_output', { id: 'p1', stop: true })]);
    expect(stopped.texts[1]).toBe('(stopped)');
    const left = await play([
      inBackground('echo $$ > pid; sleep 600'),
      call('bash', { command: 'until [ -s pid ]; do sleep 0.01; done' }),
    ]);
    const pid = Number(await readFile(join(left.folder, 'pid'), 'utf8'));
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  });

  test('is stopped when the attempt ends by itself', async () => {
    const real = createNoSandbox({ workspacePath: await createTempDir('background'), mark: 'background-test' });
    let stopped = 0;
    const run: Sandbox['run'] = async (spec) => {
      const result = await real.run(spec);
      stopped += result.aborted ? 1 : 0;
      return result;
    };
    const task = { sandbox: { ...real, run }, maxTurns: 2 };
    const { report } = await play([inBackground('sleep 600'), call('list_files')], { task });
    expect([report.stop.kind, stopped]).toEqual(['turn_limit', 1]);
  });

  test('is read by whoever may run commands', async () => {
    const policy = { allowed: ['bash'], onDenial: 'terminate' } as const;
    const { names } = await play([], { options: { policy } });
    expect(names.map(({ name }) => name).slice(0, 2)).toEqual(['bash', 'bash_output']);
  });
});

describe('the advice of the repository', () => {
  const files: Readonly<Record<string, string>> = {
    'AGENTS.md': 'Use tabs.',
    'CLAUDE.md': 'Not this one.',
    'src/a/AGENTS.md': 'Here use spaces.',
    'src/CLAUDE.md': 'Name things well.',
  };
  const readTrusted = async (path: string) => files[path];
  const protocols: readonly ModelProtocol[] = ['anthropic', 'openai-responses', 'openai-chat', 'gemini'];

  test.each(protocols)(
    'is part of the brief, and that of a folder comes with the first call in it, by %s',
    async (protocol) => {
      const turns = [call('read_file', { path: 'src/a/b.ts' }), call('read_file', { path: 'src/a/c.ts' })];
      const { endpoint, verbs } = await play(turns, { protocol, task: { readTrusted } });
      const [first, second, third] = endpoint.requests.map(({ text }) => text);
      expect(verbs).toHaveLength(1);
      expect(first).toContain('Use tabs.');
      expect(first).not.toMatch(/Not this one|Here use spaces/);
      expect(second).toMatch(/Here use spaces.*Name things well/);
      expect(third?.match(/Here use spaces/g)).toHaveLength(1);
    },
  );

  test('is cut at its limit, that of all folders together', async () => {
    const long = async (path: string) => (path.endsWith('AGENTS.md') ? 'x'.repeat(30_000) : undefined);
    const turns = [call('read_file', { path: 'a/b/c.ts' })];
    const { endpoint } = await play(turns, { task: { readTrusted: long } });
    const [first = 0, second = 0] = endpoint.requests.map(({ text }) => text.length);
    expect(first).toBeGreaterThan(30_000);
    expect(second - first).toBeGreaterThan(30_000);
    expect(second - first).toBeLessThan(36_000);
  });

  test('is marked for the cache with the part of the brief that stays the same', async () => {
    const { endpoint } = await play([], { task: { readTrusted } });
    const [marked] = objectsOf(at(objectsOf(endpoint.requests[0]?.body.messages)[0], 'content'));
    expect(marked?.text).toMatch(/## Rules[\s\S]*## AGENTS\.md of the repository[\s\S]*Use tabs\./);
    expect(marked?.cache_control).toEqual({ type: 'ephemeral' });
  });
});
