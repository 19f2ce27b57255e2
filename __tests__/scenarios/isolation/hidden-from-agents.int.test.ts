import { chmod } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

const obstacle = await findSandboxObstacle();
const inSandbox = obstacle === undefined ? quickTest : test.skip;
let env: Readonly<Record<string, string>>;
let home: string;

beforeEach(async () => {
  home = await createTempDir('groundhog-home');
  await writeFiles(home, { 'bin/my-agent.sh': '#!/bin/sh\necho hello > greeting.txt\n' });
  await chmod(join(home, 'bin/my-agent.sh'), 0o755);
  env = { GROUNDHOG_ISOLATION: 'sandbox', HOME: home };
});

afterEach(cleanUp);

describe(`a sandbox that keeps from an agent what it needs${obstacle === undefined ? '' : ` (not run here: ${obstacle})`}`, () => {
  inSandbox('shows the program that a plain command names by HOME', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const run = await runOnLaptop(dir, { agent: '~/bin/my-agent.sh', env });
    expect(run).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    expect(run.stderr).not.toContain('The sandbox hides');
    // The checkout, by which the path leads, is not in the sandbox.
    const { dir: other } = await createPlanRepo(greetPlan());
    const roundabout = `${other}/../${basename(home)}/bin/my-agent.sh`;
    expect((await runOnLaptop(other, { agent: roundabout, env })).document.ending).toBe('passed');
  });

  inSandbox('is named before the first attempt and as the reason, with a flag that has the run pass', async () => {
    const { dir } = await createPlanRepo(greetPlan());
    const agent = 'cd . && ~/bin/my-agent.sh';
    const first = await runOnLaptop(dir, { agent, env });
    const [warning, flag = '', path = ''] =
      /Warning: The sandbox hides from the agent what its command names: .* (--visible-paths) (\S+)\n/.exec(
        first.stderr,
      ) ?? [];
    expect(first.stderr.indexOf(`${warning}`)).toBeLessThan(first.stderr.indexOf('attempt 1 starts'));
    expect(path).toBe(`${home}/bin/my-agent.sh`);
    const reason = `The sandbox hides ${path} from the agent, which starts in a checkout of its own and writes there alone: name files of the repository by relative paths, or if it may read what is there, allow that with --visible-paths ${path}.`;
    expect(first.document).toMatchObject({ ending: 'infra_error', reason: expect.stringContaining(reason) });
    const second = await runOnLaptop(dir, { agent, flags: [flag, path], env });
    expect(second).toMatchObject({ exitCode: 0, document: { ending: 'passed' } });
    expect(second.stderr).not.toContain('The sandbox hides');
  });

  inSandbox('is the network, where that is what it misses', async () => {
    const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
    const run = await runOnLaptop(dir, { agent: 'exec 3<>/dev/tcp/192.0.2.1/443', env });
    const what_happened = expect.stringMatching(/^The sandbox gives the agent no network: .*--network-agent/);
    expect(run.document.checkpoints[0]?.attempts[0]?.failure_report).toMatchObject({ what_happened });
  });
});
