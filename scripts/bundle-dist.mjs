import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rollup } from '@rollup/wasm-node';
import ncc from '@vercel/ncc';

const projectFolder = fileURLToPath(new URL('..', import.meta.url));

/** The folder that is committed. */
export const distFolder = join(projectFolder, 'dist');

const { version, engines } = JSON.parse(await readFile(join(projectFolder, 'package.json'), 'utf8'));

/** The oldest version of Node.js that runs the program. */
const [NEEDED, NEEDED_MAJOR, NEEDED_MINOR] = /(\d+)\.(\d+)/.exec(engines.node);

// Why: docs/decisions/0163-systems-refused-before-loading.md
/** Wraps the code of a door, which loads all else: an older Node.js may not even read that. `print` shows `text`. */
function refuseOthers(print, code) {
  return `const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < ${NEEDED_MAJOR} || (major === ${NEEDED_MAJOR} && minor < ${NEEDED_MINOR});
const isWindows = process.platform === 'win32';
if (isWindows || isOld) {
  const text = isWindows
    ? 'Windows is not supported. Run Groundhog in WSL (Windows Subsystem for Linux), or in a job on Linux.'
    : \`Groundhog needs Node.js ${NEEDED} or newer, and this is \${process.versions.node}.\`;
  ${print}
  process.exitCode = 2;
} else {
${code}}
`;
}

const doors = {
  'index.js': refuseOthers(
    'console.log(`::error::${text}`);',
    guard(`  const { loadAction } = await import('./groundhog.mjs');
  const { runAction } = await loadAction();
  await runAction();
`),
  ),
  // The commands that are called most often stand alone: all else is loaded for another one, or when they give up.
  'cli.js': `#!/usr/bin/env node
${refuseOthers(
  'console.error(text);',
  `const argv = process.argv.slice(2);
const runVerb = () => require('./verb.js').runVerb(argv);
const runStatus = () => require('./status.js').runStatus(argv);
const quick = new Map([
  ['verb', runVerb],
  ['status', runStatus],
  ['list', runStatus],
]).get(argv[0]);

${guard(`  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) console.log('${version}');
  else if (quick === undefined || !(await quick())) {
    const { loadCli } = await import('./groundhog.mjs');
    const { runCli } = await loadCli();
    await runCli(argv);
  }
`)}`,
)}`,
};

/**
 * Wraps the code of a door, which is CommonJS, since Node starts that faster. As in a module, the process fails, with
 * Node's exit code for it, where nothing is left to wait for and the work is not done.
 */
function guard(code) {
  return `const run = async () => {
${code}};

const fail = () => {
  process.exitCode ??= 13;
};
process.once('beforeExit', fail);
run()
  .catch((error) => {
    // The texts of errors are in a file that could not be opened.
    if (error?.code !== 'EMFILE') throw error;
    console.error('Too many files are open.\\nRaise the limit of this process, with: ulimit -n 1024');
    // As the command line ends for a failure of the machine.
    process.exitCode = 5;
  })
  .finally(() => process.removeListener('beforeExit', fail));
`;
}

/**
 * The door of the post step: it loads the program only as the main step has saved it, before the first agent. Without a
 * saved hash the main step has not begun.
 */
