import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { CHUNK } from './compile-dist.mjs';

// Started by compile-dist.mjs in a process of its own, since what V8 compiles depends on the flags of its process.
const [folder = ''] = process.argv.slice(2);
const load = (name) => import(pathToFileURL(join(folder, name)).href);
const { loadAction, loadCli } = await load('groundhog.js');
await loadAction();
const { runCli } = await loadCli();
// Each loads its part of the program before it finds that nothing is there.
const missing = join(folder, 'missing');
for (const args of [
  ['run', missing],
  ['status', '--repo', missing],
  ['retry', '--repo', missing],
])
  await runCli(args);
process.exitCode = 0;
for (const name of (await readdir(folder)).filter((file) => CHUNK.test(file))) {
  const { script } = await load(name);
  await writeFile(join(folder, name.replace(/\.js$/, '.cache')), script.createCachedData());
}
