import { expect, test } from '@jest/globals';
import { findNeededPaths, listPlanPaths } from '../../../src/domain/toolchain/named-paths.ts';
import { parseOk } from '../plan/plan-samples.ts';

test('the paths that a plan names are those of its setup, specs and criteria', () => {
  const named = listPlanPaths(
    parseOk(`setup: sh tools/setup.sh
checkpoints:
  - id: a
    spec: See docs/a.md, and (src/b.ts).
    success_criteria:
      - { kind: command, command: "FILE=test/c.json node --test './test/d.test.js' && cat e.txt" }
      - { kind: file_exists, path: Makefile }
`),
  );
  for (const path of ['tools/setup.sh', 'docs/a.md', 'src/b.ts', 'test/c.json', 'test/d.test.js', 'e.txt', 'Makefile'])
    expect([path, named.has(path)]).toEqual([path, true]);
  for (const word of ['sh', 'node', 'See', 'cat']) expect([word, named.has(word)]).toEqual([word, false]);
});

test.each([
  ['pytest tests/test_a.py', ['tests/test_a.py']],
  ['pytest -q --junitxml=report.xml tests/test_a.py', ['tests/test_a.py']],
  ['python3 -m pytest tests/test_a.py::test_b', ['tests/test_a.py']],
  ['PYTHONPATH=src python -m pytest -q -x tests/test_a.py', ['tests/test_a.py']],
  ['uv run pytest tests/test_a.py', ['tests/test_a.py']],
  ['poetry run python -m pytest tests/test_a.py', ['tests/test_a.py']],
  ['pytest tests/test_a.py\n', ['tests/test_a.py']],
  ['set -e\npython3 -m pytest --continue-on-collection-errors tests/test_a.py\n', ['tests/test_a.py']],
  ['set -euo pipefail\necho go\npytest tests/test_a.py', ['tests/test_a.py']],
  ['./make-tests\npytest tests/test_a.py', []],
  ['set +e\npytest tests/test_a.py', []],
  ['python3 -m pytest -k test_a.py', []],
  ['python3 -m http.server tests/test_a.py', []],
  ['uv sync tests/test_a.py', []],
  ['python3 -c tests/test_a.py', []],
])('%s needs the files %j before it starts', (command, paths) => {
  expect(findNeededPaths(command)).toEqual(paths);
});
