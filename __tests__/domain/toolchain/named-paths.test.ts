import { expect, test } from '@jest/globals';
import { listPlanPaths } from '../../../src/domain/toolchain/named-paths.ts';
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
