import { execFile } from 'node:child_process';
import { lstat, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, expect, test } from '@jest/globals';
import { objectIdSchema } from '../../../src/domain/ids.ts';
import { renderReport } from '../../../src/entry/task-report/make-report.ts';
import { writeReport } from '../../../src/entry/task-report/write-report.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { breakSecret, holdsBroken, tricks } from '../../helpers/broken-secrets.ts';
import { openDoor } from '../../helpers/open-workspace.ts';
import { cleanUp, commitAll, createRepo, createTempDir, git, writeFiles } from '../../helpers/temp-repo.ts';
import { makeAttempt, makeCriterionRun, makeView } from '../../report/make-view.ts';

afterEach(cleanUp);

const SECRET = 'swordfish-of-the-caller-4711';
const { redact } = createRedactor([SECRET]);
const OPTIONS = { links: {}, madeAt: '2026-03-02T16:00:00.000Z', redact };

/** Commits files on top of a base, and renders the report of one attempt with that change. */
async function reportOf(files: Readonly<Record<string, string | Buffer>>, more = {}): Promise<string> {
  const { dir } = await createRepo({ files: { 'old.txt': 'a\nb\n', 'gone.txt': 'gone\n' } });
  const from = objectIdSchema.parse(await git(dir, 'rev-parse', 'HEAD'));
  await git(dir, 'rm', '--quiet', 'gone.txt');
  for (const [path, content] of Object.entries(files)) {
    await writeFiles(dir, { [path]: '' });
    await writeFile(join(dir, path), content);
  }
  const to = objectIdSchema.parse(await commitAll(dir, 'Work'));
  const attempt = makeAttempt({ snapshot_ref: from, scratch_commit: to, ...more });
  const view = makeView([{ checkpoint_id: 'a', attempts: [attempt] }], { last_day: 1 });
  return renderReport(await openDoor(join(dir, '.git')), view, OPTIONS);
}

test('shows what git says of files of every kind', async () => {
  const page = await reportOf({
    'old.txt': 'a\nc\r\n',
    'sub dir/na"me é.txt': '--- a\n+++ b\n@@ -1 +1 @@\ndiff --git a/x b/x\n\\ No newline at end of file',
    'binary.bin': Buffer.from([0, 1, 2, 255]),
  });
  for (const text of [
    '<del data-n="2">-b\n</del><ins data-n="2">+c',
    '<ins data-n="1">+--- a\n</ins><ins data-n="2">++++ b\n</ins><ins data-n="3">+@@ -1 +1 @@\n</ins><ins data-n="4">+diff --git a/x b/x',
    'gone.txt (removed)',
    'No lines to show: a binary file, a mode or a name.',
    'All changes of the attempt, 4 files',
  ])
    expect(page).toContain(text);
});

test.each(tricks.slice(0, 6))('holds no secret that is broken by %s', async (_trick, insert) => {
  const broken = breakSecret(SECRET, insert);
  const text = `<${broken.join('>\n<')}>\n`;
  const page = await reportOf(
    { 'new.txt': text },
    { summary: text, notes: [text], verifier_runs: [makeCriterionRun({ output: text, detail: broken[0] ?? '' })] },
  );
  expect(page).toContain('***');
  expect(holdsBroken(page, SECRET)).toBe(false);
});

test('cuts a long diff, and says where the work of an attempt is not in the repository', async () => {
  const long = await reportOf({ 'new.txt': `${'x'.repeat(99)}\n`.repeat(2000) });
  expect(long).toMatch(/1\d\d,\d{3} more characters are left out here\./);
  expect(long.length).toBeLessThan(200_000);
  const lost = await reportOf({ 'new.txt': 'x' }, { scratch_commit: 'c'.repeat(40) });
  expect(lost).toContain('All changes of the attempt: not in this repository, or too large to be shown.');
});

test('is there as a whole, in the place of an older one, or not at all', async () => {
  const folder = await createTempDir('groundhog-report');
  const path = join(folder, 'report.html');
  expect(await writeReport(path, 'one')).toBe(path);
  await writeReport(path, 'two');
  await expect(writeReport(join(path, 'x.html'), 'three')).rejects.toMatchObject({ code: 'setting_invalid' });
  await expect(writeReport(folder, 'three')).rejects.toMatchObject({ code: 'setting_invalid' });
  expect(await readdir(folder)).toEqual(['report.html']);
});

test('is not written in the place of a pipe or a link, nor to what a link names', async () => {
  const dir = await createTempDir('groundhog-report');
  await promisify(execFile)('mkfifo', [join(dir, 'pipe')]);
  await symlink('/dev/full', join(dir, 'device'));
  await writeFile(join(dir, 'mine'), 'mine');
  await symlink('mine', join(dir, 'link'));
  for (const name of ['pipe', 'device', 'link'])
    await expect(writeReport(join(dir, name), 'page')).rejects.toMatchObject({ code: 'setting_invalid' });
  expect((await lstat(join(dir, 'pipe'))).isFIFO()).toBe(true);
  expect((await lstat(join(dir, 'link'))).isSymbolicLink()).toBe(true);
  expect(await readFile(join(dir, 'mine'), 'utf8')).toBe('mine');
  expect((await readdir(dir)).toSorted()).toEqual(['device', 'link', 'mine', 'pipe']);
});
