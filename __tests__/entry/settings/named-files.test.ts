import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import {
  findFirstFile,
  findRelativeFile,
  listNamedPaths,
  listPathsIn,
  listProgramsIn,
  straightenPaths,
} from '../../../src/entry/settings/named-files.ts';
import { cleanUp, createTempDir, writeFiles } from '../../helpers/temp-repo.ts';

afterEach(cleanUp);

test.each<readonly [string, readonly string[]]>([
  ['~/bin/agent --fast', ['/home/a/bin/agent']],
  ['"$HOME/bin/agent" x', ['/home/a/bin/agent']],
  ['"${HOME}"/bin/agent', ['/home/a/bin/agent']],
  ['bash /opt/x/run.sh', ['/opt/x/run.sh']],
  ['agent --config=/etc/../srv/a.json', ['/srv/a.json']],
  ['agent src/a ./b https://a.example/c', []],
  ['. "$HOME/agent.env"; agent', []],
  ['cat ~/a | agent', []],
  ['agent $KEY ~/a', []],
])('the files that one program is given, as absolute paths: %s', (command, paths) => {
  expect(listNamedPaths(command, '/home/a')).toEqual(paths);
});

test('paths of files are given to a shell without the folders that they leave again, where no link leads elsewhere', async () => {
  const dir = await createTempDir('groundhog-named');
  await writeFiles(dir, { 'a/b/agent.sh': '', 'agent.sh': '', 'agents/run.sh': '' });
  await symlink(join(dir, 'a/b'), join(dir, 'link'));
  const [whole, run] = [join(dir, 'agent.sh'), join(dir, 'agents/run.sh')];
  const straight: readonly (readonly [string, string])[] = [
    [`${dir}/a/../agent.sh --fast`, `${whole} --fast`],
    [`sh "${dir}/a/b/../../agents/run.sh" 1`, `sh "${run}" 1`],
    [`cd . && ${dir}/a/../agents/run.sh --of=${dir}/a/../agent.sh`, `cd . && ${run} --of=${whole}`],
  ];
  for (const [command, expected] of straight) expect(straightenPaths(command)).toBe(expected);
  const kept = [
    `${dir}/link/../agent.sh`,
    `${dir}/none/../agents/none.sh`,
    'sh ../agent.sh',
    'curl https://a.example/b/../c',
  ];
  for (const command of kept) expect(straightenPaths(command)).toBe(command);
});

test('a command of several programs names paths as well, but not by what it writes', () => {
  expect(listPathsIn('. "$HOME/agent.env" && (~/bin/a </srv/b) | tee x >/srv/log 2>> /srv/log2', '/home/a')).toEqual([
    '/home/a/agent.env',
    '/home/a/bin/a',
    '/srv/b',
  ]);
  expect(listPathsIn('~/bin/a /srv/b', undefined)).toEqual(['/srv/b']);
});

test('programs are called by the names at the beginning of each command', () => {
  const command = '. a.env; (my-agent --x | tee log) && exec other\nlast; ./own; KEY=1 x';
  expect(listProgramsIn(command)).toEqual(['.', 'my-agent', 'tee', 'other', 'last']);
});

test.each<readonly [string, string | undefined]>([
  ['~/bin/agent.sh', '/home/a/bin/agent.sh'],
  ['"$HOME/bin/agent.sh" "$GROUNDHOG_BRIEF" --fast', '/home/a/bin/agent.sh'],
  ['/opt/agent', '/opt/agent'],
  ['bash ~/agent.sh --log /tmp/log', '/home/a/agent.sh'],
  ['/usr/bin/python3 /srv/agent.py', '/srv/agent.py'],
  ['./agent.sh', undefined],
  ['agent --config /etc/a.json', undefined],
  ['bash -c ~/agent.sh', undefined],
  ['~/bin/agent.sh || true', undefined],
  ['~/bin/agent.sh $(cat ~/args)', undefined],
  ["'/opt/my agent/run' x", undefined],
  ['cd ~/a && ./b', undefined],
])('the file that a command runs, where its words tell: %s', (command, file) => {
  expect(findFirstFile(command, '/home/a')).toBe(file);
});

test.each([
  ['sh agent.sh', 'agent.sh'],
  ['./agent.sh --fast', './agent.sh'],
  ['python3 "tools/agent.py" x', 'tools/agent.py'],
  ['../agent.sh', '../agent.sh'],
  ['agent.sh', undefined],
  ['sh /opt/agent.sh', undefined],
  ['sh ~/agent.sh', undefined],
  ['sh -c ./a', undefined],
  ['cat a | ./agent.sh', undefined],
  ['sh $AGENT', undefined],
])('the script by a relative path that a command of one program runs: %s', (command, script) => {
  expect(findRelativeFile(command)).toBe(script);
});
