import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const hash = createHash('sha256');
const files = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isFile());
for (const name of files.map((file) => file.name).sort()) {
  const content = readFileSync(new URL(encodeURIComponent(name), import.meta.url));
  hash.update(`${name}\n${content.length}\n`).update(content);
}
const saved = process.env.STATE_bundle ?? '';
if (saved === '') {
  console.log('The main step did not start; nothing is left to do.');
} else if (saved !== hash.digest('hex')) {
  console.log('::error::The program of the action was changed after the main step had started. It is not run; the next run of the task closes the record. Discard this machine, and replace the secrets of the job.');
  process.exitCode = 1;
} else {
  const { loadPost } = await import('./groundhog.js');
  const { runPost } = await loadPost();
  await runPost();
}
