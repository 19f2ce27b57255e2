import { isJsonObject, valueAt } from '../text/json-object.ts';
import { listEvents, readWorkflow, type Workflow } from './read-workflow.ts';

/** The text of a workflow, by its name below `.github/workflows`. */
export interface WorkflowFile {
  readonly name: string;
  readonly text: string;
}

/** The way that a repository takes commands such as `retry`. */
export type CommandSupport =
  | { readonly kind: 'comments' }
  /** A user starts a workflow; `takesCommand` says whether it has an input `command`. */
  | { readonly kind: 'start'; readonly file: string; readonly takesCommand: boolean };

/**
 * Finds how a repository takes commands: by comments where a workflow that uses the action, or that calls another one, starts
 * for them, else by a start of a workflow with an input `command`, or of `own`. Undefined where no file is such a workflow.
 */
export function findCommandSupport(
  files: readonly WorkflowFile[],
  { action, own }: { readonly action: string; readonly own: string | undefined },
): CommandSupport | undefined {
  const users = files.flatMap(({ name, text }) => {
    const reading = name === own || mayUse(text, action) ? readWorkflow(text) : undefined;
    return reading?.kind === 'read' ? [{ name, workflow: reading.workflow }] : [];
  });
  if (users.some(({ workflow }) => listEvents(workflow).has('issue_comment'))) return { kind: 'comments' };
  const isOwn = ({ name }: { readonly name: string }) => name === own;
  const ordered = [...users.filter(isOwn), ...users.filter((user) => !isOwn(user))];
  const taking = ordered.find(({ workflow }) => takesCommand(workflow));
  const file = taking?.name ?? ordered.find(isOwn)?.name;
  return file === undefined ? undefined : { kind: 'start', file, takesCommand: taking !== undefined };
}

/** Returns whether the text of a workflow names the action, or a workflow that it calls. */
function mayUse(text: string, action: string): boolean {
  return text.toLowerCase().includes(action.toLowerCase()) || /\buses:.*\.github\/workflows\//.test(text);
}

/** Returns whether users who start a workflow by hand can give it a command. */
export function takesCommand(workflow: Workflow): boolean {
  const inputs = valueAt(listEvents(workflow).get('workflow_dispatch'), 'inputs');
  return isJsonObject(inputs) && Object.hasOwn(inputs, 'command');
}
