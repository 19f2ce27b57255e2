import { describe, expect, test } from '@jest/globals';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { warnOfCollectedFiles } from '../../../src/domain/toolchain/lint-collected-files.ts';
import { filesOf } from './files-of.ts';

interface Given {
  readonly protect?: readonly string[];
  readonly within?: readonly string[];
  readonly files?: Readonly<Record<string, string>>;
}

/** The warnings of a plan with one command, and no other criterion than what it may change. */
function warningsOf(command: string, { protect = ['tests/**'], within = ['durations/**'], files = {} }: Given = {}) {
  const parsed = parsePlan(
    JSON.stringify({
      task: 'a',
      protect,
      checkpoints: [
        {
          id: 'fix',
          spec: 'Fix it.',
          success_criteria: [
            { kind: 'command', command },
            { kind: 'changes_within', paths: within },
          ],
        },
      ],
    }),
    { fileName: 'plan.yml' },
  );
  if (parsed.kind !== 'ok') throw new Error(JSON.stringify(parsed));
  return warnOfCollectedFiles(parsed.plan, filesOf(files)).map(({ message }) => message);
}

describe('a runner of Python that is given no folder', () => {
  test.each([
    ['pytest -q --junitxml=junit.xml', '"durations/conftest.py"'],
    ['.venv/bin/python -m pytest -k flags > out.txt', '"durations/conftest.py"'],
    ['python3 -m unittest', '"durations/__init__.py"'],
    ['python3 -m unittest discover -p "test_cli.py"', '"durations/__init__.py"'],
  ])('is warned of where an attempt may add a file that it loads: %s', (command, added) => {
    expect(warningsOf(command)).toEqual([expect.stringContaining(`such as ${added}, which can make every test pass`)]);
  });

  test('is warned of as a guard, too, with the folder that is open', () => {
    const within = ['README.md', 'src/durations/*.py'];
    expect(warningsOf('pytest', { within })).toEqual([expect.stringContaining('"src/durations/conftest.py"')]);
  });

  test.each<[string, Given]>([
    ['pytest tests', {}],
    ['pytest tests/test_cli.py::test_a', {}],
    ['python -m unittest discover -s tests -t .', {}],
    ['python -m unittest tests.test_cli', {}],
    ['python3 -m durations', {}],
    ['pytest', { protect: ['**/conftest.py'] }],
    ['pytest', { within: ['durations/cli.py'] }],
    ['pytest', { within: ['tests/**'], protect: [] }],
    ['pytest', { files: { 'pyproject.toml': '[tool.pytest.ini_options]\ntestpaths = ["tests"]\n' } }],
  ])('is not warned of otherwise: %s, %j', (command, given) => {
    expect(warningsOf(command, given)).toEqual([]);
  });
});
