import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { playCheat } from '../../cheats/play-cheat.ts';
import { ignoredFileCheats } from '../../cheats/table/ignored-files.ts';
import { git } from '../../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan, readAllObjects, runOnLaptop, TASK_BRANCH } from '../../scenarios/laptop.ts';
import type { RunAttack } from './whole-runs.ts';

const run = promisify(execFile);
const CLAIMS = 'echo hello > greeting.txt; groundhog verb checkpoint-success --summary Greet';
/** As a token of GitHub's looks, and made at run time, so that no file of this project has it. */
const TOKEN = `ghs_${'canaryOfTheRun'.padEnd(36, '0')}`;

/** Has an agent work in one attempt, and returns the repository afterwards. */
async function playOnce(commands: string, isolation: string): Promise<string> {
  const { dir } = await createPlanRepo(greetPlan({ more: '    attempt_budget: 1\n' }));
  const env = { GROUNDHOG_ISOLATION: isolation, GITHUB_TOKEN: TOKEN };
  const { document } = await runOnLaptop(dir, { agent: `${commands}\n${CLAIMS}`, env });
  if (document.ending === 'infra_error' || document.ending === 'refused') throw new Error(document.reason);
  return dir;
}

/** Commits what the same commands make, as a harness without rules would. */
async function commitByHand(commands: string): Promise<string> {
  const { dir } = await createPlanRepo(greetPlan());
  await run('sh', ['-c', `${commands}\ngit add --all && git commit --quiet --message all`], {
    cwd: dir,
    env: { ...process.env, GIT_CONFIG_COUNT: '2', ...IDENTITY },
  });
  await git(dir, 'update-ref', TASK_BRANCH, 'HEAD');
  return dir;
}

const IDENTITY = {
  ...{ GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'a' },
  ...{ GIT_CONFIG_KEY_1: 'user.email', GIT_CONFIG_VALUE_1: 'a@b.c' },
};

const lists = (dir: string, part: string) =>
  git(dir, 'ls-tree', '-r', TASK_BRANCH).then(
    (text) => text.includes(part),
    () => false,
  );

const NESTED =
  'mkdir sub && (cd sub && git init -q . && echo lost > lost.txt && git add . && git -c user.name=a -c user.email=a@b.c commit -qm inner)';
const WORKFLOW = 'mkdir -p .github/workflows && echo "on: push" > .github/workflows/mine.yml';
const LEAK = `echo ${TOKEN} > leak.txt`;

async function cheat(flags: readonly string[], isIsolated: boolean): Promise<boolean> {
  const [first] = ignoredFileCheats.cheats;
  if (first === undefined) return false;
  const { didCheat, isLanded, works } = await playCheat(first, { workspace: 'worktree', isIsolated, flags });
  if (!didCheat) throw new Error('the agent did not cheat');
  return isLanded && works === false;
}

/** Attacks of an agent on what lands, each through the built command line. */
export const landings: readonly RunAttack[] = [
  {
    acceptance: 'AT-10',
    name: 'lands a repository in the repository, whose files nobody gets',
    defence: 'an attempt that leaves one fails',
    attack: async (isolation) => lists(await playOnce(NESTED, isolation), '160000 commit'),
    without: async () => lists(await commitByHand(NESTED), '160000 commit'),
  },
  {
    acceptance: 'AT-14',
    name: 'has its criteria pass by a file that git ignores',
    defence: 'criteria run in a checkout of the captured tree',
    attack: (isolation) => cheat([], isolation === 'sandbox'),
    without: () => cheat(['--verify-in', 'workspace'], false),
  },
  {
    acceptance: 'AT-24',
    name: 'lands a token of the run, or leaves it in any object',
    defence: 'an attempt whose changes hold a secret fails, and nothing of it is kept',
    attack: async (isolation) => (await readAllObjects(await playOnce(LEAK, isolation))).includes(TOKEN),
    without: async () => (await readAllObjects(await commitByHand(LEAK))).includes(TOKEN),
  },
  {
    acceptance: 'AT-28',
    name: 'lands a workflow of its own',
    defence: 'paths that are always protected',
    attack: async (isolation) => lists(await playOnce(WORKFLOW, isolation), 'mine.yml'),
    without: async () => lists(await commitByHand(WORKFLOW), 'mine.yml'),
  },
];
