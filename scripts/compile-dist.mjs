import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Creates a folder with `action.yml` and a `dist` that starts faster: the code of the committed one, word for word, and
 * V8's code cache of it, so that the thousands of processes that the tests start do not each compile 3.6 MB. Throws when
 * `dist` is not packed as expected.
 */
export async function compileDist(projectFolder, folder) {
  const from = join(projectFolder, 'dist');
  const to = join(folder, 'dist');
  await mkdir(to, { recursive: true });
  await symlink(join(projectFolder, 'action.yml'), join(folder, 'action.yml'));
  for (const name of await readdir(from)) await copyFile(join(from, name), join(to, name));
  const script = toScript(await readFile(join(from, 'groundhog.js'), 'utf8'));
  await writeFile(join(to, 'groundhog.txt'), script);
  await writeFile(join(to, 'groundhog.js'), LOADER);
  const { status, stderr } = spawnSync(process.execPath, [COMPILER, join(to, 'groundhog.js')], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`dist cannot be compiled: ${stderr}`);
  return folder;
}

const COMPILER = fileURLToPath(new URL('compile-dist-cache.mjs', import.meta.url));

const HEAD = 'import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";\n';
const TAIL = /\nexport \{ (\w+) as runAction, (\w+) as runCli, (\w+) as runPost \};\s*$/;
const LOAD = 'import("./" + ';

/** Turns the module into a function expression, since Node caches the code of scripts alone; line numbers stay. */
function toScript(module) {
  const isKnown = module.startsWith(HEAD) && TAIL.test(module) && module.split(LOAD).length === 2;
  if (!isKnown) throw new Error('dist/groundhog.js is not packed as it was');
  const body = module.slice(HEAD.length).replace(TAIL, '\nreturn { runAction: $1, runCli: $2, runPost: $3 };\n})');
  const head = '(function (__WEBPACK_EXTERNAL_createRequire, __importMetaUrl, __import) { "use strict";\n';
  return head + body.replace(LOAD, '__import("./" + ').replaceAll('import.meta.url', '__importMetaUrl');
}

const LOADER = `import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Script } from 'node:vm';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const cache = here('groundhog.cache');
export const script = new Script(readFileSync(here('groundhog.txt'), 'utf8'), {
  filename: here('groundhog.js'),
  ...(existsSync(cache) ? { cachedData: readFileSync(cache) } : {}),
});
const program = script.runInThisContext();
export const { runAction, runCli, runPost } = program(createRequire, import.meta.url, (name) => import(name));
`;
