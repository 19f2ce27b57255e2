import { describe, expect, test } from '@jest/globals';
import { warnOfOpenFiles } from '../../../src/domain/toolchain/lint-open-files.ts';
import { parseOk, planWith } from '../plan/plan-samples.ts';
import { filesOf } from './files-of.ts';

type Files = Readonly<Record<string, string>>;

const run = (command: string) => `{ kind: command, command: ${JSON.stringify(command)} }`;
const within = (...paths: readonly string[]) => `{ kind: changes_within, paths: ${JSON.stringify(paths)} }`;
const warningsOf = (text: string, files?: Files) =>
  warnOfOpenFiles(parseOk(text), files === undefined ? undefined : filesOf(files));
const pastesOf = (text: string, files?: Files) => warningsOf(text, files).map(({ paste }) => paste);

describe('what an attempt can change to pass', () => {
  test('is named once for a plan, with the line that protects it', () => {
    const text = planWith(run('npm test && make'), run('make'));
    expect(warningsOf(text)).toEqual([
      {
        checkpointId: undefined,
        message:
          'attempts can change, or add, what decides the criteria: "npm test" (package.json, .npmrc), "make" ("{GNUm,m,M}akefile"). Add to "protect" what the work is not to change; "changes_within", which "a" lacks, closes the rest, such as a new module that an import finds first',
        paste: 'protect: [package.json, .npmrc, "{GNUm,m,M}akefile"]',
      },
    ]);
    const paste = 'protect: [docs, package.json, .npmrc, "{GNUm,m,M}akefile"]';
    expect(pastesOf(`protect: [docs]\n${text}`)).toEqual([paste]);
    expect(pastesOf(`${paste}\n${text}`)).toEqual([]);
    expect(pastesOf(`protect: ["**/*akefile", package.json]\n${text}`)).toEqual([
      'protect: ["**/*akefile", package.json, .npmrc]',
    ]);
  });

  test('is, of a glob with choices, what is not protected yet', () => {
    const [warning] = warningsOf(`protect: [go.mod]\n${planWith(run('go test ./...'))}`);
    expect(warning?.message).toContain('"go" (go.work).');
    expect(warning?.paste).toBe('protect: [go.mod, go.work]');
  });

  test('includes what the setup and guards run, until each checkpoint is kept from it', () => {
    const text = `setup: npm ci && .venv/bin/pip install a\nguards: [${run('npm test')}]\n${planWith(run('make'))}`;
    expect(warningsOf(text)[0]?.message).toContain('"npm ci" (package.json, .npmrc, package-lock.json), "make" (');
    const closed = '    protect: ["package*.json", .npmrc, "*akefile"]';
    expect(pastesOf(text.replace('    spec: b', `    spec: b\n${closed}`))).toEqual([]);
    expect(pastesOf(text.replace('      - {', `      - ${within('src/**')}\n      - {`))).toEqual([]);
    expect(pastesOf(text.replace('      - {', `      - ${within('src/**', '.npmrc')}\n      - {`))).toEqual([]);
    expect(pastesOf(text.replace('      - {', `      - ${within('**')}\n      - {`))).toHaveLength(1);
  });

  test('does not ask for "changes_within" where there is one', () => {
    const [warning] = warningsOf(planWith(run('make'), within('*')));
    expect(warning?.message).toMatch(/what the work is not to change$/);
  });

  test('is not what no attempt may write', () => {
    expect(warningsOf(planWith(run('.github/check.sh'), within('src/**')))).toEqual([]);
  });

  test('is named where "changes_within" names it one by one, as work on it has to', () => {
    const text = `protect: [.npmrc]\n${planWith(run('npm run check'), within('src/**', 'package.json'))}`;
    expect(warningsOf(text)).toEqual([
      {
        checkpointId: 'a',
        message:
          '"changes_within" names what decides the criteria, so that an attempt can make them pass: "npm run check" (package.json). Have them call the programs themselves, with configuration that is protected',
      },
    ]);
    expect(
      warningsOf(`protect: [.npmrc]\nsetup: npm ci\n${planWith(run('.bin/tsc'), within('package.json'))}`),
    ).toEqual([]);
    expect(warningsOf(planWith(run('node --test test/a.test.js'), within('test/a.test.js')))).toEqual([]);
  });

  test('is any new file where nothing limits the work, also once what is known is protected', () => {
    const open = {
      checkpointId: undefined,
      message: expect.stringMatching(/^nothing limits what attempts at "a" may change, .*: add "changes_within"/),
    };
    const text = `protect: ["**/*akefile"]\n${planWith(run('make'))}`;
    expect(warningsOf(text)).toEqual([open]);
    expect(warningsOf(text.replace('      - {', `      - ${within('**')}\n      - {`))).toEqual([open]);
    expect(warningsOf(text.replace('      - {', `      - ${within('src/**')}\n      - {`))).toEqual([]);
    expect(warningsOf(`guards: [${within('src/**')}]\n${text}`)).toEqual([]);
    expect(warningsOf(planWith('{ kind: file_exists, path: a.md }'))).toEqual([]);
  });
});

