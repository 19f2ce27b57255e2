import { chmod, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GroundhogError } from '../../src/domain/errors/errors.ts';
import type { Git } from '../../src/git/git.ts';
import { parseSecretKeys } from '../../src/git/gpg-key.ts';
import type { GivenKey } from '../../src/git/key-program.ts';
import { openSigningKey } from '../../src/git/signing-key.ts';
import { openDoor } from '../helpers/open-workspace.ts';
import { type KeyPair, makeGpgKey, makeSshKey, SIGNER, verifyCommit } from '../helpers/signing-keys.ts';
import { cleanUp, createRepo, createTempDir, gitEnv, git as rawGit } from '../helpers/temp-repo.ts';

let dir = '';
let head = '';
let control: Git;
let parent = '';

beforeEach(async () => {
  ({ dir, commit: head } = await createRepo());
  control = await openDoor(join(dir, '.git'));
  parent = await createTempDir('keys');
});

afterEach(cleanUp);

const open = (given: GivenKey, path = gitEnv.PATH ?? '') =>
  openSigningKey(control, given, { path, parent, redact: (text) => text });

async function signOne(pair: KeyPair, as: GivenKey['as']): Promise<string> {
  const key = await open({ text: pair.secret, as });
  const tree = await rawGit(dir, 'rev-parse', `${head}^{tree}`);
  const signature = { name: 'Groundhog', email: 'groundhog@noreply.invalid', epochSeconds: 1_767_000_000 };
  return key.commit(control, { tree, parent: head, message: 'Do it\n', signature });
}

/** Lists what a key has left: files, and programs that still run with one of its folders. */
async function listLeft(): Promise<readonly string[]> {
  const files = await readdir(parent);
  const processes = await rawGit(dir, '-c', `alias.list=!ps -eo args`, 'list');
  return [...files, ...processes.split('\n').filter((line) => line.includes(parent))];
}

const CASES: readonly { readonly name: string; readonly make: () => Promise<KeyPair>; readonly as: GivenKey['as'] }[] =
  [
    { name: 'Ed25519 of SSH', make: makeSshKey, as: SIGNER },
    { name: 'ECDSA of SSH', make: () => makeSshKey({ type: 'ecdsa' }), as: SIGNER },
    { name: 'GPG', make: makeGpgKey, as: undefined },
    {
      name: 'SSH with the line ends of Windows',
      as: SIGNER,
      make: async () => {
        const { secret, known } = await makeSshKey();
        return { known, secret: secret.replaceAll('\n', '\r\n').trim() };
      },
    },
  ];

test.each(CASES)(
  'git signs with a key: $name, git verifies it, and nothing of the key is left',
  async ({ make, as }) => {
    const pair = await make();
    const commit = await signOne(pair, as);
    expect(await verifyCommit(dir, commit, pair)).toMatch(/Good .*signature.*bot@example\.com/s);
    expect(await rawGit(dir, 'log', '-1', '--format=%an %ae %cn %ce %P %B', commit)).toBe(
      `Release Bot bot@example.com Release Bot bot@example.com ${head} Do it\n`,
    );
    expect(await listLeft()).toEqual([]);
  },
);

test('the signature of another key is refused by git, so that the test of a signature can fail', async () => {
  const commit = await signOne(await makeSshKey(), SIGNER);
  await expect(verifyCommit(dir, commit, await makeSshKey())).rejects.toThrow();
});

const refused: readonly { name: string; make: () => Promise<string>; as?: GivenKey['as']; reason: RegExp }[] = [
  { name: 'no key', make: async () => 'hello', as: SIGNER, reason: /does not take it as a private key/ },
  { name: 'a public key', make: async () => (await makeSshKey()).known, as: SIGNER, reason: /private key/ },
  {
    name: 'a key of SSH with a passphrase',
    make: async () => (await makeSshKey({ passphrase: 'correct horse' })).secret,
    as: SIGNER,
    reason: /it has a passphrase/,
  },
  { name: 'a key of SSH without an author', make: async () => (await makeSshKey()).secret, reason: /set "sign-as"/ },
  { name: 'a public key of GPG', make: async () => (await makeGpgKey()).known, reason: /no private key in it/ },
  {
    name: 'a key of GPG for another address',
    make: async () => (await makeGpgKey()).secret,
    as: { name: 'Other', email: 'other@example.com' },
    reason: /has the address other@example\.com, and the key is for bot@example\.com/,
  },
  {
    name: 'a key of GPG with a passphrase',
    make: async () => (await makeGpgKey({ passphrase: 'correct horse' })).secret,
    reason: /could not sign a commit with it/,
  },
];

test.each(refused)('$name is refused with its reason, and nothing of it is left', async ({ make, as, reason }) => {
  const text = await make();
  const error: GroundhogError = await open({ text, as }).then(
    () => {
      throw new Error('it was taken');
    },
    (thrown) => thrown,
  );
  expect(error.code).toBe('signing_key_unusable');
  expect(error.data.reason).toMatch(reason);
  expect(await listLeft()).toEqual([]);
});

test('a program that is missing is named', async () => {
  const folder = await createTempDir('path');
  await writeFile(join(folder, 'ssh-agent'), '#!/bin/sh\n');
  await chmod(join(folder, 'ssh-agent'), 0o755);
  await expect(open({ text: 'x', as: SIGNER }, folder)).rejects.toMatchObject({
    data: { reason: 'the program "ssh-add" that it needs is not on the PATH' },
  });
});

test('of a listing of gpg the user ids that hold count, with the fingerprint of the key itself', () => {
  const listing = [
    'sec:u:255:22:839D:1:::u:::scSC:::+::ed25519:::0:',
    'fpr:::::::::D3C5:',
    'uid:r::::1::A::Old <old@example.com>::::::::::0:',
    'uid:u::::1::B::A \\x3a B (of work) <a@example.com>::::::::::0:',
    'uid:u::::1::C::b@example.com::::::::::0:',
    'ssb:u:255:22:AAAA:1::::::s:::+::ed25519::',
    'fpr:::::::::E5E5:',
  ];
  expect(parseSecretKeys(listing.join('\n'))).toEqual([
    { fingerprint: 'D3C5', users: [{ name: 'A : B', email: 'a@example.com' }] },
  ]);
});
