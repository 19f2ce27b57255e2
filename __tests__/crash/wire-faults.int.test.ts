import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HttpFault } from '../helpers/http-faults.ts';
import { cleanUp } from '../helpers/temp-repo.ts';
import { openCrashWorld } from './crash-world.ts';
import { compareOutcomes, type GoldenRun, makeGoldenRun, readOutcome } from './golden-run.ts';
import { checkWorld, finish, runOnceMore } from './kill-schedule.ts';
import { readRefs } from './read-refs.ts';

const onLinux = process.platform === 'linux' ? describe : describe.skip;

const faults: Readonly<Record<string, HttpFault>> = {
  'cut before it was carried out': { kind: 'drop', hasActed: false },
  'cut after it was carried out': { kind: 'drop', hasActed: true },
  'answered 500': { kind: 'answer', hasActed: false, status: 500 },
  'answered 502 after it was carried out': { kind: 'answer', hasActed: true, status: 502 },
  'answered 429': { kind: 'answer', hasActed: false, status: 429, headers: { 'retry-after': '1' } },
  'answered 401': { kind: 'answer', hasActed: false, status: 401 },
  'never answered': { kind: 'hang', hasActed: false },
  'never answered, and carried out': { kind: 'hang', hasActed: true },
};

const pushed = { method: 'POST', path: /git-receive-pack$/ };

onLinux(
  'whatever a server does, there is one commit for each checkpoint, one pull request, and one comment each',
  () => {
    let golden: GoldenRun;

    beforeAll(async () => {
      golden = await makeGoldenRun('action');
    }, 240_000);
    afterAll(cleanUp);

    test.each(Object.entries(faults))(
      'a push, a read and a write to the API that are %s',
      async (_, fault) => {
        const world = await openCrashWorld('action');
        try {
          const refsBefore = await readRefs(world.repo);
          const end = await world.run({
            env: { GROUNDHOG_GIT_STALL_SECONDS: '2', GROUNDHOG_API_STALL_SECONDS: '2' },
            faults: {
              // The first record, the start of an attempt, a landing, and a look at the branch before the next one.
              git: [
                { ...pushed, fault },
                { ...pushed, skip: 2, fault },
                { ...pushed, skip: 2, fault },
                { path: /upload-pack$/, skip: 3, fault },
              ],
              api: [
                { method: 'POST', path: /\/pulls$/, fault },
                { method: 'POST', path: /\/comments$/, fault },
                { method: 'PATCH', path: /\/comments\/\d+$/, fault },
                { method: 'POST', path: /\/check-runs$/, fault },
              ],
            },
          });
          expect(end.exitCode).not.toBeNull();
          expect(await finish(world, end)).toEqual([]);
          const known = { refsBefore, seenOnBranch: [], isEnded: true };
          expect(await checkWorld(world, known)).toEqual([]);
          expect(compareOutcomes(await readOutcome(world), golden.outcome)).toEqual([]);
          expect(await runOnceMore(world)).toEqual([]);
        } finally {
          await world.close();
        }
      },
      240_000,
    );
  },
);
