import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildResult } from '../helpers/child-run.ts';
import type { FaultRule } from '../helpers/http/http-faults.ts';
import { type LoopbackGitHub, startLoopbackGitHub } from '../helpers/loopback/loopback-github.ts';
import type { SeenComment, SeenPull } from '../helpers/loopback/loopback-views.ts';
import { startAction, startCli } from '../helpers/run-built.ts';
import { createBareRemote, createRepo, createTempDir, git, writeFiles } from '../helpers/temp-repo.ts';
import { createCrashJob, type Moment, sweep } from './crash-job.ts';
import { type FoundTraps, openTraps, type Traps } from './traps.ts';

/**
 * A job on GitHub, a laptop, a laptop where what lands waits until a person approves it, and one where the run works in
 * the person's own checkout. On a laptop only the control process dies: what it had started lives on until the next run.
 */
export const worldKinds = ['action', 'cli', 'approval', 'in_place'] as const;
export type WorldKind = (typeof worldKinds)[number];

/** Three checkpoints: one passes, one fails first and then passes, one passes. */
const CRASH_PLAN = `task: hello
setup: crash-point setup
checkpoints:
  - id: greet
    spec: Write greeting.txt with "hello".
    attempt_budget: 3
    success_criteria:
      - { kind: file_contains, path: greeting.txt, pattern: '^hello$' }
      - { kind: command, command: 'crash-point criterion; grep -q hello greeting.txt' }
  - id: bye
    spec: Write bye.txt.
    attempt_budget: 3
    success_criteria:
      - { kind: command, command: 'crash-point criterion; test -s bye.txt' }
  - id: end
    spec: Replace greeting.txt by end.txt.
    attempt_budget: 3
    success_criteria:
      - { kind: file_exists, path: end.txt }
      - { kind: file_absent, path: greeting.txt }
`;
export const CHECKPOINTS = ['greet', 'bye', 'end'];
export const TASK_BRANCH = 'refs/heads/groundhog/hello/task';
export const STATE_REF = 'refs/groundhog/hello/state';
export const RESULT_REF = 'refs/groundhog/hello/result';
/** The same in every world, so that commits are the same. */
const EPOCH = '1767323045';
/** Against what hangs, as is the limit of the whole: a slow machine takes minutes for a run. */
const RUN_TIMEOUT_MS = 900_000;
// In the shape of real secrets, put together here so that no scanner takes them for some.
export const CANARIES = [`ghs_${'C4n4ryT0k3nX'.repeat(3)}`, `sk-ant-api03-${'C4n4ryM0d3lK'.repeat(4)}`];

/** Files of the person, in no commit, in the checkout that a run works in. */
export const PERSONS_FILES = { 'mine.txt': 'mine\n', 'notes/other.txt': 'other\n' };

/** Where a job dies: `git-before-12`, `agent-mid-2`, `http-git-after-3`. */
export type Point = string;

/** A command that may have died at a point. */
export interface KilledCommand extends ChildResult {
  readonly isKilled: boolean;
  readonly moments: readonly Moment[];
}

export interface JobEnd extends KilledCommand {
  readonly ending: string | undefined;
  readonly reason: string;
}

export interface WorldFacts extends FoundTraps {
  readonly repo: string;
  readonly comments: readonly SeenComment[];
  readonly pulls: readonly SeenPull[];
}

/** What starts a job on GitHub, where it is not a dispatch by hand by somebody who may. */
export interface JobTrigger {
  readonly event?: string;
  readonly eventPayload?: unknown;
  readonly actor?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly triggeringActor?: string;
  readonly runAttempt?: number;
}

export interface CrashJobOptions {
  readonly trigger?: JobTrigger;
  readonly point?: Point;
  /** The shell command for a point such as `call-agent-mid-1`. */
  readonly call?: string;
  /** What happens while a job stands still at a point such as `freeze-agent-mid-1`. */
  readonly whileFrozen?: () => Promise<unknown>;
  readonly env?: Readonly<Record<string, string>>;
  /** What the server does to this job alone. */
  readonly faults?: { readonly git: readonly FaultRule[]; readonly api: readonly FaultRule[] };
  /** A folder that holds all that the job writes; one of its own unless given. */
  readonly tempDir?: string;
}

/** A repository with what serves it, and jobs that run for it; each job starts from an empty folder. */
export interface CrashWorld {
  readonly kind: WorldKind;
  readonly repo: string;
  readonly base: string;
  readonly github: LoopbackGitHub | undefined;
  run(options?: CrashJobOptions): Promise<JobEnd>;
  /** Deletes the refs of a task that has ended. */
  keepHouse(point?: Point): Promise<KilledCommand>;
  facts(): Promise<WorldFacts>;
  countWrites(): number;
  close(): Promise<void>;
}

export interface CrashWorldOptions {
  readonly agent?: string;
  readonly plan?: string;
  /** Further inputs of the action, the same for each of its jobs. */
  readonly inputs?: Readonly<Record<string, string>>;
}

