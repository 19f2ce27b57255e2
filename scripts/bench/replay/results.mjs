import { readFile, rename, writeFile } from 'node:fs/promises';
import { digestOf } from './tasks.mjs';

/** What decides the result of a set of criteria; a result with another digest is of other data. */
export function digestOfSet(task, { text }) {
  return digestOf([text, ...task.patches.map(({ number, digest }) => `${number} ${digest}`)].join('\n'));
}

/** Reads a file of results, one JSON document a line for each task, as a map by name. */
export async function readResults(path) {
  const text = await readFile(path, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const lines = text.split('\n').filter((line) => line !== '');
  return new Map(lines.map((line) => JSON.parse(line)).map((result) => [result.task, result]));
}

/** Replaces the file as a whole, so that a kill leaves the results before or after this task. */
export async function writeResults(path, results) {
  await writeFile(`${path}.new`, [...results.values()].map((result) => `${JSON.stringify(result)}\n`).join(''));
  await rename(`${path}.new`, path);
}
