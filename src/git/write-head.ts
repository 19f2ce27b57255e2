import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git } from './git.ts';
import { setHead } from './symbolic-ref.ts';

/** The target of HEAD: a branch, or a commit when detached. */
export type HeadTarget =
  | { readonly kind: 'branch'; readonly ref: RefName }
  | { readonly kind: 'detached'; readonly commit: ObjectId };

/** Points HEAD to a target. Neither index nor files are touched. */
export async function writeHead(git: Git, target: HeadTarget): Promise<void> {
  if (target.kind === 'branch') return setHead(git, target.ref);
  await git.bytes(['update-ref', '--no-deref', 'HEAD', target.commit]);
}

/** Renders a target as one word: the ref or the commit. */
export function toHeadText(target: HeadTarget): string {
  return target.kind === 'branch' ? target.ref : target.commit;
}

/** Parses the text of `toHeadText`. */
export function parseHeadText(text: string): HeadTarget {
  const ref = /^refs\/(.+)$/.exec(text)?.[1];
  return ref === undefined ? { kind: 'detached', commit: text } : { kind: 'branch', ref: `refs/${ref}` };
}
