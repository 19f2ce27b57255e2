import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { type ChildResult, startChild } from '../helpers/child-run.ts';
import { cleanUp, createTempDir } from '../helpers/temp-repo.ts';
import { projectFolder, readPage } from './pages.ts';

afterEach(cleanUp);

// What starts children in these tests starts node, and npm is a script for it.
const shell = `const { status } = require('node:child_process').spawnSync(process.argv[1], process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);`;

async function run(cwd: string, ...command: readonly string[]): Promise<ChildResult> {
  const home = await createTempDir('groundhog-home');
  // No registry: what would have to be downloaded is not there.
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    npm_config_offline: 'true',
    npm_config_update_notifier: 'false',
  };
  return startChild({ args: ['-e', shell, ...command], cwd, env }).finished;
}

describe('the tarball', () => {
  test('has the bundle and the schemas alone, needs no package, and runs the demo by npx', async () => {
    const folder = await createTempDir('groundhog-pack');
    const packed = await run(projectFolder, 'npm', 'pack', '--json', '--ignore-scripts', '--pack-destination', folder);
    const [found] = z
      .array(z.object({ filename: z.string(), files: z.array(z.object({ path: z.string() })) }))
      .parse(JSON.parse(packed.stdout));
    const others = found?.files.map(({ path }) => path).filter((path) => !/^(?:dist|schema)\//.test(path));
    expect(others?.sort()).toEqual(['LICENSE', 'README.md', 'package.json']);
    const demo = await run(folder, 'npx', '--yes', `./${found?.filename}`, 'demo');
    expect(demo).toMatchObject({ exitCode: 0 });
    expect(await readdir(folder)).toEqual([found?.filename]);
  });
});

describe('the bill of materials', () => {
  test('names what is bundled with version and hash, and no tool of development', async () => {
    const script = join(projectFolder, 'scripts', 'write-sbom.mjs');
    const { stdout, exitCode } = await run(projectFolder, process.execPath, script);
    expect(exitCode).toBe(0);
    const { components } = z
      .object({
        components: z.array(z.object({ 'bom-ref': z.string(), hashes: z.array(z.unknown()).default([]) })),
      })
      .parse(JSON.parse(stdout));
    const refs = components.map((component) => component['bom-ref']);
    expect(refs).toEqual(expect.arrayContaining([expect.stringMatching(/^zod@\d/), expect.stringMatching(/^ai@\d/)]));
    expect(refs.filter((ref) => /^(?:jest|typescript|@biomejs)/.test(ref))).toEqual([]);
    expect(components.filter(({ hashes }) => hashes.length === 0)).toEqual([]);
  });
});

describe('the check of a release', () => {
  const check = (folder: string, ...args: readonly string[]) =>
    run(folder, process.execPath, join(projectFolder, 'scripts', 'check-release.mjs'), ...args, folder);

  async function createProject(): Promise<string> {
    const folder = await createTempDir('groundhog-release');
    await mkdir(folder, { recursive: true });
    await cp(join(projectFolder, 'package.json'), join(folder, 'package.json'));
    const { version } = z
      .object({ version: z.string() })
      .parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
    await writeFile(
      join(folder, 'CHANGELOG.md'),
      `# Changelog\n\n## ${version}\n\n- The notes.\n\n## 0.0.1\n\n- Old.\n`,
    );
    return folder;
  }

  test('prints the notes of the version', async () => {
    const folder = await createProject();
    const { version, repository } = z
      .object({ version: z.string(), repository: z.string() })
      .parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
    const named = repository.replace('github:', '');
    expect(await check(folder, `v${version}`, named)).toMatchObject({ exitCode: 0, stdout: '- The notes.\n' });
  });

  test('names each reason against a tag, a repository and a changelog', async () => {
    const folder = await createProject();
    await writeFile(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n');
    const { exitCode, stderr } = await check(folder, 'v99.0.0', 'octo/fork');
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/The tag is v99\.0\.0.*\n.*This is octo\/fork.*\n.*has no section/);
  });
});

test('the release attests every file of dist, of which most are loaded by others', async () => {
  const [, subjects = ''] =
    /subject-path: \|\n((?: {12}.+\n)+)/.exec(readPage('.github/workflows/release.yml').text) ?? [];
  expect(subjects.trim().split(/\n +/)).toEqual(['dist/*', 'groundhog-*.tgz']);
  const entries = await readdir(join(projectFolder, 'dist'), { withFileTypes: true });
  expect(entries.filter((entry) => !entry.isFile())).toEqual([]);
});
