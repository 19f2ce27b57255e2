import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EventBody } from '../../../src/domain/record/chronicle-event.ts';
import { foldEvents } from '../../../src/domain/record/fold-events.ts';
import { findLeftBase } from '../../../src/runner/open/find-left-base.ts';
import { CREATED, planSet, RUN_STARTED, toEvents } from '../../helpers/make-events.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { cleanUp, createRepo, git } from '../../helpers/temp-repo.ts';

let dir = '';
let root = '';
let base = '';

beforeEach(async () => {
  ({ dir, commit: root } = await createRepo({ files: { 'a.txt': 'a\n' } }));
  base = await git(dir, 'commit-tree', '-p', root, '-m', 'Base', 'HEAD^{tree}');
});

afterEach(cleanUp);

const JOB = { ...RUN_STARTED, run_url: 'https://github.test/acme/widgets/actions/runs/1' } as EventBody;
const created = (changes: object = {}) => ({ ...CREATED, base_sha: base, ...changes }) as EventBody;

/** Finds the base that a task lost, whose base branch is at a tip. */
async function find(bodies: readonly EventBody[], tip: string, wasAt?: () => Promise<boolean>) {
  const events = toEvents(...bodies, planSet({ a: ['ha', 2] }));
  const { record } = foldEvents(events) ?? {};
  if (record === undefined) throw new Error('no record');
  const control = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
  return findLeftBase(control, { record, events, tip }, wasAt === undefined ? {} : { wasAt });
}

test('a base that a branch has no more was lost, where the branch had it', async () => {
  expect(await find([created(), RUN_STARTED], root, async () => true)).toBe(base);
  // A clone that is behind.
  expect(await find([created(), RUN_STARTED], root, async () => false)).toBeUndefined();
  expect(await find([created(), RUN_STARTED], base, async () => true)).toBeUndefined();
});

test('a remote had what a job has found there, and maybe not what a laptop began from', async () => {
  expect(await find([created(), JOB], root)).toBe(base);
  expect(await find([created(), RUN_STARTED], root)).toBeUndefined();
  expect(await find([created(), RUN_STARTED, JOB], root)).toBeUndefined();
  const moved = { kind: 'base_moved', from: root, to: base } as EventBody;
  expect(await find([created({ base_sha: root }), RUN_STARTED, JOB, moved], root)).toBe(base);
});

test('a task that began from a branch that was there has lost no base', async () => {
  expect(await find([created({ is_from_branch: true }), JOB], root)).toBeUndefined();
});
