import { join } from 'node:path';
import { GitError } from '../domain/errors/errors.ts';
import type { ObjectId } from '../domain/ids.ts';
import { commitTree, type NewCommit } from './commit-tree.ts';
import type { Git } from './git.ts';
import { openGpgKey } from './gpg-key.ts';
import { initBare } from './init.ts';
import { type GivenKey, type KeyContext, type KeyOfFormat, toKeyError, withKeyFolder } from './key-program.ts';
import { openSshKey } from './ssh-key.ts';

/** A key that signs commits. */
export interface SigningKey extends Pick<KeyOfFormat, 'author' | 'programs'> {
  /** Makes a signed commit by the author. The key is loaded for as long as that takes. */
  commit(git: Git, commit: NewCommit): Promise<ObjectId>;
}

// Any time that git takes.
const TEST_SECONDS = 1_700_000_000;
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';

// Why: docs/decisions/0141-a-key-is-there-while-it-signs.md
/** Opens a key, and signs a commit of no files with it as a test. Throws ConfigurationError `signing_key_unusable`. */
export async function openSigningKey(git: Git, { text, as }: GivenKey, context: KeyContext): Promise<SigningKey> {
  const key = { text: `${text.replaceAll('\r\n', '\n').trim()}\n`, as };
  const open = key.text.startsWith('-----BEGIN PGP') ? openGpgKey : openSshKey;
  const { author, programs, load } = await open(key, context);
  const commit: SigningKey['commit'] = (target, { signature, ...draft }) =>
    load((signing) => commitTree(target, { ...draft, signature: { ...signature, ...author }, signing }));
  await withKeyFolder(context, async (folder) => {
    const scratch = git.at({ gitDir: join(folder, 'test.git') });
    await initBare(scratch, { objectFormat: 'sha1', borrowFrom: [], isTemporary: true });
    const signature = { ...author, epochSeconds: TEST_SECONDS };
    await commit(scratch, { tree: EMPTY_TREE, message: '', signature }).catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      throw toKeyError(`git could not sign a commit with it: ${String(error.data.stderr ?? error.message)}`);
    });
  });
  return { author, programs, commit };
}
