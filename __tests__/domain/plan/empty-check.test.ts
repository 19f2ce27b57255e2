import { describe, expect, test } from '@jest/globals';
import { hasOpenQuote, listPathPrograms } from '../../../src/domain/plan/command-words.ts';
import { findEmptyEnd } from '../../../src/domain/plan/empty-check.ts';

test.each([
  ['echo "a', true],
  ["grep 'x file", true],
  ['echo "$A', true],
  ['echo "a" \'b"c\' \\"', false],
  ["echo $'it\\'s'", false],
  ["npm test # don't", false],
])('whether a quotation mark of %s is never closed: %s', (command, isOpen) => {
  expect(hasOpenQuote(command)).toBe(isOpen);
});

describe('a command succeeds whatever comes before its end', () => {
  test.each([
    ['true', 'true'],
    [':', ':'],
    ['exit 0', 'exit 0'],
    ['echo ok', 'echo ok'],
    ['npm test || true', 'true'],
    ['npm test 2>/dev/null || exit 0', 'exit 0'],
    ['npm test ; true', 'true'],
    ['npm test\necho done', 'echo done'],
    ['npm test | tee out.txt', 'tee out.txt'],
    ['npm test 2>&1 | tail -n 5', 'tail -n 5'],
    ['npm test > out.txt | cat', 'cat'],
    ['npm test || true && echo ok', 'echo ok'],
    ['npm test || echo "it failed; never mind"', 'echo …'],
    ['set -e; npm test || true', 'true'],
    ['true # npm test', 'true'],
    ['test -f b 2> /dev/null; true', 'true'],
    ['test -f b > /dev/null; true', 'true'],
    ['test -f b >/dev/null 2>&1; true', 'true'],
    ['test -f b &>f; true', 'true'],
    ['test -f b &>> f; true', 'true'],
    ['test -f b >| f; true', 'true'],
    ['test -f b >&2; true', 'true'],
    ['test -f b 2>&-; true', 'true'],
    ['test -f b > "my log; x"; true', 'true'],
    ['grep -q hi <<< "a; b"; true', 'true'],
    ['grep -q hi < in; true', 'true'],
    ["sh -c 'npm test; true'", 'true'],
    ['bash -c "npm test || true"', 'true'],
    ['timeout 10 npm test &', 'timeout 10 npm test &'],
    ['npm test & true', 'true'],
    ['npm test &> log &', 'npm test &'],
  ])('%s', (command, end) => {
    expect(findEmptyEnd(command)).toBe(end);
  });

  test.each([
    ['npm test'],
    ['npm test && true'],
    ['true && npm test'],
    ['set -e; npm test; true'],
    ['set -eu\nnpm test\necho done'],
    ['set -o pipefail; npm test | tee out.txt'],
    ['npm test | grep -q ok'],
    ['npm test || exit 1'],
    ['! true'],
    ['if npm test; then true; fi'],
    ['test "$(npm test | tee out.txt)" = ok'],
    ['node -e "a || true"'],
    ["node -e 'a(); true'"],
    ['(npm test) || true'],
    ['echo note > log; test -f b'],
    ['echo note >/dev/null; test -f b'],
    ['echo start >> log.txt; grep -q hi b'],
    ['echo start > /dev/stderr; test -f b'],
    ['echo start >&2; test -f b'],
    ['echo start &>f; test -f b'],
    ['echo start 2>&1; test -f b'],
    ['echo start > "my log"; test -f b'],
    ['cat <<< "a; b"; test -f b'],
    ["echo '> a'; test -f b"],
    ['echo \\> a; test -f b'],
    ['(echo start > log; test -f b)'],
    ['echo start > >(cat); test -f b'],
    ["sh -c 'true; npm test'"],
    ["sh -ec 'npm test; true'"],
    ['bash -c "npm test; $END"'],
    ['npm start & npm test'],
    ['npm start & wait $!'],
    ['set -e; npm test; npm start &'],
    ['node a.js <<E\ntrue\nE'],
    ['cat notes.txt'],
    ['exit 01'],
    ['true-ish'],
    ['printf %d "$COUNT"'],
    ['echo-server --check'],
  ])('%s can fail, or cannot be told', (command) => {
    expect(findEmptyEnd(command)).toBeUndefined();
  });
});

describe('the programs that only the PATH can find', () => {
  test.each([
    ['pnpm test', ['pnpm']],
    ['CI=1 npx jest && go vet ./... | grep -v x', ['go', 'grep']],
    ['timeout 60 npx --no-install vitest run', []],
    ['node -e "a; nosuch b"', ['node']],
    ['make check >make.log 2>&1', ['make']],
    ['make check >make.log; jq a <in.json', ['make', 'jq']],
    ['make &>log; jq a <<< "{}"', ['make', 'jq']],
    ['cd sub && ./run.sh; bin/check', []],
    ['. .venv/bin/activate && pytest', []],
    ['export PATH=bin:$PATH; tool', []],
    ['check() { tool; }; check', []],
    ['echo "$(tool)"', []],
    ['$TOOL a', []],
  ])('of %s', (command, programs) => {
    expect(listPathPrograms(command)).toEqual(programs);
  });
});
