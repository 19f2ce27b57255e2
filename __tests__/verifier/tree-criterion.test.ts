import { describe, expect, test } from '@jest/globals';
import { checkTree, MAX_FILE_BYTES, type TreeCriterion, type TreeReader } from '../../src/verifier/tree-criterion.ts';
import { type MemoryFile, memoryTree } from './memory-tree.ts';

type Files = Readonly<Record<string, MemoryFile>>;
const check = (criterion: TreeCriterion, files: Files, changedPaths: readonly string[] = []) =>
  checkTree(criterion, { tree: memoryTree(files), changedPaths });
const exists = (path: string, files: Files) => check({ kind: 'file_exists', path }, files);
const absent = (path: string, files: Files) => check({ kind: 'file_absent', path }, files);
const contains = (pattern: string, file: MemoryFile) =>
  check({ kind: 'file_contains', path: 'f', pattern }, { f: file });

const failed = (detail: RegExp) => ({ outcome: 'failed', detail: expect.stringMatching(detail) });
const passed = { outcome: 'passed' };

describe('file_exists', () => {
  test('passes for a file and fails for a folder, a submodule and nothing', async () => {
    const files = { 'a/b': 'x', s: { submodule: true } } as const;
    expect(await exists('a/b', files)).toMatchObject(passed);
    expect(await exists('a', files)).toMatchObject(failed(/not a file \(directory\)/));
    expect(await exists('s', files)).toMatchObject(failed(/not a file \(submodule\)/));
    expect(await exists('c', files)).toMatchObject(failed(/does not exist/));
    expect(await exists('a/b/c', files)).toMatchObject(failed(/does not exist/));
    expect(await exists('s/c', files)).toMatchObject(failed(/does not exist/));
  });

  test('follows links inside the tree, also those to folders and upwards', async () => {
    const files = {
      'dir/file': 'x',
      link: { link: 'dir' },
      'dir/up': { link: '../dir/./file' },
      again: { link: 'link/up' },
    };
    expect(await exists('link/file', files)).toMatchObject(passed);
    expect(await exists('again', files)).toMatchObject(passed);
  });

  test('fails for a link to nothing', async () => {
    expect(await exists('link', { link: { link: 'nowhere' } })).toMatchObject(failed(/does not exist/));
    expect(await exists('link', { link: { link: 'a/../a' }, a: 'x' })).toMatchObject(failed(/does not exist/));
  });

  test.each([
    ['/etc/passwd', 'link'],
    ['../outside', 'link'],
    ['dir/../../outside', 'link'],
    ['..', 'link/etc/passwd'],
    ['/proc/self', 'link/environ'],
  ])('refuses a link to %s', async (target, path) => {
    expect(await exists(path, { link: { link: target }, 'dir/x': '' })).toMatchObject(failed(/out of the tree/));
  });

  test('follows 40 links and not one more', async () => {
    const chain = (length: number): Files => ({
      ...Object.fromEntries(Array.from({ length }, (_, index) => [`l${index}`, { link: `l${index + 1}` }])),
      [`l${length}`]: 'end',
    });
    expect(await exists('l0', chain(40))).toMatchObject(passed);
    expect(await exists('l0', chain(41))).toMatchObject(failed(/more than 40 symbolic links/));
  });

  test('refuses links that go round in a circle', async () => {
    const files = { a: { link: 'b' }, b: { link: 'a' } };
    expect(await exists('a', files)).toMatchObject(failed(/more than 40 symbolic links/));
  });
});

describe('file_absent', () => {
  test('passes for nothing and fails for a file, a folder and a link to nothing', async () => {
    const files = { 'a/b': 'x', link: { link: 'nowhere' } };
    expect(await absent('c', files)).toMatchObject(passed);
    expect(await absent('a/b', files)).toMatchObject(failed(/exists \(file\)/));
    expect(await absent('a', files)).toMatchObject(failed(/exists \(directory\)/));
    expect(await absent('link', files)).toMatchObject(failed(/exists \(symlink\)/));
  });

  test('fails when the way to the path leaves the tree', async () => {
    expect(await absent('link/x', { link: { link: '/tmp' } })).toMatchObject(failed(/out of the tree/));
  });
});

