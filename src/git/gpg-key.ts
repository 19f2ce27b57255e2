import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { CommitAuthor } from '../domain/attempt/committer.ts';
import type { CommitSigning } from './commit-tree.ts';
import {
  findKeyProgram,
  type GivenKey,
  type KeyContext,
  type KeyOfFormat,
  runKeyCommand,
  toKeyError,
  withKeyFolder,
} from './key-program.ts';

/** Opens a private key of GPG: for each commit it is imported into a home of its own, which is removed. */
export async function openGpgKey(given: GivenKey, context: KeyContext): Promise<KeyOfFormat> {
  const gpg = await findKeyProgram('gpg', context);
  const gpgconf = await findKeyProgram('gpgconf', context);
  const loadFound = <T>(use: (found: FoundKey, signing: CommitSigning) => Promise<T>): Promise<T> =>
    withKeyFolder(context, async (folder) => {
      const env = { GNUPGHOME: folder };
      const run = (file: string, args: readonly string[], stdin = '') =>
        runKeyCommand({ file, args, folder, env, stdin }, context);
      await writeSettings(folder);
      try {
        const imported = await run(gpg, ['--quiet', '--import'], given.text);
        const listed = await run(gpg, ['--with-colons', '--list-secret-keys']);
        const found = parseSecretKeys(listed.stdout);
        const [key, ...others] = found;
        if (key === undefined || others.length > 0)
          throw toKeyError(describeCount(found.length, context.redact(imported.stderr)));
        const settings = ['gpg.format=openpgp', `gpg.program=${gpg}`, `user.signingKey=${key.fingerprint}`];
        return await use(key, { settings, env });
      } finally {
        await run(gpgconf, ['--kill', 'all']);
        await run(gpgconf, ['--remove-socketdir']);
      }
    });
  const author = await loadFound(async ({ users }) => chooseUser(users, given.as));
  return { author, programs: [gpg, gpgconf], load: (use) => loadFound((_, signing) => use(signing)) };
}

/** Nobody can be asked for a passphrase, and the agent of the key needs no further sockets, whose paths are longer. */
async function writeSettings(folder: string): Promise<void> {
  await writeFile(join(folder, 'gpg.conf'), 'batch\nno-tty\npinentry-mode error\n');
  await writeFile(join(folder, 'gpg-agent.conf'), 'extra-socket none\nbrowser-socket none\n');
}

function describeCount(count: number, said: string): string {
  return count === 0 ? `gpg found no private key in it: ${said}` : `it holds ${count} private keys: give one of them`;
}

/** A private key by its fingerprint, with its user ids that hold. */
export interface FoundKey {
  readonly fingerprint: string;
  readonly users: readonly CommitAuthor[];
}

/** Parses what gpg lists with `--with-colons`, see doc/DETAILS of GnuPG: the private keys with their user ids. */
export function parseSecretKeys(listing: string): readonly FoundKey[] {
  const found: { fingerprint: string; users: CommitAuthor[] }[] = [];
  for (const line of listing.split('\n')) {
    const fields = line.split(':');
    const [kind, validity = ''] = fields;
    const text = fields[9] ?? '';
    const key = found.at(-1);
    if (kind === 'sec') found.push({ fingerprint: '', users: [] });
    // The fingerprints after the first one are those of its subkeys.
    if (kind === 'fpr' && key?.fingerprint === '') key.fingerprint = text;
    // Revoked and expired ones name nobody any more.
    if (kind === 'uid' && !/[re]/.test(validity)) key?.users.push(...parseUser(text));
  }
  return found;
}

function parseUser(id: string): readonly CommitAuthor[] {
  const plain = id.replaceAll(/\\x([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const [, name = '', email] = /^(.*?)\s*(?:\([^()]*\)\s*)?<([^<>\s]+@[^<>\s]+)>$/.exec(plain) ?? [];
  return email === undefined ? [] : [{ name: name === '' ? email : name, email }];
}

/** Returns whom commits are by. Throws ConfigurationError where no user id of the key has that address. */
function chooseUser(users: readonly CommitAuthor[], as: CommitAuthor | undefined): CommitAuthor {
  const [first] = users;
  if (first === undefined) throw toKeyError('it has no user id with an address that holds');
  if (as === undefined) return first;
  if (users.some(({ email }) => email.toLowerCase() === as.email.toLowerCase())) return as;
  const known = users.map(({ email }) => email).join(', ');
  throw toKeyError(`"sign-as" has the address ${as.email}, and the key is for ${known}`);
}
