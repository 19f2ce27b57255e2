import { assertNever } from '../../domain/assert-never.ts';
import { type CommandParsing, parseCommand } from '../../domain/operations/comment-command.ts';
import type { ActiveTrigger, CommentText, IssueText, Trigger } from '../../github/events/trigger.ts';
import type { GivenSettings } from '../settings/run-settings.ts';
import type { RoutingInputs } from '../settings/work-inputs.ts';

/** Where a command was written. */
export interface CommandThread {
  readonly issue: IssueText;
  readonly isPullRequest: boolean;
  readonly comment: CommentText;
  /** Who wrote it. */
  readonly by: string;
}

/** What a job has to do. */
export type JobAction =
  | {
      readonly kind: 'run_plan';
      readonly path: string;
      readonly task: string | undefined;
      readonly base: string | undefined;
    }
  | { readonly kind: 'go_on'; readonly task: string }
  | { readonly kind: 'start_issue'; readonly issue: IssueText; readonly label: string }
  | {
      readonly kind: 'command';
      readonly parsing: CommandParsing;
      readonly task: string | undefined;
      /** Undefined for a command that was given to a workflow. */
      readonly thread: CommandThread | undefined;
      readonly by: string;
    }
  | { readonly kind: 'sweep' }
  /** The plans are globs, separated by white space. */
  | { readonly kind: 'fan_out'; readonly plans: string; readonly base: string | undefined }
  /** The event is for a job of another mode. */
  | { readonly kind: 'nothing'; readonly reason: string };

/** What a trigger and the inputs mean together. Inputs come first: they are the repository's own. */
export function routeEvent(trigger: ActiveTrigger, inputs: RoutingInputs): JobAction {
  const { mode, base } = inputs;
  if (mode !== 'run' && (trigger.kind === 'labelled' || trigger.kind === 'command'))
    return { kind: 'nothing', reason: `The input "mode" is ${mode}; labels and comments are for jobs without it.` };
  if (mode === 'fan-out') return { kind: 'fan_out', plans: inputs.plan, base };
  if (mode === 'sweep') return { kind: 'sweep' };
  switch (trigger.kind) {
    case 'dispatch': {
      const { inputs: words } = trigger;
      const plan = inputs.plan || (words.plan ?? '');
      const task = inputs.task ?? words.task;
      const command = inputs.command ?? words.command;
      const by = trigger.sender?.login ?? '';
      if (command !== undefined) return { kind: 'command', parsing: parseGiven(command), task, thread: undefined, by };
      return plan === '' && task !== undefined
        ? { kind: 'go_on', task }
        : { kind: 'run_plan', path: plan, task, base: base ?? words.base };
    }
    case 'labelled':
      return { kind: 'start_issue', issue: trigger.issue, label: trigger.label };
    case 'command': {
      const { issue, isPullRequest, comment, parsing } = trigger;
      const by = trigger.sender.login;
      return { kind: 'command', parsing, task: undefined, thread: { issue, isPullRequest, comment, by }, by };
    }
    case 'sweep':
      return { kind: 'sweep' };
    default:
      return assertNever(trigger);
  }
}

/** Whether a dry run tries the plan of its input: on any event that asks for nothing of its own, comments excepted. */
export function isTriedOut(trigger: Trigger, event: string, { mode, plan }: RoutingInputs): boolean {
  if (mode !== 'run' || plan === '') return false;
  // Anybody can write a comment, and nobody is asked who it was.
  return trigger.kind === 'sweep' || (trigger.kind === 'ignored' && !event.endsWith('_comment'));
}

/** The settings of a run with what a dispatch says in place of inputs that are empty. */
export function fillGiven(given: GivenSettings, trigger: Trigger): GivenSettings {
  if (trigger.kind !== 'dispatch') return given;
  const { agent, model } = trigger.inputs;
  return { ...given, agent: given.agent ?? (agent || undefined), model: given.model ?? (model || undefined) };
}

/** People write the command as in a comment too, or without its first word. */
function parseGiven(command: string): CommandParsing {
  return parseCommand(command.trim().replace(/^\/?groundhog(?=\s|$)/, ''));
}
