import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { findOnPath } from '../../src/exec/programs.ts';
import { type ModelEndpoint, startModelEndpoint } from '../helpers/agents/model-endpoint.ts';
import { call } from '../helpers/agents/model-turn.ts';
import { findChromium, startBrowser } from '../helpers/browser.ts';
import { type ChildResult, startChild } from '../helpers/child-run.ts';
import { cleanUp, createTempDir, git, writeFiles } from '../helpers/temp-repo.ts';
import { findCodeBlocks, projectFolder, readPage, sectionOf } from './pages.ts';

/** The commands of a section of the README, block by block, to the letter. */
const findCommands = (heading: string): readonly string[] =>
  findCodeBlocks({ path: 'README.md', text: sectionOf(readPage('README.md'), heading) })
    .filter(({ language }) => language === 'sh')
    .map(({ text }) => text);

const NODE_FILES = {
  'src/add.js': 'export const add = (a, b) => a + b;\n',
  'test/add.test.js':
    "import assert from 'node:assert';\nimport { test } from 'node:test';\nimport { add } from '../src/add.js';\ntest('adds', () => assert.equal(add(1, 2), 3));\n",
};
const MANIFEST = { name: 'demo', version: '1.0.0', type: 'module', scripts: { test: 'node --test' } };

interface Kind {
  readonly name: string;
  /** The program that its tests need, beside node. */
  readonly needs?: string;
  readonly files: Readonly<Record<string, string>>;
  /** What `init` finds. */
  readonly found: string;
}

const kinds: readonly Kind[] = [
  {
    name: 'npm',
    files: {
      ...NODE_FILES,
      'package.json': JSON.stringify(MANIFEST),
      'package-lock.json': JSON.stringify({
        ...MANIFEST,
        lockfileVersion: 3,
        requires: true,
        packages: { '': MANIFEST },
      }),
    },
    found: 'node',
  },
  {
    // No pnpm is called: the tests are those of node, which need no setup.
    name: 'npm scripts and a lockfile of pnpm',
    files: {
      ...NODE_FILES,
      'package.json': JSON.stringify(MANIFEST),
      'pnpm-lock.yaml': "lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n",
    },
    found: 'node',
  },
  {
    name: 'Python',
    needs: 'pytest',
    files: {
      'pyproject.toml': '[tool.pytest.ini_options]\naddopts = "-q"\n',
      'demo.py': 'def add(a, b):\n    return a + b\n',
      'test_demo.py': 'from demo import add\n\n\ndef test_add():\n    assert add(1, 2) == 3\n',
      '.gitignore': '__pycache__\n.pytest_cache\n',
    },
    found: 'pytest',
  },
  {
    name: 'Go',
    needs: 'go',
    files: {
      'go.mod': 'module demo\n\ngo 1.18\n',
      'add.go': 'package demo\n\nfunc Add(a, b int) int { return a + b }\n',
      'add_test.go':
        'package demo\n\nimport "testing"\n\nfunc TestAdd(t *testing.T) {\n\tif Add(1, 2) != 3 {\n\t\tt.Fail()\n\t}\n}\n',
    },
    found: 'go',
  },
  { name: 'no files', files: {}, found: 'none; the plan has no guard' },
];

const path = process.env.PATH ?? '/usr/bin:/bin';
const withObstacles = await Promise.all(
  kinds.map(async (kind) => ({
    ...kind,
    isMissing: kind.needs !== undefined && !(await findOnPath(kind.needs, path)),
  })),
);
const chromium = await findChromium();

// What starts children in these tests starts node.
const shell = `const { status } = require('node:child_process').spawnSync('bash', ['-ec', process.argv[1]], { input: 'sk-of-nobody\\n', stdio: ['pipe', 'inherit', 'inherit'] });
process.exit(status ?? 1);`;

let clone = '';
let home = '';
/** How many reports were opened. */
let opened = 0;
let model: ModelEndpoint;

