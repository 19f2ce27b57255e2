import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { claudeCode } from '../../../../src/agent/cli/claude-code.ts';
import { type ChosenAgent, inspectAgent } from '../../../../src/entry/commands/check/inspect-agent.ts';
import { inspectMachine } from '../../../../src/entry/commands/check/inspect-machine.ts';
import { findPrograms } from '../../../../src/exec/programs.ts';
import { createRedactor } from '../../../../src/exec/redaction/redact.ts';
import { cleanUp, createRepo, createTempDir } from '../../../helpers/temp-repo.ts';

afterEach(cleanUp);

const BUILTIN = 'agent: builtin\nprovider: openai\nmodel: gpt-5-mini\n';
const LADDER = 'agents:\n  - { agent: builtin, provider: openai, model: gpt-5-mini }\n  - { agent: claude-code }\n';

/** Creates a checkout, and an environment whose PATH has `claude` of a version, or not. */
async function prepare(config: string | undefined, env: Readonly<Record<string, string>>, claude?: string) {
  const { dir } = await createRepo({ files: config === undefined ? {} : { '.groundhog/config.yml': config } });
  const bin = await createTempDir('groundhog-bin');
  if (claude !== undefined) await writeFile(join(bin, 'claude'), `#!/bin/sh\necho ${claude}\n`);
  if (claude !== undefined) await chmod(join(bin, 'claude'), 0o755);
  const host = {
    env: { PATH: `${bin}:/usr/bin:/bin`, HOME: bin, ...env },
    ...{ programs: await findPrograms(process.env.PATH ?? ''), redactor: createRedactor([]), tempDir: undefined },
  };
  return { dir, host };
}

async function inspect(...given: Parameters<typeof prepare>) {
  const { dir, host } = await prepare(...given);
  return (await inspectAgent(host, { root: dir })).map(({ state, detail, fix }) => [state, detail, fix ?? '']);
}

interface Row {
  readonly title: string;
  readonly config: string;
  readonly env: Readonly<Record<string, string>>;
  readonly state?: 'optional';
  readonly says: RegExp;
}

