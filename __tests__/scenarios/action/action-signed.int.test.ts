import { afterEach, expect } from '@jest/globals';
import { textAt } from '../../helpers/json.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, greetPlan, listEventKinds, listSubjects, planOfTwo, TASK_BRANCH } from '../laptop.ts';
import { COMMIT_REQUESTS, listCreated, requireSignatures } from '../signatures.ts';

afterEach(cleanUp);

const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
const BOT = { name: 'github-actions[bot]', email: /^\d+\+github-actions\[bot\]@users\.noreply\.\S+$/ };

async function readPeople(bare: string): Promise<readonly string[]> {
  return (await git(bare, 'log', '-1', '--format=%an%n%ae%n%cn', TASK_BRANCH)).split('\n');
}

quickTest(
  'what lands is made and signed by GitHub, so that a rule for signatures takes it, and the record names it',
  () =>
    withHub({ plan: planOfTwo({ budget: 1 }) }, async (hub) => {
      const { bare, commit, run } = hub;
      await requireSignatures(bare);
      const result = await run({ agent: agentCommand('does-all-steps.sh'), inputs: { 'sign-off': 'true' } });
      expect(result).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
      expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toEqual(['Do bye', 'Do greet']);
      const created = listCreated(hub);
      expect(created.map(({ body }) => Object.keys(Object(body)).sort())).toEqual(
        Array(2).fill(['message', 'parents', 'tree']),
      );
      expect(await git(bare, 'rev-parse', `${TASK_BRANCH}^{tree}`)).toBe(textAt(created[1]?.body, 'tree'));
      const [name = '', email = '', committer] = await readPeople(bare);
      expect([name, committer]).toEqual([BOT.name, 'GitHub']);
      expect(email).toMatch(BOT.email);
      const message = await git(bare, 'log', '-1', '--format=%B', TASK_BRANCH);
      expect(message).toMatch(
        /\nGroundhog-Plan: .*\n(.*\n)*Signed-off-by: github-actions\[bot\] <\d+\+github-actions\[bot\]@/,
      );
      const kinds = await listEventKinds(bare);
      expect(kinds.filter((kind) => /commit_signed|checkpoint_landed/.test(kind))).toEqual([
        'commit_signed',
        'checkpoint_landed',
        'commit_signed',
        'checkpoint_landed',
      ]);
    }),
);

slowTest('a run that dies between the commit and its branch is resumed with the same commit', () =>
  withHub({ plan: greetPlan() }, async (hub) => {
    const { github, bare, commit, start, run } = hub;
    const started = await start({ agent: WRITES });
    const onStrike = async () => {
      started.child.kill('SIGKILL');
    };
    const body = /refs\/heads\/groundhog\/hello\/task/;
    github.failGit({ method: 'POST', path: /receive-pack$/, body, fault: { kind: 'drop', hasActed: false, onStrike } });
    await started.finished;
    expect(listCreated(hub)).toHaveLength(1);
    expect(await listEventKinds(bare)).toContain('commit_signed');
    expect(await run({ agent: 'exit 1' })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(listCreated(hub)).toHaveLength(1);
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toHaveLength(1);
    expect((await readPeople(bare))[2]).toBe('GitHub');
  }),
);

slowTest('a commit whose answer is lost is asked for again, and one of the two lands', () =>
  withHub({ plan: greetPlan() }, async (hub) => {
    const { github, bare, commit, run } = hub;
    github.fail({ method: 'POST', path: COMMIT_REQUESTS, fault: { kind: 'answer', hasActed: true, status: 502 } });
    expect(await run({ agent: WRITES })).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(listCreated(hub)).toHaveLength(2);
    expect(await listSubjects(bare, `${commit}..${TASK_BRANCH}`)).toHaveLength(1);
  }),
);

slowTest('where GitHub does not sign, "auto" lands the commit with a sentence, and "api" lands none', () =>
  withHub({ plan: greetPlan(), signsCommits: false }, async (hub) => {
    const { bare, commit, run } = hub;
    const refused = await run({ agent: WRITES, inputs: { sign: 'api' } });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    expect(refused.summary).toMatch(/without a valid signature \(unsigned\)/);
    expect(await listSubjects(bare, `${commit}..${commit}`)).toEqual([]);
    expect(await git(bare, 'for-each-ref', TASK_BRANCH)).toBe('');
    const landed = await run({ agent: 'exit 1' });
    expect(landed).toMatchObject({ exitCode: 0, outputs: { ending: 'passed' } });
    expect(landed.stdout).toMatch(/Warning: The commit is not signed: GitHub made it without a valid signature/);
    const [name = '', email = ''] = await readPeople(bare);
    expect(name).toBe(BOT.name);
    expect(email).toMatch(BOT.email);
  }),
);

slowTest('a commit that is not the one that was asked for does not land, and the work is kept', () =>
  withHub({ plan: greetPlan() }, async ({ github, bare, commit, run }) => {
    const body = { sha: commit, verification: { verified: true, reason: 'valid' } };
    github.fail({
      method: 'POST',
      path: COMMIT_REQUESTS,
      fault: { kind: 'answer', hasActed: false, status: 201, body },
    });
    const result = await run({ agent: WRITES });
    expect(result).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    expect(result.summary).toMatch(/GitHub made another commit/);
    expect(await git(bare, 'for-each-ref', TASK_BRANCH)).toBe('');
  }),
);

slowTest('with "none", and with the token of a person, GitHub is asked for no commit', async () => {
  const tokens = { person: { kind: 'user', login: 'octo', role: 'write' } } as const;
  await withHub({ plan: greetPlan(), tokens }, async (hub) => {
    expect(await hub.run({ agent: WRITES, token: 'person' })).toMatchObject({ outputs: { ending: 'passed' } });
    expect(listCreated(hub)).toEqual([]);
    expect((await readPeople(hub.bare))[0]).toBe('octo');
  });
  await withHub({ plan: greetPlan() }, async (hub) => {
    expect(await hub.run({ agent: WRITES, inputs: { sign: 'none' } })).toMatchObject({ outputs: { ending: 'passed' } });
    expect(listCreated(hub)).toEqual([]);
  });
});
