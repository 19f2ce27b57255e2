import type { ObjectId } from '../domain/ids.ts';
import type { RefName } from '../domain/refs/ref-name.ts';
import type { Git } from './git.ts';
import { setHead } from './symbolic-ref.ts';

/** Where HEAD is: on a branch, or on a commit by itself. */
export type HeadTarget =
  | { readonly kind: 'branch'; readonly ref: RefName }
  | { readonly kind: 'detached'; readonly commit: ObjectId };

/** Points HEAD there. Neither index nor files are touched. */
export async function writeHead(git: Git, place: HeadTarget): Promise<void> {
  if (place.kind === 'branch') return setHead(git, place.ref);
  await git.bytes(['update-ref', '--no-deref', 'HEAD', place.commit]);
}

/** The place as one word. */
export function toHeadText(place: HeadTarget): string {
  return place.kind === 'branch' ? place.ref : place.commit;
}

/** Reads the word back. */
export function parseHeadText(text: string): HeadTarget {
  const ref = /^refs\/(.+)$/.exec(text)?.[1];
  return ref === undefined ? { kind: 'detached', commit: text } : { kind: 'branch', ref: `refs/${ref}` };
}
