import { expect, test } from '@jest/globals';
import { findMessageLine } from '../../../src/domain/text/message-line.ts';

const NODE = `/tmp/w/test/shout.js:2
if (shout('hi') !== 'HI!') throw new Error('shout("hi") gave ' + shout('hi'));
                           ^

Error: shout("hi") gave HI, wanted HI!
    at Object.<anonymous> (/tmp/w/test/shout.js:2:34)
    at node:internal/main/run_main_module:28:49

Node.js v20.20.2
`;

test.each([
  ['Node.js', NODE, 'Error: shout("hi") gave HI, wanted HI!'],
  [
    'node:assert',
    'AssertionError [ERR_ASSERTION]: 1 == 2\n    at a.js:1:1\n',
    'AssertionError [ERR_ASSERTION]: 1 == 2',
  ],
  [
    'pytest',
    '    def test_a():\n>       assert add(1, 2) == 3\nE       assert 4 == 3\n\nFAILED a.py::test_a\n',
    'E       assert 4 == 3',
  ],
  [
    'Go',
    '=== RUN   TestAdd\n--- FAIL: TestAdd (0.00s)\n    add_test.go:9: got 4\nFAIL\nexit status 1\n',
    '--- FAIL: TestAdd (0.00s)',
  ],
  ['a build of Go', 'FAIL\tx [build failed]\n./x_test.go:4:31: undefined: Mul\n', './x_test.go:4:31: undefined: Mul'],
  [
    'Rust',
    "running 1 test\nthread 'tests::add' panicked at src/lib.rs:9:9:\n",
    "thread 'tests::add' panicked at src/lib.rs:9:9:",
  ],
  ['TAP of Node.js', 'not ok 1 - adds\n  ---\n  error: |-\n    Expected values to be equal:\n', 'not ok 1 - adds'],
  [
    'a file that Node.js cannot load',
    "# Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/w/a.js'\nnot ok 2 - a.test.js\n  ---\n  error: 'test failed'\n",
    "Error [ERR_MODULE_NOT_FOUND]: Cannot find module '/w/a.js'",
  ],
  ["a test's end in TAP of Node.js", "not ok 2 - a.test.js\n  error: 'test failed'\n", 'not ok 2 - a.test.js'],
  ['TAP', 'TAP version 13\nok 1 - a\nnot ok 2 - b\n1..2\n', 'not ok 2 - b'],
  [
    'TypeScript',
    "src/a.ts(1,7): error TS2322: Type 'x' is not assignable.\n",
    "src/a.ts(1,7): error TS2322: Type 'x' is not assignable.",
  ],
  ['Python', 'Traceback (most recent call last):\n  File "a.py", line 1\nValueError: bad\n', 'ValueError: bad'],
  ['a linter', 'checking\n2 problems found\n', undefined],
  [
    'a child of pip',
    "  error: subprocess-exited-with-error\n  × python setup.py bdist_wheel did not run successfully.\n      error: invalid command 'bdist_wheel'\n  ERROR: Failed building wheel for acme\n",
    "error: invalid command 'bdist_wheel'",
  ],
  ['npm around it', 'error: it broke\nnpm ERR! code 1\nnpm ERR! path /x\n', 'error: it broke'],
  ['nothing', '\n  \n', undefined],
])('the line of %s with its message', (_name, output, expected) => {
  expect(findMessageLine(output.split('\n'))).toBe(expected);
});
