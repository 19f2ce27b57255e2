import { execFile } from 'node:child_process';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eventBodySchema, readEvent } from '../../../src/domain/record/chronicle-event.ts';
import { parseChronicle, renderChronicleFiles } from '../../../src/store/chronicle.ts';
import { isSlowRun, quickTest, rowsOfRun } from '../../helpers/slow-run.ts';
import { cleanUp, createRepo, createTempDir, git, gitEnv } from '../../helpers/temp-repo.ts';
import { createCrashJob } from '../crash-job.ts';
import { CANARIES, type CrashWorld, openCrashWorld, STATE_REF, TASK_BRANCH } from '../crash-world.ts';
import type { Intrusion } from '../intruder.ts';
import type { Scenario } from '../scenario.ts';
import { openTraps } from '../traps.ts';
import { compareOutcomes, type Outcome, readOutcome } from './golden-run.ts';
import { checkedInvariants, findBroken } from './invariants.ts';
import { readChronicleLines } from './read-chronicle.ts';
import { readRefs } from './read-refs.ts';
import { eventSchema } from './read-seen.ts';

// What runs leave is stopped by their environment, in /proc.
const onLinux = process.platform === 'linux' ? describe : describe.skip;

/** A copy of what an undisturbed run has left, to be spoiled. */
interface Spoilt {
  readonly repo: string;
  readonly git: (...args: readonly string[]) => Promise<string>;
  /** Makes a commit on a ref's tree, or another, with other parents than it would have. */
  commit(options: { tree: string; parents: readonly string[]; message: string }): Promise<string>;
  /** Writes the last state once more with other texts in it; on top of it unless told otherwise. */
  rewriteState(edit: (files: Map<string, string>) => void, parents?: readonly string[]): Promise<void>;
}

type Spoil = (spoilt: Spoilt, scenario: Scenario) => Promise<unknown>;

const editChronicle =
  (edit: (lines: string[]) => void) =>
  (files: Map<string, string>): void => {
    const lines = (files.get('chronicle.jsonl') ?? '').trimEnd().split('\n');
    edit(lines);
    files.set('chronicle.jsonl', `${lines.join('\n')}\n`);
  };

/** The chain of states in one commit without parents but those that it keeps: what was before is not compared. */
const alone = async ({ git: ask }: Spoilt) => [await ask('rev-parse', TASK_BRANCH)];

const change = (find: RegExp, replace: string) => (lines: string[]) => {
  const at = lines.findIndex((line) => find.test(line));
  lines[at] = (lines[at] ?? '').replace(find, replace);
};

/** Adds what is said in full here, with the next number. */
const addEvents =
  (...events: readonly object[]) =>
  (lines: string[]) => {
    for (const event of events) lines.push(JSON.stringify({ seq: lines.length + 1, at: AT, ...event }));
  };

const AT = '2026-01-02T03:04:05.000Z';

/** Adds an event that is there already once more. */
const repeat = (kind: string) => (lines: string[]) => {
  const line = lines.find((each) => each.includes(`"kind":"${kind}"`)) ?? '{}';
  addEvents({ ...JSON.parse(line), seq: lines.length + 1 })(lines);
};

/** An agent that nobody watches over, in a repository of its own: its traps lie where git looks, its strays live. */
async function letLoose() {
  const traps = await openTraps();
  const job = await createCrashJob(join(await git('/', '--exec-path'), 'git'), traps);
  const { dir } = await createRepo();
  const PATH = `${job.binDir}:${traps.binDir}:${gitEnv.PATH}`;
  const env = { PATH, HOME: await createTempDir('groundhog-home'), GROUNDHOG_DAY: '1' };
  await promisify(execFile)('leave-traps', { cwd: dir, env });
  return {
    ...{ dir, job, traps },
    async found() {
      await job.lose();
      const { sprung, alive } = await traps.found();
      return { sprung: [...sprung], alive: [...alive] };
    },
  };
}

const UNTOUCHED = { refs: { [TASK_BRANCH]: 'a' }, writes: 0, comments: 0 };

const intrusion =
  (done: Partial<Intrusion>): Spoil =>
  async () => ({
    intrusions: [
      { what: 'a comment', ending: 'refused', agents: 0, before: UNTOUCHED, after: UNTOUCHED },
      { what: 'a label', ending: 'refused', agents: 0, before: UNTOUCHED, after: UNTOUCHED, ...done },
    ],
  });

