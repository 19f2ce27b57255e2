import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { allowedCasts, allowedTimings, findViolations, floors, type Rule } from './helpers/architecture-rules.ts';
import { domainOrder, findFolderViolations } from './helpers/folder-rules.ts';
import { findFacts } from './helpers/source-facts.ts';
import { findWordViolations } from './helpers/word-rules.ts';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

const files = readdirSync(join(projectFolder, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    path: relative(projectFolder, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }));

describe('the source', () => {
  test('is seen by these rules', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(files.map((file) => file.path)).toContain('src/domain/assert-never.ts');
  });

  test('keeps the rules of the house', () => {
    expect(findViolations(files).map(({ path, rule, detail }) => `${path} [${rule}] ${detail}`)).toEqual([]);
  });

  test('has rooms of at most 24 files, of which no two import each other', () => {
    expect(findFolderViolations(files).map(({ path, rule, detail }) => `${path} [${rule}] ${detail}`)).toEqual([]);
  });

  test('is named and described in the words of the field, with one name for one thing', () => {
    expect(findWordViolations(files).map(({ path, rule, detail }) => `${path} [${rule}] ${detail}`)).toEqual([]);
  });

  test('has every folder of domain in the order of its folders', () => {
    const folders = files.flatMap(({ path }) => /^src\/domain\/([^/]+)\//.exec(path)?.[1] ?? []);
    expect([...new Set(folders)].sort()).toEqual([...domainOrder].sort());
  });

  test('has every file that is allowed a cast', () => {
    const paths = files.map((file) => file.path);
    expect(Object.keys(allowedCasts).filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('measures durations below entry only in the files of the table, exactly as often as it says', () => {
    const found = files.map(({ path, text }) => [path, findFacts(text).timings.length] as const);
    const below = found.filter(([path, count]) => count > 0 && !path.startsWith('src/entry/'));
    expect(Object.fromEntries(below)).toEqual(allowedTimings);
  });
});

describe('the rules', () => {
  const broken: readonly (readonly [Rule, string, string])[] = [
    ['floor', 'src/exec/a.ts', "import { b } from '../git/b.ts';"],
    ['floor', 'src/git/a.ts', "import type { B } from '../verifier/b.ts';"],
    ['floor', 'src/workspace/a.ts', "export { b } from '../store/b.ts';"],
    ['floor', 'src/mcp/a.ts', "export * from '../runner/b.ts';"],
    ['floor', 'src/domain/a.ts', "type B = import('../exec/b.ts').B;"],
    ['floor', 'src/agent/builtin/a.ts', "const b = await import('../../runner/b.ts');"],
    ['github-only-from-entry', 'src/runner/a.ts', "import { b } from '../github/b.ts';"],
    ['package-room', 'src/runner/a.ts', "import { simpleGit } from 'simple-git';"],
    ['package-room', 'src/git/a.ts', "import { spawn } from 'node:child_process';"],
    ['package-room', 'src/report/a.ts', "import type { Octokit } from '@octokit/rest';"],
    ['package-room', 'src/git/a.ts', "import { context } from '@actions/github/lib/utils';"],
    ['package-room', 'src/github/a.ts', "import * as core from '@actions/core';"],
    ['package-room', 'src/runner/a.ts', "import { Command } from 'commander';"],
    ['package-room', 'src/agent/a.ts', "import { parse } from 'yaml';"],
    ['package-room', 'src/exec/a.ts', "const leftPad = require('left-pad');"],
    ['package-room', 'src/exec/a.ts', 'const b = await import(name);'],
    ['domain-is-pure', 'src/domain/a.ts', "import { join } from 'node:path';"],
    ['unknown-room', 'src/attic/a.ts', 'export const a = 1;'],
    ['unknown-room', 'src/a.ts', 'export const a = 1;'],
    ['unknown-room', 'src/domain/a.ts', "import { b } from '../../__tests__/b.ts';"],
    ['ambient', 'src/runner/a.ts', 'const home = process.env.HOME;'],
    ['ambient', 'src/runner/a.ts', "const home = process['env'].HOME;"],
    ['ambient', 'src/runner/a.ts', 'const { env } = process;'],
    ['ambient', 'src/runner/a.ts', "import { env } from 'node:process';"],
    ['ambient', 'src/git/a.ts', "console.log('a');"],
    ['ambient', 'src/store/a.ts', 'const now = Date.now;'],
    ['ambient', 'src/store/a.ts', 'const now = new Date();'],
    ['ambient', 'src/store/a.ts', 'const now = new Date;'],
    ['ambient', 'src/store/a.ts', 'const now = Date();'],
    ['ambient', 'src/domain/a.ts', 'const chance = Math.random();'],
    ['timing', 'src/runner/a.ts', 'const t = performance.now();'],
    ['timing', 'src/runner/a.ts', 'const { now } = performance;'],
    ['timing', 'src/git/a.ts', "import { performance as p } from 'node:perf_hooks';"],
    ['timing', 'src/git/a.ts', 'const t = process.hrtime();'],
    ['timing', 'src/github/client/client.ts', 'const t = performance.now() - performance.now();'],
    ['name', 'src/domain/utils.ts', 'export const a = 1;'],
    ['name', 'src/domain/git-helper.ts', 'export const a = 1;'],
    ['name', 'src/git/services/a.ts', 'export const a = 1;'],
    ['name', 'src/domain/common.ts', 'export const a = 1;'],
    ['other-name', 'src/runner/a.ts', 'function f(known: GroundhogRun) {}'],
    ['other-name', 'src/runner/a.ts', 'interface A { readonly found?: Plan | undefined }'],
    ['other-name', 'src/store/a.ts', 'const outcome: PublishOutcome = f();'],
    ['cast', 'src/domain/a.ts', 'const a = b as string;'],
    ['cast', 'src/domain/a.ts', 'const a = <string>b;'],
    ['cast', 'src/domain/a.ts', 'const a = b as unknown as string;'],
  ];

  test.each(broken)('report %s in %s: %j', (rule, path, text) => {
    expect(findViolations([{ path, text }]).map((violation) => violation.rule)).toContain(rule);
  });

  test('report a file of 251 lines and accept one of 250', () => {
    const files = [251, 250].map((lines) => ({ path: `src/domain/of-${lines}.ts`, text: 'f();\n'.repeat(lines) }));
    expect(findViolations(files)).toEqual([
      { path: 'src/domain/of-251.ts', rule: 'length', detail: '251 lines, at most 250' },
    ]);
  });

  test('say where: file, rule and line', () => {
    const text = '/**\n * Grüße, as long as the rest of this text.\n */\nexport const now = Date.now();\n';
    expect(
      findViolations([
        { path: 'src/git/a.ts', text },
        { path: 'src/git/b.ts', text },
      ]),
    ).toEqual([
      { path: 'src/git/a.ts', rule: 'ambient', detail: 'line 4: Date.now' },
      { path: 'src/git/b.ts', rule: 'ambient', detail: 'line 4: Date.now' },
    ]);
  });

  const sound: readonly (readonly [string, string])[] = [
    [
      'src/entry/a.ts',
      "import { b } from '../github/b.ts';\nconst now = Date.now();\nconst home = process.env['HOME'];",
    ],
    ['src/runner/a.ts', "import { b } from '../workspace/b.ts';\nimport { c } from './c.ts';"],
    ['src/agent/builtin/a.ts', "import type { Agent } from '../agent.ts';"],
    ['src/exec/run-command.ts', "import { spawn } from 'node:child_process';\nconst t = performance.now();"],
    ['src/github/a.ts', "import type { components } from '@octokit/openapi-types';"],
    ['src/domain/a.ts', "import { z } from 'zod';\nconst kinds = ['a', 'b'] as const;\nconst day = new Date(text);"],
    ['src/domain/a.ts', "const text = 'console.log(process.env, Date.now()) as string'; // Math.random()"],
    ['src/domain/a.ts', "import { b as c } from './b.ts';\nexport { c as d };"],
    ['src/store/a.ts', 'function f(plan: Plan | undefined, plans: readonly Plan[], { a }: RunRequest) {}'],
  ];

  test.each(sound)('accept %s: %j', (path, text) => {
    expect(findViolations([{ path, text }])).toEqual([]);
  });

  test('refuse to pass over a file that does not parse', () => {
    expect(() => findViolations([{ path: 'src/domain/a.ts', text: 'import {' }])).toThrow();
  });

  test('have a floor for every room but none above entry', () => {
    expect(Math.max(...Object.values(floors))).toBe(floors.entry);
    expect(Object.entries(floors).filter(([, floor]) => floor === 0)).toEqual([['domain', 0]]);
  });
});

describe('the rules for folders', () => {
  const toFile = (path: string, ...targets: readonly string[]) => ({
    path,
    text: targets.map((target) => `import type { A } from '${target}';\n`).join(''),
  });

  test('report a folder of 25 files and accept one of 24, and any number in git', () => {
    const fill = (folder: string, count: number) =>
      Array.from({ length: count }, (_, index) => toFile(`${folder}/f-${index}.ts`));
    const files = [...fill('src/report/parts', 25), ...fill('src/report/pages', 24), ...fill('src/git', 60)];
    expect(findFolderViolations(files)).toEqual([
      {
        path: 'src/report/parts',
        rule: 'folder-size',
        detail: '25 files, at most 24: give a part of them a folder of their own',
      },
    ]);
  });

  test('say which imports tie two folders to each other', () => {
    const files = [toFile('src/report/pages/a.ts', '../parts/b.ts'), toFile('src/report/parts/b.ts', '../pages/c.ts')];
    expect(findFolderViolations(files).map(({ path, detail }) => `${path}: ${detail}`)).toEqual([
      'src/report/pages/a.ts: imports src/report/parts/b.ts, and src/report/parts/b.ts imports src/report/pages/c.ts: folders must not import each other',
      'src/report/parts/b.ts: imports src/report/pages/c.ts, and src/report/pages/a.ts imports src/report/parts/b.ts: folders must not import each other',
    ]);
  });

  test('report a cycle of three folders, and of a folder with the one around it', () => {
    const three = [
      toFile('src/a/x/1.ts', '../y/1.ts'),
      toFile('src/a/y/1.ts', '../z/1.ts'),
      toFile('src/a/z/1.ts', '../x/1.ts'),
    ];
    expect(findFolderViolations(three).map(({ rule }) => rule)).toEqual(Array(3).fill('folder-cycle'));
    const nested = [toFile('src/a/1.ts', './x/1.ts'), toFile('src/a/x/1.ts', '../2.ts')];
    expect(findFolderViolations(nested).map(({ rule }) => rule)).toEqual(Array(2).fill('folder-cycle'));
  });

  test.each([
    ['src/domain/plan/a.ts', '../record/b.ts'],
    ['src/domain/a.ts', './text/b.ts'],
    ['src/domain/attic/a.ts', '../text/b.ts'],
  ])('report that %s imports %s', (path, target) => {
    expect(findFolderViolations([toFile(path, target)]).map(({ rule }) => rule)).toEqual(['folder-order']);
  });

  test.each([
    ['src/domain/record/a.ts', '../plan/b.ts'],
    ['src/domain/record/a.ts', '../ids.ts'],
    ['src/runner/open/a.ts', '../../domain/record/b.ts'],
  ])('accept that %s imports %s', (path, target) => {
    expect(findFolderViolations([toFile(path, target)])).toEqual([]);
  });
});

describe('the rules for words', () => {
  const broken: readonly (readonly [string, string])[] = [
    ['metaphor', 'export interface JobDesk {}'],
    ['metaphor', 'type Surroundings = string;'],
    ['metaphor', 'function lookAround() {}'],
    ['metaphor', 'export const SEEN_PLACES = [];'],
    ['docstring', '/** What a run is asked to do. */\nexport const a = 1;'],
    ['docstring', '/** The same for a task. */\nexport const a = 1;'],
    ['docstring', '/**\n * Where work goes on, and\n * how.\n */\nexport const a = 1;'],
    ['docstring', 'interface A {\n  /** How often. */\n  readonly b: number;\n}'],
  ];

  test.each(broken)('report a %s in %j', (rule, text) => {
    expect(findWordViolations([{ path: 'src/exec/a.ts', text }]).map((found) => found.rule)).toEqual([rule]);
  });

  test('report a file that is named with a metaphor', () => {
    expect(findWordViolations([{ path: 'src/entry/job-world.ts', text: '' }])).toMatchObject([{ rule: 'metaphor' }]);
  });

  test('report a name that two files export, and accept one that a file keeps to itself', () => {
    const files = [
      { path: 'src/git/a.ts', text: 'export const findPath = 1;\nconst hidden = 1;' },
      { path: 'src/exec/b.ts', text: 'export type findPath = 1;\nconst hidden = 1;' },
    ];
    expect(findWordViolations(files)).toEqual([
      { path: 'src/exec/b.ts', rule: 'name-twice', detail: '"findPath" is exported by src/git/a.ts too' },
    ]);
  });

  test.each([
    'export const replacement = 1;',
    'export function openInPlace() {}',
    '/** Reads what git tells. */\nexport const a = 1;',
    '/**\n * Returns the record.\n * What follows is of no interest.\n */\nexport const a = 1;',
  ])('accept %j', (text) => {
    expect(findWordViolations([{ path: 'src/exec/a.ts', text }])).toEqual([]);
  });
});
