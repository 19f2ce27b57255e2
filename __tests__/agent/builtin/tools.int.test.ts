import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { AgentTask } from '../../../src/agent/agent.ts';
import { findPrograms } from '../../../src/exec/programs.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { playTurns } from '../../helpers/agents/model-endpoint.ts';
import { call, type ModelCall, type ModelTurn, say } from '../../helpers/agents/model-turn.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { type AgentRunOptions, runAgent } from './run-agent.ts';

afterEach(cleanUp);

/** Lets the model call tools one after the other, and gives the answers as it gets to read them. */
async function callTools(calls: readonly ModelCall[], more: Partial<AgentRunOptions> = {}) {
  const turns = calls.map(({ name, input }) => call(name, input));
  const run = await runAgent({ ...more, script: playTurns(...turns, call('checkpoint_success', { summary: 'Done' })) });
  const answers = run.endpoint.requests.at(-1)?.answers ?? [];
  return { ...run, answers, texts: answers.map(({ text }) => text) };
}

const readFileCall = (path: string, more: object = {}): ModelCall => ({ name: 'read_file', input: { path, ...more } });
const bash = (command: string, more: object = {}): ModelCall => ({ name: 'bash', input: { command, ...more } });

test('files are written, read with numbers and in parts, and edited exactly', async () => {
  const { texts, folder, moments, report } = await callTools([
    { name: 'write_file', input: { path: 'a/b.txt', content: 'one\ntwo\nthree\n' } },
    readFileCall('a/b.txt', { first_line: 2, lines: 1 }),
    { name: 'edit_file', input: { path: 'a/b.txt', old_text: 'two', new_text: '$& 2' } },
    { name: 'edit_file', input: { path: 'a/b.txt', old_text: 'e', new_text: 'E', replace_all: true } },
  ]);
  expect(texts).toEqual([
    'Wrote 14 bytes to a/b.txt.',
    '    2\ttwo\n(1 more lines: read on with first_line 3.)',
    'Replaced 1 occurrence in a/b.txt.',
    'Replaced 3 occurrences in a/b.txt.',
  ]);
  expect(await readFile(join(folder, 'a/b.txt'), 'utf8')).toBe('onE\n$& 2\nthrEE\n');
  expect(moments).toEqual(['write_file', 'edit_file', 'edit_file'].flatMap((tool) => [`start ${tool}`, `end ${tool}`]));
  expect(report.toolCalls.map(({ seq, tool_name, is_error }) => [seq, tool_name, is_error])).toEqual([
    [1, 'write_file', false],
    [2, 'read_file', false],
    [3, 'edit_file', false],
    [4, 'edit_file', false],
  ]);
});

test('what cannot be done is said so that it can be mended', async () => {
  const { texts, answers } = await callTools(
    [
      readFileCall('none.txt'),
      readFileCall('folder'),
      readFileCall('binary'),
      { name: 'edit_file', input: { path: 'text', old_text: 'same', new_text: 'x' } },
      { name: 'edit_file', input: { path: 'text', old_text: 'same  same', new_text: 'x' } },
      { name: 'edit_file', input: { path: 'text', old_text: 'other', new_text: 'x' } },
      { name: 'read_file', input: { file: 'text' } },
    ],
    {
      prepare: async (folder) => {
        await mkdir(join(folder, 'folder'));
        await writeFile(join(folder, 'binary'), Buffer.from([1, 0, 2]));
        await writeFile(join(folder, 'text'), 'same same\n');
      },
    },
  );
  expect(answers.every(({ isError }) => isError)).toBe(true);
  const wanted = [
    /no file none\.txt/,
    /folder is (?:a folder|no file)/,
    /binary is no text: it has 3 bytes/,
    /occurs 2 times in text/,
    /other white space/,
    /was not found in text\. Read the file again/,
    /The input of read_file is not valid:[\s\S]*path/,
  ];
  for (const [index, pattern] of wanted.entries()) expect(texts[index]).toMatch(pattern);
});

