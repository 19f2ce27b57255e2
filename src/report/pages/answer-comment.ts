import { COMMAND_FORMS, renderForm } from '../../domain/operations/command-grammar.ts';
import type { TaskView } from '../../domain/record/notifier.ts';
import type { Links } from '../text/links.ts';
import { renderMarker } from '../text/marker.ts';
import { renderCodeSpan, renderFence } from '../text/safe-text.ts';
import { wrapLines } from '../text/wrap-lines.ts';
import { renderStatus } from './status-comment.ts';

const MAX_TEXT_BYTES = 20_000;

/** What a comment of ours answers. */
export interface AnswerTo {
  /** The issue or pull request. */
  readonly threadNumber: number;
  /** The first line of the comment that is answered; undefined for an answer to a label. */
  readonly question: Question | undefined;
  /** The nonce of the task that the answer is about; undefined where there is none, or its record was not read. */
  readonly lineage?: string | undefined;
}

/** A comment that asks. */
interface Question {
  readonly line: string;
  readonly commentId: number;
  readonly by: string;
}

/** What there is to say. */
export type AnswerText =
  | { readonly kind: 'plain'; readonly text: string; readonly goesOn?: boolean }
  | { readonly kind: 'help'; readonly problem: string | undefined }
  | { readonly kind: 'status'; readonly view: TaskView };

/**
 * The one comment that answers a comment, or the labels of a thread: at most 60,000 characters, its marker first. Without a
 * task there is no nonce for the marker. It can be guessed then, and our author is what tells the comment from others: a
 * stranger cannot write as it, and what a workflow of the repository writes as it would at worst be written over by an answer.
 */
export function renderAnswer(to: AnswerTo, answer: AnswerText, links: Links): string {
  const lineage = to.lineage ?? `thread-${to.threadNumber}`;
  const marker = renderMarker({ lineage, kind: 'answer', questionId: to.question?.commentId });
  const sections = [...renderQuestion(to, links), ...renderText(answer, links)];
  return `${marker}\n${sections.join('\n\n')}\n`;
}

/** A text of the command line in the words of a comment. */
function toCommentText(text: string): string {
  return text.replace(
    /(?<![\w/-])groundhog (?=(?:status|retry|skip|pause|abort|approve|hint|unlock)\b)([^\n]*?)(?: --task \S+)?(?=[\n.]|$)/g,
    '/groundhog $1',
  );
}

function renderQuestion({ threadNumber, question }: AnswerTo, { repositoryUrl }: Links): string[] {
  if (question === undefined) return [];
  const { line, commentId, by } = question;
  const place = `${repositoryUrl}/issues/${threadNumber}#issuecomment-${commentId}`;
  const asked = repositoryUrl === undefined ? 'Asked' : `[Asked](${place})`;
  return [`${asked} by ${renderCodeSpan(by, 60)}: ${renderCodeSpan(line, 200)}`];
}

function renderText(answer: AnswerText, links: Links): string[] {
  switch (answer.kind) {
    case 'plain': {
      const run = links.runUrl === undefined ? 'a run' : `[this run](${links.runUrl})`;
      const goesOn = answer.goesOn === true ? [`Work goes on in ${run}.`] : [];
      return [renderFence(wrapLines(toCommentText(answer.text)), MAX_TEXT_BYTES), ...goesOn];
    }
    case 'help':
      return [
        ...(answer.problem === undefined ? [] : [renderFence(wrapLines(answer.problem), MAX_TEXT_BYTES)]),
        renderHelp(),
      ];
    case 'status':
      return [renderStatus(answer.view, links, 'here')];
  }
}

function renderHelp(): string {
  const lines = COMMAND_FORMS.map((form) => `- ${renderCodeSpan(renderForm(form))} – ${form.meaning}`);
  return [
    'A command is the first line of a comment:',
    lines.join('\n'),
    'A name with spaces is written in quotation marks. `task=<id>` right after the name of the command picks a task.',
  ].join('\n\n');
}
