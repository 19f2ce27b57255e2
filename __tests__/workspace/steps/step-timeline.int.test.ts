import { rm } from 'node:fs/promises';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { StepMatch } from '../../../src/domain/attempt/step.ts';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import type { Snapshot } from '../../../src/workspace/attempt/snapshot.ts';
import { openStepTimeline, type StepMoment, type StepRecorder } from '../../../src/workspace/steps/step-timeline.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  createCanary,
  gitBytes,
  listTree,
  type Opened,
  type OpenOptions,
  openWorkspace,
  SIGNATURE,
  startAttempt,
} from '../../helpers/open-workspace.ts';
import { quickTest, rowsOfRun, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

const FILES = { 'a.txt': 'a1\na2\na3\n', 'b.txt': 'b1\n', 'src/c.txt': 'c1\n', '.gitignore': '*.log\n' };
const STREAMS = 'refs/groundhog/demo/steps';

interface Attempt {
  readonly opened: Opened;
  readonly snapshot: Snapshot;
  readonly steps: StepRecorder;
  /** Lets the agent run a script as one tool, and tells of it. */
  readonly tool: (script: string) => Promise<string>;
  /** The same, and nobody tells of it: it is found at the next moment. */
  readonly untold: (script: string) => Promise<string>;
  readonly refs: () => Promise<readonly string[]>;
}

interface AttemptOptions extends OpenOptions {
  readonly match?: StepMatch;
  readonly published?: readonly number[];
  readonly fetchStreams?: () => Promise<void>;
}

async function start(options: AttemptOptions = {}): Promise<Attempt> {
  const opened = await openWorkspace({ files: FILES, ...options });
  return goOn(opened, options);
}

async function goOn(opened: Opened, options: AttemptOptions = {}, day = 1): Promise<Attempt> {
  const snapshot = await startAttempt(opened, day);
  const steps = openStepTimeline({
    workspace: opened.workspace,
    snapshot,
    firstNumber: 1,
    match: options.match ?? 'exact',
    now: () => new Date(SIGNATURE.epochSeconds * 1000),
    sign: () => SIGNATURE,
    hasSecret: (bytes) => Buffer.from(bytes).includes('swordfish'),
    publishedNumbers: options.published ?? [],
    fetchStreams: options.fetchStreams ?? (() => Promise.resolve()),
  });
  const act = async (script: string, moment: Pick<StepMoment, 'tool' | 'isReported'>) => {
    await actAsAgent(opened.workspace.path, script);
    const outcome = await steps.record({ ...moment, seenAt: 'groundhog.step' });
    if (outcome.kind !== 'recorded') return outcome.kind;
    const { stream, reason } = outcome.step;
    return `${stream ?? 'none'} ${reason}`;
  };
  return {
    opened,
    snapshot,
    steps,
    tool: (script) => act(script, { tool: 'Bash', isReported: true }),
    untold: (script) => act(script, { tool: null, isReported: false }),
    refs: async () =>
      (await git(opened.controlDir, 'for-each-ref', '--format=%(refname)', STREAMS))
        .split('\n')
        .filter((ref) => ref !== '')
        .map((ref) => ref.slice(STREAMS.length + 1 + 7 + 1)),
  };
}

const treeOf = ({ opened }: Attempt, number: number) =>
  listTree(opened.controlDir, `${STREAMS}/${opened.head.slice(0, 7)}-${number}`);
const countObjects = ({ opened }: Attempt) => git(opened.controlDir, 'count-objects', '-v');

describe('the acceptance list: streams', () => {
  quickTest('ContinueWork: steps whose work is there go on, each on top of the one before', async () => {
    const attempt = await start();
    expect(await attempt.tool('echo x >> a.txt')).toBe('1 first');
    expect(await attempt.tool('echo y >> a.txt')).toBe('1 work_still_there');
    expect(await attempt.tool('echo z > new.txt')).toBe('1 work_still_there');
    const { opened } = attempt;
    const ref = `${STREAMS}/${opened.head.slice(0, 7)}-1`;
    expect(await git(opened.controlDir, 'log', '--format=%s', `${opened.head}..${ref}`)).toBe(
      'groundhog: step 3 (Bash)\ngroundhog: step 2 (Bash)\ngroundhog: step 1 (Bash)',
    );
    expect(await git(opened.controlDir, 'log', '-1', '--format=%an|%ae|%at|%B', ref)).toBe(
      `Groundhog|groundhog@noreply.invalid|${SIGNATURE.epochSeconds}|groundhog: step 3 (Bash)\n\nGroundhog-Step: 3\nGroundhog-Attempt: 1\nGroundhog-Base: ${opened.head}\n`,
    );
  });

  slowTest('ContinueWork: what git would refuse is in no step, and keeps none from being made', async () => {
    const attempt = await start();
    expect(await attempt.tool("echo x >> a.txt; ln -s a.txt .gitmodules; echo 1 > '.git\\x'")).toBe('1 first');
    expect(await attempt.tool('ln -sf b.txt .gitmodules')).toBe('unchanged');
    expect(Object.keys(await treeOf(attempt, 1)).sort()).toEqual(Object.keys(FILES).sort());
    await attempt.steps.finish(await capture(attempt.opened, attempt.snapshot), { seenAt: 'end', hasSecret: false });
    expect(attempt.steps.timeline()).toMatchObject({ missed: 0, steps: [{ changed_paths_total: 1 }] });
  });

  quickTest('Deduplication: where nothing has changed no object and no ref is written', async () => {
    const attempt = await start();
    expect(await attempt.tool('true')).toBe('unchanged');
    expect(await attempt.refs()).toEqual([]);
    await attempt.tool('echo x >> a.txt');
    const before = [await countObjects(attempt), await git(attempt.opened.controlDir, 'for-each-ref')];
    expect(await attempt.tool('touch a.txt b.txt; echo log > x.log; mkdir empty')).toBe('unchanged');
    expect([await countObjects(attempt), await git(attempt.opened.controlDir, 'for-each-ref')]).toEqual(before);
  });

  quickTest(
    'DismissAndStartFresh: after everything was undone the next work has its own stream, without a ghost of the first',
    async () => {
      const attempt = await start();
      await attempt.tool('echo x >> a.txt; echo ghost > ghost.txt');
      expect(await attempt.tool('git checkout -q . && rm ghost.txt')).toBe('none undone');
      expect(await attempt.tool('echo y >> b.txt')).toBe('2 clean');
      expect(Object.keys(await treeOf(attempt, 2))).toEqual(['.gitignore', 'a.txt', 'b.txt', 'src/c.txt']);
      expect(Object.keys(await treeOf(attempt, 1))).toContain('ghost.txt');
      expect(await attempt.refs()).toEqual(['1', '2']);
    },
  );

  slowTest('PartialDismiss: while one line of the agent is left the stream goes on', async () => {
    const attempt = await start();
    await attempt.tool('echo one >> a.txt; echo two >> a.txt; echo x >> b.txt');
    await attempt.tool('git checkout -q b.txt; printf "a1\\na2\\na3\\ntwo\\nmine\\n" > a.txt');
    expect(await attempt.tool('echo z >> src/c.txt')).toBe('1 work_still_there');
  });

  quickTest('ModifiedNoOverlap: work on other files alone is another stream', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    expect(await attempt.untold('git checkout -q a.txt; echo y >> b.txt')).toBe('2 no_overlap');
    expect(await attempt.tool('echo y2 >> b.txt')).toBe('2 work_still_there');
  });

  slowTest('ModifiedWithOverlapDismissed: the same file without a line of the agent is another stream', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    expect(await attempt.untold('printf "a1\\na2\\na3\\nother\\n" > a.txt')).toBe('2 work_gone');
  });

  quickTest('what has no lines is known by being as it was left: links, bytes, modes, deletions', async () => {
    for (const work of ['ln -s x link', 'printf "\\0\\1" > bytes', 'chmod +x b.txt', 'rm b.txt']) {
      const attempt = await start();
      await attempt.tool(`echo x >> a.txt; ${work}`);
      expect([work, await attempt.untold('git checkout -q a.txt; echo c2 > src/c.txt')]).toEqual([
        work,
        '1 work_still_there',
      ]);
    }
  });

  quickTest(
    'StashAnswerQuestionsUnstash: nothing is written while the work is away, and it goes on when it is back',
    async () => {
      const attempt = await start();
      await attempt.tool('echo x >> a.txt');
      expect(await attempt.tool('cp a.txt ../stash; git checkout -q a.txt')).toBe('none undone');
      expect(await attempt.tool('cat b.txt')).toBe('unchanged');
      expect(await attempt.tool('cp ../stash a.txt')).toBe('1 returned');
      expect(await attempt.tool('echo more >> a.txt')).toBe('1 work_still_there');
      expect(await attempt.refs()).toEqual(['1']);
    },
  );

  quickTest(
    'the hard stash case: the older stream is found again though a later one was begun and dismissed',
    async () => {
      const attempt = await start();
      await attempt.tool('echo x >> a.txt; echo x2 >> a.txt');
      await attempt.tool('cp a.txt ../stash; git checkout -q a.txt');
      expect(await attempt.tool('echo y >> b.txt')).toBe('2 clean');
      await attempt.tool('git checkout -q b.txt');
      expect(await attempt.tool('cp ../stash a.txt')).toBe('1 returned');
      expect(await attempt.tool('echo z >> a.txt')).toBe('1 work_still_there');
      expect(await attempt.refs()).toEqual(['1', '2']);
    },
  );

  quickTest('StashNewWorkSameFiles: the files before the agent wrote decide, not what it made of them', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    await attempt.tool('git checkout -q a.txt');
    // The result looks as if the work had gone on: its line is there.
    expect(await attempt.tool('printf "a1\\na2\\na3\\nx\\ny\\n" > a.txt')).toBe('2 clean');
  });

  slowTest('StashNewWorkSameFiles: so they do where the work of another stream was there before', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    await attempt.tool('git checkout -q a.txt');
    expect(await attempt.tool('echo y >> b.txt')).toBe('2 clean');
    expect(await attempt.tool('git checkout -q b.txt; echo x >> a.txt; echo z > c.txt')).toBe('2 work_still_there');
  });

  slowTest('StashNewWorkDifferentFiles: the first stream stays as it was', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    const first = await treeOf(attempt, 1);
    await attempt.tool('git checkout -q a.txt');
    await attempt.tool('echo y >> b.txt');
    expect(await treeOf(attempt, 1)).toEqual(first);
  });

  test.each(
    rowsOfRun(
      [
        ['exact', '2 work_gone'],
        ['whitespace', '1 work_still_there'],
      ] as const,
      (_, index) => index === 0,
    ),
  )('a line that was indented anew: with %s the step is on %s', async (match, placed) => {
    const attempt = await start({ match });
    await attempt.tool('echo "x();" >> a.txt');
    expect(await attempt.untold('printf "a1\\na2\\na3\\n    x();\\n" > a.txt')).toBe(placed);
  });
});

