import { expect, test } from '@jest/globals';
import { describeBuiltBySetup } from '../../../src/domain/plan/find-build-in-setup.ts';
import { parseOk, planWith } from './plan-samples.ts';

interface Setup {
  readonly head?: string;
  readonly command?: string;
}

function describeMade(paths: readonly string[], { head = 'setup: npm ci\n', command = 'npx vitest run' }: Setup = {}) {
  const criterion = `{ kind: command, command: ${JSON.stringify(command)} }`;
  return describeBuiltBySetup(parseOk(`${planWith(criterion)}${head}`), paths);
}

test('code that a setup has made is named, at most three files of it', () => {
  const one = describeMade(['packages/core/dist/index.js']);
  expect(one).toMatch(/^The setup made packages\/core\/dist\/index\.js, and runs once: /);
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => `dist/${name}.d.ts`);
  expect(describeMade(many)).toContain('made dist/a.d.ts, dist/b.d.ts, dist/c.d.ts and 2 more, and');
  expect(describeMade(['calc/_fast.cpython-311.so', 'api_pb2.py'])).toContain('_fast.cpython-311.so, api_pb2.py, and');
});

test.each<readonly [string, readonly string[], Setup]>([
  ['nothing', [], {}],
  ['what is installed', ['node_modules/a/index.js', 'packages/b/node_modules/c.js', '.pnp.cjs', '.yarn/a.cjs'], {}],
  ['an environment of Python by any name', ['py/pyvenv.cfg', 'py/lib/python3.11/a.py', '.venv/bin/a.py'], {}],
  ['what is no code', ['.env', 'a.tsbuildinfo', 'pkg.egg-info/PKG-INFO', 'target/debug/a.so'], {}],
  ['what has its sources named', ['dist/a.js'], { head: 'setup: npm ci\nsetup_inputs: ["src/**"]\n' }],
  ['what each command builds again', ['dist/a.js'], { command: 'npm run build && npx vitest run' }],
  ['what a build makes that is named', ['dist/a.js'], { head: 'setup: npm ci && npm run build\n' }],
])('%s is not', (_title, paths, setup) => {
  expect(describeMade(paths, setup)).toBeUndefined();
});