const spoilers: Readonly<Record<string, Readonly<Record<string, Spoil>>>> = {
  I1: {
    'a branch that was forced back': async ({ git: ask }) =>
      void (await ask('update-ref', TASK_BRANCH, `${TASK_BRANCH}^`)),
    'a commit that waited for approval and is nowhere': async (spoilt) => {
      const edit = editChronicle((lines) => {
        for (const [at, line] of lines.entries())
          lines[at] = line.replace(/("kind":"checkpoint_landed".*)\}$/, '$1,"landed_on":"result"}');
      });
      await spoilt.rewriteState(edit, await alone(spoilt));
      await spoilt.git('update-ref', '-d', TASK_BRANCH);
      return { seenOnBranch: [] };
    },
    'a branch that is gone': async ({ git: ask }) => void (await ask('update-ref', '-d', TASK_BRANCH)),
  },
  I2: {
    'a checkpoint that landed twice': async ({ git: ask, commit }) => {
      const message = await ask('log', '-1', '--format=%B', TASK_BRANCH);
      const id = await commit({ tree: `${TASK_BRANCH}^{tree}`, parents: [TASK_BRANCH], message });
      await ask('update-ref', TASK_BRANCH, id);
    },
  },
  I3: {
    'a landed tree that was not verified': async (spoilt) => {
      const tree = await spoilt.git('rev-parse', `${TASK_BRANCH}~3^{tree}`);
      await spoilt.rewriteState(
        editChronicle(change(/"outcome":"passed"(.*)"tree":"\w+"/, `"outcome":"passed"$1"tree":"${tree}"`)),
        await alone(spoilt),
      );
    },
  },
  I4: {
    'a commit that nobody has verified': async ({ git: ask, commit }) => {
      const message =
        'Do more\n\nGroundhog-Task: hello\nGroundhog-Checkpoint: more\nGroundhog-Attempt: 9\nGroundhog-Plan: x\n';
      const id = await commit({ tree: `${TASK_BRANCH}^{tree}`, parents: [TASK_BRANCH], message });
      await ask('update-ref', TASK_BRANCH, id);
    },
    'a commit that a person should have approved': async () => ({ isApprovalAsked: true }),
    'a landing although a criterion failed': async (spoilt) =>
      spoilt.rewriteState(
        editChronicle((lines) => {
          const at = lines.findIndex((line) => /"kind":"attempt_ended".*"outcome":"passed"/.test(line));
          lines[at] = (lines[at] ?? '').replace(/("verifier_runs":\[\{.*?"outcome":)"passed"/, '$1"failed"');
        }),
        await alone(spoilt),
      ),
  },
  I5: {
    'a state that changes what was recorded': (spoilt) =>
      spoilt.rewriteState(editChronicle(change(/Write|passed/, 'other'))),
    'a state that takes records away': (spoilt) => spoilt.rewriteState(editChronicle((lines) => lines.splice(-2))),
  },
  I6: {
    'a state that keeps nothing alive': (spoilt) => spoilt.rewriteState(() => undefined, []),
  },
  I7: {
    'a holder that writes after the next one': async (spoilt) => {
      await spoilt.rewriteState((files) => files.set('lease.json', '{"generation":8}\n'));
      await spoilt.rewriteState((files) => files.set('lease.json', '{"generation":7}\n'));
    },
  },
  I8: {
    'an attempt that was recorded after the fact': async (spoilt) =>
      spoilt.rewriteState(() => undefined, await alone(spoilt)),
    'more attempts than the budget': (spoilt) =>
      spoilt.rewriteState(
        editChronicle((lines) => {
          const at = lines.findIndex((line) => /"kind":"plan_set"/.test(line));
          lines[at] = (lines[at] ?? '').replaceAll('"attempt_budget":3', '"attempt_budget":1');
        }),
      ),
    'captured work that was thrown away': (spoilt) =>
      spoilt.rewriteState(
        editChronicle((lines) => {
          const at = lines.findIndex((line) => /"kind":"attempt_ended"/.test(line));
          lines[at] = (lines[at] ?? '').replace(/"outcome":"(passed|failed)"/, '"outcome":"interrupted"');
        }),
      ),
  },
  I9: {
    'an attempt that starts from what another has left': (spoilt) =>
      spoilt.rewriteState(
        editChronicle((lines) => {
          const at = lines.findLastIndex((line) => /"kind":"attempt_started"/.test(line));
          lines[at] = (lines[at] ?? '').replace(/"snapshot_ref":"\w+"/, `"snapshot_ref":"${'0'.repeat(40)}"`);
        }),
      ),
  },
  I10: {
    'a second status comment': async (_, { comments }) => ({ comments: [...comments, ...comments.slice(0, 1)] }),
    'a checkpoint without a comment': async (_, { comments }) => ({ comments: comments.slice(0, -1) }),
    'a second pull request': async (_, { pulls }) => ({ pulls: [...pulls, ...pulls] }),
  },
  I11: {
    'a program of the agent that was run in our name': async () => {
      const loose = await letLoose();
      // As somebody does who takes the agent's repository for their own.
      await git(loose.dir, 'status');
      return loose.found();
    },
    'a program of the folder that was taken for git': async () => {
      const loose = await letLoose();
      const env = { ...gitEnv, PATH: `node_modules/.bin:${gitEnv.PATH}` };
      await promisify(execFile)('git', ['status'], { cwd: loose.dir, env });
      return loose.found();
    },
  },
  I12: {
    'a secret in an object that nobody reaches': async ({ repo, git: ask }) => {
      await writeFile(join(repo, 'leak'), `token ${CANARIES[1]}`);
      await ask('hash-object', '-w', 'leak');
    },
    'a secret in a comment': async (_, { comments }) => ({
      comments: [...comments, { author: 'x', body: CANARIES[0] ?? '' }],
    }),
  },
  I13: {
    'a plan that is not the one of the base': (spoilt) =>
      spoilt.rewriteState((files) => files.set('plan.yml', `${files.get('plan.yml')}# easier\n`)),
  },
  I14: {
    'a process that is alive when the files are looked at': async () => {
      const loose = await letLoose();
      await promisify(execFile)(join(loose.job.binDir, 'git'), ['-C', loose.dir, 'status'], { env: { ...gitEnv } });
      return loose.found();
    },
    'a process that outlives its job': async () => {
      const loose = await letLoose();
      await loose.traps.lookAfter();
      return loose.found();
    },
  },
  I15: {
    'a run that never said how it ended': (spoilt) => spoilt.rewriteState(editChronicle((lines) => lines.pop())),
  },
  I17: {
    'an unknown version of the schema': (spoilt) =>
      spoilt.rewriteState(editChronicle(change(/"schema_version":1/, '"schema_version":2'))),
    'a gap in the chronicle': (spoilt) => spoilt.rewriteState(editChronicle((lines) => lines.splice(2, 1))),
    'a state without its record': (spoilt) => spoilt.rewriteState((files) => files.delete('run.json')),
  },
  I18: {
    'work that was not refused': intrusion({ ending: 'passed' }),
    'an agent that was started all the same': intrusion({ agents: 1 }),
    'a ref that was moved': intrusion({ after: { ...UNTOUCHED, refs: { [TASK_BRANCH]: 'b' } } }),
    'a ref that was deleted': intrusion({ after: { ...UNTOUCHED, refs: {} } }),
    'a write': intrusion({ after: { ...UNTOUCHED, writes: 1 } }),
    'an answer': intrusion({ after: { ...UNTOUCHED, comments: 1 } }),
  },
  I19: {
    'a branch that is none of ours': async ({ git: ask }) =>
      void (await ask('update-ref', 'refs/heads/other', TASK_BRANCH)),
    'a default branch that was moved': async ({ git: ask }) =>
      void (await ask('update-ref', 'refs/heads/main', TASK_BRANCH)),
  },
  I20: {
    'a lock that stays behind': ({ repo }) => writeFile(join(repo, 'packed-refs.lock'), ''),
    'an object that is no longer there': async ({ repo, git: ask }) => {
      const tree = await ask('rev-parse', `${TASK_BRANCH}^{tree}`);
      await promisify(execFile)('rm', ['-f', join(repo, 'objects', tree.slice(0, 2), tree.slice(2))]);
    },
  },
};

quickTest('the checker of the invariants has a control for each invariant', async () => {
  expect(Object.keys(spoilers)).toEqual(checkedInvariants);
});

quickTest('the checker of the invariants reads whatever may be nothing in an event', async () => {
  const refused = eventBodySchema.options.flatMap(({ shape }) => {
    const fields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> = shape;
    const known = Object.entries(eventSchema.shape).filter(([name]) => fields[name]?.safeParse(null).success);
    return known.filter(([, field]) => !field.safeParse(null).success).map(([name]) => `${shape.kind.value}: ${name}`);
  });
  expect(refused).toEqual([]);
});

// The controls are of the slow run: what they check is itself a check.
const inSlowRun = isSlowRun ? onLinux : () => undefined;

inSlowRun('the checker of the invariants', () => {
  let clean: Scenario;
  let world: CrashWorld;
  let golden: Outcome;

  beforeAll(async () => {
    world = await openCrashWorld('action');
    const refsBefore = await readRefs(world.repo);
    expect(await world.run()).toMatchObject({ ending: 'passed' });
    golden = await readOutcome(world);
    const { comments, pulls, sprung, alive } = await world.facts();
    const repo = join(await createTempDir('groundhog-crash-clean'), 'clean.git');
    await cp(world.repo, repo, { recursive: true });
    // Loose, so that one object can be taken away.
    const seenOnBranch = [await git(repo, 'rev-parse', TASK_BRANCH)];
    clean = {
      ...{ repo, taskId: 'hello', taskBranch: TASK_BRANCH, refsBefore, seenOnBranch, canaries: CANARIES },
      ...{ comments: [...comments], pulls: [...pulls], isToldOnGitHub: true, isEnded: true, isRewritten: false },
      ...{ sprung: [...sprung], alive: [...alive], intrusions: [], isApprovalAsked: false },
    };
  }, 240_000);
  afterAll(async () => {
    await world.close();
    await cleanUp();
  });

  test('accepts what an undisturbed run leaves, also as a program of its own', async () => {
    const file = join(await createTempDir('groundhog-crash-scenario'), 'scenario.json');
    await writeFile(file, JSON.stringify(clean));
    const program = [
      '--import',
      './scripts/typescript-hooks.mjs',
      '__tests__/crash/invariants/check-invariants.ts',
      file,
    ];
    const { stdout } = await promisify(execFile)(process.execPath, program);
    expect(stdout).toBe('every invariant holds\n');
  });

  const cases = Object.entries(spoilers).flatMap(([id, each]) =>
    Object.entries(each).map(([title, spoil]) => ({ id, title, spoil })),
  );
  test.each(
    rowsOfRun(
      cases,
      () => false,
      (_, index) => index % 2 === 0,
    ),
  )('finds with $id $title', async ({ id, spoil }) => {
    const repo = await copy(clean.repo);
    const told = await spoil(openSpoilt(repo), { ...clean, repo });
    const broken = await findBroken({ ...clean, repo, ...(typeof told === 'object' ? told : {}) });
    expect(broken.map((each) => each.id)).toContain(id);
  });

  test('names each attempt that has twice what comes once, and the one that goes on when the next one starts', async () => {
    const kinds = ['attempt_started', 'attempt_captured', 'attempt_ended', 'checkpoint_landed'];
    const starts = [98, 99].map((day) => ({ kind: 'attempt_started', day, checkpoint_id: 'end' }));
    const repo = await copy(clean.repo);
    const edit = editChronicle((lines) => {
      for (const kind of kinds) repeat(kind)(lines);
      addEvents(...starts)(lines);
    });
    await openSpoilt(repo).rewriteState(edit);
    const details = (await findBroken({ ...clean, repo })).filter(({ id }) => id === 'I8').map(({ detail }) => detail);
    expect(details).toEqual(expect.arrayContaining(kinds.map((kind) => `day 1 has ${kind} 2 times`)));
    expect(details.filter((detail) => detail.includes(' started'))).toEqual([
      'day 98 was not ended when day 99 started',
    ]);
  });

  test('reads of a pause and an end that somebody has asked for without a reason', async () => {
    const repo = await copy(clean.repo);
    const kinds = ['pause_requested', 'task_aborted'];
    const events = kinds.map((kind) => ({ kind, by: 'alice', reason: null }));
    await openSpoilt(repo).rewriteState(editChronicle(addEvents(...events)));
    const { events: known } = parseChronicle(`${(await readChronicleLines(repo, STATE_REF)).join('\n')}\n`, readEvent);
    expect(known.slice(-2)).toMatchObject(events);
    expect(await findBroken({ ...clean, repo })).toEqual([]);
  });

  describe('where the record has more events than one file of it holds', () => {
    const FURTHER = 'chronicle/0001.jsonl';
    let long: Scenario;
    let count: number;

    beforeAll(async () => {
      const repo = await copy(clean.repo);
      const lines = [...(await readChronicleLines(repo, STATE_REF))];
      addEvents(...Array.from({ length: 100 }, () => ({ kind: 'hint_given', by: 'alice', text: 'Think.' })))(lines);
      const chronicle = parseChronicle(`${lines.join('\n')}\n`, readEvent);
      await openSpoilt(repo).rewriteState((files) => {
        for (const { path, text } of renderChronicleFiles(chronicle, 0)) files.set(path, text);
      });
      [long, count] = [{ ...clean, repo }, lines.length];
    });

    /** Writes a state whose further file is another. */
    async function spoil(edit: (lines: string[]) => void): Promise<Scenario> {
      const repo = await copy(long.repo);
      await openSpoilt(repo).rewriteState((files) => {
        const lines = (files.get(FURTHER) ?? '').trimEnd().split('\n');
        edit(lines);
        files.set(FURTHER, `${lines.join('\n')}\n`);
      });
      return { ...long, repo };
    }

    test('reads all of them', async () => {
      const lines = await readChronicleLines(long.repo, STATE_REF);
      expect(lines).toHaveLength(count);
      expect(lines.at(-1)).toContain(`"seq":${count},`);
      expect(await findBroken(long)).toEqual([]);
      expect(compareOutcomes(await readOutcome({ ...world, repo: long.repo }), golden)).toEqual([]);
    });

    const late = (event: object) => (lines: string[]) =>
      void lines.push(JSON.stringify({ seq: count + 1, at: AT, checkpoint_id: 'end', day: 99, ...event }));

    test.each([
      ['I5', 'a state that changes what was recorded', change(/Think/, 'Do not think')],
      ['I15', 'an attempt that nobody has ended', late({ kind: 'attempt_started' })],
      ['I17', 'a gap', (lines: string[]) => lines.splice(-2, 1)],
    ] as const)('finds with %s %s in a further file', async (id, _, edit) => {
      expect((await findBroken(await spoil(edit))).map((each) => each.id)).toContain(id);
    });

    test('comes with a comparison that sees an attempt in a further file', async () => {
      const { repo } = await spoil(late({ kind: 'attempt_ended', outcome: 'failed' }));
      const differences = compareOutcomes(await readOutcome({ ...world, repo }), golden);
      expect(differences).toEqual([expect.stringMatching(/^oracle: outcomes /)]);
    });
  });

  describe('comes with a comparison of all that is said on GitHub, which', () => {
    type Edit = (text: string) => string;

    /** What differs from the undisturbed run where something else is said. */
    async function say({ inComments = (text) => text, inPull = (text) => text }: { inComments?: Edit; inPull?: Edit }) {
      const { comments, pulls, ...facts } = await world.facts();
      const told = {
        ...facts,
        comments: comments.map((comment) => ({ ...comment, body: inComments(comment.body) })),
        pulls: pulls.map((pull) => ({ ...pull, body: inPull(pull.body) })),
      };
      const isSame = [...told.comments, ...told.pulls].every(({ body }) =>
        [...comments, ...pulls].some((other) => other.body === body),
      );
      return { isSame, differences: compareOutcomes(await readOutcome({ ...world, facts: async () => told }), golden) };
    }

    const interrupted = '- ⚡ 1 · interrupted · 0 ms';
    const later = (text: string) =>
      text
        .replace(/\b(day|attempt) (\d+)\b(?! of )/g, (_, word, day) => `${word} ${Number(day) + 1}`)
        .replace(/^(- (?:✅|❌)) (\d+)(?= ·)/gm, (_, mark, day) => `${mark} ${Number(day) + 1}`)
        .replace(/^- (?:✅|❌) \d+ ·/m, `${interrupted}\n$&`);

    test.each<[string, { inComments?: Edit; inPull?: Edit }]>([
      ['an attempt more that was interrupted', { inComments: later }],
      ['how many were', { inComments: (text) => text.replace(/ of 3(?= \|)/, '$&, 2 interrupted') }],
      ['how many there were', { inComments: (text) => text.replace('<summary>4 attempts', '<summary>6 attempts') }],
      ['how long it took', { inComments: (text) => text.replace(/\d+ ms/g, '2.5 s') }],
      ['the run', { inComments: (text) => text.replace(/runs\/\d+/g, 'runs/9') }],
      ['the server', { inPull: (text) => text.replace(/127.0.0.1:\d+/g, '127.0.0.1:9') }],
    ])('does not mind %s', async (_, edits) => {
      expect(await say(edits)).toEqual({ isSame: false, differences: [] });
    });

    test.each<[string, RegExp, { inComments?: Edit; inPull?: Edit }]>([
      ['other bodies', /comments/, { inComments: (text) => `${text.split('\n')[0]}\nAt work on start.\n` }],
      [
        'another headline',
        /comments/,
        { inComments: (text) => text.replace('Passed · 3 of 3 landed', 'Passed · 2 of 3 landed') },
      ],
      [
        'another next step',
        /comments/,
        { inComments: (text) => text.replace(/\*\*Your move\*\* – review/, '**Your move** – wait, review') },
      ],
      ['a criterion less', /comments/, { inComments: (text) => text.replace(/^- ✅ 1 · .*\n/m, '') }],
      ['another verdict', /comments/, { inComments: (text) => text.replace(/^- ✅ (\d+ · )/m, '- ❌ $1') }],
      ['an attempt less that counts', /comments/, { inComments: (text) => text.replace(/^- ❌ \d+ · .*\n/m, '') }],
      [
        'an attempt that there is not',
        /comments/,
        { inComments: (text) => text.replace(/on attempt \d+$/m, 'on attempt 9') },
      ],
      ['no commit', /comments/, { inComments: (text) => text.replace(/\/commit\/\w+/, '/commit/') }],
      ['an item that is not done', /pulls/, { inPull: (text) => text.replace('- [x] **bye**', '- [ ] **bye**') }],
      ['a pull request without words', /pulls/, { inPull: () => '' }],
    ])('finds %s', async (_, where, edits) => {
      const { isSame, differences } = await say(edits);
      expect(isSame).toBe(false);
      expect(differences).toEqual([expect.stringMatching(where)]);
    });

    test('finds a link to another commit of the task', async () => {
      const last = await git(world.repo, 'rev-parse', TASK_BRANCH);
      const inPull = (text: string) => text.replace(/\/commit\/\w+/, `/commit/${last}`);
      expect(await say({ inPull })).toEqual({
        isSame: false,
        differences: [expect.stringMatching(/pulls .*commit-3/)],
      });
    });
  });

  test.each(['commits', 'pulls', 'comments', 'checks', 'outcomes', 'ids'] as const)(
    'comes with a comparison that tells an undisturbed run from one with other %s, more or none',
    (key) => {
      expect(golden[key]).not.toEqual([]);
      expect(compareOutcomes(golden, golden)).toEqual([]);
      const [first = '', ...others] = golden[key];
      const differing = [[`${first}x`, ...others], ...(key === 'ids' ? [] : [[...golden[key], first], others])];
      for (const values of differing)
        expect(compareOutcomes({ ...golden, [key]: values }, golden)).toEqual([expect.stringMatching(/^oracle: /)]);
    },
  );

  test('comes with a comparison that sees a check on the head that the undisturbed run does not have', async () => {
    const commit = await git(world.repo, 'rev-parse', TASK_BRANCH);
    await world.github?.createCheck({
      commit,
      name: 'Groundhog',
      conclusion: 'failure',
      by: { app: 'other' },
    });
    const differences = compareOutcomes(await readOutcome(world), golden);
    expect(differences).toEqual(['oracle: checks are "success; failure" and undisturbed "success"']);
  });
});

/** A copy of a repository, to be spoiled. */
async function copy(repo: string): Promise<string> {
  const spoilt = join(await createTempDir('groundhog-crash-spoilt'), 'spoilt.git');
  await cp(repo, spoilt, { recursive: true });
  return spoilt;
}

function openSpoilt(repo: string): Spoilt {
  const ask = (...args: readonly string[]) => git(repo, ...args);
  const commit: Spoilt['commit'] = ({ tree, parents, message }) =>
    ask('commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-m', message);
  return {
    repo,
    git: ask,
    commit,
    async rewriteState(edit, parents = [STATE_REF]) {
      const names = (await ask('ls-tree', '-r', '--name-only', STATE_REF)).split('\n');
      const files = new Map<string, string>();
      for (const name of names) files.set(name, `${await ask('cat-file', 'blob', `${STATE_REF}:${name}`)}\n`);
      edit(files);
      const index = join(repo, 'spoilt-index');
      const env = { ...gitEnv, GIT_INDEX_FILE: index };
      await writeFile(index, '').then(() => promisify(execFile)('rm', [index]));
      for (const [name, text] of files) {
        await writeFile(join(repo, 'spoilt-file'), text);
        const blob = await ask('hash-object', '-w', 'spoilt-file');
        const args = ['update-index', '--add', '--cacheinfo', `100644,${blob},${name}`];
        await promisify(execFile)('git', args, { cwd: repo, env });
      }
      const tree = (await promisify(execFile)('git', ['write-tree'], { cwd: repo, env })).stdout.trim();
      await ask('update-ref', STATE_REF, await commit({ tree, parents, message: 'spoilt' }));
    },
  };
}
