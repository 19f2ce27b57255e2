import '../typescript-hooks.mjs';

const CHECKPOINTS = 10;
const AGENT = `test "$GROUNDHOG_ATTEMPT" = 1 || echo done > "$GROUNDHOG_CHECKPOINT.txt"
groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;

/**
 * The requests for GitHub's API that a job makes for a plan of ten checkpoints, each with one attempt that fails and one
 * that passes: the built action against the loopback GitHub of the tests, started by hand (`dispatch`) or by a label on an
 * issue (`label`). Nothing is waited for between writes, so that as little as possible is told together.
 */
export async function countRequests(startedBy) {
  const { startLoopbackGitHub } = await import('../../__tests__/helpers/loopback/loopback-github.ts');
  const { runAction } = await import('../../__tests__/helpers/run-built.ts');
  const { cleanUp, createBareRemote, createRepo } = await import('../../__tests__/helpers/temp-repo.ts');
  const { dir, commit } = await createRepo({ files: { 'plan.yml': toPlan() } });
  const place = { owner: 'octo', repo: 'hello' };
  const token = 'job-token';
  const tokens = { [token]: { kind: 'github_actions' } };
  const github = await startLoopbackGitHub({ ...place, bareRepoDir: await createBareRemote(dir), tokens });
  try {
    const { apiUrl, serverUrl, graphqlUrl } = github;
    const delivery = startedBy === 'label' ? await labelIssue(github) : DISPATCHED;
    const result = await runAction({
      inputs: { plan: 'plan.yml', 'agent-command': AGENT },
      event: delivery.name,
      eventPayload: delivery.payload,
      github: { repository: 'octo/hello', apiUrl, serverUrl, graphqlUrl, sha: commit, token, actor: 'octo' },
      workspaceDir: dir,
      env: { GROUNDHOG_WRITE_PACE_MS: '0' },
      timeoutMs: 1_800_000,
    });
    const { ending, attempts } = result.outputs;
    if (ending !== 'passed' || attempts !== String(2 * CHECKPOINTS))
      throw new Error(`The run was to pass with one retry each: ${ending}, ${attempts}\n${result.stdout}`);
    if (github.problems.length > 0) throw new Error(github.problems.join('\n'));
    return countByKind(github.requests);
  } finally {
    await github.close();
    await cleanUp();
  }
}

const DISPATCHED = {
  name: 'workflow_dispatch',
  payload: { repository: { default_branch: 'main' }, sender: { login: 'octo', type: 'User' } },
};

async function labelIssue(github) {
  const { toDelivery } = await import('../../__tests__/scenarios/bot/bot-event.ts');
  const issue = await github.createIssue({ title: 'Ten', body: 'Plan: plan.yml', author: 'octo' });
  await github.addLabel(issue, { author: 'octo', name: 'groundhog' });
  return toDelivery(github, { event: 'issues', action: 'labeled', issue, label: 'groundhog', sender: 'octo' });
}

function toPlan() {
  const one = (_, at) => `  - id: c${at}
    spec: Write c${at}.txt.
    attempt_budget: 2
    success_criteria: [{ kind: file_exists, path: c${at}.txt }]
`;
  return `task: rest\ncheckpoints:\n${Array.from({ length: CHECKPOINTS }, one).join('')}`;
}

function countByKind(requests) {
  const counts = new Map();
  for (const { method, path } of requests) {
    const kind = `${method} ${path.replace(/^\/repos\/[^/]+\/[^/]+/, '').replaceAll(/\/\d+/g, '/…') || '/'}`;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Prints what was counted, and says whether it is within the goal. */
export function printRequests(counts, { startedBy, goal }) {
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  for (const [kind, count] of counts) console.log(`${String(count).padStart(4)}  ${kind}`);
  console.log(
    `${String(total).padStart(4)}  in all, for ${CHECKPOINTS} checkpoints with one retry each, started by a ${startedBy}; the goal is ${goal}`,
  );
  return total <= goal;
}
