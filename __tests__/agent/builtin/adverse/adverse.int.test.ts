import { afterEach, expect, test } from '@jest/globals';
import { isSlowRun, rowsOfRun } from '../../../helpers/slow-run.ts';
import { cleanUp } from '../../../helpers/temp-repo.ts';
import { runAgent } from '../run-agent.ts';
import { PROTOCOLS, SCENARIOS } from './scenarios.ts';

afterEach(cleanUp);

const rows = SCENARIOS.flatMap((scenario, index) =>
  (scenario.protocols ?? PROTOCOLS).map((protocol, place) => ({ ...scenario, protocol, at: index + place })),
);

// Each scenario that is quick is played by one protocol in the quick tests, in turn, and by all others in the slow ones.
const quick = rowsOfRun(rows, ({ at, isLong }) => isLong !== true && at % PROTOCOLS.length === 0);

test.each(quick)('$title ($protocol)', async ({ script, protocol, ending, run: options, check }) => {
  const retries = { maxRetries: 5, firstWaitMs: 1, ...options?.options };
  const run = await runAgent({ ...options, script, protocol, options: retries });
  if (ending === 'done') {
    expect(run.report.stop).toEqual({ kind: 'stopped' });
    expect(run.verbs).toEqual([{ name: 'groundhog.checkpoint_success', payload: { summary: 'Done' } }]);
  } else {
    expect(run.report.stop).toMatchObject(ending);
    expect(run.verbs).toEqual([]);
  }
  expect(run.endpoint.unknown).toEqual([]);
  await check?.(run);
});

test('there are 91 of these scenarios', () => {
  expect(rows).toHaveLength(91);
  expect(quick.length).toBeGreaterThan(isSlowRun ? 60 : 15);
});
