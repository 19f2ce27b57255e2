import { COMMAND_FORMS, renderForm } from '../../domain/operations/command-forms.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { CommandComment } from '../../domain/record/thread-event.ts';
import { breakReferences } from '../../domain/text/break-references.ts';
import { renderFence } from '../../domain/text/fence.ts';
import { renderFolded } from '../parts/failure-section.ts';
import { renderState } from '../parts/task-title.ts';
import { renderBulletList } from '../text/fit-rows.ts';
import { renderMarker } from '../text/marker.ts';
import {
  type Links,
  renderCodeSpan,
  renderLink,
  renderMessage,
  renderProse,
  toSentence,
  toShortLine,
  toUnmarkedText,
} from '../text/safe-text.ts';
import { listCheckpoints } from '../words/task-facts.ts';

const MAX_TEXT_BYTES = 16_000;
const MAX_TITLE_BYTES = 1000;

/** The comment or label that is answered. */
export interface AnswerTo {
  /** The number of the issue or pull request. */
  readonly threadNumber: number;
  /** The comment that is answered; undefined for an answer to a label. */
  readonly question: Question | undefined;
  /** The nonce of the task; undefined when there is none, or its record was not read. */
  readonly lineage?: string | undefined;
}

/** The first line of a comment, with its author. */
interface Question {
  readonly line: string;
  readonly comment: CommandComment;
  readonly by: string;
}

/** The content of an answer. */
export type AnswerText =
  | { readonly kind: 'plain'; readonly text: string; readonly isResumed?: boolean }
  /** A plan that waits for the approval of its hash. */
  | {
      readonly kind: 'unapproved_plan';
      readonly taskId: string;
      readonly hash: string;
      readonly reason: string;
      readonly planText: string;
    }
  | { readonly kind: 'help'; readonly problem: string | undefined }
  /** The url is that of the comment that is kept current. */
  | { readonly kind: 'status'; readonly view: TaskView; readonly url: string | undefined };

/**
 * Renders the one comment that answers a comment, or the labels of a thread: at most 60,000 characters, its marker first.
 * Without a task the marker has no nonce and can be guessed. The author then identifies the comment: only workflows of the
 * repository can write as it, and at worst an answer overwrites a comment of theirs.
 */
export function renderAnswer(to: AnswerTo, answer: AnswerText, links: Links): string {
  const lineage = to.lineage ?? `thread-${to.threadNumber}`;
  const marker = renderMarker({ lineage, kind: 'answer', question: to.question?.comment });
  const sections = [...renderText(answer, to, links), ...renderQuestion(to, links)];
  return `${marker}\n${sections.join('\n\n')}\n`;
}

/** Replaces commands of the command line by commands of comments. */
function toCommentText(text: string): string {
  return text.replace(
    /(?<![\w/-])groundhog (?=(?:status|retry|skip|pause|abort|approve|hint|unlock)\b)([^\n]*?)(?: --task \S+)?(?=[\n.]|$)/g,
    '/groundhog $1',
  );
}

const ANCHORS = {
  ...{ conversation: 'issuecomment-', box: 'issuecomment-' },
  ...{ review: 'pullrequestreview-', line: 'discussion_r' },
} as const;

function renderQuestion({ threadNumber, question }: AnswerTo, { repositoryUrl }: Links): string[] {
  if (question === undefined) return [];
  const { line, comment, by } = question;
  const url = `${repositoryUrl}/issues/${threadNumber}#${ANCHORS[comment.part ?? 'conversation']}${comment.id}`;
  const asked = repositoryUrl === undefined ? 'Asked' : `[Asked](${url})`;
  return [`<sub>${asked} by ${renderCodeSpan(by, 60)}: ${renderCodeSpan(line, 200)}</sub>`];
}

function renderText(answer: AnswerText, { threadNumber }: AnswerTo, links: Links): string[] {
  switch (answer.kind) {
    case 'plain': {
      const run = links.runUrl === undefined ? 'a run' : `[this run](${links.runUrl})`;
      const resumed = answer.isResumed === true ? [`Work continues in ${run}.`] : [];
      return [...renderWords(toCommentText(answer.text), threadNumber), ...resumed];
    }
    case 'help':
      return answer.problem === undefined
        ? [renderHelp()]
        : [...renderWords(answer.problem, threadNumber), renderFolded('All commands', renderHelp())];
    case 'unapproved_plan':
      return renderUnapproved(answer);
    case 'status':
      return [renderStatusLine(answer)];
  }
}

/** Renders what was refused or done in paragraphs: the title, each fact as an item where there are several, the advice. */
function renderWords(text: string, threadNumber: number): string[] {
  const [title = '', ...lines] = text.replaceAll(`issue #${threadNumber}`, 'this issue').trim().split('\n');
  const advice = lines.findLastIndex((line) => !/^ {2,}/.test(line));
  if (lines.length < 2 || advice < 1) return [renderMessage([title, ...lines].join('\n'), MAX_TEXT_BYTES)];
  const facts = lines.slice(0, advice);
  const isList = facts.length > 1 && facts.every((line) => /^\S/.test(line));
  const [only = ''] = facts;
  return [
    renderMessage(title, MAX_TITLE_BYTES),
    isList
      ? renderBulletList(
          facts.map((line) => renderProse(line, 1000)),
          MAX_TEXT_BYTES,
        )
      : renderMessage(/^[a-z]+ /.test(only) ? toSentence(facts.join('\n')) : facts.join('\n'), MAX_TEXT_BYTES),
    renderMessage(lines.slice(advice).join('\n'), MAX_TEXT_BYTES),
  ];
}

function renderStatusLine({ view, url }: AnswerText & { kind: 'status' }): string {
  const state = renderState(view, listCheckpoints(view));
  return url === undefined ? state : `${state} · ${renderLink('status', url)}`;
}

/** Renders a plan whole, since an approval is of all of it. */
function renderUnapproved({ taskId, hash, reason, planText }: AnswerText & { kind: 'unapproved_plan' }): string[] {
  return [
    `**The plan was not run.** ${breakReferences(toShortLine(reason, 300))}`,
    'A user with write access approves exactly this plan with the comment:',
    renderFence('', `/groundhog approve ${hash}`),
    `It was read as the plan of the task ${renderCodeSpan(taskId, 80)}:`,
    renderFence('yaml', toUnmarkedText(planText).replace(/\n$/, '')),
    'When the issue is edited, the approval of this hash no longer holds.',
  ];
}

function renderHelp(): string {
  const lines = COMMAND_FORMS.map((form) => `- ${renderCodeSpan(renderForm(form))} – ${form.meaning}`);
  return [
    'A command is the first line of a new comment; one that is edited starts nothing:',
    lines.join('\n'),
    'A name with spaces is written in quotation marks. `task=<id>` right after the name of the command picks a task.',
  ].join('\n\n');
}
