import { expect, test } from '@jest/globals';
import { listNamedPaths, listPathsIn, listProgramsIn } from '../../../src/entry/settings/named-files.ts';

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
