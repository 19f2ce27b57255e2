// Writes the tables of inputs and outputs between the marker comments of README.md and the action reference.
// `--check` writes nothing and fails when one of them is not what action.yml says. A last argument names the project.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

const pages = ['README.md', 'docs/action-reference.md'];

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
for (const name of pages) {
  const path = join(folder, name);
  const before = await readFile(path, 'utf8');
  const after = fillIn(fillIn(before, 'inputs', renderInputs(inputs)), 'outputs', renderOutputs(outputs));
  if (after === before) continue;
  if (isCheck) {
    console.error(`${name} is not what action.yml says: npm run docs`);
    process.exitCode = 1;
  } else {
    await writeFile(path, after);
    console.log(`${name}: tables written`);
  }
}
