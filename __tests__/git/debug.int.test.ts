import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { findPrograms } from '../../src/exec/programs.ts';
import { createRedactor } from '../../src/exec/redaction/redact.ts';
import { prepareImport } from '../../src/git/fast-import.ts';
import { findGitDir } from '../../src/git/find-git-dir.ts';
import { type Git, openGit } from '../../src/git/git.ts';
import { cleanUp, createRepo, createTempDir, gitEnv } from '../helpers/temp-repo.ts';

const SECRET = 'correct-horse-battery';
let dir = '';
let lines: string[] = [];
let git: Git;

async function open(redact: (text: string) => string, path = gitEnv.PATH ?? ''): Promise<Git> {
  const home = await createTempDir('groundhog-home');
  return openGit(
    { gitDir: join(dir, '.git') },
    { programs: await findPrograms(path), home, redact, debug: (line) => void lines.push(line) },
  );
}

beforeEach(async () => {
  ({ dir } = await createRepo());
  lines = [];
  git = await open(createRedactor([SECRET]).redact);
});

afterEach(cleanUp);

test('each command is one line, with its arguments, exit code and duration, however it is run', async () => {
  await git.text(['rev-parse', 'HEAD']);
  await git.bytes(['hash-object', '--stdin'], { stdin: 'x' });
  await findGitDir(git.at({ gitDir: dir }), dir);
  expect(lines).toEqual([
    expect.stringMatching(/^git rev-parse HEAD \(exit 0, \d+ ms\)$/),
    expect.stringMatching(/^git hash-object --stdin \(exit 0, \d+ ms\)$/),
    expect.stringMatching(/^git rev-parse --path-format=absolute --git-dir --git-common-dir \(exit 0, \d+ ms\)$/),
  ]);
});

test('a command that fails or is stopped is a line, too', async () => {
  await expect(git.text(['rev-parse', '--verify', 'refs/heads/none'])).rejects.toThrow();
  await expect(git.bytes(['cat-file', 'blob', 'none'])).rejects.toThrow();
  await expect(git.text(['status'], { signal: AbortSignal.abort() })).rejects.toThrow();
  expect(lines).toEqual([
    expect.stringMatching(/^git rev-parse --verify refs\/heads\/none \(exit 128, \d+ ms\)$/),
    expect.stringMatching(/^git cat-file blob none \(exit 128, \d+ ms\)$/),
    expect.stringMatching(/^git status \(failed, \d+ ms\)$/),
  ]);
});

test('a command that was started early is one line, timed from its input on', async () => {
  const write = prepareImport(git, 'anywhere');
  write.start();
  await sleep(1_500);
  expect(lines).toEqual([]);
  await write.cancel();
  expect(lines).toEqual([expect.stringMatching(/^git -c .* fast-import --quiet --done .*\(exit 0, \d+ ms\)$/)]);
  expect(Number(/(\d+) ms\)$/.exec(lines[0] ?? '')?.[1])).toBeLessThan(1_500);
});

test('no secret is in a line, given or in an address', async () => {
  const ask = (door: Git, address: string) => door.text(['ls-remote', address]).catch(() => undefined);
  const addresses = [`http://localhost:1/${SECRET}`, 'http://somebody:a-password@localhost:1/x'];
  for (const address of addresses) await ask(git, address);
  expect(lines.join('\n')).not.toMatch(new RegExp(`${SECRET}|a-password`));
  expect(lines).toHaveLength(2);
  lines = [];
  const unmasked = await open((text) => text);
  for (const address of addresses) await ask(unmasked, address);
  expect(lines.join('\n')).toMatch(new RegExp(`${SECRET}[^]*a-password`));
});

test('an argument can neither begin a line of its own nor hide what follows', async () => {
  const argument = 'a\n::error::b\u2028c\u001b[8md';
  await git.text(['rev-parse', '--verify', '--quiet', argument], { okExitCodes: [0, 1, 128] });
  expect(lines).toEqual([expect.stringMatching(/^git rev-parse --verify --quiet "a\\n::error::b c.*d" \(exit \d+/)]);
});

test('a long command is cut', async () => {
  await git.bytes(['cat-file', 'blob', 'x'.repeat(5_000)]).catch(() => undefined);
  expect(lines[0]).toMatch(/^git cat-file blob x+… \(exit 128, \d+ ms\)$/);
  expect(lines[0]?.length).toBeLessThan(1_100);
});
