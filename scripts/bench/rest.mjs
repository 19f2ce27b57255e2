import '../typescript-hooks.mjs';

const CHECKPOINTS = 10;
const toAgent = (
  isClean,
) => `${isClean ? '' : 'test "$GROUNDHOG_ATTEMPT" = 1 || '}echo done > "$GROUNDHOG_CHECKPOINT.txt"
groundhog verb checkpoint-success --summary "Do $GROUNDHOG_CHECKPOINT"`;

/**
 * The requests for GitHub's API that a job makes for a plan of ten checkpoints, each with one attempt that fails and one
 * that passes, or all of them clean: the built action against the loopback GitHub of the tests, which signs each landed
 * commit. It is started by hand (`dispatch`), by a label on an issue that names a plan file (`label`) or that holds the
 * plan (`inline`). Nothing is waited for between writes, so that as few reports as possible share a request.
 */
export async function countRequests({ startedBy, isClean }) {
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
    const delivery = startedBy === 'dispatch' ? DISPATCHED : await labelIssue(github, startedBy);
    const result = await runAction({
      inputs: { plan: 'plan.yml', 'agent-command': toAgent(isClean) },
      event: delivery.name,
      eventPayload: delivery.payload,
      github: { repository: 'octo/hello', apiUrl, serverUrl, graphqlUrl, sha: commit, token, actor: 'octo' },
      workspaceDir: dir,
      env: { GROUNDHOG_WRITE_PACE_MS: '0' },
      timeoutMs: 1_800_000,
    });
    const { ending, attempts } = result.outputs;
    if (ending !== 'passed' || attempts !== String((isClean ? 1 : 2) * CHECKPOINTS))
      throw new Error(`The run was to pass: ${ending}, ${attempts}\n${result.stdout}`);
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

async function labelIssue(github, startedBy) {
  const { toDelivery } = await import('../../__tests__/scenarios/bot/bot-event.ts');
  const body = startedBy === 'inline' ? `\`\`\`groundhog\n${toPlan()}\`\`\`\n` : 'Plan: plan.yml';
  const issue = await github.createIssue({ title: 'Ten', body, author: 'octo' });
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

/** What sends mail: a pull request, and each new comment. Edits, labels and reactions send none. */
const NOTIFYING = /^POST \/(?:pulls|issues\/…\/comments)$/;

/** Prints what was counted as rows of a table, and says whether all of it is within its goal. */
export function printRequests(counts, { startedBy, isClean, goals }) {
  const sum = (isCounted) => counts.reduce((total, [kind, count]) => total + (isCounted(kind) ? count : 0), 0);
  const isGraphql = (kind) => kind === 'POST /graphql';
  const found = {
    rest: sum((kind) => !isGraphql(kind)),
    graphql: sum(isGraphql),
    signing: sum((kind) => /^POST \/git\//.test(kind)),
    mails: sum((kind) => NOTIFYING.test(kind)),
  };
  for (const [kind, count] of counts) console.log(`${String(count).padStart(4)}  ${kind}`);
  const what = `${CHECKPOINTS} checkpoints, ${isClean ? 'clean' : 'one retry each'}, started by ${startedBy}`;
  const shown = Object.entries(found).map(
    ([name, count]) => `${name} ${count}${goals[name] === undefined ? '' : ` (at most ${goals[name]})`}`,
  );
  console.log(`${what}: ${shown.join(', ')}, all ${found.rest + found.graphql}\n`);
  return Object.entries(goals).every(([name, goal]) => found[name] <= goal);
}