const agentFile = fileURLToPath(new URL('../fixtures/agents/meets-crash-points.sh', import.meta.url));

/** Makes a fresh world. */
export async function openCrashWorld(kind: WorldKind, options: CrashWorldOptions = {}): Promise<CrashWorld> {
  const { dir, commit } = await createRepo({
    files: { 'README.md': '# Hello\n', 'plan.yml': options.plan ?? CRASH_PLAN, '.gitignore': 'node_modules/\n' },
  });
  const agent = options.agent ?? `sh '${agentFile}'`;
  if (kind === 'in_place') await writeFiles(dir, PERSONS_FILES);
  // What an agent plants in a real repository stays there when the run dies: then only processes are left behind.
  const traps = await openTraps({ isInPlace: kind === 'in_place' });
  const ground = { dir, commit, agent, traps, inputs: options.inputs ?? {} };
  return kind === 'action' ? openActionWorld(ground) : openLaptopWorld(kind, ground);
}

interface Ground {
  readonly dir: string;
  readonly commit: string;
  readonly agent: string;
  readonly traps: Traps;
  readonly inputs: Readonly<Record<string, string>>;
}

type LaptopKind = Exclude<WorldKind, 'action'>;

async function openLaptopWorld(kind: LaptopKind, { dir, commit, agent, traps }: Ground): Promise<CrashWorld> {
  // A laptop keeps what a run that died has left; a job starts from nothing.
  const ownTempDir = await createTempDir('groundhog-crash-tmp');
  return {
    kind,
    repo: join(dir, '.git'),
    base: commit,
    github: undefined,
    countWrites: () => 0,
    facts: async () => ({ repo: join(dir, '.git'), comments: [], pulls: [], ...(await traps.found()) }),
    keepHouse: (point) => keepHouse({ dir, remote: undefined, traps }, point),
    async close() {
      await sweep(traps.binDir);
      for (const path of [dir, ownTempDir])
        await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
    },
    async run({ point, env = {}, ...options } = {}) {
      const job = await createCrashJob(await findGit(), traps, { isMachineLost: false });
      const tempDir = options.tempDir ?? ownTempDir;
      if (point !== undefined) await job.arm(point);
      const play = async (words: readonly string[]) => {
        const surroundings = {
          cwd: dir,
          timeoutMs: RUN_TIMEOUT_MS,
          env: { ...toEnv(job, traps), TMPDIR: tempDir, ...env },
        };
        const ended = await job.watch(await startCli([...words, '--json'], surroundings));
        return { ...ended, isKilled: ended.signal === 'SIGKILL', ...readDocument(ended.stdout) };
      };
      const end = await playLaptopJob(kind, { play, agent });
      const moments = await job.moments();
      await job.remove();
      return { ...end, moments };
    },
  };
}

interface LaptopPlay {
  readonly play: (words: readonly string[]) => Promise<Omit<JobEnd, 'moments'>>;
  readonly agent: string;
}

/** One run; where what it lands waits, the person's word and the run after it, too, as if they were one job. */
async function playLaptopJob(kind: LaptopKind, { play, agent }: LaptopPlay): Promise<Omit<JobEnd, 'moments'>> {
  const words = ['run', 'plan.yml', '--agent-command', agent];
  if (kind === 'in_place') return play([...words, '--workspace', 'in_place']);
  if (kind === 'cli') return play(words);
  words.push('--materialize', 'approval');
  const waiting = await play(words);
  if (waiting.ending !== 'paused') return waiting;
  const said = await play(['approve']);
  return said.isKilled ? said : play(words);
}

/** On a laptop the repository's own refs, in one transaction; elsewhere those of a remote, in one push. */
async function keepHouse(
  { dir, remote, traps }: Pick<Ground, 'dir' | 'traps'> & { readonly remote: string | undefined },
  point: Point | undefined,
): Promise<KilledCommand> {
  const job = await createCrashJob(await findGit(), traps);
  if (point !== undefined) await job.arm(point);
  const place = remote === undefined ? [] : ['--remote', remote];
  const started = await startCli(['gc', '--apply', '--older-than', '1m', ...place], {
    cwd: dir,
    timeoutMs: RUN_TIMEOUT_MS,
    env: toEnv(job, traps),
  });
  const ended = await job.watch(started);
  const end = { ...ended, isKilled: ended.signal === 'SIGKILL', moments: await job.moments() };
  await job.remove();
  return end;
}

function readDocument(text: string): { ending: string | undefined; reason: string } {
  const [, ending] = /"ending": ?"(\w+)"/.exec(text) ?? [];
  const [, reason = ''] = /"reason": ?"((?:[^"\\]|\\.)*)"/.exec(text) ?? [];
  return { ending, reason };
}

