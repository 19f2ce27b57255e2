import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { prepareBlobs } from '../../src/git/cat-file.ts';
import { type CommitToImport, prepareImport } from '../../src/git/fast-import.ts';
import type { Git } from '../../src/git/git.ts';
import { hashBytes } from '../../src/git/hash-object.ts';
import { openDoor, SIGNATURE } from '../helpers/open-workspace.ts';
import { cleanUp, createRepo, git as rawGit } from '../helpers/temp-repo.ts';

let dir = '';
let first = '';
let git: Git;

beforeEach(async () => {
  ({ dir, commit: first } = await createRepo({ files: { 'a.txt': 'a\n' } }));
  git = (await openDoor(dir)).at({ gitDir: join(dir, '.git') });
});

afterEach(cleanUp);

const REF = 'refs/heads/early';
const listRefs = () => rawGit(dir, 'for-each-ref', '--format=%(refname)');
const listPacks = () => readdir(join(dir, '.git/objects/pack'));

describe('a command that is started early', () => {
  const change = { kind: 'content', path: 'b.txt', bytes: Buffer.from('b\n') } as const;
  const newCommit = (from: string): CommitToImport => ({
    ref: REF,
    message: 'b',
    signature: SIGNATURE,
    from,
    changes: [change],
  });

  test('does what it is told later, also where it was not started early', async () => {
    const write = prepareImport(git, 'forward');
    write.start();
    expect(await listRefs()).toBe('refs/heads/main');
    const { commit } = await write.commit(newCommit(first));
    await write.cancel();
    expect(await rawGit(dir, 'rev-parse', REF)).toBe(commit);
    const next = await prepareImport(git, 'forward').commit(newCommit(commit));
    expect(await rawGit(dir, 'rev-parse', `${REF}^`)).toBe(commit);
    expect(next.tree).toBe(await rawGit(dir, 'rev-parse', `${commit}^{tree}`));
  });

  test('has no effect when it is told nothing', async () => {
    const write = prepareImport(git, 'anywhere');
    const before = [await listRefs(), await listPacks()];
    write.start();
    await write.cancel();
    expect([await listRefs(), await listPacks()]).toEqual(before);
  });

  test('tells who asks for its answer that it failed, and nobody else', async () => {
    const write = prepareImport(git, 'forward');
    write.start();
    await expect(write.commit(newCommit('e'.repeat(40)))).rejects.toThrow();
    await expect(write.cancel()).resolves.toBeUndefined();
    const nowhere = prepareImport(git.at({ gitDir: join(dir, 'nowhere') }), 'forward');
    nowhere.start();
    await expect(nowhere.cancel()).resolves.toBeUndefined();
  });
});

describe('blobs that are asked for early', () => {
  test('are given byte for byte, each once', async () => {
    const contents = [Buffer.from([0, 255, 10, 13]), Buffer.from(''), Buffer.from('x missing\n')];
    const ids = await Promise.all(contents.map((bytes) => hashBytes(git, bytes)));
    const blobs = prepareBlobs(git, 1000);
    blobs.start();
    const read = await blobs.read([...ids, ...ids]);
    expect(ids.map((id) => Buffer.from(read?.get(id) ?? 'none'))).toEqual(contents);
    expect(read?.size).toBe(3);
  });

  test('are none where one is missing or all are more than the limit', async () => {
    const id = await hashBytes(git, Buffer.from('y'.repeat(100)));
    expect(await prepareBlobs(git, 1000).read(['e'.repeat(40), id])).toBeUndefined();
    expect(await prepareBlobs(git, 50).read([id])).toBeUndefined();
    expect((await prepareBlobs(git, 1000).read([id]))?.size).toBe(1);
  });
});
