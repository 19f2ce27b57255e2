import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { FUNCTION_WORDS } from '../../src/domain/tests/source-name.ts';
import { listFilesWith, listWords } from '../../src/git/grep.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo } from '../helpers/temp-repo.ts';

afterEach(cleanUp);

async function openRepo(files: Readonly<Record<string, string>>) {
  const { dir, commit } = await createRepo({ files });
  return { git: (await openDoor(dir)).at({ gitDir: join(dir, '.git') }), commit };
}

test('the words of a commit that may name tests are listed with their files, without parts of words', async () => {
  const { git, commit } = await openRepo({
    'a_test.go': 'func TestDelete(t *testing.T) { TestDelete(); myTestFoo() }\nfunc FuzzKeys(f *testing.F) {}\n',
    'tests/test_a.py': 'def test_adds(): pass\nclass TestFlags: pass\nlatest_one = 1\n',
    'ä/line\nend': 'a TestOdd',
    'ünï/b.bin': 'test_hidden\0',
  });
  expect(await listWords(git, commit, FUNCTION_WORDS)).toEqual([
    { path: 'a_test.go', word: 'TestDelete' },
    { path: 'a_test.go', word: 'TestDelete' },
    { path: 'a_test.go', word: 'FuzzKeys' },
    { path: 'tests/test_a.py', word: 'test_adds' },
    { path: 'tests/test_a.py', word: 'TestFlags' },
    { path: 'ä/line\nend', word: 'TestOdd' },
  ]);
});

test('a commit without such a word has none, and no file', async () => {
  const { git, commit } = await openRepo({ 'a.txt': 'plain\n' });
  expect(await listWords(git, commit, FUNCTION_WORDS)).toEqual([]);
  expect(await listFilesWith(git, { commit, isWord: true }, 'TestDelete')).toEqual([]);
  expect(await listFilesWith(git, { commit, isWord: true }, 'plain')).toEqual(['a.txt']);
  expect(await listFilesWith(git, { commit, isWord: true }, 'pla')).toEqual([]);
  expect(await listFilesWith(git, { commit, isWord: false }, 'pla')).toEqual(['a.txt']);
});
