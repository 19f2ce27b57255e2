import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { hashBundle } from '../../src/entry/job/hash-bundle.ts';
import { programDir } from '../helpers/built-program.ts';
import type { ChildRun } from '../helpers/child-run.ts';
import { textAt } from '../helpers/json.ts';
import {
  type LoopbackGitHub,
  type LoopbackGitHubOptions,
  type SeenRequest,
  startLoopbackGitHub,
} from '../helpers/loopback/loopback-github.ts';
import type { LoopbackToken } from '../helpers/loopback/loopback-identity.ts';
import { type ActionOptions, type ActionResult, startAction } from '../helpers/run-built.ts';
import { createBareRemote, createTempDir, git } from '../helpers/temp-repo.ts';
import { createPlanRepo, greetPlan } from './laptop.ts';

/** In the shape of a real token of a job, put together here so that no scanner takes it for one. */
export const JOB_TOKEN = `ghs_${'Z9y8X7w6V5u4'.repeat(3)}`;

export interface JobOptions {
  readonly agent?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: string;
  /** A dispatch by hand unless given. */
  readonly eventPayload?: unknown;
  readonly actor?: string;
  /** Who started this attempt of the run, the actor unless given. */
  readonly triggeringActor?: string;
  readonly runAttempt?: number;
  readonly token?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly phase?: 'main' | 'post';
  readonly state?: Readonly<Record<string, string>>;
  readonly runId?: number;
  readonly timeoutMs?: number;
  /** The folder with `action.yml`, for a job that may change its program. */
  readonly rootDir?: string;
}

/** A repository on a loopback GitHub, and jobs that run for it one after the other, each in a fresh checkout. */
export interface Hub {
  readonly github: LoopbackGitHub;
  /** The bare repository behind the server. */
  readonly bare: string;
  readonly commit: string;
  start(options?: JobOptions): Promise<ChildRun<ActionResult>>;
  run(options?: JobOptions): Promise<ActionResult>;
  /** Requests so far that may have changed something, of the API and of git; of one login alone when it is given. */
  countWrites(login?: string): { readonly api: number; readonly git: number };
}

export interface HubOptions extends Partial<Omit<LoopbackGitHubOptions, 'tokens'>> {
  readonly plan?: string;
  readonly files?: Readonly<Record<string, string>>;
  /** The job's own token unless given. */
  readonly tokens?: Readonly<Record<string, LoopbackToken>>;
}

/** Starts a GitHub for a story, closes it afterwards, and expects that all traffic was as GitHub describes it. */
export async function withHub(options: HubOptions, story: (hub: Hub) => Promise<void>): Promise<void> {
  const { plan = greetPlan(), files = {}, tokens, ...settings } = options;
  const repo = await createPlanRepo(plan, files);
  const bare = await createBareRemote(repo.dir);
  const known: Readonly<Record<string, LoopbackToken>> = { [JOB_TOKEN]: { kind: 'github_actions' } };
  const github = await startLoopbackGitHub({
    owner: 'octo',
    repo: 'hello',
    bareRepoDir: bare,
    ...settings,
    tokens: tokens ?? known,
  });
  let lastRun = 1000;
  const start = async (job: JobOptions = {}) => {
    const workspaceDir = await checkOut(bare);
    const sha = await git(bare, 'rev-parse', 'refs/heads/main');
    // The post step is one of the same run.
    lastRun = job.runId ?? (job.phase === 'post' ? lastRun : lastRun + 1);
    const runId = lastRun;
    const started = await startAction(toActionOptions({ ...job, runId }, { github, sha, workspaceDir }));
    // GitHub knows when a job is over, however it ended.
    const { runAttempt = 1, event, actor, triggeringActor } = job;
    const facts = definedOf({ event, actor, triggeringActor });
    github.setRun(runId, runAttempt, { status: 'in_progress', ...facts });
    const finished = started.finished.finally(() =>
      github.setRun(runId, runAttempt, { status: 'completed', ...facts }),
    );
    return { ...started, finished };
  };
  try {
    await story({
      github,
      bare,
      commit: repo.commit,
      start,
      run: async (job) => (await start(job)).finished,
      countWrites: (login) => {
        const isCounted = (request: { readonly login: string | undefined }) =>
          login === undefined || request.login === login;
        const isWriteOfApi = ({ method, body }: SeenRequest) =>
          method !== 'GET' && !textAt(body, 'query').startsWith('query');
        return {
          api: github.requests.filter((request) => isWriteOfApi(request) && isCounted(request)).length,
          git: github.gitRequests.filter((request) => request.isWrite && isCounted(request)).length,
        };
      },
    });
    expect(github.problems).toEqual([]);
  } finally {
    await github.close();
  }
}

interface Place {
  readonly github: LoopbackGitHub;
  readonly sha: string;
  readonly workspaceDir: string;
}

function toActionOptions(job: JobOptions, { github, sha, workspaceDir }: Place): ActionOptions {
  const { apiUrl, serverUrl, graphqlUrl } = github;
  const { agent = 'false', inputs = {}, event = 'workflow_dispatch', env = {}, token = JOB_TOKEN } = job;
  const { actor = 'octo' } = job;
  return {
    inputs: { plan: 'plan.yml', 'agent-command': agent, ...inputs },
    event,
    eventPayload: job.eventPayload ?? {
      repository: { default_branch: 'main' },
      sender: { login: actor, type: 'User' },
    },
    github: {
      ...{ repository: 'octo/hello', apiUrl, serverUrl, graphqlUrl, sha, token },
      ...definedOf({
        runId: job.runId,
        runAttempt: job.runAttempt,
        actor,
        triggeringActor: job.triggeringActor,
      }),
    },
    workspaceDir,
    env: { GROUNDHOG_WRITE_PACE_MS: '0', ...env },
    ...(job.timeoutMs === undefined ? {} : { timeoutMs: job.timeoutMs }),
    ...(job.phase === undefined ? {} : { phase: job.phase }),
    ...(job.rootDir === undefined ? {} : { rootDir: job.rootDir }),
    ...(job.state === undefined ? {} : { state: { bundle: hashBundle(join(programDir(), 'dist')), ...job.state } }),
  };
}

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function definedOf<T extends object>(given: T): Defined<T>;
function definedOf(given: object): object {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

/** What a checkout step leaves: the default branch, of the remote alone. */
async function checkOut(bare: string): Promise<string> {
  const dir = join(await createTempDir('groundhog-checkout'), 'hello');
  await rm(dir, { recursive: true, force: true });
  await git(bare, 'clone', '--quiet', '--no-local', '--branch', 'main', bare, dir);
  return dir;
}

/** The lines of a comment that tell which it is: its kind and, for a checkpoint, which one. */
export function toMarkers(comments: readonly { readonly body: string }[]): readonly (string | undefined)[] {
  return comments.map(({ body }) =>
    /^<!-- groundhog:1:[^\s:]+:(status|checkpoint):(\S*) -->/.exec(body)?.slice(1).join(':'),
  );
}
