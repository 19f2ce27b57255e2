import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { type ModelEndpoint, startModelEndpoint } from '../../helpers/agents/model-endpoint.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { CANARY_KEY } from '../builtin-agent.ts';
import { answerWith, createWishRepo, draftOnLaptop, GOOD_PLAN } from './wish-repository.ts';

let endpoint: ModelEndpoint | undefined;

afterEach(async () => {
  await endpoint?.close();
  await cleanUp();
});

test('a setup runs with --yes alone, --out names the file, and the command that is printed runs the plan', async () => {
  const mark = join(await createTempDir('outside'), 'mark');
  endpoint = await startModelEndpoint(() => ({ kind: 'turn', text: answerWith(`setup: touch ${mark}\n${GOOD_PLAN}`) }));
  const { dir } = await createWishRepo();
  const refused = await draftOnLaptop(dir, { wish: 'Shout', model: endpoint, flags: ['--out', '-'] });
  expect(refused.stdout).toContain('they need the setup, which runs only with --yes');
  expect(existsSync(mark)).toBe(false);
  const run = await draftOnLaptop(dir, { wish: 'Shout', model: endpoint, flags: ['--yes', '--out', 'my x.yml'] });
  expect(existsSync(mark)).toBe(true);
  expect(await readFile(join(dir, 'my x.yml'), 'utf8')).toContain(GOOD_PLAN);
  const [, next = ''] = /Written to my x\.yml\. Next:\n {2}(.+)\n/.exec(run.stderr) ?? [];
  expect(next).toMatch(
    / run 'my x\.yml' --agent builtin --provider anthropic --model scripted-model --price 1\/0\.1\/2$/,
  );
  const env = { ...process.env, ANTHROPIC_API_KEY: CANARY_KEY, ANTHROPIC_BASE_URL: endpoint.url };
  const copied = await promisify(execFile)('sh', ['-c', `${next} --isolation none --dry-run`], { cwd: dir, env });
  expect(copied.stdout).toContain('Agent: builtin scripted-model.');
});
