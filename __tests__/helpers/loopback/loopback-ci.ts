import { isJsonObject, type JsonObject, numberAt, textAt } from '../json.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import { toRunFacts } from './loopback-runs.ts';
import { type LoopbackWorld, readAsOwner, repositoryPath } from './loopback-world.ts';

const AT = '2026-01-02T03:04:05Z';

/** A check that somebody else than the action under test makes. */
export interface NewCheck {
  readonly commit: string;
  readonly name: string;
  /** Null for one that goes on. */
  readonly conclusion: string | null;
  /** A job of a workflow, or the slug of the app that writes it; that of jobs writes no job. */
  readonly by: 'a job' | { readonly app: string };
  readonly title?: string;
  readonly summary?: string;
  readonly annotations?: readonly JsonObject[];
}

/** Makes a check run behind the API's back, and gives its number. */
export async function createCheck(world: LoopbackWorld, check: NewCheck): Promise<number> {
  const { commit, name, conclusion, by, title = null, summary = null, annotations = [] } = check;
  const login = by === 'a job' ? 'github-actions[bot]' : `${by.app}[bot]`;
  const end = conclusion === null ? { status: 'in_progress' } : { status: 'completed', conclusion };
  const body = { name, head_sha: commit, ...end, output: { title, summary } };
  const target = `${repositoryPath(world.settings)}/check-runs`;
  const given = await world.emulator.forward({ method: 'POST', target, login: world.settings.owner, body });
  if (given.status !== 201) throw new Error(`a check gave ${given.status}: ${JSON.stringify(given.body)}`);
  const id = numberAt(given.body, 'id');
  world.checks.set(id, { annotations, login });
  if (by === 'a job') world.jobs.set(id, { commit, name, conclusion });
  return id;
}

/** Answers for a job, for the runs of a workflow, and for the statuses of a commit; undefined for another path. */
export async function answerCi(
  world: LoopbackWorld,
  rest: string,
  query: URLSearchParams,
): Promise<LoopbackAnswer | undefined> {
  const job = /^\/actions\/jobs\/(\d+)$/.exec(rest)?.[1];
  if (job !== undefined) return answerJob(world, Number(job));
  const workflow = /^\/actions\/workflows\/([^/]+)\/runs$/.exec(rest)?.[1];
  if (workflow !== undefined) return answerRuns(world, decodeURIComponent(workflow), query);
  const commit = /^\/commits\/([^/]+)\/statuses$/.exec(rest)?.[1];
  return commit === undefined ? undefined : answerStatuses(world, commit, query);
}

function answerJob(world: LoopbackWorld, id: number): LoopbackAnswer {
  const job = world.jobs.get(id);
  if (job === undefined) return refusal(404, 'Not Found');
  const base = `${world.apiUrl}${repositoryPath(world.settings)}`;
  const runner = { runner_id: 1, runner_name: 'one', runner_group_id: 1, runner_group_name: 'Default' };
  return answer(200, {
    ...{ id, run_id: 77, run_url: `${base}/actions/runs/77`, node_id: `job-${id}`, head_sha: job.commit },
    ...{ url: `${base}/actions/jobs/${id}`, html_url: `${world.serverUrl}/actions/runs/77/job/${id}` },
    ...{ status: job.conclusion === null ? 'in_progress' : 'completed', conclusion: job.conclusion },
    ...{ created_at: AT, started_at: AT, completed_at: job.conclusion === null ? null : AT, name: job.name },
    ...{ check_run_url: `${base}/check-runs/${id}`, labels: [], ...runner, workflow_name: 'CI', head_branch: null },
  });
}

async function answerRuns(world: LoopbackWorld, workflow: string, query: URLSearchParams): Promise<LoopbackAnswer> {
  const { facts, settings } = world;
  const text = await facts.readFile(`refs/heads/${settings.defaultBranch}`, `.github/workflows/${workflow}`);
  if (text === undefined && !settings.workflows.includes(workflow)) return refusal(404, 'Not Found');
  const sha = query.get('head_sha');
  const started = world.started.filter((run) => run.workflow === workflow && (sha === null || run.commit === sha));
  const workflow_runs = await Promise.all(
    started.map(async ({ commit }, index) => ({
      ...(await toRunFacts(world, { id: 5000 + index, attempt: 1 }, { status: 'in_progress' })),
      head_sha: commit,
    })),
  );
  const size = Number(query.get('per_page') ?? 30);
  return answer(200, { total_count: workflow_runs.length, workflow_runs: workflow_runs.slice(0, size) });
}

async function answerStatuses(world: LoopbackWorld, commit: string, query: URLSearchParams): Promise<LoopbackAnswer> {
  const size = Number(query.get('per_page') ?? 30);
  const first = (Number(query.get('page') ?? 1) - 1) * size;
  const own = world.statuses.filter((status) => status.commit === commit).toReversed();
  const url = `${world.apiUrl}${repositoryPath(world.settings)}/statuses/${commit}`;
  const { body } = await readAsOwner(world, '');
  const owner = isJsonObject(body) && isJsonObject(body.owner) ? body.owner : {};
  const listed = own.slice(first, first + size).map(({ context, state, creator, description = '' }, index) => ({
    ...{ url, avatar_url: null, id: index + 1, node_id: `status-${index}`, state, description, context },
    ...{ target_url: 'https://ci.test/build/1', created_at: AT, updated_at: AT },
    creator: { ...owner, login: creator, type: textAt(owner, 'type') },
  }));
  return answer(200, listed);
}
