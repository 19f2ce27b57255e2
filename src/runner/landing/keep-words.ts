import { findReplayed, isReplay } from '../../domain/record/rebase.ts';
import { readAuthor, readMessage } from '../../git/log.ts';
import type { LandedDraft } from '../../workspace/attempt/land.ts';
import type { AttemptContext } from '../context/run-context.ts';

/** Gives the commit of a checkpoint that lands again on a new base the message and the author that it had. */
export async function keepWords(
  context: AttemptContext,
  draft: LandedDraft | undefined,
): Promise<LandedDraft | undefined> {
  const { task, checkpoint, day } = context;
  const { rebase, checkpoints } = task.journal.state().record;
  const attempt = checkpoints.flatMap(({ attempts }) => attempts).find((each) => each.day === day);
  const commit = attempt !== undefined && isReplay(attempt) ? findReplayed(rebase, checkpoint.id) : undefined;
  if (commit === undefined || draft === undefined) return draft;
  const message = await readMessage(task.control, commit);
  return { ...draft, message: `${message.trimEnd()}\n`, author: await readAuthor(task.control, commit) };
}
