import { afterEach, expect } from '@jest/globals';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, greetPlan, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const WRITES = agentCommand('writes-file.sh', 'greeting.txt', 'hello');
const inputs = { policy: 'octo/.github/policy.yml@main' };

quickTest('the policy of an organisation refuses, adds its guards, and lets nothing run where it cannot be read', () =>
  withHub({ plan: greetPlan() }, async ({ github, bare, run, countWrites }) => {
    const serve = (text: string) => {
      const body = { type: 'file', encoding: 'base64', content: Buffer.from(text).toString('base64') };
      github.fail({ path: /\/contents\/policy\.yml$/, fault: { kind: 'answer', hasActed: false, status: 200, body } });
    };
    const unread = await run({ agent: WRITES, inputs });
    expect(unread).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(unread.summary).toMatch(/policy of the organisation cannot be read/);
    serve('agents: [builtin]\n');
    const refused = await run({ agent: WRITES, inputs });
    expect(refused).toMatchObject({ exitCode: 1, outputs: { ending: 'refused' } });
    expect(refused.summary).toMatch(/The agent "command" is not allowed; allowed are builtin/);
    expect(countWrites()).toEqual({ api: 0, git: 0 });
    serve('agents: [command]\nguards:\n  - { kind: file_absent, path: greeting.txt }\n');
    const guarded = await run({ agent: WRITES, inputs: { ...inputs, 'attempt-budget-default': '1' } });
    expect(guarded).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
    expect(await git(bare, 'for-each-ref', TASK_BRANCH)).toBe('');
    serve('agents: [command]\n');
    expect(await run({ agent: WRITES, inputs: { ...inputs, command: 'retry' } })).toMatchObject({ exitCode: 0 });
  }),
);
