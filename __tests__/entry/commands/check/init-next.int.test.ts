import { appendFile, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { runCli } from '../../../../src/entry/cli.ts';
import type { ChosenAgent } from '../../../../src/entry/commands/check/inspect-agent.ts';
import { inspectHosting } from '../../../../src/entry/commands/check/inspect-hosting.ts';
import { inspectMachine } from '../../../../src/entry/commands/check/inspect-machine.ts';
import { findPrograms } from '../../../../src/exec/programs.ts';
import { createRedactor } from '../../../../src/exec/redaction/redact.ts';
import { findCodeBlocks, readPage, sectionOf } from '../../../docs/pages.ts';
import { cleanUp, createRepo, createTempDir, git } from '../../../helpers/temp-repo.ts';

afterEach(async () => {
  jest.restoreAllMocks();
  process.exitCode = 0;
  await cleanUp();
});

const README = readPage('README.md');

/** The commands below a heading of the README. */
const listCommands = (heading: string) =>
  findCodeBlocks({ path: README.path, text: sectionOf(README, heading) })
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => text.trimEnd().split('\n'));

/** Runs `init` in a repository, and returns what it prints, with its own name as `groundhog`. */
async function initIn(dir: string, ...flags: readonly string[]) {
  let shown = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
  await runCli(['init', '--repo', dir, '--yes', ...flags]);
  const [, next = ''] = /\nNext:\n([\s\S]*)$/.exec(shown) ?? [];
  const [change, ...commands] = [...next.matchAll(/^ {2}(.+)$/gm)].map(([, line = '']) => line);
  return { shown, next, change, commands: commands.map((line) => line.replace(/^node \S+/, 'groundhog')) };
}

/** Runs `init` in a new repository, and returns what it prints, and its workflow. */
async function init(files: Readonly<Record<string, string>>, ...flags: readonly string[]) {
  const { dir } = await createRepo({ files });
  const printed = await initIn(dir, ...flags);
  return { ...printed, workflow: await readFile(join(dir, '.github', 'workflows', 'groundhog.yml'), 'utf8') };
}

const kinds: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['with npm', { 'package.json': '{ "scripts": { "test": "node --test" } }' }],
  ['without files of ours', { 'README.md': '' }],
];

test('init writes nothing through a folder that is a link', async () => {
  const { dir } = await createRepo({ files: { 'README.md': '' } });
  const elsewhere = await createTempDir('groundhog-elsewhere');
  await symlink(elsewhere, join(dir, '.groundhog'));
  const err = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  await initIn(dir);
  expect(String(err.mock.calls.flat().join(''))).toMatch(
    /Groundhog cannot work at this path[\s\S]*\.groundhog is a link/,
  );
  expect(process.exitCode).toBe(4);
  expect([await readdir(elsewhere), (await readdir(dir)).includes('.github')]).toEqual([[], false]);
});

test('init writes beside a workflow of its name that is of another program, and says what a server of an organisation needs', async () => {
  const files = { '.github/workflows/groundhog.yml': 'on: push\n' };
  const { dir } = await createRepo({ files });
  await git(dir, 'remote', 'add', 'origin', 'git@github.example.com:octo/hello.git');
  const { shown, commands } = await initIn(dir);
  expect(shown).toContain(`Written: ${relative('.', dir)}/.github/workflows/groundhog-plans.yml\n`);
  expect(shown).toContain(
    `Left as it is: ${relative('.', dir)}/.github/workflows/groundhog.yml, which does not use groundhog-actions/groundhog\n`,
  );
  expect(commands[1]).toMatch(/^git add \.github\/workflows\/groundhog-plans\.yml \.groundhog /);
  expect(shown).toMatch(
    / on github\.example\.com\. If .* repeat this with GH_HOST=github\.example\.com;\n.*GitHub Connect/,
  );
  const programs = await findPrograms(process.env.PATH ?? '');
  const host = { env: {}, programs, redactor: createRedactor([]), tempDir: await createTempDir('groundhog-doctor') };
  const findings = await inspectHosting(host, dir);
  expect(findings.filter(({ name }) => name === 'workflows')).toMatchObject([{ state: 'fine' }]);
  expect((await initIn(dir)).shown).not.toContain('Written: .github');
});

