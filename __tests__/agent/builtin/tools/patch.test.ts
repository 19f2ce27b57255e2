import { describe, expect, test } from '@jest/globals';
import { applyHunks } from '../../../../src/agent/builtin/tools/patch/apply-hunks.ts';
import { parsePatch } from '../../../../src/agent/builtin/tools/patch/parse-patch.ts';

const patch = (...lines: readonly string[]): string => ['*** Begin Patch', ...lines, '*** End Patch'].join('\n');

/** Applies the only update of a patch to a text. */
function apply(text: string, ...lines: readonly string[]): string {
  const parsed = parsePatch(patch('*** Update File: a', ...lines));
  if (parsed.kind === 'invalid') return `invalid: ${parsed.problem}`;
  const [file] = parsed.files;
  const patched = applyHunks(text, file?.kind === 'update' ? file.hunks : []);
  return patched.kind === 'ok' ? patched.text : `missing: ${patched.lines.join('|')}`;
}

describe('a patch', () => {
  test('adds, moves, updates and deletes files', () => {
    const text = patch(
      ...['*** Add File: new.txt', '+one', '+', '+two'],
      ...['*** Update File: old.ts', '*** Move to: lib/old.ts', '@@ function a() {', ' x', '-y', '+z'],
      '*** Delete File: gone',
    );
    expect(parsePatch(text)).toEqual({
      kind: 'ok',
      files: [
        { kind: 'add', path: 'new.txt', content: 'one\n\ntwo\n' },
        {
          ...{ kind: 'update', path: 'old.ts', movedTo: 'lib/old.ts' },
          hunks: [{ anchors: ['function a() {'], oldLines: ['x', 'y'], newLines: ['x', 'z'], isAtEnd: false }],
        },
        { kind: 'delete', path: 'gone' },
      ],
    });
  });

  test('may lack its last line, and have spaces around it', () => {
    expect(parsePatch('\n*** Begin Patch\n*** Delete File: a\n').kind).toBe('ok');
  });

  test.each([
    ['x', /first line/],
    [patch(), /names no file/],
    [patch(' x'), /comes before the first/],
    [patch('*** Add File: a', 'x'), /does not begin with "\+"/],
    [patch('*** Update File: a'), /no change/],
    [patch('*** Update File: a', '?x'), /begins with none of/],
  ])('that is wrong is explained: %j', (text, expected) => {
    expect(parsePatch(text)).toMatchObject({ kind: 'invalid', problem: expect.stringMatching(expected) });
  });
});

describe('hunks', () => {
  const text = 'a {\n  one\n}\nb {\n  one\n}\n';

  test('change the first place below their anchor, in order', () => {
    expect(apply(text, '@@ b {', '-  one', '+  two')).toBe('a {\n  one\n}\nb {\n  two\n}\n');
    expect(apply(text, '@@', '-  one', '+  1', '@@', '-  one', '+  2')).toBe('a {\n  1\n}\nb {\n  2\n}\n');
    expect(apply(text, '@@ b {', ' b {', '-  one', '+  two')).toBe('a {\n  one\n}\nb {\n  two\n}\n');
  });

  test('are found where white space was lost, and keep that of the file', () => {
    expect(apply('\tif (x)  \n\t\ty\n', '@@', ' if (x)', '-y', '+\t\tz')).toBe('if (x)\n\t\tz\n');
    expect(apply('a\r\nb\r\n', '@@', '-b', '+c')).toBe('a\r\nc\r\n');
    expect(apply('a\nb', '@@', '-b', '+c')).toBe('a\nc');
  });

  test('insert after their anchor, at the end, and into an empty file', () => {
    expect(apply(text, '@@ a {', '+  zero')).toBe('a {\n  zero\n  one\n}\nb {\n  one\n}\n');
    expect(apply('a\n', '@@', '+b', '*** End of File')).toBe('a\nb\n');
    expect(apply('', '@@', '+b')).toBe('b\n');
    expect(apply('x\nx\n', '@@', '-x', '+y', '*** End of File')).toBe('x\ny\n');
  });

  test('that are not in the file are named, and change nothing', () => {
    expect(apply(text, '@@', '-three')).toBe('missing: three');
    expect(apply(text, '@@ c {', '+x')).toBe('missing: c {');
  });
});
