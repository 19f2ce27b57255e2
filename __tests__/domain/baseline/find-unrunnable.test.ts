import { describe, expect, test } from '@jest/globals';
import type { CriterionRun } from '../../../src/domain/attempt/verdict.ts';
import { type BaselineFacts, findUnrunnable } from '../../../src/domain/baseline/find-unrunnable.ts';
import { filesOf } from '../toolchain/files-of.ts';

function runOf(command: string, exitCode: number | null, output: string): CriterionRun {
  return {
    criterion: { kind: 'command', command, expect_exit: 0, timeout_seconds: 300 },
    outcome: exitCode === 0 ? 'passed' : 'failed',
    detail: '',
    exit_code: exitCode,
    duration_ms: 1,
    timed_out: false,
    output,
    omitted_bytes: 0,
    evidence: null,
  };
}

const NODE = {
  'package.json': '{"devDependencies":{"jest":"1","typescript":"1","@a/b":"1"}}',
  'package-lock.json': '',
};
const PYTHON = { 'requirements.txt': 'pytest\nrequests\n' };

function find(run: CriterionRun, files: Readonly<Record<string, string>> = {}, facts: Partial<BaselineFacts> = {}) {
  const given = { plan: {}, spec: 'Do it.', runs: [run], isProtected: () => false, isPathFixed: true, ...facts };
  return findUnrunnable({ ...given, files: filesOf(files) });
}

