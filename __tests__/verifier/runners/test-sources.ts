/** The changes to a project of four tests: `sums › adds`, `sums › adds zero`, `sums › subtracts` and `multiplies`. */
export interface ProjectChange {
  /** `subtracts` fails. */
  readonly isBroken?: boolean;
  /** The change to `adds zero`. */
  readonly zero?: 'removed' | 'skipped' | 'renamed';
  /** Marks `adds` as the only one. */
  readonly isFocused?: boolean;
  /** The code ends the process when it is loaded. */
  readonly exitsEarly?: boolean;
  /** Adds so many tests. */
  readonly more?: number;
  /** A file outside of the project: `subtracts` fails while it is missing, and creates it. */
  readonly flakyMark?: string;
}

const nameOfZero = ({ zero }: ProjectChange) => (zero === 'renamed' ? 'adds nothing' : 'adds zero');

/** The code under test in JavaScript. */
export function renderLib({ isBroken, exitsEarly, flakyMark }: ProjectChange): string {
  const sub = isBroken === true ? 'a + b' : 'a - b';
  const flaky = `{ const fs = require('node:fs'); if (fs.existsSync(${JSON.stringify(flakyMark)})) return a - b; fs.writeFileSync(${JSON.stringify(flakyMark)}, ''); return NaN; }`;
  return `${exitsEarly === true ? 'process.exit(0);\n' : ''}exports.add = (a, b) => a + b;
exports.sub = (a, b) => ${flakyMark === undefined ? sub : flaky};
exports.mul = (a, b) => a * b;
`;
}

/** Tests with `describe` and `test`, after the lines that bring these. */
export function renderDescribe(change: ProjectChange, head: string): string {
  const skip = change.zero === 'skipped' ? '.skip' : '';
  const zero = `  test${skip}('${nameOfZero(change)}', () => assert.equal(add(1, 0), 1));\n`;
  const more = Array.from({ length: change.more ?? 0 }, (_, index) => `test('counts ${index}', () => {});\n`);
  return `${head}const assert = require('node:assert');
const { add, sub, mul } = require('../lib.js');
describe('sums', () => {
  test${change.isFocused === true ? '.only' : ''}('adds', () => assert.equal(add(1, 2), 3));
${change.zero === 'removed' ? '' : zero}  test('subtracts', () => assert.equal(sub(3, 2), 1));
});
test('multiplies', () => assert.equal(mul(2, 3), 6));
${more.join('')}`;
}

/** Tests of node-tap. */
export function renderTapTests(change: ProjectChange): string {
  const zero = `  t.test('${nameOfZero(change)}', { skip: ${change.zero === 'skipped'} }, async (t) => t.equal(add(1, 0), 1));\n`;
  const only = change.isFocused === true ? ', { only: true }' : '';
  const more = Array.from({ length: change.more ?? 0 }, (_, index) => `t.test('counts ${index}', async () => {});\n`);
  return `const t = require('tap');
const { add, sub, mul } = require('../lib.js');
t.test('sums', async (t) => {
  t.test('adds'${only}, async (t) => t.equal(add(1, 2), 3));
${change.zero === 'removed' ? '' : zero}  t.test('subtracts', async (t) => t.equal(sub(3, 2), 1));
});
t.test('multiplies', async (t) => t.equal(mul(2, 3), 6));
${more.join('')}`;
}

/** The code and the tests in Python. */
export function renderPython(change: ProjectChange): Readonly<Record<string, string>> {
  const { isBroken, exitsEarly, flakyMark, zero } = change;
  const mark = JSON.stringify(flakyMark);
  const sub =
    flakyMark === undefined
      ? `    return a ${isBroken === true ? '+' : '-'} b`
      : `    if os.path.exists(${mark}):\n        return a - b\n    open(${mark}, "w").close()\n    return None`;
  const more = Array.from({ length: change.more ?? 0 }, (_, index) => `def test_counts_${index}():\n    pass\n`);
  const skip = zero === 'skipped' ? '    @pytest.mark.skip\n' : '';
  const test = `${skip}    def test_${nameOfZero(change).replace(' ', '_')}(self):\n        assert lib.add(1, 0) == 1\n\n`;
  return {
    'lib.py': `import os\n${exitsEarly === true ? 'os._exit(0)\n' : ''}
def add(a, b):
    return a + b

def sub(a, b):
${sub}

def mul(a, b):
    return a * b
`,
    'test_lib.py': `import pytest
import lib

class TestSums:
    def test_adds(self):
        assert lib.add(1, 2) == 3

${zero === 'removed' ? '' : test}    def test_subtracts(self):
        assert lib.sub(3, 2) == 1

def test_multiplies():
    assert lib.mul(2, 3) == 6

${more.join('\n')}`,
  };
}

/** The code and the tests in Go. */
export function renderGo(change: ProjectChange): Readonly<Record<string, string>> {
  const { isBroken, exitsEarly, flakyMark, zero } = change;
  const mark = JSON.stringify(flakyMark);
  const flaky = `if _, err := os.Stat(${mark}); err == nil {\n\t\treturn a - b\n\t}\n\tos.WriteFile(${mark}, nil, 0644)\n\treturn -1`;
  const more = Array.from({ length: change.more ?? 0 }, (_, i) => `func TestCounts${i}(t *testing.T) {}\n`);
  const skip = zero === 'skipped' ? '\t\tt.Skip()\n' : '';
  const test = `\tt.Run("${nameOfZero(change)}", func(t *testing.T) {\n${skip}\t\tif Add(1, 0) != 1 {\n\t\t\tt.Error("wrong")\n\t\t}\n\t})\n`;
  return {
    'go.mod': 'module example.com/lib\n\ngo 1.19\n',
    'lib.go': `package lib

import "os"

func init() {
	if len(os.Args) > ${exitsEarly === true ? '0' : '100000'} {
		os.Exit(0)
	}
}

func Add(a, b int) int { return a + b }
func Sub(a, b int) int {
	${flakyMark === undefined ? `return a ${isBroken === true ? '+' : '-'} b` : flaky}
}
func Mul(a, b int) int { return a * b }
`,
    'lib_test.go': `package lib

import "testing"

func TestSums(t *testing.T) {
	t.Run("adds", func(t *testing.T) {
		if Add(1, 2) != 3 {
			t.Error("wrong")
		}
	})
${zero === 'removed' ? '' : test}	t.Run("subtracts", func(t *testing.T) {
		if Sub(3, 2) != 1 {
			t.Errorf("3 - 2 is %d", Sub(3, 2))
		}
	})
}

func TestMultiplies(t *testing.T) {
	if Mul(2, 3) != 6 {
		t.Error("wrong")
	}
}

${more.join('')}`,
  };
}