test('a second init leaves the workflow with its trigger, says so, and names what to commit until that is done', async () => {
  const { dir } = await createRepo({ files: { 'README.md': '' } });
  expect((await initIn(dir, '--trigger', 'issue')).shown).toContain('gh label create groundhog');
  jest.restoreAllMocks();
  const { shown, commands } = await initIn(dir, '--trigger', 'issue');
  expect(shown).not.toContain('gh label create');
  expect(shown).toMatch(/What starts work is as in \.github\/workflows\/groundhog\.yml, which was left as it is/);
  expect(commands).toContain('groundhog doctor');
  expect(commands[1]).toMatch(/^git add \.github\/workflows\/groundhog\.yml \.groundhog /);
  await git(dir, 'add', '.github', '.groundhog');
  await git(dir, 'commit', '-q', '-m', 'Set up');
  jest.restoreAllMocks();
  expect((await initIn(dir)).shown).not.toContain('git add');
});

test('init writes the workflow for the agent of a configuration that is there, and warns of another one', async () => {
  const { dir } = await createRepo({ files: { 'README.md': '' } });
  await initIn(dir, '--agent', 'gemini');
  const path = join(dir, '.github', 'workflows', 'groundhog.yml');
  const config = await readFile(join(dir, '.groundhog', 'config.yml'), 'utf8');
  let warned = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    warned += String(text);
    return true;
  });
  await rm(path);
  await initIn(dir, '--trigger', 'issue');
  expect(await readFile(path, 'utf8')).toMatch(/@google\/gemini-cli@[\s\S]*GEMINI_API_KEY: \$\{\{/);
  expect(await readFile(join(dir, '.groundhog', 'config.yml'), 'utf8')).toBe(config);
  expect(warned).toBe('');
  await rm(path);
  const { shown } = await initIn(dir, '--agent', 'codex', '--json');
  expect(JSON.parse(shown)).toMatchObject({
    agent: 'codex',
    kept: ['.groundhog/config.yml', '.groundhog/plans/first.yml'],
  });
  expect(warned).toMatch(/^Warning: \.groundhog\/config\.yml has "agent: gemini", and is left as it is/);
});

test('the doctor says that settings are not committed, which a run does not read', async () => {
  const { dir } = await createRepo({ files: { 'README.md': '' } });
  const fixes: string[] = [];
  const inspect = async (chosen: Partial<ChosenAgent> = {}) => {
    const programs = await findPrograms(process.env.PATH ?? '');
    const host = {
      env: process.env,
      programs,
      redactor: createRedactor([]),
      tempDir: await createTempDir('groundhog-doctor'),
    };
    const found = await inspectMachine(host, { repo: dir, ...chosen });
    const unread = found.filter(({ detail }) => detail.includes('a run reads it at its base'));
    fixes.push(...unread.map(({ fix = '' }) => fix));
    return unread.map(({ state }) => state);
  };
  expect(await inspect()).toEqual([]);
  await initIn(dir);
  expect(await inspect()).toEqual(['missing']);
  expect(fixes).toEqual([`git add .github/workflows/groundhog.yml .groundhog && git commit -m "Set up Groundhog"`]);
  expect(await inspect({ agent: 'command', agentCommand: 'true' })).toEqual(['optional']);
  await git(dir, 'add', '.groundhog');
  await git(dir, 'commit', '-q', '-m', 'Set up');
  expect(await inspect()).toEqual([]);
  await appendFile(join(dir, '.groundhog/config.yml'), 'max_cost_usd: 5\n');
  expect(await inspect()).toEqual(['optional']);
  expect(fixes.at(-1)).toBe('git add .groundhog/config.yml && git commit -m "Set up Groundhog"');
});

test('init names the suites that no guard of its plan runs', async () => {
  const files = { 'package.json': '{ "scripts": { "test": "node --test" } }', 'test/a.test.js': '' };
  const other = { 'api/go.mod': 'module api\n', 'api/a_test.go': 'package api\n' };
  expect((await init({ ...files, ...other })).shown).toMatch(
    /^Tests found: node\.\nNo guard of the plan runs these; .*:\n {2}cd api && go test -json \.\/\.\.\.\nWritten: /,
  );
  expect((await init(files)).shown).not.toContain('No guard');
});