describe('a criterion that cannot be run at the base', () => {
  test.each([
    [
      'jest behind npm',
      runOf('npm test', 127, '> jest\n\nsh: 1: jest: not found\n'),
      NODE,
      'jest: not found',
      'npm ci',
    ],
    [
      'a program of another package',
      runOf('npm run types', 127, 'sh: line 1: tsc: command not found'),
      NODE,
      'tsc: not found',
      'npm ci',
    ],
    [
      'the program of a package by its path',
      runOf('node_modules/.bin/jest', 127, 'sh: 1: node_modules/.bin/jest: not found'),
      NODE,
      'node_modules/.bin/jest: not found',
      'npm ci',
    ],
    [
      'a program by its name',
      runOf('set -e; nosuch --all', 127, '/bin/sh: 1: nosuch: not found'),
      {},
      'nosuch: not found',
      undefined,
    ],
    [
      'pytest by its name',
      runOf('pytest -q', 127, 'bash: line 1: pytest: command not found'),
      PYTHON,
      'pytest: not found',
      'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
    ],
    [
      'a program of env',
      runOf('env nosuch', 127, "env: 'nosuch': No such file or directory"),
      {},
      'nosuch: not found',
      undefined,
    ],
    ['a program in zsh', runOf('nosuch', 127, 'zsh:1: command not found: nosuch'), {}, 'nosuch: not found', undefined],
    [
      'a program that may not be executed',
      runOf('tool', 126, 'sh: 1: tool: Permission denied'),
      {},
      'tool: cannot be executed',
      undefined,
    ],
    [
      'a package of CommonJS',
      runOf('node t.js', 1, "Error: Cannot find module '@a/b/c'\nRequire stack:"),
      NODE,
      "Cannot find module '@a/b'",
      'npm ci',
    ],
    [
      'a package of an ES module',
      runOf('node t.mjs', 1, "Cannot find package 'jest' imported from /x/t.mjs"),
      NODE,
      "Cannot find module 'jest'",
      'npm ci',
    ],
    [
      'a package of Python',
      runOf('python3 t.py', 1, "ModuleNotFoundError: No module named 'requests.auth'"),
      PYTHON,
      "No module named 'requests.auth'",
      'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
    ],
    [
      'pytest as a module',
      runOf('python3 -m pytest', 1, '/usr/bin/python3: No module named pytest'),
      {},
      "No module named 'pytest'",
      undefined,
    ],
  ])('is found for %s', (...[, run, files, reason, setup]) => {
    expect(find(run, files)).toEqual({ number: 1, reason, setup });
  });

  test.each([
    [
      'a script that the checkpoint may write',
      runOf('sh scripts/new.sh', 127, 'sh: 0: cannot open scripts/new.sh: No such file'),
    ],
    ['a program that the checkpoint may write', runOf('./new.sh', 127, 'sh: 1: ./new.sh: not found')],
    ['a program that it may make executable', runOf('./old.sh', 126, 'sh: 1: ./old.sh: Permission denied')],
    ['a module that it may write', runOf('node dist/new.js', 1, "Error: Cannot find module '/tmp/x/dist/new.js'")],
    ['a relative module', runOf('npx jest', 1, "Cannot find module '../src/new' from 'test/new.test.js'")],
    ['an import of the package itself', runOf('node t.js', 1, "Cannot find module '#new'")],
    ['an alias', runOf('node t.js', 1, "Cannot find module '@/new'")],
    ['a part of Node.js', runOf('node t.js', 1, "Cannot find module 'node:new'")],
    ['a package that nothing requires', runOf('node t.js', 1, "Cannot find module 'new'")],
    ['a module of Python that it may write', runOf('python3 -m mine', 1, 'python3: No module named mine')],
    ['a program behind npm that nothing requires', runOf('npm test', 127, 'sh: 1: mocha: not found')],
    ['a program behind make', runOf('make test', 127, 'sh: 1: nosuch: not found')],
    ['a program after a change of the PATH', runOf('PATH=bin:$PATH nosuch', 127, 'sh: 1: nosuch: not found')],
    ['a function', runOf('check() { ls; }; check', 127, 'sh: 1: check: not found')],
    ['a virtual environment', runOf('. .venv/bin/activate && nosuch', 127, 'sh: 1: nosuch: not found')],
    ['a test that fails', runOf('npm test', 1, '1 failed')],
    ['a test that only prints such a line', runOf('npm test', 1, 'sh: 1: jest: not found')],
    ['a command that was ended', runOf('jest', null, 'sh: 1: jest: not found')],
    ['a criterion that holds', runOf('jest', 0, 'sh: 1: jest: not found')],
  ])('is not %s', (_name, run) => {
    expect(find(run, { ...NODE, ...PYTHON, 'old.sh': '' })).toBeUndefined();
  });

  const PROJECT = { 'pyproject.toml': '[project]\nname = "acme"\ndependencies = ["requests"]\n' };

  test.each([
    ['a module of the package below src', "'acme.add'", { 'src/acme/__init__.py': '' }],
    ['a module of the package at the root', "'acme.add'", { 'acme/__init__.py': '' }],
    ['a part of a module that is a file', "'acme.add'", { 'acme.py': '' }],
    ['a module of the package that is not there yet', "'acme.add'", {}],
    ['the package that is not there yet', "'acme'", {}],
    ['a module of a package that is named as a requirement is', "'requests.new'", { 'requests/__init__.py': '' }],
  ])('is not %s', (_name, module, files) => {
    const run = runOf('python3 -m pytest', 1, `E   ModuleNotFoundError: No module named ${module}`);
    expect(find(run, { ...PROJECT, ...files })).toBeUndefined();
    const code = { 'setup.py': "setup(name='acme', install_requires=['requests'])\n" };
    expect(find(run, { ...code, ...files })).toBeUndefined();
  });

  test('is the package of the project that is there and is not installed', () => {
    const run = runOf('pytest', 1, "ModuleNotFoundError: No module named 'acme'");
    expect(find(run, { ...PROJECT, 'src/acme/__init__.py': '' })?.reason).toBe("No module named 'acme'");
  });

  const jest = runOf('npm test', 127, 'sh: 1: jest: not found');

  test('is not claimed of a package that the setup may install, that is committed, or that the checkpoint is about', () => {
    expect(find(jest, NODE)).toBeDefined();
    expect(find(jest, NODE, { plan: { setup: 'npm ci' } })).toBeUndefined();
    expect(find(jest, { ...NODE, 'node_modules/x/index.js': '' })).toBeUndefined();
    expect(find(jest, NODE, { spec: 'Replace Jest by node:test.' })).toBeUndefined();
    expect(find(jest, NODE, { spec: 'Fix jester.' })).toBeDefined();
  });

  test('is claimed of the PATH in spite of a setup, which cannot add to it, except where criteria share the folder', () => {
    const run = runOf('nosuch', 127, 'sh: 1: nosuch: not found');
    expect(find(run, {}, { plan: { setup: 'make' } })).toMatchObject({ reason: 'nosuch: not found', setup: undefined });
    expect(find(run, {}, { plan: { setup: 'make' }, isPathFixed: false })).toBeUndefined();
    expect(find(run, {}, { isPathFixed: false })).toBeDefined();
  });

  test('is claimed of a file of the repository that the checkpoint may not change', () => {
    const facts = { isProtected: () => true };
    expect(find(runOf('./new.sh', 127, 'sh: 1: ./new.sh: not found'), {}, facts)).toBeDefined();
    expect(find(runOf('./old.sh', 126, 'sh: 1: ./old.sh: Permission denied'), { 'old.sh': '' }, facts)).toBeDefined();
    const made = { ...facts, plan: { setup: 'make' } };
    expect(find(runOf('./new.sh', 127, 'sh: 1: ./new.sh: not found'), {}, made)).toBeUndefined();
  });

  test('has its number among all criteria', () => {
    const runs = [runOf('true', 0, ''), runOf('npm test', 1, 'x'), jest];
    expect(
      findUnrunnable({ plan: {}, spec: '', runs, files: filesOf(NODE), isProtected: () => false, isPathFixed: true }),
    ).toMatchObject({ number: 3 });
  });
});
