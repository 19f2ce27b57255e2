// Writes the tables of inputs and outputs between the marker comments of the action reference, and into every page and example
// the repository and the version that package.json names, after "uses:" and in addresses of its own workflows.
// `--check` writes nothing and fails when something is not what they say. A last argument names the project.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const REFERENCE = 'docs/action-reference.md';

function renderTable(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}

function toCell(text) {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ').trim();
}

function renderInputs(inputs) {
  const rows = Object.entries(inputs).map(([name, { description, required, default: fallback }]) => [
    `\`${name}\``,
    required === true ? 'required' : fallback === undefined ? '' : `\`${fallback}\``,
    toCell(description),
  ]);
  return renderTable(['input', 'default', 'what it is'], rows);
}

function renderOutputs(outputs) {
  const rows = Object.entries(outputs).map(([name, { description }]) => [`\`${name}\``, toCell(description)]);
  return renderTable(['output', 'what it is'], rows);
}

function fillIn(page, name, table) {
  const marked = new RegExp(
    `(<!-- ${name}: generated from action.yml by "npm run docs" -->\n)[\\s\\S]*?(<!-- /${name} -->)`,
  );
  if (!marked.test(page)) throw new Error(`no marker comments for ${name}`);
  return page.replace(marked, (_whole, start, end) => `${start}\n${table}\n\n${end}`);
}

const args = process.argv.slice(2);
const isCheck = args.includes('--check');
const folder = args.find((arg) => !arg.startsWith('--')) ?? fileURLToPath(new URL('..', import.meta.url));
const { inputs, outputs } = parse(await readFile(join(folder, 'action.yml'), 'utf8'));
const { repository, version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
const named = repository.replace(/^github:/, '');

/** Replaces the repository and version of the action wherever a text names them. */
function nameAction(text) {
  return text
    .replace(/(uses: )[\w.-]+\/groundhog((?:\/[\w./-]+)?)@\S+/g, `$1${named}$2@v${version}`)
    .replace(/(https:\/\/github\.com\/)[\w.-]+\/groundhog(?=\/)/g, `$1${named}`);
}

async function listPages() {
  const pages = ['README.md'];
  for (const part of ['docs', 'examples']) {
    const names = await readdir(join(folder, part)).catch(() => []);
    pages.push(...names.filter((name) => /\.(md|yml)$/.test(name)).map((name) => `${part}/${name}`));
  }
  return pages;
}

for (const name of await listPages()) {
  const path = join(folder, name);
  const before = await readFile(path, 'utf8');
  const tables = (text) => fillIn(fillIn(text, 'inputs', renderInputs(inputs)), 'outputs', renderOutputs(outputs));
  const after = nameAction(name === REFERENCE ? tables(before) : before);
  if (after === before) continue;
  if (isCheck) {
    console.error(`${name} is not what action.yml and package.json say: npm run docs`);
    process.exitCode = 1;
  } else {
    await writeFile(path, after);
    console.log(`${name}: written`);
  }
}