describe('the file tools stay in the workspace', () => {
  test.each([
    ['above it', '../secret'],
    ['elsewhere', '/etc/hostname'],
    ['our own environment', '/proc/self/environ'],
    ['through a link', 'link/secret'],
    ['through a link to a file', 'file-link'],
    ['in git', '.git/config'],
    ['in git, written otherwise', 'x/../.GIT/config'],
  ])('%s', async (_what, path) => {
    const elsewhere = await createTempDir('builtin-elsewhere');
    await writeFile(join(elsewhere, 'secret'), 'kept apart');
    const { answers } = await callTools(
      [
        readFileCall(path),
        { name: 'write_file', input: { path, content: 'x' } },
        { name: 'list_files', input: { path } },
        { name: 'search', input: { path, pattern: '.' } },
      ],
      {
        prepare: async (folder) => {
          await mkdir(join(folder, '.git'));
          await mkdir(join(folder, 'x'));
          await writeFile(join(folder, '.git', 'config'), 'x');
          await symlink(elsewhere, join(folder, 'link'));
          await symlink(join(elsewhere, 'secret'), join(folder, 'file-link'));
        },
      },
    );
    for (const { text, isError } of answers) {
      expect(isError).toBe(true);
      expect(text).toMatch(/is outside of the workspace|in git's own folder/);
    }
    expect(await readFile(join(elsewhere, 'secret'), 'utf8')).toBe('kept apart');
  });
});

test('the file tools do not follow a link that a command puts in the place of the workspace', async () => {
  const { texts } = await callTools([
    { name: 'bash', input: { command: 'folder=$(pwd); cd /; rm -r "$folder"; ln -s / "$folder"' } },
    readFileCall('etc/passwd'),
    { name: 'write_file', input: { path: 'tmp/never-written', content: 'x' } },
  ]);
  expect(texts.slice(1)).toEqual(
    ['etc/passwd', 'tmp/never-written'].map((path) => `"${path}" is outside of the workspace.`),
  );
});

test('files are listed by glob and searched by content', async () => {
  const { texts } = await callTools(
    [
      { name: 'list_files', input: { glob: 'src/**/*.ts' } },
      { name: 'search', input: { pattern: 'needle [0-9]', path: 'src' } },
      { name: 'search', input: { pattern: 'nowhere to be found' } },
    ],
    {
      prepare: async (folder) => {
        await mkdir(join(folder, 'src', 'deep'), { recursive: true });
        await mkdir(join(folder, 'node_modules'));
        await writeFile(join(folder, 'src', 'deep', 'a.ts'), 'x\nneedle 7\n');
        await writeFile(join(folder, 'src', 'b.js'), 'y\n');
        await writeFile(join(folder, 'node_modules', 'c.ts'), 'needle 8\n');
      },
    },
  );
  expect(texts).toEqual(['src/deep/a.ts', 'src/deep/a.ts:2:needle 7', '(No line matches.)']);
});

test('content is searched by ripgrep where there is one, without what its configuration would add', async () => {
  const bin = await createTempDir('builtin-rg');
  await writeFile(join(bin, 'rg'), '#!/bin/sh\nprintf "%s\\n" "$@" > asked\necho src/a.ts:1:found\n', { mode: 0o755 });
  const { texts, folder } = await callTools(
    [{ name: 'search', input: { pattern: '-x', path: 'src', file_name: '*.ts', ignore_case: true } }],
    {
      task: { programs: await findPrograms(`${bin}:${process.env.PATH ?? '/usr/bin:/bin'}`) },
      prepare: (folder) => mkdir(join(folder, 'src')).then(() => undefined),
    },
  );
  expect(texts).toEqual(['src/a.ts:1:found']);
  const asked = (await readFile(join(folder, 'asked'), 'utf8')).split('\n');
  expect(asked).toEqual(expect.arrayContaining(['--no-config', '--hidden', '!.git', '*.ts', '-i']));
  expect(asked.slice(-5)).toEqual(['-e', '-x', '--', 'src', '']);
});

test('a command tells its end, is bounded in time and output, and leaves nothing running', async () => {
  const { texts, answers, folder } = await callTools([
    bash('echo out; echo err >&2; exit 3'),
    bash('i=0; while [ $i -lt 20000 ]; do echo "line $i"; i=$((i+1)); done'),
    bash('(sleep 1; touch late) & echo started'),
    bash('sleep 1.5; ls'),
    bash('sleep 60', { timeout_seconds: 1 }),
  ]);
  expect(texts[0]).toMatch(/^(?:out\nerr|err\nout)\n\(exit code 3\)$/);
  expect(answers[0]?.isError).toBe(true);
  expect(texts[1]?.length).toBeLessThan(30_000);
  expect(texts[1]).toMatch(/^line 0\n[\s\S]*bytes left out[\s\S]*line 19999\n\(exit code 0\)$/);
  expect(texts[2]).toBe('started\n(exit code 0)');
  expect(texts[3]).toBe('(exit code 0)');
  expect(texts[4]).toBe('(ended after 1 s, which is its time limit)');
  await expect(readFile(join(folder, 'late'))).rejects.toThrow('ENOENT');
});

test('secrets in an answer do not get to the model, nor the half that is left where it is cut', async () => {
  const secret = 'swordfish-of-the-model-4711';
  const filler = 'x'.repeat(1990);
  const { texts, report } = await callTools(
    [
      bash('cat key; cat key >&2; exit 1'),
      bash(`head -c 12275 /dev/zero | tr '\\0' '.'; cat key; head -c 40000 /dev/zero | tr '\\0' '.'`),
      readFileCall('long'),
      { name: 'search', input: { pattern: 'sword', path: 'wide' } },
    ],
    {
      options: { redactor: createRedactor([secret]) },
      prepare: async (folder) => {
        await writeFile(join(folder, 'key'), `${secret}\n`);
        await writeFile(join(folder, 'long'), `${filler}${secret}\n`);
        await writeFile(join(folder, 'wide'), `${'y'.repeat(280)}${secret}\n`);
      },
    },
  );
  expect(texts[0]).toBe('***\n***\n(exit code 1)');
  for (const text of [...texts, report.transcript]) expect(text).not.toMatch(/sword(?!["'])/);
});

describe('a tool that is not allowed', () => {
  const script = playTurns(
    call('read_file', { path: 'a' }),
    call('bash', { command: 'touch made-anyway' }),
    call('invented', { x: 1 }),
    call('checkpoint_failure', { what_tried: 'a', what_happened: 'b', next_attempt_plan: 'c' }),
  );

  test('is not offered, and ends the attempt when it is called', async () => {
    const policy = { allowed: ['read*', 'edit_file'], onDenial: 'terminate' } as const;
    const { report, endpoint, verbs, folder } = await runAgent({ script, options: { policy } });
    expect(endpoint.requests[0]?.tools.map(({ name }) => name)).toEqual([
      'read_file',
      'edit_file',
      'checkpoint_success',
      'checkpoint_failure',
      'side_effect',
      'chronicle',
      'snapshot_create',
      'snapshot_list',
      'snapshot_diff',
      'snapshot_restore',
      'snapshot_delete',
    ]);
    expect(report.stop).toMatchObject({ kind: 'cut_short', sentence: expect.stringContaining('"bash"') });
    expect(report.toolCalls.map(({ tool_name, is_error }) => [tool_name, is_error])).toEqual([
      ['read_file', true],
      ['bash', true],
    ]);
    expect(verbs).toEqual([]);
    await expect(readFile(join(folder, 'made-anyway'))).rejects.toThrow('ENOENT');
  });

  test('is answered with a structured error when the run goes on', async () => {
    const policy = { allowed: ['read_file'], onDenial: 'continue' } as const;
    const { report, endpoint, verbs, folder } = await runAgent({ script, options: { policy } });
    const [, denied, unknown] = endpoint.requests.at(-1)?.answers ?? [];
    expect(JSON.parse(denied?.text ?? '')).toEqual({
      error: { code: 'tool_denied', message: 'The tool "bash" is not among the allowed tools.' },
      tool_name: 'bash',
      tool_use_id: 'toolu_2_0',
      reason: 'The tool "bash" is not among the allowed tools.',
      input: { command: 'touch made-anyway' },
    });
    expect(JSON.parse(unknown?.text ?? '')).toMatchObject({ error: { code: 'tool_unknown' }, tool_name: 'invented' });
    expect(unknown?.text).toContain('There is no tool \\"invented\\". The tools are: read_file, checkpoint_success, ');
    expect(report.stop).toEqual({ kind: 'stopped' });
    expect(verbs.map(({ name }) => name)).toEqual(['groundhog.checkpoint_failure']);
    await expect(readFile(join(folder, 'made-anyway'))).rejects.toThrow('ENOENT');
  });
});

test('calls of one turn are carried out in order, and none after the end of the attempt', async () => {
  const both: ModelTurn = {
    kind: 'turn',
    calls: [
      { name: 'write_file', input: { path: 'a', content: '1' } },
      { name: 'bash', input: { command: 'cp a b' } },
      { name: 'checkpoint_success', input: { summary: 'Done' } },
      { name: 'write_file', input: { path: 'late', content: '1' } },
    ],
  };
  const { folder, verbs, report } = await runAgent({ script: playTurns(both) });
  expect(await readFile(join(folder, 'b'), 'utf8')).toBe('1');
  await expect(readFile(join(folder, 'late'))).rejects.toThrow('ENOENT');
  expect(verbs).toEqual([{ name: 'groundhog.checkpoint_success', payload: { summary: 'Done' } }]);
  expect(report.stop).toEqual({ kind: 'stopped' });
});

test('broken JSON is answered as a mistake, and a payload of a verb goes to the handler as it is', async () => {
  const broken: ModelTurn = { kind: 'turn', calls: [{ name: 'read_file', input: {}, raw: '{"path": "a' }] };
  const { endpoint, verbs } = await runAgent({ script: playTurns(broken, call('checkpoint_success', { summary: 7 })) });
  expect(endpoint.requests[1]?.answers[0]).toMatchObject({ isError: true });
  expect(verbs).toEqual([{ name: 'groundhog.checkpoint_success', payload: { summary: 7 } }]);
});

describe('an agent that gets nowhere is stopped', () => {
  test('by the same call with the same answer', async () => {
    const { report } = await runAgent({ script: playTurns(call('list_files')) });
    expect(report.stop).toMatchObject({
      kind: 'cut_short',
      sentence: expect.stringContaining('made the same call with the same answer 5 times'),
    });
    expect(report.toolCalls).toHaveLength(5);
  });

  test('but not for reading with care before its first change, for 30 turns and more', async () => {
    const { report, verbs } = await runAgent({
      script: ({ number }) =>
        number <= 40 ? call('read_file', { path: `${number}.txt` }) : call('checkpoint_success', { summary: 'Done' }),
      task: { maxTurns: 100 },
    });
    expect([report.stop, verbs.length]).toEqual([{ kind: 'stopped' }, 1]);
  });

  test('by many turns without a changed file', async () => {
    const { report } = await runAgent({
      script: ({ number }) => call('list_files', { glob: `${number}/**` }),
      task: { timeoutMs: 120_000, maxTurns: 100 },
    });
    expect(report.stop).toMatchObject({ sentence: expect.stringContaining('60 turns without changing a file') });
  });

  test('but not while its commands change files', async () => {
    let turn = 0;
    const onTool: AgentTask['onTool'] = async ({ phase }) => {
      turn += phase === 'end' ? 1 : 0;
      return turn % 4 === 0 ? 'changed' : 'unchanged';
    };
    const { report } = await runAgent({
      script: () => call('bash', { command: 'true' }),
      task: { onTool, maxTurns: 12, timeoutMs: 120_000 },
    });
    expect(report.stop).toEqual({ kind: 'turn_limit', turns: 12 });
  });

  test('by its turns, and by ending without a verb after it was told', async () => {
    const script = ({ number }: { readonly number: number }) =>
      call('write_file', { path: 'a', content: String(number) });
    const many = await runAgent({ script, task: { maxTurns: 3 } });
    expect(many.report).toMatchObject({ stop: { kind: 'turn_limit', turns: 3 }, usage: { turns: 3 } });
    const done = await runAgent({ script: () => say('All done.') });
    expect(done.report).toMatchObject({ stop: { kind: 'ended' }, usage: { turns: 3 } });
    expect(done.endpoint.requests[1]?.text).toContain('You have called no tool.');
    expect(done.said).toContain('All done.');
  });
});
