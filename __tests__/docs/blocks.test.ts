import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseConfig, parsePolicyFile } from '../../src/domain/config/parse-config.ts';
import { parseCommentCommand } from '../../src/domain/operations/comment-command.ts';
import { parsePlan } from '../../src/domain/plan/parse-plan.ts';
import { findWorkflowMistakes } from '../helpers/workflow-mistakes.ts';
import { type CodeBlock, findCodeBlocks, projectFolder, readPages } from './pages.ts';
import { splitShell } from './shell-words.ts';
import { findUnknownWords, findUsageMistake } from './usage-mistakes.ts';

const pages = readPages();
const blocks = pages.flatMap(findCodeBlocks);
const ofLanguage = (...languages: readonly string[]) => blocks.filter(({ language }) => languages.includes(language));
const toRows = (found: readonly CodeBlock[]) => found.map((block) => [block.place, block] as const);

describe('the blocks of the pages', () => {
  test('are all found: each fence begins a line, and names a language that these tests know', () => {
    for (const page of pages) {
      const fences = page.text.match(/^\s*```/gm) ?? [];
      expect([page.path, fences.length]).toEqual([page.path, 2 * findCodeBlocks(page).length]);
    }
    const known = ['', 'js', 'json', 'mermaid', 'sh', 'text', 'yaml', 'yml'];
    expect([...new Set(blocks.map(({ language }) => language))].filter((name) => !known.includes(name))).toEqual([]);
  });
});

/** The kinds of YAML in the pages, each with the words of what is wrong in one. */
const kinds = {
  plan: (text: string, place: string) => {
    const parsed = parsePlan(text, { fileName: place });
    return parsed.kind === 'ok' ? [] : parsed.problems.map(({ message }) => message);
  },
  workflow: (text: string) => findWorkflowMistakes(text),
  steps: (text: string) =>
    findWorkflowMistakes(`on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n${text}`),
  policy: (text: string) => {
    const parsed = parsePolicyFile(text, 'policy.yml');
    return parsed.kind === 'ok' ? [] : parsed.problems.map(({ message }) => message);
  },
  configuration: (text: string) => {
    const parsed = parseConfig(text);
    return parsed.kind === 'ok' ? [] : parsed.problems.map(({ message }) => message);
  },
};

function kindOf(text: string): keyof typeof kinds {
  const value: unknown = parse(text);
  if (Array.isArray(value)) return 'steps';
  const keys = Object.keys(z.record(z.string(), z.unknown()).parse(value));
  if (keys.includes('checkpoints')) return 'plan';
  if (keys.includes('on')) return 'workflow';
  return keys.includes('hosts') || keys.includes('models') ? 'policy' : 'configuration';
}

describe('the YAML in the pages', () => {
  const found = ofLanguage('yaml', 'yml');

  test('has each kind', () => {
    expect([...new Set(found.map(({ text }) => kindOf(text)))].sort()).toEqual(Object.keys(kinds).sort());
  });

  test.each(toRows(found))('%s is valid as what it is', async (place, { text }) => {
    expect(await kinds[kindOf(text)](text, place)).toEqual([]);
  });

  test.each([
    ['plan', 'checkpoints: [{ id: a, spec: b, success_criteria: [{ kind: file_is }] }]'],
    ['workflow', 'on: push\njobs: { a: { runs-on: ubuntu-latest, stepz: [] } }'],
    ['steps', '      - uses: groundhog-actions/groundhog@v0.1.0\n        with: { agnet: builtin }\n'],
    ['policy', 'hosts: ["http://a"]'],
    ['configuration', 'agnet: builtin'],
  ] as const)('is found to be wrong, as a %s', async (kind, text) => {
    expect(kindOf(text)).toBe(kind);
    expect(await kinds[kind](text, 'page.md:1')).not.toEqual([]);
  });
});

test.each(toRows(ofLanguage('json')))('%s is JSON', (_place, { text }) => {
  expect(() => JSON.parse(text)).not.toThrow();
});

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8')));

/** What is wrong with the commands of a script: those of Groundhog, and the scripts of this project. */
function findWrongCommands(script: string): string[] {
  return splitShell(script).flatMap(([program = '', ...words]) => {
    if (program === 'npm' && words[0] === 'run')
      return words[1] !== undefined && words[1] in scripts ? [] : [words.join(' ')];
    const isOurs = program === 'groundhog' || (program === 'node' && words[0] === 'dist/cli.js');
    const wrong = isOurs ? findUsageMistake(program === 'node' ? words.slice(1) : words) : undefined;
    return wrong === undefined ? [] : [wrong];
  });
}

describe('the commands in the pages', () => {
  const found = [
    ...ofLanguage('sh'),
    ...ofLanguage('text', '').filter(({ text }) => /^[^\n]*\bgroundhog \w/.test(text)),
  ];

  test('are in more than ten blocks', () => {
    expect(found.length).toBeGreaterThan(10);
  });

  test.each(toRows(found))('%s would start: its commands, arguments and flags are there', (_place, { text }) => {
    expect(findWrongCommands(text.replaceAll(/<[\w -]+>/g, 'PLACEHOLDER'))).toEqual([]);
  });

  test('have no comments, which zsh, the shell of macOS, would run', () => {
    expect(ofLanguage('sh').filter(({ text }) => /(?:^|\s)#/m.test(text))).toEqual([]);
  });

  test('of prose have names and flags that are there', () => {
    const wrong = pages.flatMap(({ path, text }) =>
      [...text.matchAll(/`(?:npx )?groundhog ([^`\n]+)`/g)].flatMap(([whole, words = '']) =>
        findUnknownWords(words.split(' ')).map((word) => `${path}: ${whole}: ${word}`),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('of prose and tables name scripts of this project that are there', () => {
    const named = pages.flatMap(({ text }) => [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name = '']) => name));
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
    expect(new Set(named).size).toBeGreaterThan(10);
  });

  test('of comments have the form that is parsed', () => {
    const lines = blocks.flatMap(({ text }) => text.match(/^\/groundhog .*$/gm) ?? []);
    const given = lines.map((line) => line.replace(/<(\d+) digits>/, (_whole, count) => '0'.repeat(Number(count))));
    expect(given.map(parseCommentCommand)).toEqual(given.map(() => expect.objectContaining({ kind: 'command' })));
    expect(given).not.toEqual([]);
  });

  test.each([
    ['groundhog dance', /unknown command 'dance'/],
    ['groundhog status && groundhog run --fast plan.yml', /unknown option '--fast'/],
    ['FOO=1 groundhog run \\\n  --agent builtin # plan.yml', /missing required argument 'plan'/],
    ['node dist/cli.js hint', /missing required argument/],
    ['npm run dance', /run dance/],
  ])('are found to be wrong: %j', (script, says) => {
    expect(findWrongCommands(script)).toEqual([expect.stringMatching(says)]);
  });

  test('with quotes, comments, redirections and variables are read as a shell does', () => {
    expect(splitShell(`A=1 a 'b c' "d \\"e\\"" f\\ g >h 2>&1 # i\nj $(k l);m|n`)).toEqual([
      ['a', 'b c', 'd "e"', 'f g'],
      ['j', '$(k l)'],
      ['m'],
      ['n'],
    ]);
    expect(findUnknownWords(['run', '--fast', '<plan>'])).toEqual(['--fast']);
    expect(findUnknownWords(['verb', 'dance'])).toEqual(['dance']);
    expect(findUnknownWords(['snapshot', 'create', '<name>', '--replace'])).toEqual([]);
  });
});
