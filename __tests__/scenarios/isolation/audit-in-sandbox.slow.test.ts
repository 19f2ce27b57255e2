import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { runCli } from '../../helpers/run-built.ts';
import { cleanUp, createTempDir, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, listRefs, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const obstacle = await findSandboxObstacle();
const inSandbox = obstacle === undefined ? test : test.skip;

/** A plan whose criterion holds only where a file of the machine cannot be seen, and with what the setup has made. */
const planWithout = (file: string) => `task: hello
setup: mkdir made && echo 1 > made/by-setup
checkpoints:
  - id: add
    spec: Write sum.mjs.
    success_criteria:
      - kind: command
        command: test ! -e '${file}' && test -f made/by-setup && node check.mjs
`;
const LINES = Array.from({ length: 20 }, (_, at) => `// ${at}\n`).join('');
const FILES = {
  'check.mjs': "import { sum } from './sum.mjs';\nif (sum(1, 2) !== 3) throw new Error('no sum');\n",
  'sum.mjs': `${LINES}export const sum = () => 0;\n${LINES}export const other = 0;\n${LINES}`,
};
const AGENT = [
  `sed -i 's/() => 0/(a, b) => a + b/; s/other = 0/other = 1/' sum.mjs`,
  'groundhog verb checkpoint-success --summary done',
].join(' && ');

describe(`an audit in a sandbox${obstacle === undefined ? '' : ` (not run here: ${obstacle})`}`, () => {
  inSandbox('runs setup and criteria apart from the machine, once for each hunk, and leaves nothing', async () => {
    const home = await createTempDir('groundhog-home');
    await writeFiles(home, { canary: 'of the machine\n' });
    const { dir } = await createPlanRepo(planWithout(join(home, 'canary')), FILES);
    const sandbox = { cwd: dir, env: { HOME: home, GROUNDHOG_ISOLATION: 'sandbox' } };
    const run = await runOnLaptop(dir, { agent: AGENT, env: sandbox.env });
    expect(`${run.document.ending}\n${run.stderr}`).toMatch(/^passed\n/);
    const refs = await listRefs(dir);
    const audit = await runCli(['audit', 'plan.yml'], sandbox);
    expect([audit.exitCode, audit.stdout]).toEqual([
      0,
      expect.stringMatching(
        /^add \(\w{7}\): 1 of 2 hunks is not covered by any criterion\n {2}sum\.mjs:42 \(\+1 -1\)\n$/,
      ),
    ]);
    expect(await listRefs(dir)).toBe(refs);
    // The file is seen without a sandbox, so the criterion does not even hold on what has landed.
    const open = await runCli(['audit', 'plan.yml', '--isolation', 'none', '--json'], {
      ...sandbox,
      env: { HOME: home },
    });
    expect(open.exitCode).toBe(1);
    expect(JSON.parse(open.stdout)).toMatchObject({ checkpoints: [{ end: 'not_holding' }] });
  });
});