test.each([
  ['of workspaces', '"npm test --workspaces"', { 'packages/a/test/a.test.js': '' }],
  ['of an unknown runner', '"make check"', {}],
])('init guards a script %s by its exit code, and says so', async (_name, script, more) => {
  const manifest = `{ "workspaces": ["packages/*"], "scripts": { "test": ${script} }, "devDependencies": { "mocha": "1" } }`;
  const { dir } = await createRepo({ files: { 'package.json': manifest, 'package-lock.json': '{}', ...more } });
  expect((await initIn(dir)).shown).toMatch(
    /^Tests found: the script "test" of package\.json\.\nThe guard sees the exit code .* alone/,
  );
  const plan = await readFile(join(dir, '.groundhog', 'plans', 'first.yml'), 'utf8');
  expect(plan).toMatch(/^setup: "npm ci"$/m);
  expect(plan).toContain('\nguards:\n  - kind: command\n    command: CI=true npm --silent test\n');
});

test('init for a folder of a repository says where the files are, and changes to the root before its commands', async () => {
  const { dir } = await createRepo({ files: { 'web/package.json': '{}' } });
  const { shown, change } = await initIn(join(dir, 'web'));
  expect(shown).toContain(`The files are in the root of the repository, ${dir},`);
  expect(shown).toContain('for tests in web give the plan a guard, such as "cd web && npm test"');
  expect(shown).toContain(`Written: ${relative('.', dir)}/.groundhog/config.yml\n`);
  expect(change).toBe(`cd ${relative('.', dir)}`);
  expect((await initIn(dir)).shown).not.toContain('root of the repository');
});

describe.each(kinds)('init in a repository %s', (_kind, files) => {
  test('names the steps of the README in their order, with the key before what needs it, and its secret', async () => {
    const { commands, next, workflow } = await init(files);
    const [, first, ...steps] = listCommands('On a laptop').map((line) => line.replace(/ +# .*/, ''));
    expect(first).toBe('groundhog init --yes');
    expect(commands).toEqual(steps.slice(0, 5));
    expect(commands).toContain('read -rs ANTHROPIC_API_KEY && export ANTHROPIC_API_KEY');
    expect(next).toMatch(/gh secret set ANTHROPIC_API_KEY/);
    expect(next).toContain('"Allow GitHub Actions to create and approve pull requests"');
    expect(workflow).toContain('ANTHROPIC_API_KEY: ${{ secrets.ANTHROPIC_API_KEY }}');
  });

  test('writes the parts of the workflow of the README that need no secret, for the agent that it names', async () => {
    const { next, workflow } = await init(files, '--agent', 'copilot');
    const ofReadme = README.text.replaceAll('"', '');
    for (const part of ['COPILOT_GITHUB_TOKEN: ${{ github.token }}', 'copilot-requests: write', '@github/copilot@'])
      expect({ part, isIn: [workflow, ofReadme].map((text) => text.includes(part)) }).toEqual({
        part,
        isIn: [true, true],
      });
    expect(workflow).not.toContain('secrets.');
    expect(next).not.toContain('gh secret set');
    expect(next).toContain('billed to the organization');
  });

  test.each(['copilot', 'opencode'])('gives %s the model that it needs', async (agent) => {
    const { dir } = await createRepo({ files });
    await initIn(dir, '--agent', agent);
    expect(await readFile(join(dir, '.groundhog', 'config.yml'), 'utf8')).toContain('model: claude-sonnet-5\n');
  });

  test('names the secret of the workflow, and its variable here, for an agent with a key of its own', async () => {
    const { commands, next, workflow } = await init(files, '--agent', 'codex');
    expect(workflow).toContain('OPENAI_API_KEY: ${{ secrets.OPENAI_API_KEY }}');
    expect(commands[2]).toBe('read -rs OPENAI_API_KEY && export OPENAI_API_KEY');
    expect(next).toMatch(/gh secret set OPENAI_API_KEY/);
  });
});