const postDoor = `const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

${guard(`  const hash = createHash('sha256');
  const files = readdirSync(__dirname, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const name of files.map((file) => file.name).sort()) {
    const content = readFileSync(join(__dirname, name));
    hash.update(\`\${name}\\n\${content.length}\\n\`).update(content);
  }
  const saved = process.env.STATE_bundle ?? '';
  if (saved === '') {
    console.log('The main step did not start; nothing is left to do.');
  } else if (saved !== hash.digest('hex')) {
    console.log('::error::The program of the action was changed after the main step had started. It is not run; the next run of the task closes the record. Discard this machine, and replace the secrets of the job.');
    process.exitCode = 1;
  } else {
    const { loadPost } = await import('./groundhog.mjs');
    const { runPost } = await loadPost();
    await runPost();
  }
`)}`;

/**
 * Compiles `src` and packs it, with every runtime dependency, into one module and three doors to it, and packs the
 * programs that stand alone: those that run inside of boxes, and those of the commands that are called most often. Promises the same bytes for the same sources in any folder; writes nothing that stays.
 *
 * @returns {Promise<Map<string, { content: Buffer, executable: boolean }>>} the files of `dist` by name
 */
export async function bundleDist() {
  await mkdir(join(projectFolder, 'lib'), { recursive: true });
  const compiled = await mkdtemp(join(projectFolder, 'lib', 'build-'));
  try {
    await compile(compiled);
    return await pack(compiled);
  } finally {
    await rm(compiled, { recursive: true, force: true });
  }
}

async function compile(outFolder) {
  const tsc = join(projectFolder, 'node_modules', 'typescript', 'bin', 'tsc');
  const compiler = spawn(process.execPath, [tsc, '-p', 'tsconfig.build.json', '--outDir', outFolder], {
    cwd: projectFolder,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [exitCode] = await once(compiler, 'close');
  if (exitCode !== 0) throw new Error('src does not compile, so there is nothing to pack');
}

const PACKING = { cache: false, minify: false, quiet: true, sourceMap: false };

async function pack(compiled) {
  const before = process.cwd();
  // The bundler names modules by their path from the working directory, so that path must not depend on the folder.
  process.chdir(compiled);
  try {
    const options = { ...PACKING, esm: true, filename: 'index.mjs' };
    const { code, assets, stats } = await ncc(join(compiled, 'entry', 'bundle.js'), options);
    const files = new Map([['groundhog.mjs', toFile(code)]]);
    await replaceShapes(compiled);
    for (const [name, entry] of Object.entries(alone)) {
      for (const { fileName, code } of await packAlone(compiled, { name, entry })) files.set(fileName, toFile(code));
    }
    for (const [name, asset] of Object.entries(assets)) files.set(name, toFile(asset.source));
    files.set('licenses.txt', toFile(await collectLicenses(stats)));
    // The programs that stand alone and the doors are CommonJS, and all else says by its name what it is.
    files.set('package.json', toFile('{\n  "type": "commonjs"\n}\n'));
    for (const [name, code] of Object.entries(doors)) files.set(name, toFile(code, name === 'cli.js'));
    files.set('post.js', toFile(postDoor));
    return files;
  } finally {
    process.chdir(before);
  }
}

const alone = { box: 'box.js', probe: 'probe.js', verb: 'cli-verb.js', status: 'cli-status.js' };

// Why: docs/decisions/0162-commonjs-where-a-start-counts.md
/**
 * Packs a program that stands alone, of what it uses, since V8 parses all that it loads: one file, and one for each part
 * that it loads when it needs it. Throws where it needs a package.
 */
async function packAlone(compiled, { name, entry }) {
  const bundle = await rollup({
    input: join(compiled, 'entry', entry),
    // The parts use what is in the program, so that it need not be in a third file.
    preserveEntrySignatures: 'allow-extension',
    external: (module) => !module.startsWith('.') && !isAbsolute(module),
    // None of our modules does anything when it is loaded, and the schemas in them do nothing but to be made.
    treeshake: { moduleSideEffects: false, manualPureFunctions: ['z'] },
  });
  const { output } = await bundle.generate({
    format: 'cjs',
    entryFileNames: `${name}.js`,
    chunkFileNames: `${name}-[name].js`,
    dynamicImportInCjs: false,
  });
  const own = new Set(output.map(({ fileName }) => fileName));
  const packages = output.flatMap(({ imports }) => imports).filter((id) => !id.startsWith('node:') && !own.has(id));
  if (packages.length > 0) throw new Error(`${entry} stands alone, and needs ${packages.join(', ')}`);
  return output.map(({ fileName, code }) => ({ fileName, code: toAscii(code) }));
}

/** Escapes what is not ASCII: Node reads and parses a file of one byte for each character in less time. */
function toAscii(code) {
  return code.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Replaces the shapes of a record by their values, so that no program that stands alone needs the schemas. */
async function replaceShapes(compiled) {
  const path = join(compiled, 'domain', 'record', 'record-shape.js');
  const { recordShape } = await import(pathToFileURL(path).href);
  // Between single quotes, so that its own need no escapes.
  const text = JSON.stringify(recordShape).replaceAll(/[\\']/g, '\\$&');
  await writeFile(path, `export const recordShape = JSON.parse('${text}');\n`);
}

/**
 * The licences of all packages that went into the bundle. The bundler's own list is of no use: it writes one for each
 * chunk, all to one file, and keeps the last.
 */
async function collectLicenses(stats) {
  const folders = new Set();
  for (const module of stats.compilation.modules) {
    for (const { resource } of [module, ...(module.modules ?? [])]) {
      const folder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(resource ?? '')?.[0];
      if (folder !== undefined) folders.add(folder);
    }
  }
  const texts = await Promise.all([projectFolder.replace(/\/$/, ''), ...folders].map(describeLicense));
  return [...new Set(texts)].sort().join('\n\n');
}

async function describeLicense(folder) {
  const { name, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const file = (await readdir(folder)).sort().find((entry) => /^(licen[cs]e|copying)([.-].*)?$/i.test(entry));
  const text = file === undefined ? '' : (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n').trim();
  return `${name}\n${license}\n${text}\n`;
}

function toFile(content, executable = false) {
  return { content: Buffer.from(content), executable };
}
