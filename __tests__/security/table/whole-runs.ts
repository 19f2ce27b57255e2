import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { succeeds } from '../../../src/domain/succeeds.ts';
import { commitAll, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, runOnLaptop, TASK_BRANCH } from '../../scenarios/laptop.ts';
import type { Acceptance } from '../attack.ts';

const run = promisify(execFile);

/** An attack by the agent of a whole run, through the command line. */
export interface RunAttack {
  readonly acceptance: Acceptance;
  readonly name: string;
  readonly defence: string;
  /** Resolves with true when it has succeeded; `isolation` is the setting of the run. */
  readonly attack: (isolation: 'sandbox' | 'none') => Promise<boolean>;
  /** Resolves with true when it succeeds with its defence off; by itself with `isolation: none`. */
  readonly without?: () => Promise<boolean>;
}

const GREETS = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet';

interface PlayedRun {
  readonly dir: string;
  readonly note: string;
}

/** Has an agent write down what commands print, as a file that lands. */
async function playNote(
  dir: string,
  command: string,
  { isolation, env = {} }: { readonly isolation: string; readonly env?: Readonly<Record<string, string>> },
): Promise<PlayedRun> {
  const agent = `(${command}) > note.txt 2>&1; ${GREETS}`;
  const { document, stderr } = await runOnLaptop(dir, { agent, env: { GROUNDHOG_ISOLATION: isolation, ...env } });
  if (document.ending !== 'passed')
    throw new Error(`the run ended as ${document.ending}: ${document.reason}\n${stderr}`);
  return { dir, note: await git(dir, 'show', `${TASK_BRANCH}:note.txt`) };
}

/** Creates a repository with a secret branch beside the base, and the record of another task. */
async function createSecretRepo() {
  const { dir } = await createPlanRepo(greetPlan());
  await git(dir, 'checkout', '--quiet', '-b', 'private');
  await writeFiles(dir, { 'private.txt': 'canary of another branch\n' });
  const other = await commitAll(dir, 'Private');
  await git(dir, 'checkout', '--quiet', 'main');
  await writeFiles(dir, { 'other.yml': greetPlan().replace('task: hello', 'task: other') });
  await commitAll(dir, 'Another plan');
  await runOnLaptop(dir, { plan: 'other.yml', agent: GREETS, env: { GROUNDHOG_ISOLATION: 'none' } });
  const record = await git(dir, 'rev-parse', 'refs/groundhog/other/state');
  return { dir, other, record, base: await git(dir, 'rev-parse', 'main') };
}

const findObject = (pick: 'other' | 'record') => async (isolation: 'sandbox' | 'none') => {
  const repo = await createSecretRepo();
  const { note } = await playNote(
    repo.dir,
    `git cat-file -e ${repo[pick]} && echo reached; git log -1 --format=%H ${repo.base}`,
    { isolation },
  );
  if (!note.includes(repo.base)) throw new Error(`the history of the base is not there: ${note}`);
  return note.split('\n').includes('reached');
};

/** Searches what the run itself knows: its environment, from an agent that is not given it. */
const findToken = async (isolation: 'sandbox' | 'none') => {
  const { dir } = await createPlanRepo(greetPlan());
  const { note } = await playNote(
    dir,
    "cat /proc/[0-9]*/environ | tr '\\0' '\\n' | grep -q '^GITHUB_TOKEN=ghs_canary' && echo reached; true",
    { isolation, env: { GITHUB_TOKEN: 'ghs_canaryOfTheRun0123456789abcdefghijkl' } },
  );
  return note.split('\n').includes('reached');
};

const POISON = (mark: string) => `printf '#!/bin/sh\\ntouch ${mark}\\n' > evil.sh; chmod +x evil.sh
git config core.fsmonitor "$PWD/evil.sh"; git config core.hooksPath "$PWD/hooks"; git config diff.external "$PWD/evil.sh"
git config filter.x.clean "$PWD/evil.sh"; git config filter.x.smudge "$PWD/evil.sh"; echo '* filter=x' > .git/info/attributes
mkdir -p hooks; for h in pre-commit post-checkout reference-transaction post-index-change; do cp evil.sh hooks/$h; done`;

async function playPoison(isolation: 'sandbox' | 'none'): Promise<boolean> {
  const { dir } = await createPlanRepo(greetPlan());
  const mark = join(await createTempDir('groundhog-mark'), 'executed');
  await playNote(dir, POISON(mark), { isolation });
  return succeeds(access(mark));
}

/** Git as a person calls it runs what the same repository tells it to. */
async function playPoisonByHand(): Promise<boolean> {
  const { dir } = await createPlanRepo(greetPlan());
  const mark = join(await createTempDir('groundhog-mark'), 'executed');
  await run('sh', ['-c', POISON(mark)], { cwd: dir });
  await git(dir, 'status').catch(() => undefined);
  return succeeds(access(mark));
}

/** A run that must not start where no sandbox can be made: in a user namespace that forbids another. */
async function startWithoutSandbox(isolation: string): Promise<boolean> {
  const { dir } = await createPlanRepo(greetPlan());
  const temp = await createTempDir('groundhog-container');
  const { programDir } = await import('../../helpers/built-program.ts');
  const container = ['--unshare-user', '--disable-userns', '--uid', '1234', '--dev-bind', '/', '/', '--'];
  const program = [
    process.execPath,
    join(programDir(), 'dist', 'cli.js'),
    'run',
    'plan.yml',
    '--agent-command',
    GREETS,
  ];
  const env = { PATH: process.env.PATH, HOME: temp, TMPDIR: temp, CI: 'true', GROUNDHOG_ISOLATION: isolation };
  await run('bwrap', [...container, ...program], { cwd: dir, env }).catch(() => undefined);
  return succeeds(git(dir, 'rev-parse', '--verify', TASK_BRANCH));
}

export const runAttacks: readonly RunAttack[] = [
  {
    acceptance: 'AT-11',
    name: "reads an object of another branch of a person's repository",
    defence: 'a pack of the history of the base alone',
    attack: findObject('other'),
  },
  {
    acceptance: 'AT-11',
    name: 'reads the record of another task',
    defence: 'a pack of the history of the base alone',
    attack: findObject('record'),
  },
  {
    acceptance: 'AT-39',
    name: 'finds the token of the run',
    defence: 'processes of its own, and an environment from a list',
    attack: findToken,
  },
  {
    acceptance: 'AT-09',
    name: 'has git run its program by a poisoned repository',
    defence: "Groundhog's git reads no configuration of the agent's",
    attack: playPoison,
    without: playPoisonByHand,
  },
  {
    acceptance: 'AT-30',
    name: 'starts in a job where no sandbox can be made',
    defence: 'a job without a sandbox is refused',
    attack: () => startWithoutSandbox('auto'),
    without: () => startWithoutSandbox('none'),
  },
];
