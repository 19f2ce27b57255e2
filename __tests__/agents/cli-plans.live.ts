import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { startModelEndpoint } from '../helpers/agents/model-endpoint.ts';
import { call, type ModelRequest, say } from '../helpers/agents/model-turn.ts';
import { findSandboxObstacle } from '../helpers/bubblewrap.ts';
import { cleanUp, createTempDir, git } from '../helpers/temp-repo.ts';
import { answerWith, createWishRepo, GOOD_PLAN } from '../scenarios/planning/wish-repository.ts';
import { found, planWithCli } from './live-cli.ts';
import { PRICE } from './reported-facts.ts';

// They take seconds, and minutes where the machine is busy with other things.
jest.setTimeout(360_000);

afterEach(cleanUp);

const CANARY = 'canary-of-another-folder';

/** The calls with which each CLI writes, reads a file of its folder, and reads one of another folder. */
const calls: Readonly<Record<string, (outside: string) => readonly (readonly [string, object])[]>> = {
  'claude-code': (outside) => [
    ['Write', { file_path: 'hacked.txt', content: 'x' }],
    ['Bash', { command: 'echo x > hacked.txt', description: 'write' }],
    ['Grep', { pattern: 'export const greet', output_mode: 'content' }],
    ['Read', { file_path: outside }],
  ],
  codex: (outside) => [
    ['exec_command', { cmd: 'echo x > hacked.txt && echo it was written' }],
    ['exec_command', { cmd: 'cat src/greet.js' }],
    ['exec_command', { cmd: `cat ${outside}` }],
  ],
  copilot: (outside) => [
    ['create', { path: 'hacked.txt', file_text: 'x' }],
    ['bash', { command: 'echo x > hacked.txt && echo it was written', description: 'write' }],
    ['grep', { pattern: 'export const greet', output_mode: 'content' }],
    ['view', { path: outside }],
  ],
  opencode: (outside) => [
    ['write', { filePath: 'hacked.txt', content: 'x' }],
    ['bash', { command: 'echo x > hacked.txt', description: 'write' }],
    ['read', { filePath: 'src/greet.js' }],
    ['read', { filePath: outside }],
  ],
  gemini: (outside) => [
    ['write_file', { file_path: 'hacked.txt', content: 'x' }],
    ['run_shell_command', { command: 'echo x > hacked.txt' }],
    ['grep_search', { pattern: 'export const greet' }],
    ['read_file', { file_path: outside }],
  ],
};

const readers: Readonly<Record<string, readonly string[]>> = {
  'claude-code': ['Glob', 'Grep', 'Read'],
  copilot: ['glob', 'grep', 'view'],
  opencode: ['glob', 'grep', 'list', 'read'],
  gemini: ['glob', 'grep_search', 'list_directory', 'read_file', 'read_many_files'],
};

const ways = [
  ['claude-code', 'anthropic'],
  ['codex', 'openai'],
  ['copilot', 'github-copilot'],
  ['opencode', 'anthropic'],
  ['gemini', 'google'],
] as const;

const obstacle = await findSandboxObstacle();
const isolations = obstacle === undefined ? (['sandbox', 'none'] as const) : (['none'] as const);

describe.each(isolations)('with isolation: %s', (isolation) => {
  test.each(ways.filter(([name]) => name in found))(
    '%s drafts a plan, reads, and writes nothing',
    async (name, provider) => {
      const outside = join(await createTempDir('outside'), 'secret.txt');
      await writeFile(outside, CANARY);
      const script = calls[name]?.(outside) ?? [];
      const seen: ModelRequest[] = [];
      const model = await startModelEndpoint((request) => {
        if (!request.text.includes('## The wish')) return say('ok');
        seen.push(request);
        const next = script[request.answers.length];
        return next === undefined ? say(answerWith(GOOD_PLAN)) : call(next[0], { ...next[1] });
      });
      const { dir } = await createWishRepo();
      const flags = ['--json', '--price', PRICE];
      const ended = await planWithCli({ name, provider, dir, url: model.url, isolation, flags });
      await model.close();
      const document = JSON.parse(ended.stdout);
      const answers = seen.at(-1)?.answers.map(({ text }) => text) ?? [];
      expect(ended.exitCode).toBe(0);
      expect(document).toMatchObject({ rounds: 1, criteria: { checked: 3, all: 3 } });
      expect(document.plan.slice(document.plan.indexOf('\n') + 1)).toBe(GOOD_PLAN);
      expect(document.usage).toMatchObject({ turns: script.length + 1, cost_usd: expect.any(Number) });
      // What was read is what the model got, and nothing was written by it.
      expect(answers.join('\n')).toContain('export const greet');
      expect(answers.join('\n')).not.toContain('it was written');
      expect(existsSync(join(dir, 'hacked.txt'))).toBe(false);
      expect(await git(dir, 'status', '--porcelain')).toBe('?? .groundhog/');
      // Codex reads by commands: without a sandbox of ours, whatever the user can.
      if (isolation === 'sandbox' || name !== 'codex') expect(answers.join('\n')).not.toContain(CANARY);
      const offered = seen.at(-1)?.tools.map(({ name: tool }) => tool) ?? [];
      if (name !== 'codex') expect(readers[name]).toEqual(expect.arrayContaining(offered));
    },
  );
});
