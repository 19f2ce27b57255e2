import { mkdir, readdir, writeFile } from 'node:fs/promises';
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

inSandbox(
  `agents in a sandbox find a copy of the caches of their own in HOME, which they may write to${obstacle === undefined ? '' : `: skipped, ${obstacle}`}`,
  async () => {
    const home = await createTempDir('groundhog-home');
    await mkdir(join(home, '.tool', 'deep'), { recursive: true });
    await writeFile(join(home, '.tool', 'deep', 'old'), 'of the machine\n');
    await writeFile(join(home, 'password'), 'of the machine\n');
    const head = 'setup: chmod u+w "$HOME/.tool" && echo made > "$HOME/.tool/made"\n';
    const criteria = ['test "$(cat "$HOME/.tool/made")" = made && test ! -e "$HOME/.tool/by-agent" && test -e done'];
    const { dir } = await createPlanRepo(planOfCommands(criteria, { head }), {
      '.groundhog/config.yml': 'caches: ["~/.tool", "~/.missing"]\nisolation: sandbox\n',
    });
    const agent = agentThat(
      'grep -q machine ~/.tool/deep/old && grep -q made ~/.tool/made && test ! -e ~/password && test ! -e ~/.missing && echo by agent | tee ~/.tool/by-agent ~/.tool/made >done',
    );
    const run = await runOnLaptop(dir, { agent, env: { HOME: home } });
    expect(run.document).toMatchObject({ ending: 'passed', checkpoints: [{ attempts: [{ outcome: 'passed' }] }] });
    expect(await readdir(join(home, '.tool'))).toEqual(['deep']);
  },
);

inSandbox(
  `agents in a sandbox find the caches of the machine, too, where the plan has no setup${obstacle === undefined ? '' : `: skipped, ${obstacle}`}`,
  async () => {
    const home = await createTempDir('groundhog-home');
    await mkdir(join(home, '.tool'));
    await writeFile(join(home, '.tool', 'old'), 'of the machine\n');
    const { dir } = await createPlanRepo(planOfCommands(['test -s done']), {
      '.groundhog/config.yml': 'caches: ["~/.tool"]\nisolation: sandbox\n',
    });
    const run = await runOnLaptop(dir, { agent: agentThat('cp ~/.tool/old done'), env: { HOME: home } });
    expect(run.document).toMatchObject({ ending: 'passed' });
  },
);