describe('the acceptance list: what a step holds', () => {
  quickTest(
    'FirstCheckpoint: changed, new, deleted and renamed files, names with spaces, and nothing that is ignored',
    async () => {
      const attempt = await start();
      await attempt.tool(
        'echo x >> a.txt; mv b.txt "b moved.txt"; rm src/c.txt; printf n > "new\\nline"; echo secret > x.log; chmod +x a.txt; ln -s a.txt link',
      );
      const tree = await treeOf(attempt, 1);
      expect(Object.keys(tree)).toEqual(['.gitignore', 'a.txt', 'b moved.txt', 'link', 'new\\nline']);
      expect(tree['a.txt']).toMatch(/^100755 /);
      expect(tree.link).toMatch(/^120000 /);
      const [step] = attempt.steps.timeline().steps;
      expect(step?.changed_paths.map(({ status, path }) => `${status} ${path}`)).toEqual([
        'M a.txt',
        'A b moved.txt',
        'D b.txt',
        'A link',
        'A new\\nline',
        'D src/c.txt',
      ]);
    },
  );

  quickTest('is what the capture holds at the end, and costs no further step', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt; echo n > new.txt');
    const captured = await capture(attempt.opened, attempt.snapshot);
    await attempt.steps.finish(captured, { seenAt: 'end', hasSecret: false });
    expect(attempt.steps.timeline().steps).toHaveLength(1);
    const ref = `${STREAMS}/${attempt.opened.head.slice(0, 7)}-1`;
    expect(await git(attempt.opened.controlDir, 'rev-parse', `${ref}^{tree}`)).toBe(captured.tree);
  });

  slowTest('what nobody told of is the last step, made of the capture', async () => {
    const attempt = await start();
    await actAsAgent(attempt.opened.workspace.path, 'echo x >> a.txt');
    const captured = await capture(attempt.opened, attempt.snapshot);
    await attempt.steps.finish(captured, { seenAt: 'end', hasSecret: false });
    expect(attempt.steps.timeline().steps).toMatchObject([{ number: 1, tool: null, seen_at: 'end', stream: 1 }]);
    expect(await attempt.steps.record({ tool: 'Bash', isReported: true, seenAt: 'groundhog.step' })).toMatchObject({
      kind: 'missed',
    });
  });

  quickTest('leaves out what was there, untracked, before the attempt', async () => {
    const opened = await openWorkspace({ files: FILES });
    await actAsAgent(opened.workspace.path, 'mkdir build; echo b > build/out');
    const attempt = await goOn(opened);
    await attempt.tool('echo more >> build/out; echo x >> a.txt');
    expect(Object.keys(await treeOf(attempt, 1))).toEqual(['.gitignore', 'a.txt', 'b.txt', 'src/c.txt']);
  });

  quickTest('a step with a secret is told and not kept, and neither is one that still holds it', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    expect(await attempt.tool('echo swordfish > key')).toBe('none withheld');
    expect(await attempt.tool('echo y >> a.txt')).toBe('none withheld');
    expect(await attempt.tool('rm key')).toMatch(/^1 /);
    const objects = await gitBytes(attempt.opened.controlDir, ['cat-file', '--batch-all-objects', '--batch']);
    expect(objects).not.toContain('swordfish');
    expect(attempt.steps.timeline().steps.map(({ commit }) => commit === null)).toEqual([false, true, true, false]);
  });
});

