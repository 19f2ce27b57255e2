import { afterEach, expect } from '@jest/globals';
import { runCli } from '../../helpers/run-built.ts';
import { quickTest, slowTest } from '../../helpers/slow-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { createPlanRepo, listEventKinds, listRefs, runOnLaptop, TASK_BRANCH } from '../laptop.ts';

afterEach(cleanUp);

const planOf = (command: string) => `task: hello
checkpoints:
  - id: greet
    spec: Write scripts/new.mjs, so that test/greet.test.js passes.
    attempt_budget: 1
    success_criteria:
      - kind: command
        command: ${command}
`;
const manifest = '{ "scripts": { "test": "missing-runner" }, "devDependencies": { "missing-runner": "1.0.0" } }';
const AGENT = 'mkdir scripts && echo > scripts/new.mjs && groundhog verb checkpoint-success --summary done';

quickTest('a run whose criterion cannot run is refused before any agent, until it is forced', async () => {
  const { dir } = await createPlanRepo(planOf('npm test'), { 'package.json': manifest, 'package-lock.json': '{}' });
  const refused = await runOnLaptop(dir, { agent: AGENT });
  expect(refused.exitCode).toBe(4);
  expect(refused.stderr).toMatch(/criterion 1 could not be run: `missing-runner: not found`/);
  expect(refused.stderr).toMatch(/Is `setup: npm ci` missing\?/);
  expect(refused.stderr).toMatch(/Ending: refused/);
  expect(await listEventKinds(dir)).toEqual([
    'task_created',
    'run_started',
    'plan_set',
    'workspace_prepared',
    'run_ended',
  ]);
  const forced = await runOnLaptop(dir, { agent: AGENT, flags: ['--force'] });
  expect(forced.stderr).toMatch(/Ending: blocked/);
  expect((await listEventKinds(dir)).filter((kind) => /^(?:baseline|attempt_started)/.test(kind))).toEqual([
    'baseline_checked',
    'attempt_started',
  ]);
});

const planWithGuard = (command: string) =>
  planOf('test -e scripts/new.mjs').replace(
    'checkpoints:',
    `guards:\n  - kind: tests\n    command: ${command}\n    report: tap\ncheckpoints:`,
  );

