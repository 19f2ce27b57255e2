import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '../exec/run-command.ts';
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

/** An agent that could not be ended forgets the key after this time. */
const LIFETIME_SECONDS = '60';

/** Opens a private key of SSH: it is given to an ssh-agent(1) of its own for each commit, and never to a file. */
export async function openSshKey({ text, as }: GivenKey, context: KeyContext): Promise<KeyOfFormat> {
  if (as === undefined)
    throw toKeyError('an SSH key does not say whose it is: set "sign-as" to a name and the address of its account');
  const agent = await findKeyProgram('ssh-agent', context);
  const add = await findKeyProgram('ssh-add', context);
  const keygen = await findKeyProgram('ssh-keygen', context);
  const load: KeyOfFormat['load'] = (use) =>
    withKeyFolder(context, (folder) =>
      withAgent({ file: agent, folder }, async (socket) => {
        const env = { SSH_AUTH_SOCK: socket, SSH_ASKPASS_REQUIRE: 'never' };
        const run = (args: readonly string[], stdin: string) =>
          runKeyCommand({ file: add, args, folder, env, stdin }, context);
        const added = await run(['-q', '-'], text);
        if (added.exitCode !== 0) throw toKeyError(describeRefusal(context.redact(added.stderr)));
        const { stdout } = await run(['-L'], '');
        return use(await toSigning({ publicKey: stdout, folder, keygen, socket }));
      }),
    );
  return { author: as, programs: [agent, add, keygen], load };
}

/** Runs an agent in the foreground for `use`, so that it ends with this process too; it speaks once it listens. */
async function withAgent<T>(
  { file, folder }: { readonly file: string; readonly folder: string },
  use: (socket: string) => Promise<T>,
): Promise<T> {
  const socket = join(folder, 'agent');
  const end = new AbortController();
  const args = ['-D', '-s', '-t', LIFETIME_SECONDS, '-a', socket];
  const env = { HOME: folder, LC_ALL: 'C' };
  let ended: Promise<unknown> = Promise.resolve();
  const started = new Promise<void>((resolve) => {
    ended = runCommand({ file, args, cwd: folder, env, signal: end.signal, onOutput: () => resolve() });
  });
  try {
    await Promise.race([started, ended]);
    return await use(socket);
  } finally {
    end.abort();
    await ended;
  }
}

function describeRefusal(said: string): string {
  return /passphrase/i.test(said)
    ? 'it has a passphrase, or is no private key; give the key without one (ssh-keygen -p)'
    : `ssh-add does not take it as a private key: ${said}`;
}

interface LoadedSshKey {
  readonly publicKey: string;
  readonly folder: string;
  readonly keygen: string;
  readonly socket: string;
}

/** Writes the public key, by which ssh-keygen(1) finds the private one at the agent. */
async function toSigning({ publicKey, folder, keygen, socket }: LoadedSshKey): Promise<CommitSigning> {
  const file = join(folder, 'key.pub');
  await writeFile(file, `${publicKey}\n`, { mode: 0o600 });
  return {
    settings: ['gpg.format=ssh', `gpg.ssh.program=${keygen}`, `user.signingKey=${file}`],
    env: { SSH_AUTH_SOCK: socket },
  };
}
