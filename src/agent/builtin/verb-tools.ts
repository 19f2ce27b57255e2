import { type VerbName, verbPayloads } from '../../domain/verb.ts';
import { type Tool, toParameters } from './tool.ts';

/** What each verb is for, in words that a model can act on. The others are for programs. */
const offered = {
  'groundhog.checkpoint_success':
    'The current checkpoint is done and its criteria should hold. Ends the attempt at once: later edits do not count, and the criteria are then checked by someone else. "summary" becomes the commit message: its first line says in at most 72 characters what was done. Name in "side_effects" what you changed outside of the workspace.',
  'groundhog.checkpoint_failure':
    'You cannot get there in this attempt. Ends the attempt at once; the workspace is put back, and the next attempt reads your three texts. Be concrete. Set "retry_pointless" only when no attempt could ever succeed.',
  'groundhog.side_effect':
    'Tell that you changed something outside of the workspace, which is not undone when the attempt fails: a database, a service, a file elsewhere.',
  'groundhog.chronicle': 'Read what earlier checkpoints have done, and how earlier attempts at this one have failed.',
  snapshot_create: 'Keep the present state of all files of the workspace under a name, before you try something risky.',
  snapshot_list: 'List the snapshots of this attempt.',
  snapshot_restore:
    'Put all files of the workspace back to a snapshot. With "preview" it only tells what would change.',
  snapshot_diff: 'Show what has changed in the workspace since a snapshot.',
  snapshot_delete: 'Delete a snapshot.',
} as const satisfies Partial<Record<VerbName, string>>;

/** The verbs as tools, without the dot that no provider allows in a name. They are always there. */
export const verbTools: readonly Tool[] = Object.entries(offered).map(([verb, description]) => ({
  name: verb.replace('groundhog.', ''),
  description,
  parameters: toParameters(verbPayloads[toVerbName(verb)]),
  isVerb: true,
  mayWrite: false,
  async run(input, { task }) {
    const { ok, text } = await task.callVerb(verb, input);
    return { text, isError: !ok };
  },
}));

function toVerbName(name: string): VerbName {
  const found = Object.keys(verbPayloads).find((known): known is VerbName => known === name);
  if (found === undefined) throw new Error(`No payload is known for ${name}`);
  return found;
}
