import { assertNever } from '../../domain/assert-never.ts';
import type { SnapshotCall, VerbReply } from '../../domain/attempt/verb.ts';
import { renderError } from '../../domain/errors/error-catalog.ts';
import { toGroundhogError } from '../../domain/errors/to-groundhog-error.ts';
import { createNamedSnapshot, deleteNamedSnapshot, diffNamedSnapshot, listNamedSnapshots } from './named-snapshots.ts';
import { restoreNamedSnapshot } from './restore-named-snapshot.ts';
import type { SnapshotContext } from './snapshot-context.ts';
import {
  renderCreated,
  renderDiff,
  renderSnapshotList,
  renderRestored,
  type SnapshotReply,
  toRestoredData,
} from './snapshot-text.ts';

/** Carries out one call on a place. Throws when it is refused. */
export async function runSnapshotCall(place: SnapshotContext, call: SnapshotCall): Promise<SnapshotReply> {
  switch (call.name) {
    case 'snapshot_create': {
      const { name, description, replace, ttl_seconds } = call.payload;
      const created = await createNamedSnapshot(place, {
        name,
        replace,
        ...(description === undefined ? {} : { description }),
        ...(ttl_seconds === undefined ? {} : { ttlSeconds: ttl_seconds }),
      });
      return renderCreated(created, place);
    }
    case 'snapshot_list':
      return renderSnapshotList(await listNamedSnapshots(place));
    case 'snapshot_restore': {
      const restored = await restoreNamedSnapshot(place, call.payload);
      return { text: renderRestored(restored, call.payload), data: toRestoredData(restored) };
    }
    case 'snapshot_diff':
      return renderDiff(await diffNamedSnapshot(place, call.payload.name));
    case 'snapshot_delete': {
      const { name, id } = await deleteNamedSnapshot(place, call.payload.name);
      return { text: `snapshot ${name} deleted: ${id}`, data: { name, commit: id } };
    }
    default:
      return assertNever(call);
  }
}

/** Serves the verbs about snapshots; the place is opened with the first of them. A refusal is an answer. */
export function serveSnapshots(open: () => Promise<SnapshotContext>): (call: SnapshotCall) => Promise<VerbReply> {
  let place: Promise<SnapshotContext> | undefined;
  return async (call) => {
    try {
      place ??= open();
      return { ok: true, ...(await runSnapshotCall(await place, call)) };
    } catch (thrown) {
      const error = toGroundhogError(thrown);
      return { ok: false, text: String(error.data.reason ?? renderError(error)) };
    }
  };
}
