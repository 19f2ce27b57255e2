import { GroundhogError } from '../../domain/errors/errors.ts';
import type { ObjectId } from '../../domain/ids.ts';
import type { AttemptContext } from '../context/run-context.ts';
import { addToNextRecord } from '../record/record-events.ts';
import { auditLanding } from './audit-landing.ts';

/**
 * Audits what an attempt has landed, where the settings ask for it, and adds the result to the next record. Criteria that
 * run in the agent's folder are not audited: it holds one tree only.
 */
export async function recordAudit(
  context: AttemptContext,
  { commit, from }: { readonly commit: ObjectId; readonly from: ObjectId },
): Promise<void> {
  const { request, runContext, prepared, checkpoint, task, day } = context;
  if (request.auditMinutes === 0 || request.verifyIn === 'workspace') return;
  const timeUp = new AbortController();
  const over = new AbortController();
  const waiting = runContext.ports.sleep(request.auditMinutes * 60_000, over.signal).then(() => timeUp.abort());
  try {
    const { plan } = request.planSource;
    const landing = { checkpoint, plan, commit, from, taskBranch: task.taskBranch };
    const audit = await auditLanding(landing, { folders: prepared, runContext, timeUp: timeUp.signal });
    addToNextRecord(context, [{ kind: 'landing_audited', checkpoint_id: checkpoint.id, day, ...audit }]);
  } catch (thrown) {
    // What has landed stays landed: a commit that is too large for an audit is no failure of the run.
    if (!(thrown instanceof GroundhogError) || thrown.code !== 'git_answer_too_long') throw thrown;
    runContext.ports.notifier.progress({
      kind: 'warning',
      text: `The landing is too large to be audited: ${checkpoint.id}`,
    });
  } finally {
    over.abort();
    await waiting;
  }
}
