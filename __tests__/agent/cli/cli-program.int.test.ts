import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { claudeCode } from '../../../src/agent/cli/claude-code.ts';
import { createCliAgent } from '../../../src/agent/cli/cli-agent.ts';
import { findPrograms } from '../../../src/exec/programs.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { createNoSandbox } from '../../../src/sandbox/no-sandbox.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

test('the program that was checked is the one that is run, whatever an earlier attempt puts on the PATH', async () => {
  const root = await createTempDir('cli-program');
  const PATH = `${join(root, 'writable')}:${join(root, 'installed')}:${process.env.PATH}`;
  const install = async (folder: string) => {
    await mkdir(join(root, folder), { recursive: true });
    const script = `#!/bin/sh\necho ${folder} >> ${join(root, 'started')}\necho 9.9.9\n`;
    await writeFile(join(root, folder, 'claude'), script, { mode: 0o755 });
  };
  const settings = { provider: 'anthropic', model: undefined, baseUrl: 'http://127.0.0.1:1', basePath: '' } as const;
  const agent = createCliAgent({
    adapter: claudeCode,
    program: 'claude',
    settings: { ...settings, key: { name: 'ANTHROPIC_API_KEY', value: 'none', isLogin: false } },
    findPrice: () => undefined,
    clock: { now: () => new Date(0), monotonicMs: () => 0 },
    redactor: createRedactor([]),
    env: { PATH },
    createModelAccess: () => ({ server: createServer(), token: 'none', end: async () => undefined }),
  });
  await install('installed');
  await agent.check?.();
  await install('writable');
  await mkdir(join(root, 'attempt'));
  await agent.run({
    brief: '',
    workspacePath: root,
    attemptFolder: join(root, 'attempt'),
    env: { PATH, GROUNDHOG_SOCKET: join(root, 'attempt', 'socket') },
    timeoutMs: 60_000,
    maxTurns: 1,
    readTrusted: async () => undefined,
    programs: await findPrograms(PATH),
    sandbox: createNoSandbox({ workspacePath: root, mark: `cli-program-${root.slice(-6)}` }),
    signal: new AbortController().signal,
    onOutput: () => undefined,
    onTool: async () => 'unchanged',
    callVerb: async () => ({ ok: false, text: '' }),
    onUsage: () => undefined,
  });
  expect(await readFile(join(root, 'started'), 'utf8')).toBe('installed\ninstalled\n');
});
