import { isJsonObject } from '../json.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import { correctRepository } from './loopback-pulls.ts';
import { type LoopbackWorld, readAsOwner, repositoryPath, type WorkflowRun } from './loopback-world.ts';

export function toRunKey(run: number | string, attempt: number | string): string {
  return `${run}/${attempt}`;
}

/** Answers for a workflow run, or for one attempt of it; undefined for another path. */
export async function answerWorkflowRun(world: LoopbackWorld, rest: string): Promise<LoopbackAnswer | undefined> {
  const [, id, given] = /^\/actions\/runs\/(\d+)(?:\/attempts\/(\d+))?$/.exec(rest) ?? [];
  if (id === undefined) return undefined;
  const attempt = given === undefined ? findLastAttempt(world, id) : Number(given);
  const run = world.runs.get(toRunKey(id, attempt));
  if (run === undefined) return refusal(404, 'Not Found');
  return answer(200, await toRunFacts(world, { id, attempt }, run));
}

/** What GitHub tells of a workflow run. */
export async function toRunFacts(
  world: LoopbackWorld,
  { id, attempt }: { readonly id: string | number; readonly attempt: number },
  run: WorkflowRun,
): Promise<object> {
  const { body } = await readAsOwner(world, '');
  const repository = isJsonObject(body) ? correctRepository(world, body) : body;
  return {
    ...toFacts(world, String(id), run),
    run_attempt: attempt,
    actor: await readUser(world, run.actor),
    triggering_actor: await readUser(world, run.triggeringActor ?? run.actor),
    repository,
    head_repository: repository,
  };
}

function findLastAttempt({ runs }: LoopbackWorld, id: string): number {
  const attempts = [...runs.keys()].filter((key) => key.startsWith(`${id}/`)).map((key) => Number(key.split('/')[1]));
  return Math.max(0, ...attempts);
}

async function readUser(world: LoopbackWorld, login = world.settings.owner): Promise<unknown> {
  const target = `/users/${encodeURIComponent(login)}`;
  return (await world.emulator.forward({ method: 'GET', target, login: world.settings.owner })).body;
}

function toFacts(world: LoopbackWorld, id: string, { status, event }: WorkflowRun): object {
  const base = `${world.apiUrl}${repositoryPath(world.settings)}`;
  const url = `${base}/actions/runs/${id}`;
  const links = ['jobs', 'logs', 'artifacts', 'cancel', 'rerun'].map((name) => [`${name}_url`, `${url}/${name}`]);
  return {
    ...Object.fromEntries(links),
    id: Number(id),
    node_id: `run-${id}`,
    head_branch: world.settings.defaultBranch,
    head_sha: '0'.repeat(40),
    head_commit: null,
    path: '.github/workflows/groundhog.yml',
    display_title: 'Groundhog',
    run_number: 1,
    event: event ?? 'workflow_dispatch',
    status,
    conclusion: status === 'completed' ? 'failure' : null,
    workflow_id: 1,
    url,
    html_url: `${world.serverUrl}/runs/${id}`,
    check_suite_url: `${base}/check-suites/1`,
    workflow_url: `${base}/actions/workflows/1`,
    created_at: '2026-01-02T03:04:05Z',
    updated_at: '2026-01-02T03:04:05Z',
    pull_requests: [],
  };
}
