import type { ObjectId } from '../../domain/ids.ts';
import { isRefName, parseTaskRef, type RefName } from '../../domain/refs/ref-name.ts';
import type { RefMove } from '../../git/push.ts';

/** The streams of a task's steps on the origin: as they were read, and as we have moved them since. */
export interface PublishedSteps {
  /** Lists the streams whose names begin with the digits of a base. */
  listOf(base: ObjectId): readonly { readonly ref: RefName; readonly id: ObjectId; readonly number: number }[];
  /** Returns the moves of the refs to these commits, from where they are; undefined deletes a ref. */
  toMoves(wanted: ReadonlyMap<RefName, ObjectId | undefined>): RefMove[];
  /** Takes over moves that were published. */
  follow(moves: readonly RefMove[]): void;
}

/** Picks the streams from the refs of a task. */
export function openPublishedSteps(refs: ReadonlyMap<string, ObjectId>): PublishedSteps {
  const known = new Map<string, ObjectId>();
  for (const [ref, id] of refs) if (parseTaskRef(ref)?.kind === 'steps') known.set(ref, id);
  return {
    listOf(base) {
      return [...known].flatMap(([ref, id]) => {
        const name = parseTaskRef(ref);
        if (name?.kind !== 'steps' || name.base7 !== base.slice(0, 7) || !isRefName(ref)) return [];
        return [{ ref, id, number: name.number }];
      });
    },
    toMoves(wanted) {
      return [...wanted].flatMap(([ref, to]) => {
        const from = known.get(ref);
        return from === to ? [] : [{ ref, from, to }];
      });
    },
    follow(moves) {
      for (const { ref, to } of moves) {
        if (to === undefined) known.delete(ref);
        else known.set(ref, to);
      }
    },
  };
}
