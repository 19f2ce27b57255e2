import { type Links, renderCodeSpan, renderLink } from '../text/safe-text.ts';

/** The task that commands are for, and the workflow that a user starts to give them, where comments are not read. */
export interface CommandChannel {
  readonly taskId: string;
  readonly start: Links['start'];
  /** Whether a command is an input of a workflow that is not known, since there is no thread for comments. */
  readonly isInput?: boolean;
}

/** Renders a command as a code span: as a comment, or as the input of a workflow, which then names its task. */
export function renderCommand(text: string, channel?: CommandChannel): string {
  if (channel === undefined || (channel.start === undefined && channel.isInput !== true))
    return renderCodeSpan(`/groundhog ${text}`, 300);
  return renderCodeSpan(
    text.replace(/^\S+/, (name) => `${name} task=${channel.taskId}`),
    300,
  );
}

/** Renders the way of giving commands to a workflow that a user starts, as a clause that ends with their name. */
export function renderStart({ url, takesCommand }: NonNullable<Links['start']>, what: string): string {
  const workflow = renderLink('the workflow', url);
  if (takesCommand) return `start ${workflow} with ${what} as its input \`command\``;
  return `give ${workflow} an input \`command\`, passed to the action, and start it with ${what}`;
}
