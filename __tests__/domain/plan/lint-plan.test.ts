import { describe, expect, test } from '@jest/globals';
import { lintPlan } from '../../../src/domain/plan/lint-plan.ts';
import { parseOk, planWith } from './plan-samples.ts';

function commandPlan(command: string): string {
  return planWith(`{ kind: command, command: ${JSON.stringify(command)} }`);
}

function messagesOf(text: string): string[] {
  return lintPlan(parseOk(text)).map(({ message }) => message);
}

describe('commands that cannot fail', () => {
  test('are named with what makes them so, also as guards', () => {
    const say = (command: string) => `{ kind: command, command: ${JSON.stringify(command)} }`;
    expect(messagesOf(planWith(say('true'), say('go vet || true'), say('go vet')))).toEqual([
      'criterion 1 cannot fail: "true" always succeeds, and so shows nothing of the work',
      'criterion 2 cannot fail: it ends with "true", which succeeds whatever comes before; leave that out',
    ]);
    expect(messagesOf(`${planWith(say('go vet'))}guards: [${say('go vet | tee out')}]\n`)).toEqual([
      'guard 1 cannot fail: it ends with "tee out", which succeeds whatever comes before; leave that out',
    ]);
    expect(messagesOf(planWith('{ kind: command, command: "true", expect_exit: 1 }'))).toEqual([]);
  });
});

describe('criteria that any work satisfies', () => {
  const within = (paths: string) => `{ kind: changes_within, paths: ${paths} }`;
  const contains = (pattern: string) => `{ kind: file_contains, path: a, pattern: '${pattern}' }`;

  test.each([
    [within('["**"]'), 'criterion 2 cannot fail: "**" allows every path'],
    [within('["src/**", "**/*"]'), 'criterion 2 cannot fail: "**/*" allows every path'],
    [contains('.*'), 'criterion 2 says nothing of the text: an empty file has ".*"'],
    [contains('^a*$'), 'criterion 2 says nothing of the text: an empty file has "^a*$"'],
  ])('are named: %s', (criterion, message) => {
    expect(lintPlan(parseOk(planWith(contains('b'), criterion)))).toEqual([
      { checkpointId: 'a', message, isFault: true },
    ]);
  });

  test.each([within('["*"]'), within('["src/**"]'), contains('a.*')])(
    'are not those that can fail: %s',
    (criterion) => {
      expect(messagesOf(planWith(contains('b'), criterion))).toEqual([]);
    },
  );
});

describe('a setup that builds', () => {
  const plan = (setup: string, command = 'npx vitest run', rest = '') =>
    `${commandPlan(command)}setup: ${JSON.stringify(setup)}\n${rest}`;

  test.each([
    ['npm ci && npm run build', 'npm run build'],
    ['pnpm install --frozen-lockfile && pnpm -r build', 'pnpm -r build'],
    ['yarn && yarn build:all', 'yarn build:all'],
    ['npm ci; npx tsc -b packages/core', 'tsc -b packages/core'],
    ['pnpm i && pnpm exec tsc', 'pnpm exec tsc'],
    ['cmake -B out && cmake --build out', 'cmake --build out'],
    ['make', 'make'],
    ['go generate ./...', 'go generate ./...'],
  ])('is named, since criteria find what it made before the work: %s', (setup, build) => {
    expect(lintPlan(parseOk(plan(setup)))).toEqual([
      { checkpointId: undefined, isFault: true, message: expect.stringContaining(`"setup" builds ("${build}") once`) },
    ]);
  });

  test.each([
    ['installs alone', plan('npm ci && npm install esbuild webpack')],
    ['names package managers without end', plan('npm '.repeat(900))],
    ['checks types alone', plan('npx tsc --noEmit')],
    ['makes what it depends on', plan('make deps')],
    ['is by a tool whose tests build', plan('cargo build && mvn -B test && go build ./...')],
    ['has its sources named', plan('npm ci && npm run build', 'npx vitest run', 'setup_inputs: ["src/**"]\n')],
    ['is built again by each command', plan('npm ci && npm run build', 'npm run build && npx vitest run')],
  ])('is not named where it %s', (_title, text) => {
    expect(lintPlan(parseOk(text))).toEqual([]);
  });
});

describe('a checkpoint whose work is protected', () => {
  const text = planWith(
    '{ kind: file_contains, path: a, pattern: b }',
    '{ kind: changes_within, paths: ["test/**", docs/a.md] }',
  );

  test('is warned of, since no attempt can pass', () => {
    const locked = {
      checkpointId: 'a',
      message: 'no attempt can pass: "protect" covers all that "changes_within" lets it change',
      isFault: true,
    };
    expect(lintPlan(parseOk(`protect: [test, docs]\n${text}`))).toEqual([locked]);
    expect(
      lintPlan(parseOk(`protect: [test]\n${text.replace('spec: b', 'spec: b\n    protect: ["*/*.md"]')}`)),
    ).toEqual([locked]);
  });

  test.each(['protect: [test]', 'protect: ["test/*.js", docs]', 'protect: []'])('is not warned of with %s', (head) => {
    expect(messagesOf(`${head}\n${text}`)).toEqual([]);
  });
});

describe('criteria that say little', () => {
  const exists = '{ kind: file_exists, path: a }';
  const absent = '{ kind: file_absent, path: b }';
  const within = '{ kind: changes_within, paths: [a] }';
  const contains = '{ kind: file_contains, path: a, pattern: b }';

  test.each([
    ['files that exist', [exists], ['the criteria only ask whether files exist: an empty file satisfies them']],
    ['files that exist or do not', [exists, absent, within], ['the criteria only ask whether files exist']],
    ['where changes are', [within], ['the only criterion is "changes_within": it holds before any work is done']],
  ])('are warned of when they ask only for %s', (_name, criteria, expected) => {
    const messages = messagesOf(planWith(...criteria));
    expect(messages).toHaveLength(1);
    expect(messages[0]).toContain(expected[0]);
  });

  test.each([[[exists, contains]], [[absent]], [[exists, '{ kind: command, command: go vet }']]])(
    'are not warned of for %j',
    (criteria) => {
      expect(messagesOf(planWith(...criteria))).toEqual([]);
    },
  );

  test('are named when no machine judges them', () => {
    expect(messagesOf(planWith(contains, '{ kind: semantic, statement: c }'))).toEqual([
      'criterion 2 (semantic) is not checked by a machine: it stays unjudged unless a judge or a person decides it',
    ]);
  });
});

describe('the folder that criteria run in', () => {
  const warnings = (text: string, verifyIn?: 'checkout' | 'workspace') =>
    lintPlan(parseOk(text), verifyIn).filter(({ checkpointId }) => checkpointId === undefined);

  test('is warned of when it is that of the agent, and a command runs there', () => {
    expect(warnings(commandPlan('true'), 'workspace')).toMatchObject([
      { message: expect.stringContaining('"verify_in: workspace"') },
    ]);
    expect(warnings(commandPlan('true'), 'checkout')).toEqual([]);
    expect(warnings(planWith('{ kind: file_exists, path: a }'), 'workspace')).toEqual([]);
  });

  test('gets no setup from setup_inputs alone', () => {
    const unused = '"setup_inputs" has no effect without "setup"';
    expect(warnings(`setup_inputs: [a]\n${commandPlan('true')}`)).toMatchObject([{ message: unused }]);
    expect(warnings(`setup: "true"\nsetup_inputs: [a]\n${commandPlan('true')}`)).toEqual([]);
  });
});
