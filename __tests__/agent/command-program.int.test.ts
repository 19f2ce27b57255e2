import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { createCommandAgent, findCommandProgram } from '../../src/agent/command.ts';
import { createRedactor } from '../../src/exec/redaction/redact.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

test.each([
  ['my-agent --now', 'my-agent'],
  ['my-agent', 'my-agent'],
  ['./my-agent', undefined],
  ['MODE=x my-agent', undefined],
  ['my-agent || true', undefined],
  ['cd x\nmy-agent', undefined],
  ['$AGENT', undefined],
  ['exec my-agent', undefined],
  ['groundhog verb checkpoint-success', undefined],
])('the program of %j is %s', (command, program) => {
  expect(findCommandProgram(command)).toBe(program);
});

test('a command whose file is missing, or is a folder, is refused before a run', async () => {
  const folder = await createTempDir('groundhog-files');
  const file = join(folder, 'agent.sh');
  const agent = createCommandAgent(file, createRedactor([]), { path: '', file });
  await expect(agent.check?.()).rejects.toMatchObject({ code: 'agent_not_found', data: { file } });
  const other = createCommandAgent(folder, createRedactor([]), { file: folder });
  await expect(other.check?.()).rejects.toMatchObject({ code: 'agent_not_found' });
  await writeFile(file, '#!/bin/sh\n');
  await expect(agent.check?.()).resolves.toBeUndefined();
});

test('a command whose program is not on the PATH is refused before a run', async () => {
  const folder = await createTempDir('groundhog-path');
  const agent = createCommandAgent('my-agent --now', createRedactor([]), { path: folder });
  await expect(agent.check?.()).rejects.toMatchObject({ code: 'agent_not_found', data: { program: 'my-agent' } });
  await writeFile(join(folder, 'my-agent'), '#!/bin/sh\n');
  await chmod(join(folder, 'my-agent'), 0o755);
  await expect(agent.check?.()).resolves.toBeUndefined();
});
