import { afterEach, expect } from '@jest/globals';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, commitAll, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { type Hub, withHub } from '../job.ts';
import { agentCommand, listRefs, listSubjects, planOfTwo, TASK_BRANCH } from '../laptop.ts';
import { botJob } from './bot-job.ts';
import { askForPlan, label, say } from './bot-people.ts';

afterEach(cleanUp);

const roles = { wendy: 'write' } as const;
const ISSUE = 1;
const PULL = 2;

/** Sends a command on the issue, and returns its job with the answer to it. */
async function send(hub: Hub, body: string, agent = 'false') {
  const delivery = await say(hub, { issue: ISSUE, body });
  const before = await hub.github.comments(ISSUE);
  const result = await botJob(hub, delivery, { agent });
  const answers = (await hub.github.comments(ISSUE)).slice(before.length).map((comment) => comment.body);
  return { result, answers };
}

/** Adds a checkpoint to the plan on the default branch, as a person would. */
async function growPlan(bare: string): Promise<void> {
  const dir = await createTempDir('groundhog-person');
  await git(dir, 'clone', '--quiet', bare, '.');
  const more =
    "  - { id: more, spec: More, success_criteria: [{ kind: file_contains, path: more.txt, pattern: '^more$' }] }\n";
  await writeFiles(dir, { 'plan.yml': `${planOfTwo({ budget: 1 })}${more}` });
  await commitAll(dir, 'Grow the plan');
  await git(dir, 'push', '--quiet', 'origin', 'main');
}

quickTest('the text and the draft of people stay, and after a squash merge nothing is opened by who only asks', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github, bare } = hub;
    const agent = agentCommand('does-all-steps.sh');
    expect(await botJob(hub, (await askForPlan(hub)).delivery, { agent })).toMatchObject({ exitCode: 0 });
    const body = (await github.pulls())[0]?.body.replace('**2 of 2 landed**', '**0 of 2 landed**');
    await github.editPull(PULL, { body: `A note before.\n\n${body}\nA note of mine.`, draft: true });
    expect((await send(hub, '/groundhog status')).result.exitCode).toBe(0);
    const kept = /^A note before\.\n[\s\S]*\*\*2 of 2 landed\*\*[\s\S]*\nA note of mine\.$/;
    const open = { number: PULL, state: 'open', isDraft: true, body: expect.stringMatching(kept) };
    expect(await github.pulls()).toMatchObject([open]);
    await github.endPull(PULL, { merge: 'squash', deletesBranch: true });
    const [pulls, refs] = [await github.pulls(), await listRefs(bare)];
    const status = await send(hub, '/Groundhog\u00a0status');
    expect(status.result).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    expect(status.answers).toEqual([
      expect.stringMatching(/\n✅ Passed · 2 of 2 landed · \[status\]\(\S+#issuecomment-\d+\)\n\n<sub>\[Asked\]/),
    ]);
    const slip = await send(hub, '/groundhog retry');
    const counts = { 'checkpoints-total': '2', 'checkpoints-landed': '2', 'task-branch': 'groundhog/hello/task' };
    const pull = { 'pull-request': expect.stringMatching(/\/pull\/2$/) };
    expect(slip.result).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do', ...counts, ...pull } });
    expect(slip.answers).toHaveLength(1);
    expect(slip.result.summary).toMatch(/^## Groundhog\n\nThe task was not changed: retry was refused/);
    expect([await github.pulls(), await listRefs(bare)]).toEqual([pulls, refs]);
    await growPlan(bare);
    const grown = await botJob(hub, await label(hub, ISSUE), {
      agent: agentCommand('writes-file.sh', 'more.txt', 'more'),
    });
    expect(grown).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'checkpoints-total': '3' } });
    expect(await listSubjects(bare, 'main..groundhog/hello/task')).toHaveLength(1);
    expect(await github.pulls()).toMatchObject([
      { ...open, state: 'closed' },
      { state: 'open', isDraft: false, body: expect.stringContaining('**3 of 3 landed**') },
    ]);
    expect(await github.labels(ISSUE)).toEqual(['groundhog:passed']);
  }),
);

