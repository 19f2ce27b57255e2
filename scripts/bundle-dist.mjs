import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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
    guard(`  const { loadAction } = await import('./groundhog.js');
  const { runAction } = await loadAction();
  await runAction();
`),
  ),
  // The commands that are called most often stand alone: all else is loaded for another one, or when they give up.
  'cli.js': `#!/usr/bin/env node
${refuseOthers(
  'console.error(text);',
  `const argv = process.argv.slice(2);
const runVerb = async () => (await import('./verb.js')).runVerb(argv);
const runStatus = async () => (await import('./status.js')).runStatus(argv);
const quick = new Map([
  ['verb', runVerb],
  ['status', runStatus],
  ['list', runStatus],
]).get(argv[0]);

${guard(`  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) console.log('${version}');
  else if (quick === undefined || !(await quick())) {
    const { loadCli } = await import('./groundhog.js');
    const { runCli } = await loadCli();
    await runCli(argv);
  }
`)}`,
)}`,
};

/** Wraps the code of a door. */
function guard(code) {
  return `try {
${code}} catch (error) {
  // The texts of errors are in a file that could not be opened.
  if (error?.code !== 'EMFILE') throw error;
  console.error('Too many files are open.\\nRaise the limit of this process, with: ulimit -n 1024');
  process.exitCode = 1;
}
`;
}

/**
 * The door of the post step: it loads the program only as the main step has saved it, before the first agent. Without a
 * saved hash the main step has not begun.
 */
const postDoor = `import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

const hash = createHash('sha256');
const files = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isFile());
for (const name of files.map((file) => file.name).sort()) {
  const content = readFileSync(new URL(encodeURIComponent(name), import.meta.url));
  hash.update(\`\${name}\\n\${content.length}\\n\`).update(content);
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
`;

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

const PACKING = { cache: false, esm: true, minify: false, quiet: true, sourceMap: false };

async function pack(compiled) {
  const before = process.cwd();
  // The bundler names modules by their path from the working directory, so that path must not depend on the folder.
  process.chdir(compiled);
  try {
    const { code, assets, stats } = await ncc(join(compiled, 'entry', 'bundle.js'), PACKING);
    const files = new Map([['groundhog.js', toFile(code)]]);
    for (const name of ['box', 'probe', 'verb', 'status']) files.set(`${name}.js`, await packAlone(compiled, name));
    for (const [name, asset] of Object.entries(assets)) files.set(name, toFile(asset.source));
    files.set('licenses.txt', toFile(await collectLicenses(stats)));
    files.set('package.json', toFile('{\n  "type": "module"\n}\n'));
    for (const [name, code] of Object.entries(doors)) files.set(name, toFile(code, name === 'cli.js'));
    files.set('post.js', toFile(postDoor));
    return files;
  } finally {
    process.chdir(before);
  }
}

/** Packs a program that is one file. */
async function packAlone(compiled, name) {
  if (name === 'status') await replaceSchemas(compiled);
  const { code, assets } = await ncc(join(compiled, 'entry', alone[name]), PACKING);
  const further = Object.keys(assets).filter((asset) => asset !== 'package.json');
  if (further.length > 0) throw new Error(`${name}.js is to be one file, and loads ${further.join(', ')}`);
  return toFile(code);
}

const alone = { box: 'box.js', probe: 'probe.js', verb: 'cli-verb.js', status: 'cli-status.js' };

/** Replaces the shapes of a record by their values, and zod by what stands for it where no schema is used. */
async function replaceSchemas(compiled) {
  const path = join(compiled, 'domain', 'record', 'record-shape.js');
  const { recordShape } = await import(pathToFileURL(path).href);
  await writeFile(path, `export const recordShape = JSON.parse(${JSON.stringify(JSON.stringify(recordShape))});\n`);
  const zod = join(compiled, 'node_modules', 'zod');
  await mkdir(zod, { recursive: true });
  await writeFile(join(zod, 'package.json'), '{ "type": "module", "exports": "./index.js" }\n');
  await copyFile(join(projectFolder, 'scripts', 'inert-schemas.mjs'), join(zod, 'index.js'));
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