quickTest(
  'a guard without a report at the base is refused before any agent, with its exit code and output',
  async () => {
    const { dir } = await createPlanRepo(planWithGuard('echo "cannot find the modules" >&2; exit 3'));
    const refused = await runOnLaptop(dir, { agent: AGENT });
    expect(refused).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    expect(refused.document.reason).toMatch(
      /guard 1 ran `echo[\s\S]*It exited with 3\.[\s\S]*\n *cannot find the modules\n/,
    );
    expect(await listEventKinds(dir)).not.toContain('attempt_started');
    expect((await runOnLaptop(dir, { agent: AGENT, flags: ['--force'] })).document.ending).toBe('blocked');
  },
);

quickTest(
  'a guard that fails at the base is refused before any agent, unless to make it hold is the work',
  async () => {
    const withGuard = (plan: string) =>
      plan.replace('checkpoints:', 'guards: [{ kind: command, command: test -e scripts/new.mjs }]\ncheckpoints:');
    const { dir } = await createPlanRepo(withGuard(planOf('test -d scripts')));
    const refused = await runOnLaptop(dir, { agent: AGENT });
    expect(refused).toMatchObject({ exitCode: 4, document: { ending: 'refused' } });
    expect(refused.document.reason).toMatch(
      /guard 1 failed: `test -e scripts\/new\.mjs`\. It exited with 1; 0 was expected\.\n/,
    );
    expect(await listEventKinds(dir)).not.toContain('attempt_started');
    const planText = withGuard(planOf('test -e scripts/new.mjs'));
    expect((await runOnLaptop(dir, { agent: AGENT, planText })).document.ending).toBe('passed');
    const forced = await runOnLaptop(dir, { agent: AGENT, flags: ['--force', '--task', 'forced'] });
    expect(forced.stderr).toMatch(/Warning: Guard 1 fails at the base/);
    expect(forced.document.ending).toBe('passed');
  },
);

quickTest('a guard that the base breaks is refused until a later commit of the base is taken in', async () => {
  const plan = planOf('test -e scripts/new.mjs').replace(
    'checkpoints:',
    'guards: [{ kind: file_absent, path: BROKEN }]\ncheckpoints:',
  );
  const { dir } = await createPlanRepo(plan, { BROKEN: '' });
  const run = async (...flags: readonly string[]) => (await runOnLaptop(dir, { agent: AGENT, flags })).document;
  expect((await run()).reason).toMatch(/guard 1 failed: `file_absent: BROKEN`/);
  await git(dir, 'rm', '-q', 'BROKEN');
  await git(dir, 'commit', '-qm', 'Repair the base');
  expect((await run()).ending).toBe('refused');
  expect((await run('--rebase')).ending).toBe('passed');
  expect((await listEventKinds(dir)).filter((kind) => kind === 'attempt_started')).toHaveLength(1);
});

quickTest('a guard of which no test passes at the base is warned of', async () => {
  const { dir } = await createPlanRepo(planWithGuard("printf 'TAP version 13\\n1..1\\nnot ok 1 - a\\n'"));
  const { stderr, document } = await runOnLaptop(dir, { agent: AGENT });
  expect(document.ending).toBe('passed');
  expect(stderr).toMatch(
    /Warning: Guard 1: none of its tests passes at the base, so it keeps none \(printf .*The output has: not ok 1 - a/,
  );
});

quickTest('a guard of which a test fails at the base is warned of, with the line that says why', async () => {
  const tap = 'TAP version 13\n1..2\nok 1 - api\nError: Cannot find module x\nnot ok 2 - web\n';
  const { dir } = await createPlanRepo(planWithGuard('cat tests.tap'), { 'tests.tap': tap });
  const { stderr } = await runOnLaptop(dir, { agent: AGENT });
  expect(stderr).toMatch(
    /Warning: Guard 1: 1 of its 2 tests fails at the base, so it keeps that one only once it passes: "web" \(cat tests\.tap\)\. The output has: Error: Cannot find module x\. Unless a checkpoint is to write it, does the "setup" of the plan install it\?/,
  );
});

quickTest(
  'a demanded test that the base does not have, and that no attempt may write, is warned of by its name',
  async () => {
    const tap = 'TAP version 13\n1..1\nnot ok 1 - greets the world\n';
    const demand = 'kind: tests\n        report: tap\n        must_pass: [greets the wrold]';
    const plan = planOf('cat test/tests.tap').replace('kind: command', demand);
    const { dir } = await createPlanRepo(plan.replace('checkpoints:', 'protect: [test/**]\ncheckpoints:'), {
      'test/tests.tap': tap,
    });
    const { stderr } = await runOnLaptop(dir, { agent: AGENT });
    const [warning = '', attempt = ''] = stderr.match(/Warning: Checkpoint.*|attempt 1 failed.*/g) ?? [];
    expect(warning).toMatch(/^Warning: Checkpoint "greet": Criterion 1: no test .* Is "greets the world" meant\?$/);
    expect(attempt).toContain('is missing: "greets the wrold". The report has "greets the world".');
  },
);

quickTest(
  'a plan that validate refuses for its base is refused before the task begins, and leaves nothing',
  async () => {
    const plan = planOf('node --test test/greet.test.js').replace('checkpoints:', 'protect: [test/**]\ncheckpoints:');
    const { dir } = await createPlanRepo(plan);
    await writeFiles(dir, { 'test/greet.test.js': '' });
    const refs = await listRefs(dir);
    const run = await runOnLaptop(dir, { agent: AGENT });
    expect(run).toMatchObject({ exitCode: 2, document: { ending: 'refused' } });
    expect(run.document.reason).toMatch(
      /:\d+:1: checkpoint "greet", criterion 1: this checkpoint cannot pass: "test\/greet/,
    );
    expect(await listRefs(dir)).toBe(refs);
  },
);

/** Adds a protected test to the base of a task that has begun, and returns a plan whose last checkpoint needs it. */
async function addLaterTest(dir: string, checkpoints: string): Promise<string> {
  await writeFiles(dir, { 'test/later.test.js': '' });
  await git(dir, 'add', '-A');
  await git(dir, 'commit', '-qm', 'Add a test');
  return checkpoints.replace('checkpoints:', 'protect: [test/**]\ncheckpoints:');
}

const NOT_AT_BASE =
  '"test\\/later\\.test\\.js" is not at the base[^\\n]*\\nThe task has begun, and works from \\w{7}\\. [^\\n]*';

quickTest('a task that has begun is refused where what it has still to do cannot pass', async () => {
  const { dir } = await createPlanRepo(planOf('test -f scripts/new.mjs'));
  expect((await runOnLaptop(dir, { agent: 'exit 1' })).document.ending).toBe('blocked');
  const planText = await addLaterTest(dir, planOf('node --test test/later.test.js'));
  const attempts = await listEventKinds(dir);
  const run = await runOnLaptop(dir, { agent: AGENT, planText });
  expect(run.exitCode).toBe(2);
  expect(run.document.reason).toMatch(
    new RegExp(`${NOT_AT_BASE} has now, add --rebase, or --task <another name>\\.\\n`),
  );
  expect(await listEventKinds(dir)).toEqual(attempts);
  const endWith = async (...flags: readonly string[]) =>
    (await runOnLaptop(dir, { agent: AGENT, planText, flags })).document.ending;
  expect([await endWith('--task', 'again'), await endWith('--rebase')]).toEqual(['nothing_to_do', 'passed']);
});

slowTest('a task with a checkpoint that has landed is refused until it is rebased', async () => {
  const first = planOf('test -f scripts/new.mjs');
  const { dir } = await createPlanRepo(first);
  expect((await runOnLaptop(dir, { agent: AGENT })).document.ending).toBe('passed');
  const [, checkpoint = ''] = planOf('node --test test/later.test.js').split('checkpoints:\n');
  const second = checkpoint.replace('greet', 'later');
  const planText = await addLaterTest(dir, first + second);
  const agent = `echo 1 >> later.txt; ${AGENT.replace('mkdir', 'mkdir -p')}`;
  const refused = await runOnLaptop(dir, { agent, planText });
  expect(refused.exitCode).toBe(2);
  expect(refused.document.reason).toMatch(new RegExp(`${NOT_AT_BASE} add --rebase, or --task <another name>\\.\\n`));
  const rebased = await runOnLaptop(dir, { agent, planText, flags: ['--rebase'] });
  expect(rebased.document.ending).toBe('passed');
});

slowTest(
  'a file that the checkpoint is to create is its work, and named files that are not committed are listed',
  async () => {
    const { dir } = await createPlanRepo(planOf('node scripts/new.mjs'), { 'src/a.js': '' });
    // The plan counts as it is on disk.
    const planText = `# edited\n${planOf('node scripts/new.mjs')}`;
    await writeFiles(dir, { 'test/greet.test.js': '', 'other.txt': '', 'src/a.js': 'changed' });
    const run = await runOnLaptop(dir, { agent: AGENT, planText });
    expect(run.stderr).toMatch(/names files that are not committed as they are in your[^\n]*: test\/greet\.test\.js\n/);
    expect(run.stderr).toMatch(/Files are not committed as they are in your checkout[^\n]*: src\/a\.js\n/);
    expect(run.stderr).toMatch(/Ending: passed/);
  },
);

quickTest(
  'a test that is not committed is named by validate and by the run, also where a whole suite is to run it',
  async () => {
    const { dir } = await createPlanRepo(`protect: ["lib/*.check.js"]\n${planOf('test -f scripts/new.mjs')}`);
    await writeFiles(dir, { 'pkg/test/sub.test.js': '', 'lib/a.check.js': '', 'other.txt': '' });
    const omitted =
      /Tests and protected files are not committed as they are in your checkout[^\n]*: lib\/a\.check\.js, pkg\/test\/sub\.test\.js/;
    expect((await runCli(['validate', 'plan.yml'], { cwd: dir })).stdout).toMatch(omitted);
    expect((await runOnLaptop(dir, { agent: AGENT })).stderr).toMatch(omitted);
  },
);

quickTest(
  'a demanded test that is not committed, and that no attempt may write, is refused before any agent',
  async () => {
    const text = `task: hello
protect: ["test/**"]
checkpoints:
  - id: greet
    spec: Write scripts/new.mjs.
    success_criteria:
      - { kind: tests, command: node --test --test-reporter=tap, report: tap, must_pass: ["greets everybody"] }
`;
    const { dir } = await createPlanRepo(text, {
      'test/old.test.js': "require('node:test').test('is old', () => {})\n",
    });
    await writeFiles(dir, { 'test/old.test.js': "require('node:test').test('greets everybody', () => {})\n" });
    const unseen =
      /"greets everybody", which "test\/old\.test\.js" has in your checkout and not in the commit[^\n]*: commit it/;
    const refused = await runOnLaptop(dir, { agent: AGENT });
    expect([refused.exitCode, await listEventKinds(dir).catch(() => [])]).toEqual([2, []]);
    expect(refused.document.reason).toMatch(unseen);
    const checked = await runCli(['validate', 'plan.yml'], { cwd: dir });
    expect([checked.exitCode, checked.stdout + checked.stderr]).toEqual([2, expect.stringMatching(unseen)]);
    await git(dir, 'commit', '-qam', 'Ask for a greeting');
    expect((await runOnLaptop(dir, { agent: AGENT })).document.ending).toBe('nothing_to_do');
  },
);

quickTest(
  'a landed checkpoint that the plan opens again is refused for a test that its task does not have, until a rebase takes that in',
  async () => {
    const toPlan = (names: string) => `task: hello
protect: ["test/**"]
checkpoints:
  - id: greet
    spec: Write scripts/new.mjs.
    success_criteria:
      - { kind: tests, command: node --test --test-reporter=tap, report: tap, must_pass: [${names}] }
`;
    const toTest = (name: string) =>
      `require('node:test').test('${name}', () => { if (!require('node:fs').existsSync('scripts/new.mjs')) throw new Error() })\n`;
    const { dir } = await createPlanRepo(toPlan('"greets everybody"'), {
      'test/a.test.js': toTest('greets everybody'),
    });
    expect((await runOnLaptop(dir, { agent: AGENT })).document.ending).toBe('passed');
    const landed = await listEventKinds(dir);

    const tightened = { agent: AGENT, planText: toPlan('"greets everybody", "greets nobody"') };
    await writeFiles(dir, { 'test/a.test.js': toTest('greets everybody') + toTest('greets nobody') });
    const refuse = async (what: RegExp) => {
      const { exitCode, document } = await runOnLaptop(dir, tightened);
      expect([exitCode, document.reason]).toEqual([2, expect.stringMatching(what)]);
      expect(document.reason).toMatch(/add --rebase, or --task <another name>/);
      expect(await listEventKinds(dir)).toEqual(landed);
    };
    await refuse(
      /"greets nobody", which "test\/a\.test\.js" has in your checkout and not in the commit[^\n]*: commit it/,
    );
    await git(dir, 'commit', '-qam', 'Ask for more');
    await refuse(/"greets nobody", which "test\/a\.test\.js" has at the base by now and not in the commit/);
    expect((await runOnLaptop(dir, { ...tightened, flags: ['--rebase'] })).document.ending).toBe('passed');
  },
);

quickTest(
  'a script of the agent command that only the checkout of the reader has is named with its absolute path',
  async () => {
    const { dir } = await createPlanRepo(planOf('test -f scripts/new.mjs'), { 'tools/agent.sh': '' });
    await writeFiles(dir, { 'agent.sh': `${AGENT}\n` });
    const warning = `The agent command names agent.sh, which an attempt does not have`;
    const dry = async (command: string) =>
      (await runCli(['run', 'plan.yml', '--dry-run', '--agent-command', command], { cwd: dir })).stderr;
    expect(await dry('sh ./agent.sh')).toMatch(
      new RegExp(`${warning}[^\n]* Name it by its absolute path, /.*/agent.sh.`),
    );
    expect(await dry(`sh ${dir}/agent.sh`)).not.toContain('The agent command names');
    expect(await dry('sh tools/agent.sh')).not.toContain('The agent command names');
    expect(await dry('sh ./agent.sh --workspace')).toContain(warning);
  },
);

quickTest('a demanded title that no committed test has is warned of, where no attempt may write tests', async () => {
  const planWith = (title: string, more = '') => `task: hello
${more}checkpoints:
  - id: greet
    spec: Write scripts/new.mjs.
    success_criteria:
      - { kind: tests, command: node --test --test-reporter=tap, report: tap, must_pass: ["${title}"] }
`;
  const closed = 'protect: ["test/**"]\n';
  // A file that cannot be loaded at the base reports no test.
  const source = "require('../missing.js');\nrequire('node:test').test('greets everybody', () => {})\n";
  const { dir } = await createPlanRepo(planWith('greets everybdoy', closed), { 'test/old.test.js': source });
  const warning = /criterion 1: no test file .* has "greets everybdoy", .* Is "greets everybody" meant\?/i;
  const checked = await runCli(['validate', 'plan.yml'], { cwd: dir });
  expect([checked.exitCode, checked.stdout]).toEqual([0, expect.stringMatching(warning)]);
  expect((await runOnLaptop(dir, { agent: AGENT })).stderr).toMatch(warning);
  for (const text of [planWith('greets everybody', closed), planWith('greets everybdoy')]) {
    await writeFiles(dir, { 'plan.yml': text });
    expect((await runCli(['validate', 'plan.yml'], { cwd: dir })).stdout).not.toMatch(/no test file/);
  }
  await writeFiles(dir, { 'plan.yml': planWith('greeets', closed) });
  expect((await runCli(['validate', 'plan.yml'], { cwd: dir })).stdout).toMatch(/ has "greeets", /);
});

quickTest(
  'a task that only a remote has does not begin anew: the printed line fetches it, and the run resumes',
  async () => {
    const { dir } = await createPlanRepo(planOf('test -f scripts/new.mjs'));
    expect((await runOnLaptop(dir, { agent: AGENT })).document.ending).toBe('passed');
    const clone = await createTempDir('groundhog-clone');
    await git(clone, 'clone', '-q', dir, '.');
    for (const flags of [[], ['--dry-run']]) {
      const { exitCode, stderr } = await runCli(['run', 'plan.yml', '--agent-command', 'exit 1', ...flags], {
        cwd: clone,
      });
      expect([exitCode, stderr]).toEqual([
        4,
        expect.stringContaining('"origin" has the branch "groundhog/hello/task"'),
      ]);
    }
    expect(await git(clone, 'for-each-ref', 'refs/groundhog', 'refs/heads/groundhog')).toBe('');
    const { stderr } = await runCli(['run', 'plan.yml', '--agent-command', 'exit 1'], { cwd: clone });
    const [line = ''] = stderr.match(/^git fetch origin .*$/m) ?? [];
    await git(clone, ...line.replaceAll("'", '').split(' ').slice(1));
    expect((await runOnLaptop(clone, { agent: 'exit 1' })).document.ending).toBe('nothing_to_do');
  },
);

quickTest('a file that came to the base after a task had begun is named, with what takes it in', async () => {
  const { dir } = await createPlanRepo(planOf('test -f scripts/new.mjs'));
  const first = await runOnLaptop(dir, { agent: AGENT });
  expect(first.document.ending).toBe('passed');
  expect(first.stderr).not.toContain('--rebase');
  await writeFiles(dir, { 'test/later.test.js': '', 'plan.yml': planOf('node --test test/later.test.js') });
  await git(dir, 'add', '-A');
  await git(dir, 'commit', '-qm', 'Add a test');
  const later =
    /files that the base has by now and this task, which began at [0-9a-f]{7}, has not: test\/later\.test\.js\. To take in what the base has now, add --rebase\.\n/;
  expect((await runOnLaptop(dir, { agent: AGENT })).stderr).toMatch(later);
  expect((await runOnLaptop(dir, { agent: AGENT, flags: ['--rebase'] })).stderr).not.toMatch(later);
});

quickTest(
  'a base that has moved after a run that ended blocked is named, and a rebase takes it in where nothing has landed',
  async () => {
    const { dir, commit } = await createPlanRepo(planOf('node --test test/later.test.js && test -f scripts/new.mjs'));
    expect((await runOnLaptop(dir, { agent: 'exit 1' })).document.ending).toBe('blocked');
    await writeFiles(dir, { 'test/later.test.js': '' });
    await git(dir, 'add', '-A');
    await git(dir, 'commit', '-qm', 'Add a test');
    const moved = new RegExp(
      `"main" has moved since the task began from it at ${commit.slice(0, 7)}, .* A run with --rebase takes them in; on GitHub the command is "/groundhog rebase"\\.\\n`,
    );
    expect((await runCli(['retry'], { cwd: dir })).stdout).toMatch(moved);
    expect((await runOnLaptop(dir, { agent: 'exit 1' })).stderr).toMatch(moved);
    await writeFiles(dir, { 'test/unseen.test.js': '' });
    const words = ['run', 'plan.yml', '--agent-command', AGENT, '--dry-run'];
    const shown = await runCli(words, { cwd: dir });
    expect(shown.stderr).toMatch(moved);
    expect(shown.stderr).toMatch(/Tests and protected files are not committed[^\n]*: test\/unseen\.test\.js\n/);
    expect((await runCli([...words, '--rebase'], { cwd: dir })).stderr).not.toMatch(moved);
    await runCli(['retry'], { cwd: dir });
    const run = await runOnLaptop(dir, { agent: AGENT, flags: ['--rebase', '--only', 'greet'] });
    const tip = await git(dir, 'rev-parse', 'main');
    expect(run.stderr).toContain(
      `The task works from the base as it is now: ${tip.slice(0, 7)} instead of ${commit.slice(0, 7)}.`,
    );
    expect(run.document.ending).toBe('passed');
    expect(await git(dir, 'rev-parse', `${TASK_BRANCH}~1`)).toBe(tip);
    const again = await runOnLaptop(dir, { agent: AGENT, flags: ['--rebase'] });
    expect(again.document.ending).toBe('nothing_to_do');
  },
);

quickTest('a base that the task did not begin from has no effect, and the run says so with what to do', async () => {
  const { dir } = await createPlanRepo(planOf('test -f scripts/new.mjs'));
  await git(dir, 'branch', 'other');
  const flags = ['--base', 'other'];
  expect((await runOnLaptop(dir, { agent: 'exit 1' })).document.ending).toBe('blocked');
  const same = await runOnLaptop(dir, { agent: AGENT, flags });
  expect(same.stderr).not.toContain('has no effect');
  await git(dir, 'checkout', '-q', 'other');
  await git(dir, 'commit', '-q', '--allow-empty', '-m', 'Go elsewhere');
  const moved = await runOnLaptop(dir, { agent: AGENT, flags });
  expect(moved.stderr).toMatch(
    /"base" has no effect: the task began from main at [0-9a-f]{7}, and keeps that base\. To work from other, start the plan as another task: --task <another name>\.\n/,
  );
});
