import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { stringify } from 'yaml';
import { findRefusedLines } from '../../../src/domain/workflow/find-refused-lines.ts';

const GOOD = `on:
  workflow_dispatch: { inputs: { plan: { default: a.yml } } }
  schedule: [{ cron: '0 6 * * 1' }]
concurrency: { group: groundhog, queue: max }
jobs:
  work:
    runs-on: ubuntu-latest
    permissions: { contents: write, copilot-requests: write }
    steps:
      - uses: groundhog-actions/groundhog@v1.2.3
        with: { plan: "\${{ inputs.plan }}" }
        id: groundhog
`;

const EXAMPLES = new URL('../../../examples/', import.meta.url);

test.each(readdirSync(EXAMPLES).filter((name) => name.endsWith('.yml')))('nothing is refused in %s', async (name) => {
  expect(await findRefusedLines(readFileSync(new URL(name, EXAMPLES), 'utf8'))).toEqual([]);
});

test('nothing is refused in a workflow with all that is newest', async () => {
  expect(await findRefusedLines(GOOD)).toEqual([]);
});

test.each([
  ['a value of the queue that there is not', 'queue: max', 'queue: 5', 4, "Unexpected value '5'"],
  ['an input of no type', 'default: a.yml', 'type: text', 2, "Unexpected value 'text'"],
  ['an hour of no day', '0 6 * * 1', '0 25 * * *', 3, 'Invalid cron expression'],
  ['a schedule with seconds', '0 6 * * 1', '0 0 6 * * 1', 3, 'Invalid cron expression'],
  ['a permission of no level', 'contents: write', 'contents: admin', 8, "Unexpected value 'admin'"],
  ['a merge key', '    permissions:', '    <<: { timeout-minutes: 5 }\n    permissions:', 8, "Unexpected value '<<'"],
  ['a key that it does not know', '    permissions:', '    brand-new: 1\n    permissions:', 8, "'brand-new'"],
  ['a job that waits for none', '    permissions:', '    needs: build\n    permissions:', 6, 'at least one job'],
  ['a name of a job', '  work:', '  my work:', 6, "The identifier 'my work' is invalid"],
  ['a job without a machine', '    runs-on: ubuntu-latest\n', '', 7, 'Required property is missing: runs-on'],
  ['a function', '    permissions:', "    if: startWith(github.ref, 'a')\n    permissions:", 8, 'startWith'],
  ['an expression', 'inputs.plan }', 'inputs.plan( }', 11, 'Unexpected'],
  ['an id', 'id: groundhog', 'id: 1', 12, "The identifier '1' is invalid"],
])('%s is refused, with the line', async (...[, from, to, line, message]) => {
  expect(await findRefusedLines(GOOD.replace(from, to))).toEqual([
    {
      line,
      message: expect.stringMatching(/^GitHub refuses the workflow: /),
      fix: expect.stringMatching(/^Correct it; GitHub starts nothing/),
      isSerious: true,
    },
  ]);
  expect(JSON.stringify(await findRefusedLines(GOOD.replace(from, to)))).toContain(message);
});

test('what may be newer than the parser is said to be so', async () => {
  const [refusal] = await findRefusedLines(GOOD.replace('queue: max', 'queue: forever'));
  expect(refusal?.fix).toContain('newer than this version');
});

test('whatever a file has, the parser answers', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string(),
        fc.jsonValue().map((value) => stringify({ on: value, jobs: { a: value } })),
      ),
      async (text) => {
        expect(Array.isArray(await findRefusedLines(text))).toBe(true);
      },
    ),
  );
});
