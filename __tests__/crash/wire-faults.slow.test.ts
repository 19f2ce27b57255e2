import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FaultRule, HttpFault } from '../helpers/http/http-faults.ts';
import { rowsOfRun } from '../helpers/slow-run.ts';
import { cleanUp } from '../helpers/temp-repo.ts';
import { type CrashWorld, type JobEnd, openCrashWorld } from './crash-world.ts';
import { compareOutcomes, type GoldenRun, makeGoldenRun, readOutcome } from './invariants/golden-run.ts';
import { readRefs } from './invariants/read-refs.ts';
import { checkWorld, finish, runOnceMore } from './kill-schedule.ts';

// What is killed is found by its environment, in /proc.
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

/** One of each kind: a connection that breaks, an answer that says no, and none; the complete run plays all. */
const SLOW: readonly string[] = ['cut after it was carried out', 'answered 401', 'never answered, and carried out'];

interface Place extends Omit<FaultRule, 'fault'> {
  readonly side: 'git' | 'api';
}

const pushed = { side: 'git', method: 'POST', path: /git-receive-pack$/ } as const;
const asked = { side: 'api', method: 'POST' } as const;

/** One request of each sort that a job makes: what a push is for is read in its commands. */
const places: Readonly<Record<string, Place>> = {
  'the first record': { ...pushed, body: /0{40} \w{40} refs\/groundhog\/hello\/state/ },
  'a record and nothing else': {
    ...pushed,
    body: /^\w{4}(?!0{40})\w{40} \w{40} refs\/groundhog\/hello\/state\0(?:(?! refs\/).)*0000PACK/,
  },
  'a landing': { ...pushed, body: /refs\/heads\/groundhog\/hello\/task/ },
  'a look at what the remote holds': { side: 'git', path: /upload-pack$/, skip: 3 },
  'the pull request': { ...asked, path: /\/pulls$/ },
  'a comment': { ...asked, path: /\/comments$/ },
  'several edits': { ...asked, path: /^\/graphql$/, body: /updateIssueComment/ },
  'one edit': { side: 'api', method: 'PATCH', path: /\/comments\/\d+$/ },
  'the check': { ...asked, path: /\/check-runs$/ },
};

/** Once struck, edits are made one by one, also where it would have been worth waiting. */
const noMoreTogether: FaultRule = {
  path: /^\/graphql$/,
  body: /updateIssueComment/,
  times: 1000,
  fault: { kind: 'answer', hasActed: false, status: 400 },
};

/** The faults for one job, at each place that none has struck yet. */
function toFaults(fault: HttpFault, struck: Set<string>): { readonly git: FaultRule[]; readonly api: FaultRule[] } {
  const left = Object.entries(places).filter(([name]) => !struck.has(name));
  const toRules = (wanted: Place['side']) =>
    left.flatMap(([name, { side, ...place }]): FaultRule[] => {
      const onStrike = async () => void struck.add(name);
      return side === wanted ? [{ ...place, fault: { ...fault, onStrike } }] : [];
    });
  return { git: toRules('git'), api: [...toRules('api'), noMoreTogether] };
}

/** Starts jobs until one has met no fault, or all of them were met; many a fault is the end of its job. */
async function meetFaults(world: CrashWorld, fault: HttpFault): Promise<{ end: JobEnd; struck: Set<string> }> {
  const struck = new Set<string>();
  for (;;) {
    const before = struck.size;
    const env = { GROUNDHOG_GIT_STALL_SECONDS: '2', GROUNDHOG_API_STALL_SECONDS: '2' };
    const end = await world.run({ env, faults: toFaults(fault, struck) });
    expect(end.exitCode).not.toBeNull();
    if (struck.size === before || struck.size === Object.keys(places).length) return { end, struck };
  }
}

/** A token that was refused is not asked with again: what could not be told is told by the next job. */
function isForNextJob(fault: HttpFault): boolean {
  return fault.kind === 'answer' && fault.status === 401;
}

onLinux(
  'whatever a server does, there is one commit for each checkpoint, one pull request, and one comment each',
  () => {
    let golden: GoldenRun;

    beforeAll(async () => {
      golden = await makeGoldenRun('action');
    }, 900_000);
    afterAll(cleanUp);

    test.each(
      rowsOfRun(
        Object.entries(faults),
        () => false,
        ([title]) => SLOW.includes(title),
      ),
    )(
      'requests of each sort that are %s',
      async (_, fault) => {
        const world = await openCrashWorld('action');
        try {
          const refsBefore = await readRefs(world.repo);
          const { end, struck } = await meetFaults(world, fault);
          expect([...struck].sort()).toEqual(Object.keys(places).sort());
          expect(await finish(world, isForNextJob(fault) ? undefined : end)).toEqual([]);
          const known = { refsBefore, seenOnBranch: [], isEnded: true };
          expect(await checkWorld(world, known)).toEqual([]);
          expect(compareOutcomes(await readOutcome(world), golden.outcome)).toEqual([]);
          expect(await runOnceMore(world)).toEqual([]);
        } finally {
          await world.close();
        }
      },
      900_000,
    );
  },
);
