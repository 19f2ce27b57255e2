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
  renderRestored,
  renderSnapshotList,
  type SnapshotReply,
  toRestoredData,
} from './snapshot-text.ts';

/** Runs one snapshot call. Throws when it is refused. */
export async function runSnapshotCall(context: SnapshotContext, call: SnapshotCall): Promise<SnapshotReply> {
  switch (call.name) {
    case 'snapshot_create': {
      const { name, description, replace, ttl_seconds } = call.payload;
      const created = await createNamedSnapshot(context, {
        name,
        replace,
        ...(description === undefined ? {} : { description }),
        ...(ttl_seconds === undefined ? {} : { ttlSeconds: ttl_seconds }),
      });
      return renderCreated(created, context);
    }
    case 'snapshot_list':
      return renderSnapshotList(await listNamedSnapshots(context));
    case 'snapshot_restore': {
      const restored = await restoreNamedSnapshot(context, call.payload);
      return { text: renderRestored(restored, call.payload), data: toRestoredData(restored) };
    }
    case 'snapshot_diff':
      return renderDiff(await diffNamedSnapshot(context, call.payload.name));
    case 'snapshot_delete': {
      const { name, id } = await deleteNamedSnapshot(context, call.payload.name);
      return { text: `snapshot ${name} deleted: ${id}`, data: { name, commit: id } };
    }
    default:
      return assertNever(call);
  }
}

/** Serves the snapshot verbs; the first one opens the context. A refusal is an answer. */
export function serveSnapshots(open: () => Promise<SnapshotContext>): (call: SnapshotCall) => Promise<VerbReply> {
  let context: Promise<SnapshotContext> | undefined;
  return async (call) => {
    try {
      context ??= open();
      return { ok: true, ...(await runSnapshotCall(await context, call)) };
    } catch (thrown) {
      const error = toGroundhogError(thrown);
      return { ok: false, text: String(error.data.reason ?? renderError(error)) };
    }
  };
}