describe('file_contains', () => {
  test('matches line by line, with case, in RE2 syntax', async () => {
    const text = 'one\n## Parser\ntwo\n';
    expect(await contains('^## Parser$', text)).toMatchObject(passed);
    expect(await contains('^## parser$', text)).toMatchObject(failed(/matches nowhere/));
    expect(await contains('^(?i)## parser$', text)).toMatchObject(passed);
    expect(await contains('one.## Parser', text)).toMatchObject(failed(/matches nowhere/));
    expect(await contains('one\\n## Parser', text)).toMatchObject(passed);
  });

  test('finds the end of lines that end with CR LF, and a CR that is asked for', async () => {
    expect(await contains('^two$', 'one\r\ntwo\r\n')).toMatchObject(passed);
    expect(await contains('one\\r\\n', 'one\r\ntwo\r\n')).toMatchObject(passed);
  });

  test('looks past a byte order mark', async () => {
    expect(await contains('^one', '\ufeffone')).toMatchObject(passed);
  });

  test.each(['(?=a)', '(a)\\1', 'a{1001}', '[', '(?<!x)a'])(
    'fails with a reason for the pattern %s',
    async (pattern) => {
      expect(await contains(pattern, 'aa')).toMatchObject(failed(/pattern cannot be used/));
    },
  );

  test.each(['^(a+)+$', '(a|aa)+$', '(.*a){12}$', '^(a|a?)+$', '(x+x+)+y'])(
    'comes to an end with the pattern %s on a text made for it',
    async (pattern) => {
      expect(await contains(pattern, `${'a'.repeat(100_000)}!`)).toMatchObject({ outcome: 'failed' });
    },
  );

  test('fails for what is missing, a folder, too large or binary', async () => {
    const path = 'f';
    const criterion = { kind: 'file_contains', path, pattern: 'a' } as const;
    expect(await check(criterion, {})).toMatchObject(failed(/does not exist/));
    expect(await check(criterion, { 'f/g': 'a' })).toMatchObject(failed(/not a file \(directory\)/));
    expect(await contains('a', 'a\0')).toMatchObject(failed(/binary/));
    expect(await contains('a', Buffer.from([0x61, 0xff]))).toMatchObject(failed(/binary/));
    expect(await contains('a', Buffer.from('a', 'utf16le'))).toMatchObject(failed(/binary/));
  });

  test('does not read a file that is too large', async () => {
    const huge: TreeReader = {
      readEntry: () =>
        Promise.resolve({
          kind: 'file',
          size: MAX_FILE_BYTES + 1,
          read: () => Promise.reject(new Error('it was read')),
        }),
    };
    const observed = await checkTree(
      { kind: 'file_contains', path: 'f', pattern: 'a' },
      { tree: huge, changedPaths: [] },
    );
    expect(observed).toMatchObject(failed(/8388609 bytes/));
  });

  test('says nothing of what stands in the file', async () => {
    expect((await contains('zzz', 'a secret line')).detail).not.toContain('secret');
  });
});

describe('changes_within', () => {
  const criterion = { kind: 'changes_within', paths: ['src/**', 'README.md'] } as const;
  const within = (paths: readonly string[]) => check({ ...criterion, paths: [...criterion.paths] }, {}, paths);

  test('passes when every changed path matches one glob, and when nothing changed', async () => {
    expect(await within(['src/a/b.ts', 'README.md'])).toMatchObject(passed);
    expect(await within([])).toMatchObject(passed);
  });

  test('names the paths that match none, safely quoted and not too many', async () => {
    const outside = Array.from({ length: 30 }, (_, index) => `out/${index}\n`);
    const observed = await within(['src/a.ts', ...outside]);
    expect(observed).toMatchObject(failed(/^30 of 31 changed paths match none: "out\/0\\n", .* and 20 more\.$/));
  });
});