/** Runs commands as a stranger does: HOME has an identity for git and what was installed, and a key is typed. */
function runAsStranger(cwd: string, commands: string): Promise<ChildResult> {
  const env = {
    HOME: home,
    PATH: `${join(home, '.local', 'bin')}:${path}:${dirname(process.execPath)}`,
    LANG: 'C.UTF-8',
    // Where a global install goes for somebody who may not write to the folders of the system.
    npm_config_prefix: join(home, '.local'),
    npm_config_update_notifier: 'false',
    npm_config_offline: 'true',
    ANTHROPIC_BASE_URL: model.url,
  };
  return startChild({ args: ['-e', shell, commands], cwd, env }).finished;
}

beforeAll(async () => {
  [clone, home] = [join(await createTempDir('groundhog-stranger'), 'clone'), await createTempDir('groundhog-home')];
  await git(dirname(clone), 'clone', '--quiet', projectFolder, clone);
  // The program as it is now, also where its build is not committed yet.
  await rm(join(clone, 'dist'), { recursive: true });
  await cp(join(projectFolder, 'dist'), join(clone, 'dist'), { recursive: true });
  await mkdir(join(home, '.local', 'bin'), { recursive: true });
  await writeFile(join(home, '.gitconfig'), '[user]\n\tname = Ada\n\temail = ada@example.invalid\n');
  model = await startModelEndpoint(({ answers, text }) => {
    const [, page = 'CONTRIBUTING.md'] = /Write (\S+) with a heading/.exec(text) ?? [];
    const turns = [
      call('write_file', { path: page, content: '# How to work here\n\n## Tests\n\nThe runner finds them.\n' }),
      call('checkpoint_success', { summary: 'Explain the tests' }),
    ];
    return turns[answers.length] ?? { kind: 'turn', text: 'Nothing is left to do.' };
  });
});
beforeAll(async () => {
  const [install = ''] = findCommands('On a laptop');
  expect(await runAsStranger(clone, install)).toMatchObject({ exitCode: 0 });
});
afterEach(async () => rm(join(home, 'work'), { recursive: true, force: true }));
afterAll(async () => {
  await model.close();
  await cleanUp();
});

describe('the commands of the README, to the letter, in a fresh clone and an empty HOME', () => {
  test('show the demo', async () => {
    const [demo = ''] = findCommands('See it work');
    expect(await runAsStranger(clone, demo)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('It landed as one commit'),
    });
  });

  for (const { name, needs, isMissing, files, found } of withObstacles)
    (isMissing ? test.skip : test)(
      `pass a first plan in a new repository with ${name}${isMissing ? `: there is no ${needs} here` : ''}`,
      async () => {
        const dir = join(home, 'work');
        await mkdir(dir);
        await git(dir, 'init', '--quiet');
        await writeFiles(dir, files);
        if (Object.keys(files).length > 0) {
          await git(dir, 'add', '--all');
          await git(dir, 'commit', '--quiet', '-m', 'Begin');
        }
        const commands = findCommands('On a laptop').slice(1).join('');
        const { exitCode, stdout, stderr } = await runAsStranger(dir, commands);
        if (exitCode !== 0) throw new Error(`${exitCode}\n${stdout}\n${stderr}`);
        expect(stdout).toContain(`Tests found: ${found}.`);
        expect(stdout).toContain('first.yml is valid: 1 checkpoint.');
        expect(stdout).toMatch(/ Ending: passed\. Every checkpoint has passed\.[\s\S]*Passed: no checkpoint is left\./);
        expect(await git(dir, 'log', '--format=%s', 'main..groundhog/first/task')).toBe('Explain the tests');
        expect(await git(dir, 'status', '--porcelain')).toBe('');
        if (chromium !== undefined) await openReport(chromium, join(dir, '.git', 'groundhog', 'report-first.html'));
      },
    );

  (chromium === undefined ? test.skip : test)('open each report in Chromium', () =>
    expect(opened).toBe(withObstacles.filter(({ isMissing }) => !isMissing).length),
  );
});

/** Opens a report in Chromium, and expects the landing in it. */
async function openReport(program: string, file: string): Promise<void> {
  const browser = await startBrowser(program);
  try {
    const page = await browser.newPage();
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(pathToFileURL(file).href);
    await page.locator('#checkpoint-1', { hasText: 'explain-the-tests' }).waitFor();
    expect(await page.locator('#checkpoint-1').innerText()).toContain('landed');
    expect(problems).toEqual([]);
    opened += 1;
  } finally {
    await browser.close();
  }
}
