import { findTicking, readPageLineage } from '../../domain/operations/command-box.ts';
import { type CommandParsing, parseCommand } from '../../domain/operations/comment-command.ts';

/** A box of a comment of ours that somebody has ticked. */
export interface TickedBox {
  /** Without `/groundhog`. */
  readonly command: string;
  /** The login of the author of the comment. */
  readonly author: string;
  /** The lineage of the task that the comment says it is of. */
  readonly lineage: string;
}

/** The tick that an edit is, or the reason why it is none. */
type Tick =
  | ({ readonly kind: 'one'; readonly parsing: CommandParsing } & Omit<TickedBox, 'author'>)
  | { readonly kind: 'none'; readonly reason: string };

/** Reads the tick of an edited comment from its text before and after. */
export function readTick(before: string, after: string): Tick {
  const lineage = readPageLineage(after);
  if (lineage === undefined)
    return none('The action is "edited", and the comment is not one that has boxes of Groundhog.');
  const ticking = findTicking(before, after);
  if (ticking.kind === 'none') return none('The edit has ticked no box.');
  if (ticking.kind === 'several') return none('The edit has ticked several boxes at once: tick one.');
  const { command } = ticking;
  const parsing = parseCommand(command);
  return parsing.kind === 'wrong'
    ? none(`The ticked box is of no command: ${parsing.reason}`)
    : { kind: 'one', command, lineage, parsing };
}

function none(reason: string): Tick {
  return { kind: 'none', reason };
}
