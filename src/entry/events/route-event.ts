import { assertNever } from '../../domain/assert-never.ts';
import { type CommandParsing, parseCommand } from '../../domain/operations/comment-command.ts';
import type { TickedBox } from '../../github/events/ticked-box.ts';
import type { ActiveTrigger, CommentText, IssueText, Trigger } from '../../github/events/trigger.ts';
import type { RoutingInputs } from '../settings/routing-inputs.ts';
import type { GivenSettings } from '../settings/run-settings.ts';

/** The issue or pull request with the comment that is a command. */
export interface CommandThread {
  readonly issue: IssueText;
  readonly isPullRequest: boolean;
  readonly comment: CommentText;
  /** The login of its author, or of whoever ticked its box. */
  readonly by: string;
  /** The box that stands for the command; undefined for a command that was written. */
  readonly box?: TickedBox | undefined;
}

/** The work of a job. */
export type JobAction =
  | {
      readonly kind: 'run_plan';
      readonly path: string;
      readonly task: string | undefined;
      readonly base: string | undefined;
    }
  /** `isAsked` unless a job has started it. */
  | { readonly kind: 'resume'; readonly task: string; readonly isAsked: boolean }
  | { readonly kind: 'start_issue'; readonly issue: IssueText; readonly label: string }
  | {
      readonly kind: 'command';
      readonly parsing: CommandParsing;
      readonly task: string | undefined;
      /** Undefined for a command from a dispatch. */
      readonly thread: CommandThread | undefined;
      readonly by: string;
    }
  | { readonly kind: 'sweep' }
  /** The plans are globs, separated by white space. */
  | { readonly kind: 'fan_out'; readonly plans: string; readonly base: string | undefined }
  /** The event is for a job of another mode. */
  | { readonly kind: 'ignore'; readonly reason: string };

/** Decides the work of a job. Inputs take precedence over the words of a dispatch: they are the repository's. */
export function routeEvent(trigger: ActiveTrigger, inputs: RoutingInputs): JobAction {
  const { mode, base } = inputs;
  if (mode !== 'run' && (trigger.kind === 'labelled' || trigger.kind === 'command'))
    return { kind: 'ignore', reason: `The input "mode" is ${mode}; labels and comments are for jobs without it.` };
  if (mode === 'fan-out') return { kind: 'fan_out', plans: inputs.plan, base };
  if (mode === 'sweep') return { kind: 'sweep' };
  switch (trigger.kind) {
    case 'dispatch': {
      const { inputs: words } = trigger;
      const plan = inputs.plan || (words.plan ?? '');
      const task = inputs.task ?? words.task;
      const command = inputs.command ?? words.command;
      const by = trigger.sender?.login ?? '';
      if (command !== undefined)
        return { kind: 'command', parsing: parseDispatched(command), task, thread: undefined, by };
      return plan === '' && task !== undefined
        ? { kind: 'resume', task, isAsked: trigger.sender?.isBot !== true }
        : { kind: 'run_plan', path: plan, task, base: base ?? words.base };
    }
    case 'labelled':
      return { kind: 'start_issue', issue: trigger.issue, label: trigger.label };
    case 'command': {
      const { issue, isPullRequest, comment, parsing, box } = trigger;
      const by = trigger.sender.login;
      return { kind: 'command', parsing, task: undefined, thread: { issue, isPullRequest, comment, by, box }, by };
    }
    case 'sweep':
      return { kind: 'sweep' };
    default:
      return assertNever(trigger);
  }
}

// Why: docs/decisions/0006-dry-run-on-any-event.md
/** Returns whether a dry run tries the plan of its input: on any event that asks for nothing itself, except comments. */
export function isDryRunEvent(trigger: Trigger, event: string, { mode, plan }: RoutingInputs): boolean {
  if (mode !== 'run' || plan === '') return false;
  // Anybody can write a comment, and a dry run checks no access.
  return trigger.kind === 'sweep' || (trigger.kind === 'ignored' && !/_comment$|_review$/.test(event));
}

/** Fills empty settings with those of a dispatch. */
export function fillSettings(given: GivenSettings, trigger: Trigger): GivenSettings {
  if (trigger.kind !== 'dispatch') return given;
  const { agent, model } = trigger.inputs;
  return { ...given, agent: given.agent ?? (agent || undefined), model: given.model ?? (model || undefined) };
}

/** Parses a command of a dispatch, with or without its first word. */
function parseDispatched(command: string): CommandParsing {
  return parseCommand(command.trim().replace(/^\/?groundhog(?=\s|$)/, ''));
}
