import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Creates a folder with `action.yml` and a `dist` that starts faster: the code of the committed one, word for word, and
 * V8's code cache of each chunk, so that the thousands of processes that the tests start do not each compile it, and few of
 * them optimize it. Throws when `dist` is not packed as expected.
 */
export async function compileDist(projectFolder, folder) {
  const from = join(projectFolder, 'dist');
  const to = join(folder, 'dist');
  await mkdir(to, { recursive: true });
  await symlink(join(projectFolder, 'action.yml'), join(folder, 'action.yml'));
  const flags = listFlags();
  for (const name of await readdir(from)) {
    if (CHUNK.test(name)) await writeChunk(to, name, { module: await readFile(join(from, name), 'utf8'), flags });
    else await copyFile(join(from, name), join(to, name));
  }
  const { status, stderr } = spawnSync(process.execPath, [COMPILER, to], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`dist cannot be compiled: ${stderr}`);
  return folder;
}

const COMPILER = fileURLToPath(new URL('compile-dist-cache.mjs', import.meta.url));

/** The files that hold the code of dist; the other modules load them. */
export const CHUNK = /^\d+\.index\.mjs$/;
const HEAD = /^export const id = \d+;\nexport const ids = \[[\d,]+\];\nexport const modules = (?=\{)/;

// A process of a second is over before what V8 optimizes pays: only long loops are, after 30 times the usual work.
const BUDGET = '--interrupt-budget=2000000';

/** Lists the flags that this version of V8 knows: it prints an error for each other one. */
function listFlags() {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' });
  return stdout.includes(`${BUDGET.split('=')[0]} `) ? [BUDGET] : [];
}

async function writeChunk(folder, name, { module, flags }) {
  if (!HEAD.test(module)) throw new Error(`dist/${name} is not packed as it was`);
  const base = name.replace(/\.mjs$/, '');
  await writeFile(join(folder, `${base}.txt`), toScript(module));
  const loader = LOADER.replaceAll('CHUNK', base).replace('FLAGS', JSON.stringify(flags));
  await writeFile(join(folder, name), loader);
}

/** Turns the module into a function expression, since Node caches the code of scripts alone; line numbers stay. */
function toScript(module) {
  const body = module
    .replace(HEAD, (head) => head.replaceAll('export ', ''))
    .replaceAll('import.meta.url', '__importMetaUrl');
  return `(function (__importMetaUrl) { "use strict"; ${body}\nreturn { id, ids, modules };\n})`;
}

const LOADER = `import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { Script } from 'node:vm';

// Caches fit the flags of the process that writes them.
for (const flag of FLAGS) setFlagsFromString(flag);

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const cache = here('CHUNK.cache');
export const script = new Script(readFileSync(here('CHUNK.txt'), 'utf8'), {
  filename: here('CHUNK.mjs'),
  ...(existsSync(cache) ? { cachedData: readFileSync(cache) } : {}),
});
export const { id, ids, modules } = script.runInThisContext()(import.meta.url);
`;