describe('the doctor, on the agent of the configuration', () => {
  test('finds it among what it examines', async () => {
    const { dir, host } = await prepare(BUILTIN, {});
    const found = await inspectMachine(host, { repo: dir });
    expect(found.filter(({ name }) => name === 'agent')).toMatchObject([{ state: 'missing' }]);
  });

  test('finds nothing where none is chosen', async () => {
    expect(await inspect(undefined, {})).toEqual([]);
    expect(await inspect('max_tokens: 5\n', {})).toEqual([]);
  });

  test('finds a judge without its key, which flags for another agent do not spare', async () => {
    const config =
      'agent: builtin\nprovider: anthropic\nmodel: claude-sonnet-5\njudge_model: gpt-5.4\njudge_provider: openai\n';
    const [found, ...others] = await inspect(config, { ANTHROPIC_API_KEY: 'a' });
    expect(others).toEqual([]);
    expect(found?.[0]).toBe('missing');
    expect(found?.[1]).toContain('The provider "openai" of the judge needs one, and OPENAI_API_KEY is not set.');
    expect(found?.[2]).not.toContain('--agent-command');
    const both = await inspect(config, { ANTHROPIC_API_KEY: 'a', OPENAI_API_KEY: 'b' });
    expect(both.map(([state]) => state)).toEqual(['fine']);
  });

  test('names the agents that can run here, with their models', async () => {
    expect(await inspect(BUILTIN, { OPENAI_API_KEY: 'a' })).toEqual([['fine', 'builtin openai gpt-5-mini', '']]);
    const env = { OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: 'b' };
    expect(await inspect(LADDER, env, claudeCode.minVersion)).toEqual([
      ['fine', 'builtin openai gpt-5-mini; claude-code anthropic', ''],
    ]);
    expect(await inspect('agent: command\nagent_command: sh -c true\n', {})).toEqual([['fine', 'command', '']]);
  });

  test.each<Row>([
    { title: 'no key is set', config: BUILTIN, env: {}, says: /OPENAI_API_KEY is not set\..*export OPENAI_API_KEY=…/ },
    {
      title: 'a key of another provider is set, which flags may choose',
      ...{ config: BUILTIN, env: { ANTHROPIC_API_KEY: 'a' }, state: 'optional' },
      says: /OPENAI_API_KEY is not set\..*export OPENAI_API_KEY=…/,
    },
    {
      title: 'one agent of a ladder has no program',
      ...{ config: LADDER, env: { OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: 'b' } },
      says: /"claude", which is not on the PATH.*npm install --global @anthropic-ai\/claude-code@/,
    },
    {
      title: 'the command is missing',
      ...{ config: 'agent: command\n', env: {}, says: /no command was given.*--agent-command/ },
    },
    {
      title: 'the model is missing',
      ...{ config: 'agent: builtin\nprovider: openai\n', env: { OPENAI_API_KEY: 'a' }, says: /"model"/ },
    },
    {
      title: 'the cost is limited, and the model has no price',
      config: 'agent: builtin\nprovider: anthropic\nmodel: claude-sonet-5\nmax_cost_usd: 5\n',
      ...{ env: { ANTHROPIC_API_KEY: 'a' }, says: /"claude-sonet-5" has no price in the table/ },
    },
    {
      title: 'the program of a command is missing',
      ...{ config: 'agent: command\nagent_command: nosuchprogram\n', env: {} },
      says: /"nosuchprogram", which is not on the PATH.*Install it/,
    },
  ])('reports with the fix that $title', async ({ config, env, state = 'missing', says }) => {
    const found = (await inspect(config, env)).map(([kind, detail, fix]) => [kind, `${detail} ${fix}`]);
    expect(found).toEqual([[state, expect.stringMatching(says)]]);
  });

  test('examines the agent that flags choose, in place of that of the configuration', async () => {
    const { dir, host } = await prepare(BUILTIN, { ANTHROPIC_API_KEY: 'b' }, claudeCode.minVersion);
    const find = async (chosen: ChosenAgent) =>
      (await inspectMachine(host, { repo: dir, ...chosen })).filter(({ name }) => name === 'agent');
    expect(await find({ agent: 'claude-code' })).toMatchObject([{ state: 'fine', detail: 'claude-code anthropic' }]);
    expect(await find({ agent: 'command', agentCommand: 'sh -c true' })).toMatchObject([{ state: 'fine' }]);
    const lacking = await find({ agent: 'builtin', provider: 'openai', model: 'gpt-5-mini' });
    expect(lacking).toMatchObject([
      { state: 'missing', detail: expect.stringMatching(/^There is no key .*OPENAI_API_KEY/) },
    ]);
    expect(await find({ agent: 'oracle' })).toMatchObject([{ state: 'missing' }]);
  });

  test('reports a missing program also where its key is missing, and that of another model is set', async () => {
    const found = await inspect('agent: claude-code\n', { OPENAI_API_KEY: 'a', ANTHROPIC_API_KEY: '' });
    expect(found).toMatchObject([
      ['optional', expect.stringContaining('ANTHROPIC_API_KEY or CLAUDE_CODE_OAUTH_TOKEN'), expect.anything()],
      ['missing', expect.stringContaining('"claude", which is not on the PATH'), expect.anything()],
    ]);
    const ladder = await inspect(LADDER, {}, claudeCode.minVersion);
    expect(ladder).toMatchObject([
      ['missing', expect.stringContaining('OPENAI_API_KEY is not set'), expect.anything()],
      ['missing', expect.stringContaining('ANTHROPIC_API_KEY or'), expect.anything()],
    ]);
  });

  test('reports a program that is too old', async () => {
    const found = await inspect('agent: claude-code\n', { ANTHROPIC_API_KEY: 'a' }, '0.0.1');
    expect(found).toEqual([
      ['missing', expect.stringMatching(/is version 0\.0\.1/), expect.stringMatching(/npm install/)],
    ]);
  });
});
