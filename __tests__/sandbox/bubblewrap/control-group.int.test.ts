import { mkdirSync, rmdirSync } from 'node:fs';
import { access } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import { succeeds } from '../../../src/domain/succeeds.ts';
import { type ProcessIdentity, readOurIdentity } from '../../../src/exec/process-identity.ts';
import { toProcessMark, toRunScope } from '../../../src/exec/process-mark.ts';
import {
  type ControlGroup,
  makeControlGroup,
  removeLeftGroups,
} from '../../../src/sandbox/bubblewrap/control-group.ts';

const ours = await readOurIdentity();
const dead: ProcessIdentity = { ...ours, pid: 999_999_999 };
const repository = `/test/${process.pid}`;
const made: ControlGroup[] = [];

function make(owner: ProcessIdentity, of = repository): ControlGroup {
  const mark = toProcessMark({ ...owner, scope: toRunScope(owner, of) }, 'wide', `${made.length}`);
  const group = makeControlGroup(`${mark}.1`, { maxProcesses: 100 });
  made.push(group);
  return group;
}

const canMake = make(ours).folders.length > 0;
afterAll(() => Promise.all(made.map((group) => group.remove())));

const isThere = async ({ folders }: ControlGroup) => succeeds(access(folders[0] ?? '/none'));

(canMake ? describe : describe.skip)('control groups of a run that was killed', () => {
  test('are removed by the next run for the repository, and no others are', async () => {
    const [left, alive, foreign] = [make(dead), make(ours), make(dead, '/other')];
    await removeLeftGroups(toRunScope(ours, repository));
    expect(await Promise.all([left, alive, foreign].map(isThere))).toEqual([false, true, true]);
  });

  test('stay while something is in them', async () => {
    const left = make(dead);
    const inner = `${left.folders[0]}/inner`;
    mkdirSync(inner);
    await removeLeftGroups(toRunScope(ours, repository));
    expect(await isThere(left)).toBe(true);
    rmdirSync(inner);
    await removeLeftGroups(toRunScope(ours, repository));
    expect(await isThere(left)).toBe(false);
  });
});
