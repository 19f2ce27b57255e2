import type { CommitAuthor } from '../../domain/attempt/committer.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import type { SignChoice } from '../../domain/setting-limits.ts';
import type { GivenKey } from '../../git/key-program.ts';
import { type Env, toSettingError } from './settings.ts';

/** The settings of signatures. */
export interface SigningSettings {
  readonly choice: SignChoice;
  /** The author of commits that a key signs. */
  readonly as: CommitAuthor | undefined;
}

/** Finds the key that signs commits; undefined where none does. Throws ConfigurationError where one is asked for. */
export function findSigningKey({ choice, as }: SigningSettings, env: Env): GivenKey | undefined {
  if (choice === 'none' || choice === 'api') return undefined;
  const text = env.GROUNDHOG_SIGNING_KEY?.trim() ?? '';
  if (text !== '') return { text, as };
  if (choice === 'auto') return undefined;
  throw new ConfigurationError('signing_key_unusable', { reason: 'it is not set, and the setting "sign" is "key"' });
}

/** Parses the author of commits, `Name <address>`; undefined for no text. Throws ConfigurationError otherwise. */
export function parseAuthor(text: string | undefined, name: string): CommitAuthor | undefined {
  if (text === undefined || text.trim() === '') return undefined;
  const [, author, email] =
    /^([^<>\p{Cc}]*[^<>\p{Cc}\s])\s*<([^<>\s\p{Cc}]+@[^<>\s\p{Cc}]+)>$/u.exec(text.trim()) ?? [];
  if (author === undefined || email === undefined) throw toSettingError(name, text, 'is not written Name <address>');
  return { name: author, email };
}
