// Runs the tests of the CLI agents with the real CLIs. They are installed into a folder of their own, never into this
// project: AGENTS_DIR keeps them there for the next time, else they go into a temporary folder and are removed. Names of
// agents as arguments run these alone; "--latest" takes the newest versions instead of those that the docs name. A CLI that
// cannot be had is told as not run, and the exit code is then 2 where nothing failed: what did not run has not passed.
// At the end it prints a table of what each agent was seen to report; "--docs" writes it to docs/agents.md.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

// The versions that docs/agents.md says were seen to work.
const agents = {
  'claude-code': { package: '@anthropic-ai/claude-code', version: '2.1.329', program: 'claude' },
  codex: { package: '@openai/codex', version: '0.169.0', program: 'codex' },
  copilot: { package: '@github/copilot', version: '1.0.102', program: 'copilot' },
  opencode: { package: 'opencode-ai', version: '1.18.33', program: 'opencode' },
  gemini: { package: '@google/gemini-cli', version: '0.61.0', program: 'gemini' },
};

const isLatest = process.argv.includes('--latest');
const isForDocs = process.argv.includes('--docs');
const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const wanted = named.length > 0 ? named : Object.keys(agents);
const kept = process.env.AGENTS_DIR;
const folder = kept ?? (await mkdtemp(join(tmpdir(), 'groundhog-agents-')));
const factsFile = join(folder, 'facts.jsonl');
try {
  const found = {};
  const lines = [];
  for (const name of wanted) {
    const why = await install(name);
    if (why === undefined) found[name] = programOf(name);
    lines.push(why === undefined ? `run: ${name} ${await versionOf(name)}` : `not run: ${name}: ${why}`);
  }
  const exitCode = Object.keys(found).length === 0 ? 0 : await runTests(found);
  for (const line of lines) console.log(line);
  const table = await renderFacts();
  console.log(`\n${table}\n`);
  if (isForDocs && exitCode === 0) await writeToDocs(table);
  const isWhole = Object.keys(found).length === wanted.length;
  process.exitCode = exitCode === 0 && !isWhole ? 2 : exitCode;
} finally {
  if (kept === undefined) await rm(folder, { recursive: true, force: true });
}

/** Gives why a CLI cannot be had; undefined when it can. */
async function install(name) {
  const agent = agents[name];
  if (agent === undefined) return 'there is no such agent';
  if (!isLatest && (await versionOf(name)) === agent.version) return undefined;
  const home = join(folder, name);
  await mkdir(home, { recursive: true });
  await writeFile(join(home, 'package.json'), '{ "private": true }\n');
  const spec = `${agent.package}@${isLatest ? 'latest' : agent.version}`;
  const { exitCode, text } = await run('npm', ['install', '--no-audit', '--no-fund', spec], {
    cwd: home,
    isQuiet: true,
  });
  if (exitCode !== 0) return toReason(text);
  return access(programOf(name)).then(
    () => undefined,
    () => 'its package has no program for this machine',
  );
}

/** npm says first what went wrong, and then much about where to read more. */
function toReason(text) {
  const said = text.split('\n').map((line) => line.replace(/^npm error\s*/, ''));
  const reasons = said.filter((line, index) => line !== '' && text.split('\n')[index].startsWith('npm error'));
  return reasons.slice(0, 4).join('; ');
}

function programOf(name) {
  return join(folder, name, 'node_modules', '.bin', agents[name].program);
}

async function versionOf(name) {
  const file = join(folder, name, 'node_modules', agents[name]?.package ?? '', 'package.json');
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text).version,
    () => undefined,
  );
}

async function runTests(found) {
  const jest = join(projectFolder, 'node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--experimental-vm-modules', '--no-warnings', jest, '--runInBand', '--testMatch', '**/*.live.ts'];
  await rm(factsFile, { force: true });
  const env = { ...process.env, GROUNDHOG_TEST_AGENTS: JSON.stringify(found), GROUNDHOG_TEST_FACTS: factsFile };
  return (await run(process.execPath, args, { cwd: projectFolder, env })).exitCode;
}

/** Renders what the tests have seen: a row for each agent, where a yes is one for all of its attempts. */
async function renderFacts() {
  const text = await readFile(factsFile, 'utf8').catch(() => '');
  const rows = new Map();
  for (const line of text.split('\n').filter((part) => part !== '')) {
    const { agent, tools = [], ...seen } = JSON.parse(line);
    const row = rows.get(agent) ?? { tools: new Set() };
    for (const name of tools) row.tools.add(name);
    for (const [key, isSeen] of Object.entries(seen)) row[key] = (row[key] ?? true) && isSeen;
    rows.set(agent, row);
  }
  const word = (value, yes) => (value === undefined ? '' : value ? yes : 'no');
  const order = [...Object.keys(agents), 'builtin', 'command'].filter((name) => rows.has(name));
  const lines = await Promise.all(
    order.map(async (name) => {
      const { tools, isCounted, isPriced, areStepsNamed, isContinued } = rows.get(name);
      const [version, isCommand] = [agents[name] === undefined ? '' : await versionOf(name), name === 'command'];
      return [
        `\`${name}\``,
        version,
        isCommand ? 'by the verb `usage`' : word(isCounted, 'each answer'),
        isCommand ? 'by the verb `usage`' : word(isPriced, 'each answer'),
        [...tools].map((tool) => `\`${tool}\``).join(', '),
        isCommand ? 'by the verb `step`' : word(areStepsNamed, 'each change at its tool'),
        word(isContinued, 'yes'),
      ];
    }),
  );
  const heads = ['agent', 'version', 'tokens', 'cost', 'tools that wrote', 'steps', 'resumes'];
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

async function writeToDocs(table) {
  const path = join(projectFolder, 'docs', 'agents.md');
  const before = await readFile(path, 'utf8');
  const marked = /(<!-- agents: generated by "npm run test:agents -- --docs" -->\n)[\s\S]*?(<!-- \/agents -->)/;
  if (!marked.test(before)) throw new Error('docs/agents.md has no marker comments for agents');
  await writeFile(
    path,
    before.replace(marked, (_whole, start, end) => `${start}\n${table}\n\n${end}`),
  );
}

async function run(file, args, { cwd, env = process.env, isQuiet = false }) {
  const child = spawn(file, args, {
    cwd,
    env,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (bytes) => {
      text += bytes;
    });
  }
  const [exitCode] = await once(child, 'close');
  return { exitCode: exitCode ?? 1, text };
}
