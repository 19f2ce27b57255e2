import { chmod, lstat, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import type { Capture } from '../../../src/workspace/attempt/capture.ts';
import { rewind } from '../../../src/workspace/attempt/rewind.ts';
import { actAsAgent } from '../../helpers/agents/act-as-agent.ts';
import {
  capture,
  gitBytes,
  listTree,
  type Opened,
  openWorkspace,
  problemKinds,
  startAttempt,
  takeInventory,
} from '../../helpers/open-workspace.ts';
import { cleanUp, git } from '../../helpers/temp-repo.ts';

afterAll(cleanUp);

/** What an agent finds in the tests of this file. */
const FILES = {
  'README.md': '# Test\n',
  'src/a.ts': 'export const a = 1;\n',
  'src/b.ts': 'export const b = 2;\n',
  'bin/tool.sh': '#!/bin/sh\n',
} as const;

async function prepare(dir: string): Promise<void> {
  await actAsAgent(dir, 'chmod +x bin/tool.sh; ln -s src/a.ts link; git add -A; git commit -qm links');
}

const letters = ({ changes }: Capture) => changes.map(({ status, path }) => `${status} ${path}`);

/** Lets an agent act on the files above, captures, and rewinds; the rewind must give everything back. */
async function tryOut(script: string): Promise<{ opened: Opened; captured: Capture }> {
  const opened = await openWorkspace({ files: FILES, prepare });
  const before = await takeInventory(opened.workspace.path);
  const snapshot = await startAttempt(opened);
  await actAsAgent(opened.workspace.path, script);
  const captured = await capture(opened, snapshot);
  await rewind(opened.workspace, snapshot);
  expect(await takeInventory(opened.workspace.path)).toEqual(before);
  return { opened, captured };
}

describe('what an agent does to files is captured as it is and undone', () => {
  const cases: readonly (readonly [string, string, readonly string[]])[] = [
    ['an edit', 'echo more >> src/a.ts', ['M src/a.ts']],
    [
      'an edit that keeps size and time',
      'cp -p src/a.ts ../ref; printf "export const a = 9;\\n" > src/a.ts; touch -r ../ref src/a.ts',
      ['M src/a.ts'],
    ],
    [
      'an edit that is dated back',
      'printf "export const a = 9;\\n" > src/a.ts; touch -d 2001-01-01 src/a.ts',
      ['M src/a.ts'],
    ],
    ['a new file in a new folder', 'mkdir -p x/y; echo 1 > x/y/z', ['A x/y/z']],
    ['an empty file', ': > empty', ['A empty']],
    ['a file that becomes empty', ': > src/a.ts', ['M src/a.ts']],
    ['a file of 10,000 lines', 'seq 10000 > lines', ['A lines']],
    ['a deletion', 'rm src/a.ts', ['D src/a.ts']],
    ['the deletion of everything', 'rm -r ./*', ['D README.md', 'D bin/tool.sh', 'D link', 'D src/a.ts', 'D src/b.ts']],
    ['a rename', 'mv src/a.ts src/c.ts', ['D src/a.ts', 'A src/c.ts']],
    ['a rename that changes case only', 'mv README.md readme.md', ['D README.md', 'A readme.md']],
    ['a mode bit set', 'chmod +x src/a.ts', ['M src/a.ts']],
    ['a mode bit cleared', 'chmod -x bin/tool.sh', ['M bin/tool.sh']],
    ['another target of a link', 'ln -sfn ../../elsewhere link', ['M link']],
    ['a new link to nowhere', 'ln -s nowhere dangling', ['A dangling']],
    ['a link in the place of a file', 'rm src/a.ts; ln -s /etc/passwd src/a.ts', ['T src/a.ts']],
    ['a file in the place of a link', 'rm link; echo 1 > link', ['T link']],
    [
      'a folder in the place of a file',
      'rm src/a.ts; mkdir src/a.ts; echo 1 > src/a.ts/in',
      ['D src/a.ts', 'A src/a.ts/in'],
    ],
    ['an empty folder in the place of a file', 'rm src/a.ts; mkdir src/a.ts', ['D src/a.ts']],
    ['a file in the place of a folder', 'rm -r src; echo 1 > src', ['A src', 'D src/a.ts', 'D src/b.ts']],
    ['a link in the place of a folder', 'mv src ../gone; ln -s ../gone src', ['A src', 'D src/a.ts', 'D src/b.ts']],
    ['a link to itself in the place of a folder', 'rm -r src; ln -s src src', ['A src', 'D src/a.ts', 'D src/b.ts']],
    [
      'a link that nobody can follow in the place of a folder',
      'rm -r src; ln -s "$(printf "%0300d" 0)" src',
      ['A src', 'D src/a.ts', 'D src/b.ts'],
    ],
    [
      'an ignored link to itself in the place of a folder',
      'rm -r src; ln -s src src; echo src > .gitignore',
      ['A .gitignore', 'D src/a.ts', 'D src/b.ts'],
    ],
    ['a file that is committed by the agent', 'echo 1 > new; git add -A; git commit -qm mine', ['A new']],
    ['a file that is staged and edited again', 'echo 1 > src/a.ts; git add -A; echo 2 > src/a.ts', ['M src/a.ts']],
    ['an edit behind skip-worktree', 'git update-index --skip-worktree src/a.ts; echo 2 > src/a.ts', ['M src/a.ts']],
    [
      'an edit behind assume-unchanged',
      'git update-index --assume-unchanged src/a.ts; echo 2 > src/a.ts',
      ['M src/a.ts'],
    ],
    ['a file in the excludes of its own .git', 'echo secret >> .git/info/exclude; echo 1 > secret', ['A secret']],
    ['an index that is broken', 'echo junk > .git/index; echo 2 > src/a.ts', ['M src/a.ts']],
    ['bytes that are no text', 'printf "\\000\\377\\r\\n\\032" > blob', ['A blob']],
  ];
  test.concurrent.each(cases)('%s', async (_title, script, changes) => {
    const { captured } = await tryOut(script);
    expect(letters(captured)).toEqual(changes);
    expect(captured.problems).toEqual([]);
  });

  test.concurrent('a link to a folder outside is not followed: what is behind it stays', async () => {
    const { opened } = await tryOut('mkdir ../outside; echo keep > ../outside/a.ts; rm -r src; ln -s ../outside src');
    expect(await readFile(join(opened.workspace.path, '../outside/a.ts'), 'utf8')).toBe('keep\n');
  });

  test.concurrent('a link to another repository, or to the folder itself, is a link: what is behind it stays', async () => {
    const other = 'mkdir ../other; cd ../other; git init -q; mkdir a.ts; echo keep > b.ts; cd ../workspace';
    const { opened, captured } = await tryOut(`${other}; rm -r src bin; ln -s ../other src; ln -s . bin`);
    expect(captured.problems).toEqual([]);
    expect(letters(captured)).toEqual(['A bin', 'D bin/tool.sh', 'A src', 'D src/a.ts', 'D src/b.ts']);
    const behind = Object.keys(await takeInventory(join(opened.workspace.path, '../other')));
    expect(behind).toEqual(['a.ts', 'b.ts']);
    expect((await lstat(join(opened.workspace.path, '../other/.git/HEAD'))).isFile()).toBe(true);
  });

  test.concurrent('a captured link holds its target, not what it names', async () => {
    const { opened, captured } = await tryOut('ln -s /etc/passwd sly');
    expect(await git(opened.controlDir, 'cat-file', 'blob', `${captured.tree}:sly`)).toBe('/etc/passwd');
  });

  test.concurrent('a folder without any right in the place of a tracked one', async () => {
    const { captured } = await tryOut('echo 2 > src/a.ts; mkdir locked; echo 1 > locked/in; chmod 000 locked');
    const isRoot = process.getuid?.() === 0;
    expect(problemKinds(captured)).toEqual(isRoot ? [] : ['unreadable']);
    expect(letters(captured)).toContain('M src/a.ts');
  });

  test.concurrent('a file that its owner may not read', async () => {
    const { captured } = await tryOut('echo 2 > src/b.ts; chmod 200 src/b.ts');
    expect(captured.problems).toEqual([{ kind: 'unreadable', paths: ['src/b.ts'] }]);
  });

  test.concurrent.each([
    ['in the place of a tracked file', 'rm src/a.ts; mkfifo src/a.ts'],
    ['beside the files', 'mkfifo pipe; mkdir d; mkfifo d/pipe'],
  ])('a FIFO %s is a problem or nothing, and never waited for', async (where, script) => {
    const { captured } = await tryOut(script);
    expect(problemKinds(captured)).toEqual(where.includes('tracked') ? ['special_file'] : []);
  });
});

describe('an edit in the second of the checkout', () => {
  test.concurrent('is seen though size and time stay', async () => {
    const opened = await openWorkspace({ files: FILES });
    const path = join(opened.workspace.path, 'src/a.ts');
    const { atime, mtime } = await lstat(path);
    const snapshot = await startAttempt(opened);
    await writeFile(path, 'export const a = 7;\n');
    await utimes(path, atime, mtime);
    const captured = await capture(opened, snapshot);
    expect(letters(captured)).toEqual(['M src/a.ts']);
  });

  test.concurrent('is seen by the agent in its own git status as well', async () => {
    const opened = await openWorkspace({ files: FILES });
    await startAttempt(opened);
    await writeFile(join(opened.workspace.path, 'src/a.ts'), 'export const a = 7;\n');
    expect(await actAsAgent(opened.workspace.path, 'git status --porcelain')).toBe(' M src/a.ts\n');
  });
});

describe('a rewind', () => {
  test.concurrent('does not write files that were not changed', async () => {
    const opened = await openWorkspace({ files: FILES });
    const times = async () => {
      const stat = await lstat(join(opened.workspace.path, 'src/b.ts'), { bigint: true });
      return [stat.mtimeNs, stat.ctimeNs, stat.ino];
    };
    const snapshot = await startAttempt(opened);
    const before = await times();
    await writeFile(join(opened.workspace.path, 'src/a.ts'), 'edited\n');
    await capture(opened, snapshot);
    await rewind(opened.workspace, snapshot);
    expect(await times()).toEqual(before);
  });

  test.concurrent('puts back what an agent made read-only', async () => {
    const { captured } = await tryOut('mkdir new; echo 1 > new/a; chmod 500 new; chmod 555 src; chmod 444 src/a.ts');
    expect(letters(captured)).toEqual(['A new/a']);
  });

  test.concurrent('gives a file the mode that git knows, and leaves other bits to the agent', async () => {
    const opened = await openWorkspace({ files: FILES });
    const snapshot = await startAttempt(opened);
    await chmod(join(opened.workspace.path, 'src/a.ts'), 0o755);
    await capture(opened, snapshot);
    await rewind(opened.workspace, snapshot);
    expect((await lstat(join(opened.workspace.path, 'src/a.ts'))).mode & 0o111).toBe(0);
  });
});

describe('line ends, encodings and keywords in .gitattributes', () => {
  const attributes = '*.txt text eol=crlf\n*.id ident\n*.u16 text working-tree-encoding=UTF-16LE\n*.lfs filter=evil\n';

  test.concurrent('change no byte on the way in or out', async () => {
    const bytes = { 'dos.txt': 'a\r\nb\n', 'key.id': '$Id$\n', 'wide.u16': 'plain\n', 'big.lfs': 'data\n' };
    const opened = await openWorkspace({
      files: { '.gitattributes': attributes },
      prepare: async (dir) => {
        await actAsAgent(
          dir,
          `printf 'a\\r\\nb\\n' > dos.txt; printf '$Id$\\n' > key.id; printf 'x\\0\\n\\0' > wide.u16
          git -c core.autocrlf=false add -A; git commit -qm odd`,
        );
      },
    });
    const blob = (gitDir: string, name: string) => gitBytes(gitDir, ['cat-file', 'blob', name]);
    const root = opened.workspace.path;
    for (const name of ['dos.txt', 'key.id', 'wide.u16'])
      expect(await readFile(join(root, name), 'latin1')).toBe(await blob(opened.controlDir, `${opened.head}:${name}`));
    const before = await takeInventory(root);
    const snapshot = await startAttempt(opened);
    for (const [name, text] of Object.entries(bytes)) await writeFile(join(root, name), text);
    const captured = await capture(opened, snapshot);
    for (const [name, text] of Object.entries(bytes))
      expect(await blob(opened.controlDir, `${captured.tree}:${name}`)).toBe(text);
    await rewind(opened.workspace, snapshot);
    expect(await takeInventory(root)).toEqual(before);
  });

  test.concurrent('written by the agent change nothing either', async () => {
    const { opened, captured } = await tryOut(
      `printf '* text=auto eol=crlf\\n' > .gitattributes; printf '* ident\\n' > .git/info/attributes; printf 'a\\n$Id$\\n' > src/a.ts`,
    );
    expect(await gitBytes(opened.controlDir, ['cat-file', 'blob', `${captured.tree}:src/a.ts`])).toBe('a\n$Id$\n');
    expect(Object.keys(await listTree(opened.controlDir, captured.tree))).toContain('.gitattributes');
  });
});