describe('tests that an attempt can rewrite', () => {
  const pytest = planWith(run('python3 -m pytest --junitxml=junit.xml tests/test_add.py'));
  const configuration = 'protect: ["*.py", "*.toml", "*.ini", "*.cfg", "test/**"';
  const files = { 'add.py': '', 'tests/test_add.py': '', 'tests/test_old.py': '', 'tests/help.py': '' };

  test('are named where "protect" means another folder', () => {
    expect(pastesOf(`${configuration}]\n${pytest}`, files)).toEqual([
      'protect: ["*.py", "*.toml", "*.ini", "*.cfg", "test/**", tests/conftest.py, tests/test_add.py]',
    ]);
    expect(pastesOf(`${configuration}, "tests/**"]\n${pytest}`, files)).toEqual([]);
  });

  test('are all that the repository has, where a command names none', () => {
    const text = `${configuration}]\n${pytest.replace(' tests/test_add.py', '')}`;
    expect(pastesOf(text, files)).toEqual([
      expect.stringMatching(/"test\/\*\*", "\*\*\/conftest\.py", "tests\/\*\*"\]$/),
    ]);
    // One that is to be written must stay possible.
    expect(pastesOf(text.replace('spec: b', 'spec: Write tests/test_new.py.'), files)).toEqual([
      expect.stringMatching(
        /"test\/\*\*", "\*\*\/conftest\.py", tests\/test_add.py, tests\/test_old.py, tests\/help.py\]$/,
      ),
    ]);
  });

  test('are named without characters that act in a terminal or as a glob', () => {
    const [warning] = warningsOf(planWith(run('make test')), { 'test/[id]\u{1b}\u{2028}.js': '' });
    expect(warning?.message).toContain('"test/\\\\[id\\\\]\\u001b\\U00002028.js"');
    expect(pastesOf(`${warning?.paste}\n${planWith(run('make test'))}`, { 'test/[id]\u{1b}\u{2028}.js': '' })).toEqual(
      [],
    );
  });

  test('are not listed one by one where they are many', () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`test/${index}.js`, '']));
    const [warning] = warningsOf(planWith(run('rspec')).replace('spec: b', 'spec: Write test/new.js.'), many);
    expect(warning).toEqual({ checkpointId: undefined, message: expect.stringContaining('and 41 more)') });
  });

  test('are not named where a checkpoint is to write them', () => {
    const text = planWith(run('node --test test/new.test.js'));
    expect(pastesOf(text, { 'src/a.js': '' })).toEqual(['protect: [test/new.test.js]']);
    expect(pastesOf(text.replace('spec: b', 'spec: Write test/new.test.js.'), { 'src/a.js': '' })).toEqual([]);
    expect(pastesOf(text.replace('      - {', `      - ${within('test/**')}\n      - {`))).toEqual([]);
  });

  test('are named where a criterion runs one that is committed, also where "changes_within" has its folder', () => {
    const text = planWith(run('node --test test/a.test.js'), within('src/**', 'test/**'));
    const files = { 'test/a.test.js': '', 'test/b.test.js': '' };
    expect(warningsOf(text, files)).toMatchObject([{ checkpointId: 'a', paste: 'protect: [test/a.test.js]' }]);
    expect(pastesOf(text.replace('spec: b', 'spec: Add a case to a.test.js.'), files)).toEqual([]);
    expect(pastesOf(text.replace('test/**', 'test/a.test.js'), files)).toEqual([]);
    // The whole suite judges work that does not speak of tests.
    expect(pastesOf(text.replace('test/a.test.js', 'test/'), files)).toHaveLength(1);
    expect(pastesOf(text.replace('test/a.test.js', 'test/').replace('spec: b', 'spec: Add tests.'), files)).toEqual([]);
    expect(pastesOf(text, { 'test/b.test.js': '' })).toEqual([]);
  });

  test('are named where a checkpoint may change the folder of the code that they are beside', () => {
    const files = { 'go.mod': '', 'calc/mul.go': '', 'calc/mul_test.go': '' };
    const text = planWith(run('go test ./...'), within('calc/**'));
    expect(pastesOf(text, files)).toEqual(['protect: [calc/mul_test.go]']);
    expect(pastesOf(text.replace('calc/**', 'calc/*_test.go'), files)).toEqual([]);
    expect(pastesOf(`protect: ["**/*_test.go"]\n${text}`, files)).toEqual([]);
  });

  test('are not named where the command is to fail', () => {
    const fails = '{ kind: command, command: node --test test/a.test.js, expect_exit: 1 }';
    expect(pastesOf(planWith(fails, run('! node --test test/a.test.js')))).toEqual([]);
  });

  test('are named for the checkpoint, where another one is to write them', () => {
    const second = planWith(run('node --test test/a.test.js'))
      .replace(/^checkpoints:\n/, '')
      .replace('id: a', 'id: b');
    const first = planWith(run('test -f test/a.test.js'), within('test/**'));
    expect(warningsOf(first + second)).toMatchObject([{ checkpointId: 'b', paste: 'protect: [test/a.test.js]' }]);
    expect(pastesOf(first + second.replace('spec: b', 'spec: b\n    protect: [test]'))).toEqual([undefined]);
    const suite = second
      .replace('test/a.test.js', 'test/')
      .replace('      - {', `      - ${within('src/**')}\n      - {`);
    const writes = first.replace('test/**', 'test/a.test.js');
    const files = { 'test/old.test.js': '' };
    const open = suite.replace('src/**', '**');
    expect(pastesOf(writes + suite, files)).toEqual([]);
    expect(warningsOf(`protect: [test/old.test.js]\n${writes}${open}`, files)[0]).toMatchObject({
      ...{ checkpointId: 'b', paste: 'protect: [test/a.test.js]' },
    });
  });
});