slowTest('a pull request that somebody closed stays closed until a run of theirs lands something new', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github } = hub;
    const first = await botJob(hub, (await askForPlan(hub)).delivery, { agent: agentCommand('does-step-one-only.sh') });
    expect(first).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    await github.endPull(PULL, {});
    const asked = ['status', 'pause', 'hint see the docs', 'skip nothing because'].map(
      (words) => `/groundhog ${words}`,
    );
    for (const body of asked) {
      const { result } = await send(hub, body);
      expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'nothing_to_do' } });
    }
    expect(await github.pulls()).toMatchObject([{ state: 'closed' }]);
    const { result, answers } = await send(
      hub,
      '/groundhog retry \u201cbye\u201d hint: as above',
      agentCommand('does-all-steps.sh'),
    );
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(answers).toEqual([]);
    expect(await github.pulls()).toMatchObject([{ state: 'closed' }, { state: 'open', isDraft: false }]);
  }),
);

quickTest('where Actions may not open a pull request the issue says so, with a link to open it', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles, allowPullRequests: false }, async (hub) => {
    const result = await botJob(hub, (await askForPlan(hub)).delivery, { agent: agentCommand('does-all-steps.sh') });
    expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed', 'pull-request': '' } });
    const [shown] = await hub.github.comments(ISSUE);
    expect(result.summary).toMatch(/⚠️ GitHub did not let this job open a pull request: [^\n]*compare\/main/);
    expect(shown?.body).toMatch(
      /did not let this job open a pull request: .*\]\(\S+\/compare\/main\.\.\.groundhog\/hello\/task/,
    );
  }),
);

slowTest('a status that is asked for while a run starts does not show again what was before', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { github } = hub;
    const first = await botJob(hub, (await askForPlan(hub)).delivery, { agent: agentCommand('does-step-one-only.sh') });
    expect(first).toMatchObject({ outputs: { ending: 'blocked' } });
    const onStrike = async () => {
      const retry = await say(hub, { issue: ISSUE, body: '/groundhog retry' });
      const passed = await botJob(hub, retry, { agent: agentCommand('does-all-steps.sh') });
      expect(passed).toMatchObject({ outputs: { ending: 'passed' } });
    };
    const status = await say(hub, { issue: ISSUE, body: '/groundhog status' });
    // The record was read, and nothing is shown yet.
    github.fail({ method: 'GET', path: /\/pulls$/, fault: { kind: 'drop', hasActed: false, onStrike } });
    const asked = await botJob(hub, status);
    expect(asked).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('has written its record since') });
    const shown = (await github.comments(PULL)).find(({ body }) => body.includes(':status:'));
    expect(shown?.body).toContain('### ✅ Passed · 2 of 2 landed');
    expect((await github.pulls())[0]?.body).toContain('**2 of 2 landed**');
    expect(await github.labels(ISSUE)).toEqual(['groundhog:passed']);
  }),
);

slowTest('a run that finds its commits gone from the branch says so in the thread, since it records nothing', () =>
  withHub({ plan: planOfTwo({ budget: 1 }), roles }, async (hub) => {
    const { bare, commit } = hub;
    const first = await botJob(hub, (await askForPlan(hub)).delivery, { agent: agentCommand('does-step-one-only.sh') });
    expect(first).toMatchObject({ outputs: { ending: 'blocked' } });
    const theirs = await git(bare, 'commit-tree', '-p', commit, '-m', 'Instead', `${commit}^{tree}`);
    await git(bare, 'update-ref', TASK_BRANCH, theirs);
    const { result, answers } = await send(hub, '/groundhog retry', agentCommand('does-all-steps.sh'));
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'conflict' } });
    expect(answers).toEqual([expect.stringContaining('Nothing of it was touched.')]);
    expect(await git(bare, 'rev-parse', TASK_BRANCH)).toBe(theirs);
  }),
);
