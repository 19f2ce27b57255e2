import { afterEach, expect, test } from '@jest/globals';
import { findSandboxObstacle } from '../../helpers/bubblewrap.ts';
import { cleanUp } from '../../helpers/temp-repo.ts';
import { findLeftByAttempts } from '../../security/table/many-attempts.ts';

afterEach(cleanUp);

const obstacle = await findSandboxObstacle();

async function expectNothingLeft(attempts: number): Promise<void> {
  if (obstacle !== undefined) return;
  expect(await findLeftByAttempts(attempts, 'sandbox')).toMatchObject({ ending: 'passed', attempts, left: [] });
}

const where = obstacle === undefined ? '' : ` (not run here: ${obstacle})`;

test(`three attempts in sandboxes leave no process, namespace, mount, control group or folder, and three without one do${where}`, async () => {
  await expectNothingLeft(3);
  if (obstacle !== undefined) return;
  const kinds = (await findLeftByAttempts(3, 'none')).left.map((thing) => thing.split(':')[0]);
  expect(new Set(kinds)).toEqual(new Set(['processes', 'files']));
});