describe('a moment at which the files cannot be read', () => {
  quickTest('is missed and said, and what comes after it has its own stream', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    expect(await attempt.tool('mkdir src/.git && cp -r .git/. src/.git/ && echo y >> a.txt')).toBe('missed');
    expect(await attempt.tool('rm -rf src/.git; echo z >> a.txt')).toBe('2 undecidable');
    expect(attempt.steps.timeline()).toMatchObject({ missed: 1, steps: [{ stream: 1 }, { stream: 2 }] });
  });

  quickTest('runs nothing of a repository that the agent has planted', async () => {
    const canary = await createCanary();
    const attempt = await start();
    const plant = `git init -q src; git -C src config core.fsmonitor "${canary.command}"; echo y >> a.txt`;
    expect(await attempt.tool(plant)).toBe('missed');
    expect(await canary.wasRun()).toBe(false);
  });

  quickTest('never ends in a rejection, not even without a workspace', async () => {
    const attempt = await start();
    await rm(attempt.opened.workspace.path, { recursive: true });
    expect(await attempt.steps.record({ tool: 'x', isReported: true, seenAt: 'agent' })).toEqual({
      kind: 'missed',
      reason: 'the workspace is gone',
    });
  });
});

describe('streams of earlier attempts', () => {
  async function failOnce(): Promise<Attempt> {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    const captured = await capture(attempt.opened, attempt.snapshot);
    await rewind(attempt.opened.workspace, attempt.snapshot, { untouchedSince: captured });
    return attempt;
  }

  quickTest('are not written over: the next attempt has a new one', async () => {
    const next = await goOn((await failOnce()).opened, {}, 2);
    expect(await next.tool('echo y >> a.txt')).toBe('2 clean');
  });

  quickTest('are found again when the same work is done again, and nothing is written', async () => {
    const next = await goOn((await failOnce()).opened, {}, 2);
    expect(await next.tool('echo x >> a.txt')).toBe('1 returned');
    expect([...next.steps.moved()]).toEqual([]);
  });

  quickTest('that cannot be fetched decide nothing, and their numbers stay theirs', async () => {
    const attempt = await start({ published: [4], fetchStreams: () => Promise.reject(new Error('gone')) });
    expect(await attempt.tool('echo x >> a.txt')).toBe('5 clean');
  });

  slowTest('of another base with the same first digits are neither continued nor listed', async () => {
    const attempt = await start();
    const { controlDir, head } = attempt.opened;
    const other = `${head.slice(0, 7)}${'0'.repeat(33)}`;
    const tree = await git(controlDir, 'rev-parse', `${head}^{tree}`);
    const message = `groundhog: step 1\n\nGroundhog-Step: 1\nGroundhog-Base: ${other}\n`;
    const id = await git(controlDir, 'commit-tree', tree, '-m', message);
    await git(controlDir, 'update-ref', `${STREAMS}/${head.slice(0, 7)}-7`, id);
    expect(await attempt.tool('echo x >> a.txt')).toBe('8 first');
    expect([...(await attempt.steps.listStreamRefs())]).toEqual([`${STREAMS}/${head.slice(0, 7)}-8`]);
  });

  quickTest('that somebody else has moved meanwhile are left alone: the step is missed', async () => {
    const attempt = await start();
    await attempt.tool('echo x >> a.txt');
    const { controlDir, head } = attempt.opened;
    const ref = `${STREAMS}/${head.slice(0, 7)}-1`;
    await git(controlDir, 'update-ref', ref, head);
    expect(await attempt.tool('echo y >> a.txt')).toBe('missed');
    expect(await git(controlDir, 'rev-parse', ref)).toBe(head);
  });
});
