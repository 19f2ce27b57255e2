import { readdir } from 'node:fs/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop } from '../laptop.ts';

afterEach(cleanUp);

const obstacle = await findSandboxObstacle();
const inSandbox = obstacle === undefined ? test : test.skip;
const ISOLATED = { GROUNDHOG_ISOLATION: 'sandbox' };

describe(`the self-test of sandboxes${obstacle === undefined ? '' : ` (not run here: ${obstacle})`}`, () => {
  inSandbox.each(
    rowsOfRun(
      [
        ['worktree', 'checkout'],
        ['worktree', 'workspace'],
        ['in_place', 'checkout'],
      ],
      (_, index) => index === 0,
    ),
  )('refuses a run in which a program can read HOME, before its first program: %s, %s', async (where, verifyIn) => {
    const { dir } = await createPlanRepo(`setup: touch setup-ran\n${greetPlan()}`);
    const home = await createTempDir('groundhog-home');
    const { document, exitCode, leftovers } = await runOnLaptop(dir, {
      agent: 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet',
      flags: ['--workspace', where, '--verify-in', verifyIn],
      // Folders of the PATH are shown.
      env: { ...ISOLATED, HOME: home, PATH: `${process.env.PATH}:${home}` },
    });
    expect(document.ending).toBe('refused');
    for (const zone of ['agent', 'tools', 'setup', 'criteria'])
      expect(document.reason).toContain(`In the sandbox of the ${zone} a program can read a file of HOME (${home}/`);
    expect([exitCode, leftovers, await readdir(home)]).toEqual([4, [], []]);
    expect(await git(dir, 'for-each-ref', 'refs/heads/groundhog')).toBe('');
    expect(await readdir(dir)).not.toContain('setup-ran');
  });

  (obstacle === undefined ? quickTest : test.skip)(
    'is printed by the doctor, who says whether a job would run',
    async () => {
      const cwd = await createTempDir('groundhog-nowhere');
      const home = await createTempDir('groundhog-home');
      const good = await runCli(['doctor', '--isolation', '--json'], { cwd, env: { HOME: home, TMPDIR: cwd } });
      expect([good.exitCode, good.stderr]).toEqual([0, '']);
      expect(JSON.parse(good.stdout)).toMatchObject({
        schema_version: 1,
        isolation: { works: true, problems: [], means: expect.stringContaining('bubblewrap') },
      });
      const env = { HOME: home, TMPDIR: cwd, PATH: `${process.env.PATH}:${home}` };
      const bad = await runCli(['doctor'], { cwd, env });
      const table = await runCli(['doctor', '--isolation'], { cwd, env });
      expect([bad.exitCode, table.exitCode]).toEqual([1, 1]);
      expect(table.stdout).toMatch(/read a file of HOME( +yes){5}\n/);
      expect(bad.stdout).not.toContain('read a file of HOME  ');
      for (const { stdout } of [bad, table]) expect(stdout).toContain('A job on this machine is refused:');
      expect([await readdir(cwd), await readdir(home)]).toEqual([[], []]);
    },
  );
});
