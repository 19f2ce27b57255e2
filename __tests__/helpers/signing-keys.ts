import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTempDir, gitEnv } from './temp-repo.ts';

const run = promisify(execFile);

/** The author whom the keys are for. */
export const SIGNER = { name: 'Release Bot', email: 'bot@example.com' };
export const SIGN_AS = `${SIGNER.name} <${SIGNER.email}>`;

/** A key pair, as texts. */
export interface KeyPair {
  readonly secret: string;
  readonly known: string;
}

/** Makes a key of SSH by ssh-keygen. */
export async function makeSshKey({ passphrase = '', type = 'ed25519' } = {}): Promise<KeyPair> {
  const file = join(await createTempDir('groundhog-ssh'), 'key');
  await run('ssh-keygen', ['-q', '-t', type, '-N', passphrase, '-C', 'comment', '-f', file]);
  return { secret: await readFile(file, 'utf8'), known: await readFile(`${file}.pub`, 'utf8') };
}

/** Makes a key of GPG; with a passphrase it is protected by it. */
export async function makeGpgKey({ passphrase = '', user = SIGN_AS } = {}): Promise<KeyPair> {
  const home = await createTempDir('gpg');
  const env = { ...gitEnv, GNUPGHOME: home };
  // Else the agent measures how slow it can make guesses.
  await writeFile(join(home, 'gpg-agent.conf'), 's2k-count 65536\n');
  const unlock = ['--batch', '--quiet', '--pinentry-mode', 'loopback', '--passphrase', passphrase];
  try {
    await run('gpg', [...unlock, '--quick-gen-key', user, 'ed25519', 'sign', 'never'], { env });
    const secret = await run('gpg', [...unlock, '--armor', '--export-secret-keys'], { env });
    const known = await run('gpg', ['--batch', '--armor', '--export'], { env });
    return { secret: secret.stdout, known: known.stdout };
  } finally {
    await run('gpgconf', ['--kill', 'all'], { env });
  }
}

/** Verifies the signature of a commit by git with the public key alone; rejects unless it is of that key and address. */
export async function verifyCommit(dir: string, commit: string, { known }: KeyPair): Promise<string> {
  const home = await createTempDir('verify');
  const env = { ...gitEnv, GNUPGHOME: home };
  const settings: string[] = [];
  if (known.startsWith('-----BEGIN PGP')) {
    const file = join(home, 'known.asc');
    await writeFile(file, known);
    await run('gpg', ['--batch', '--quiet', '--import', file], { env });
    settings.push('-c', 'gpg.format=openpgp');
  } else {
    await mkdir(home, { recursive: true });
    const file = join(home, 'allowed');
    await writeFile(file, `${SIGNER.email} namespaces="git" ${known}`);
    settings.push('-c', 'gpg.format=ssh', '-c', `gpg.ssh.allowedSignersFile=${file}`);
  }
  const { stderr } = await run('git', ['-C', dir, ...settings, 'verify-commit', commit], { env });
  return stderr;
}