async function openActionWorld({ dir, commit, agent, traps, inputs }: Ground): Promise<CrashWorld> {
  const bare = await createBareRemote(dir);
  const token = CANARIES[0] ?? '';
  const github = await startLoopbackGitHub({
    owner: 'octo',
    repo: 'hello',
    bareRepoDir: bare,
    tokens: { [token]: { kind: 'github_actions' } },
    roles: { rita: 'read', tilly: 'triage' },
  });
  let runId = 1000;
  return {
    kind: 'action',
    repo: bare,
    base: commit,
    github,
    countWrites: () =>
      github.requests.filter(({ method }) => method !== 'GET').length +
      github.gitRequests.filter(({ isWrite }) => isWrite).length,
    keepHouse: (point) => keepHouse({ dir, remote: bare, traps }, point),
    facts: async () => {
      const pulls = await github.pulls();
      const comments = await Promise.all(pulls.map(({ number }) => github.comments(number)));
      return { repo: bare, comments: comments.flat(), pulls, ...(await traps.found()) };
    },
    async close() {
      await github.close();
      for (const path of [dir, dirname(bare)]) await rm(path, { recursive: true, force: true });
    },
    async run({ point, call = ':', whileFrozen, env = {}, faults, tempDir, trigger = {} } = {}) {
      const job = await createCrashJob(await findGit(), traps);
      const workspaceDir = await createTempDir('groundhog-crash-checkout');
      await git(bare, 'clone', '--quiet', '--no-local', '--branch', 'main', bare, workspaceDir);
      github.heal();
      for (const rule of faults?.git ?? []) github.failGit(rule);
      for (const rule of faults?.api ?? []) github.fail(rule);
      await job.prepareCall(call);
      if (whileFrozen !== undefined) job.prepareFreeze(whileFrozen);
      if (point !== undefined) await arm({ github, job }, point);
      const { apiUrl, serverUrl, graphqlUrl } = github;
      runId += 1;
      const ownId = runId;
      const { actor = 'octo', event = 'workflow_dispatch', runAttempt = 1, triggeringActor = actor } = trigger;
      const tellRun = (status: 'in_progress' | 'completed') =>
        github.setRun(ownId, runAttempt, { status, event, actor, triggeringActor });
      tellRun('in_progress');
      const place = { repository: 'octo/hello', apiUrl, serverUrl, graphqlUrl, sha: commit, token };
      const started = await startAction({
        // The oracle compares commits byte for byte, and one that GitHub signs holds the time of its making.
        inputs: { plan: 'plan.yml', 'agent-command': agent, sign: 'none', ...inputs, ...trigger.inputs },
        event,
        eventPayload: trigger.eventPayload ?? {
          repository: { default_branch: 'main' },
          sender: { login: actor, type: 'User' },
        },
        github: { ...place, actor, triggeringActor, runId: ownId, runAttempt },
        workspaceDir,
        timeoutMs: RUN_TIMEOUT_MS,
        env: {
          ...toEnv(job, traps),
          GROUNDHOG_WRITE_PACE_MS: '0',
          ...(tempDir === undefined ? {} : { RUNNER_TEMP: tempDir }),
          ...env,
        },
      });
      // GitHub knows when a job is over, however it ended.
      const ended = await job.watch(started).finally(() => tellRun('completed'));
      const end = {
        ...ended,
        isKilled: ended.signal === 'SIGKILL',
        ending: ended.outputs.ending,
        reason: ended.outputs.reason ?? /Groundhog: (.*)/.exec(ended.stdout)?.[1] ?? '',
        moments: await job.moments(),
      };
      github.heal();
      for (const path of [workspaceDir, dirname(ended.runnerTempDir)])
        await rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 20 });
      await job.remove();
      return end;
    },
  };
}

type Killable = Awaited<ReturnType<typeof createCrashJob>>;

/** A point on the wire is struck by the server: it kills the job before or after it has done what was asked. */
async function arm({ github, job }: { github: LoopbackGitHub; job: Killable }, point: Point): Promise<void> {
  const [, side, moment, n] = /^http-([a-z]+)-(before|after)-(\d+)$/.exec(point) ?? [];
  if (side === undefined) return job.arm(point);
  const isApi = side !== 'git' && side !== 'push';
  const rule: FaultRule = {
    ...(side === 'push' ? { method: 'POST', path: /git-receive-pack$/ } : { path: /./ }),
    ...(isApi ? { method: side.toUpperCase() } : {}),
    skip: Number(n) - 1,
    fault: { kind: 'drop', hasActed: moment === 'after', onStrike: job.lose },
  };
  if (isApi) github.fail(rule);
  else github.failGit(rule);
}

function toEnv({ binDir }: Pick<Killable, 'binDir'>, traps: Traps): Record<string, string> {
  return {
    // As many people have it: what it finds depends on where one is.
    PATH: `node_modules/.bin:${binDir}:${traps.binDir}:${process.env.PATH ?? '/usr/bin:/bin'}`,
    SOURCE_DATE_EPOCH: EPOCH,
    MODEL_API_KEY: CANARIES[1] ?? '',
  };
}

let foundGit: Promise<string> | undefined;

function findGit(): Promise<string> {
  foundGit ??= git('/', '--exec-path').then((execPath) => join(execPath, 'git'));
  return foundGit;
}
