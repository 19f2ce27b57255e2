import { execFile } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import {
  createCommandHome,
  keepCaches,
  renewHome,
  toHomeVariables,
} from '../../../src/workspace/verification/fresh-home.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

const NAMES = ['home', 'run', 'tmp'];

test('a HOME is empty for each command, and is made anew only where one has touched it', async () => {
  const parent = await createTempDir('groundhog-home');
  const home = createCommandHome(parent);
  expect(await renewHome(home, undefined)).toBe(true);
  const list = () => NAMES.map((name) => lstatSync(join(parent, name)));
  const first = list().map(({ ino }) => ino);
  expect(await renewHome(home, undefined)).toBe(false);
  expect(list().map(({ ino }) => ino)).toEqual(first);
  const touches = [
    'echo x > home/.npmrc',
    'mkdir -p tmp/a/b; echo x > tmp/a/b/c',
    'chmod 777 run',
    'rm -rf home; ln -s /tmp home',
    'rmdir tmp; echo x > tmp',
    'echo x > run/x; sleep 0.05; rm run/x',
    'mv home gone',
    'echo x > note; mkdir -p other/folder; mkfifo pipe; echo x > "$(printf "bad\\377name")"',
  ];
  for (const command of touches) {
    await promisify(execFile)('sh', ['-c', command], { cwd: parent });
    expect([command, await renewHome(home, undefined)]).toEqual([command, true]);
    expect(list().map((stat) => [stat.isDirectory(), stat.mode & 0o777])).toEqual(NAMES.map(() => [true, 0o700]));
    for (const name of NAMES) expect(readdirSync(join(parent, name))).toEqual([]);
  }
  expect(readdirSync(parent).sort()).toEqual(NAMES);
});

test('a HOME with caches loses folders that are nested deeper than a path can be long', async () => {
  const parent = await createTempDir('groundhog-home');
  const user = await createTempDir('groundhog-user');
  const sh = (command: string, cwd: string) => promisify(execFile)('sh', ['-c', command], { cwd });
  await sh('mkdir -p .cache/tool; echo kept > .cache/tool/a', user);
  const caches = await keepCaches(user, ['.cache/tool'], join(parent, 'caches'));
  const home = createCommandHome(join(parent, 'slot'));
  await renewHome(home, caches);
  const list = async () => (await sh('find home | sort', home.parent)).stdout;
  const before = await list();
  const long = 'x'.repeat(200);
  await sh(`cd home; for i in $(seq 30); do mkdir ${long}; cd ${long}; done; echo planted > note`, home.parent);
  await renewHome(home, caches);
  expect(before).toContain('home/.cache/tool/a');
  expect(await list()).toBe(before);
});

test('Maven and Gradle are told of a HOME, which Java does not read, where the options can name it', () => {
  expect(toHomeVariables('/verify/1')).toMatchObject({
    HOME: '/verify/1/home',
    MAVEN_OPTS: '-Duser.home=/verify/1/home',
    GRADLE_USER_HOME: '/verify/1/home/.gradle',
  });
  expect(toHomeVariables('/my files/1')).not.toHaveProperty('MAVEN_OPTS');
});
