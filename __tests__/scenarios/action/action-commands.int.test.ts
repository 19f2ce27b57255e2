import { afterEach, expect } from '@jest/globals';
import { quickTest } from '../../helpers/slow-run.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { withHub } from '../job.ts';
import { agentCommand, planOfTwo } from '../laptop.ts';

afterEach(cleanUp);

const WORKFLOW = `on: { workflow_dispatch: { inputs: { plan: {}, command: {} } } }
jobs: { groundhog: { runs-on: ubuntu-latest, steps: [{ uses: groundhog-actions/groundhog@v0.1.0 }] } }
`;

quickTest(
  'where no workflow starts for comments, the status asks for a start with a command, which does what it says',
  () =>
    withHub(
      { plan: planOfTwo({ budget: 1 }), files: { '.github/workflows/groundhog.yml': WORKFLOW } },
      async ({ github, run }) => {
        const blocked = await run({ agent: agentCommand('does-step-one-only.sh'), inputs: { buttons: 'true' } });
        expect(blocked).toMatchObject({ exitCode: 1, outputs: { ending: 'blocked' } });
        const start = `start [the workflow](${github.serverUrl}/octo/hello/actions/workflows/groundhog.yml)`;
        for (const page of [blocked.summary, (await github.comments(1))[0]?.body]) {
          expect(page).toContain(`${start} with one line as its input \`command\`:\n\n- \`retry task=hello bye\` – `);
          expect(page).not.toContain('/groundhog ');
        }
        const agent = agentCommand('does-all-steps.sh');
        expect(await run({ agent, inputs: { command: 'retry task=hello bye' } })).toMatchObject({
          outputs: { ending: 'passed' },
        });
      },
    ),
);
