import { isJsonObject } from './json.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import { correctRepository } from './loopback-pulls.ts';
import { type LoopbackWorld, readAsOwner, repositoryPath } from './loopback-world.ts';

export function toRunKey(run: number | string, attempt: number | string): string {
  return `${run}/${attempt}`;
}

/** Answers for one attempt of a workflow run; undefined for another path. */
export async function answerWorkflowRun(world: LoopbackWorld, rest: string): Promise<LoopbackAnswer | undefined> {
  const [, run, attempt] = /^\/actions\/runs\/(\d+)\/attempts\/(\d+)$/.exec(rest) ?? [];
  if (run === undefined || attempt === undefined) return undefined;
  const status = world.runs.get(toRunKey(run, attempt));
  if (status === undefined) return refusal(404, 'Not Found');
  const base = `${world.apiUrl}${repositoryPath(world.settings)}`;
  const { body } = await readAsOwner(world, '');
  const repository = isJsonObject(body) ? correctRepository(world, body) : body;
  const url = `${base}/actions/runs/${run}`;
  const links = ['jobs', 'logs', 'artifacts', 'cancel', 'rerun'].map((name) => [`${name}_url`, `${url}/${name}`]);
  return answer(200, {
    ...Object.fromEntries(links),
    id: Number(run),
    node_id: `run-${run}`,
    head_branch: world.settings.defaultBranch,
    head_sha: '0'.repeat(40),
    head_commit: null,
    path: '.github/workflows/groundhog.yml',
    display_title: 'Groundhog',
    run_number: 1,
    run_attempt: Number(attempt),
    event: 'workflow_dispatch',
    status,
    conclusion: status === 'completed' ? 'failure' : null,
    workflow_id: 1,
    url,
    html_url: `${world.serverUrl}/runs/${run}`,
    check_suite_url: `${base}/check-suites/1`,
    workflow_url: `${base}/actions/workflows/1`,
    created_at: '2026-01-02T03:04:05Z',
    updated_at: '2026-01-02T03:04:05Z',
    pull_requests: [],
    repository,
    head_repository: repository,
  });
}
