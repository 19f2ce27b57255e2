import { describe, expect, test } from '@jest/globals';
import { findCommandScripts } from '../../../src/domain/plan/command-scripts.ts';
import { lintPlan } from '../../../src/domain/plan/lint-plan.ts';
import { parseOk, planWith } from './plan-samples.ts';

function commandPlan(command: string): string {
  return planWith(`{ kind: command, command: ${JSON.stringify(command)} }`);
}

function messagesOf(text: string): string[] {
  return lintPlan(parseOk(text)).map(({ message }) => message);
}

describe('a command whose script the agent can change', () => {
  test.each([
    ['npm test', 'npm test', ['package.json']],
    ['npm run lint -- --fix', 'npm run lint', ['package.json']],
    ['CI=1 npm --silent test', 'npm test', ['package.json']],
    ['npm ci', 'npm ci', ['package.json']],
    ['yarn', 'yarn', ['package.json']],
    ['yarn build', 'yarn build', ['package.json']],
    ['pnpm run -r test', 'pnpm run -r', ['package.json']],
    ['cd a && make check', 'make', ['Makefile']],
    ['pytest -q', 'pytest', ['conftest.py', 'pyproject.toml']],
    ['python3 -m pytest tests', 'pytest', ['conftest.py', 'pyproject.toml']],
    ['./check.sh --all', './check.sh', ['check.sh']],
    ['scripts/check', 'scripts/check', ['scripts/check']],
    ['bash -eu scripts/check.sh', 'bash scripts/check.sh', ['scripts/check.sh']],
    ['timeout 60 node "tools/check.mjs"', 'node tools/check.mjs', ['tools/check.mjs']],
    ['true; ! sh a.sh', 'sh a.sh', ['a.sh']],
  ])('%s is traced to %s and %j', (command, program, paths) => {
    expect(findCommandScripts(command)).toEqual([{ program, paths }]);
  });

  test.each(['true', 'test -f a', 'node -e "1"', 'bash -c "exit 0"', '/usr/bin/env', 'sh /tmp/x.sh', 'npm --version'])(
    '%s is traced to nothing',
    (command) => {
      expect(findCommandScripts(command)).toEqual([]);
    },
  );

  test('is warned of by name, until the file is protected', () => {
    const text = commandPlan('npm test && make');
    expect(lintPlan(parseOk(text))).toEqual([
      {
        checkpointId: 'a',
        message:
          'criterion 1: "npm test" runs what "package.json" says, and the agent can change that; add it to "protect"',
      },
      {
        checkpointId: 'a',
        message: 'criterion 1: "make" runs what "Makefile" says, and the agent can change that; add it to "protect"',
      },
    ]);
    expect(messagesOf(text.replace('spec: b', 'spec: b\n    protect: [package.json]'))).toHaveLength(1);
    expect(messagesOf(`protect: ["*.json", Makefile]\n${text}`)).toEqual([]);
  });

  test('is warned of for the setup too, where only protection of the whole plan helps', () => {
    const text = `setup: npm ci\n${planWith('{ kind: file_contains, path: a, pattern: b }')}`;
    expect(lintPlan(parseOk(text))).toEqual([
      { checkpointId: undefined, message: expect.stringContaining('setup: "npm ci" runs what "package.json" says') },
    ]);
    expect(messagesOf(text.replace('spec: b', 'spec: b\n    protect: [package.json]'))).toHaveLength(1);
    expect(messagesOf(`protect: [package.json]\n${text}`)).toEqual([]);
  });

  test('is not warned of when "changes_within" keeps each attempt from it, or the setup makes it', () => {
    const criteria = ['{ kind: changes_within, paths: [a] }', '{ kind: file_contains, path: a, pattern: b }'];
    const text = `setup: npm ci && .venv/bin/pip install a\nguards: [{ kind: command, command: npm test }]\n${planWith(...criteria)}`;
    expect(messagesOf(text)).toEqual([]);
    expect(messagesOf(text.replace('paths: [a]', 'paths: [a, "*.json"]'))).toHaveLength(2);
  });

  test('is not warned of when it lies where no attempt may write', () => {
    expect(messagesOf(commandPlan('.github/check.sh'))).toEqual([]);
  });
});

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
