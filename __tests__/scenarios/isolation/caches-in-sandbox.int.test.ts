import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';
import { createPlanRepo, runOnLaptop } from '../laptop.ts';
import { agentThat, planOfCommands } from '../verification/plan-of-commands.ts';

const obstacle = await findSandboxObstacle();
const inSandbox = obstacle === undefined ? test : test.skip;

afterEach(cleanUp);

inSandbox(
  `criteria in a sandbox find in the caches what the setup downloads to HOME, also for packages that the attempt adds${obstacle === undefined ? '' : `: skipped, ${obstacle}`}`,
  async () => {
    const home = await createTempDir('groundhog-home');
    await mkdir(join(home, '.tool'));
    await writeFile(join(home, '.tool', 'old'), 'of the machine\n');
    const head = 'setup: test -e "$HOME/.tool/old" && cp package.json "$HOME/.tool/made" && touch "$HOME/other"\n';
    const criteria = [
      'test -e "$HOME/.tool/old" && cmp package.json "$HOME/.tool/made" && test ! -e "$HOME/other" && test -e done',
    ];
    const { dir } = await createPlanRepo(planOfCommands(criteria, { head }), {
      'package.json': '{}\n',
      '.groundhog/config.yml': 'caches: ["~/.tool"]\nisolation: sandbox\n',
    });
    const agent = agentThat(`echo '{ "a": 1 }' > package.json; touch done`);
    const run = await runOnLaptop(dir, { agent, env: { HOME: home } });
    expect(run.document).toMatchObject({ ending: 'passed' });
  },
);
