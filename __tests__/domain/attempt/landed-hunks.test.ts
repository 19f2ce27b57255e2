import { expect, test } from '@jest/globals';
import { splitHunks } from '../../../src/domain/attempt/landed-hunks.ts';

// As `git diff --no-renames --full-index --binary -U1` of git 2.39 writes them, with shortened object names.
const EDITED = `diff --git a/src/a b.js b/src/a b.js
index 1111111..2222222 100644
--- a/src/a b.js\t
+++ b/src/a b.js\t
`;
const FIRST = '@@ -1,3 +1,3 @@ function a() {\n one\n-two\n+TWO\n three\n';
const SECOND = '@@ -9,2 +9,3 @@\n nine\n ten\n+eleven\n+++i;\n';
const CREATED = `diff --git a/new.txt b/new.txt
new file mode 100644
index 0000000..3333333
--- /dev/null
+++ b/new.txt
@@ -0,0 +1,2 @@
+x
+y
`;
const DELETED = `diff --git a/old.txt b/old.txt
deleted file mode 100644
index 3333333..0000000
--- a/old.txt
+++ /dev/null
@@ -1 +0,0 @@
-x
`;
const BINARY = `diff --git a/a b.png b/a b.png
index 4444444..5555555 100644
GIT binary patch
literal 3
KcmZQzWMT#Y01f~L

`;
const MODES = 'old mode 100644\nnew mode 100755\n';
const RUNNABLE = `diff --git a/run.sh b/run.sh
${MODES}index 6666666..7777777
--- a/run.sh
+++ b/run.sh
@@ -1 +1 @@
-a
+b
`;
const EMPTY = 'diff --git a/empty b/empty\nnew file mode 100644\nindex 0000000..8888888\n';
const QUOTED = `diff --git "a/say \\"hi\\".txt" "b/say \\"hi\\".txt"
index 1111111..2222222 100644
--- "a/say \\"hi\\".txt"
+++ "b/say \\"hi\\".txt"
@@ -2,2 +1,0 @@
-gone
-too
`;

test('each change of a file is a hunk with the header of its file, the first line that it changes, and its counts', () => {
  expect(splitHunks(EDITED + FIRST + SECOND)).toEqual([
    { path: 'src/a b.js', line: 2, added: 1, removed: 1, patch: EDITED + FIRST },
    { path: 'src/a b.js', line: 11, added: 2, removed: 0, patch: EDITED + SECOND },
  ]);
});

test.each([
  ['created', CREATED, { path: 'new.txt', added: 2, removed: 0 }],
  ['deleted', DELETED, { path: 'old.txt', added: 0, removed: 1 }],
  ['binary', BINARY, { path: 'a b.png', added: 0, removed: 0 }],
  ['created without a line', EMPTY, { path: 'empty', added: 0, removed: 0 }],
])('a file that is %s is one hunk', (_what, patch, expected) => {
  expect(splitHunks(patch)).toEqual([{ ...expected, line: null, patch }]);
});

test('a change of a mode is a hunk of its own, and no part of the others', () => {
  expect(splitHunks(RUNNABLE)).toEqual([
    { path: 'run.sh', line: null, added: 0, removed: 0, patch: `diff --git a/run.sh b/run.sh\n${MODES}` },
    { path: 'run.sh', line: 1, added: 1, removed: 1, patch: RUNNABLE.replace(MODES, '') },
  ]);
});

test('a name that git has quoted is read as it is, and a hunk that only removes has the line after which it does', () => {
  expect(splitHunks(QUOTED)).toMatchObject([{ path: 'say "hi".txt', line: 1, added: 0, removed: 2 }]);
});

test('the files of a patch stay apart, and a patch without any has no hunk', () => {
  const paths = splitHunks(CREATED + EDITED + FIRST + DELETED).map(({ path }) => path);
  expect(paths).toEqual(['new.txt', 'src/a b.js', 'old.txt']);
  expect(splitHunks('')).toEqual([]);
});
