import { decideAuthors } from '../../../src/domain/decisions/plan-authors.ts';
import { renderError } from '../../../src/domain/errors/error-catalog.ts';
import { ConfigurationError, GroundhogError } from '../../../src/domain/errors/errors.ts';
import { taskIdSchema } from '../../../src/domain/ids.ts';
import { parseCommentCommand } from '../../../src/domain/operations/comment-command.ts';
import { decide } from '../../../src/domain/operations/decide-operation.ts';
import { renderApprovedPlan } from '../../../src/domain/plan/plan-approval.ts';
import { toDraftingCost } from '../../../src/domain/planning/drafting-cost.ts';
import { extractDraft } from '../../../src/domain/planning/extract-draft.ts';
import { PLAN_EXAMPLES } from '../../../src/domain/planning/plan-examples.ts';
import { loadIssueOrder } from '../../../src/entry/events/start-issue.ts';
import type { JobContext } from '../../../src/entry/job/job-context.ts';
import { sha256Hex } from '../../../src/exec/sha256.ts';
import { type AnswerText, renderAnswer } from '../../../src/report/pages/answer-comment.ts';
import { renderEndSummary } from '../../../src/report/pages/job-summary.ts';
import { describeSpent } from '../../../src/report/words/draft-words.ts';
import { LINKS } from '../make-view.ts';
import { makeSample } from '../sample-states.ts';
import { BOT, type SamplePage } from './sample-page.ts';

const ISSUE = 12;
const BROKEN_PLAN = `\`\`\`yaml groundhog
checkpoints:
  - id: parser
    specs: Write src/args.js.
    success_criteria:
      - { kind: file_contains, path: src/args.js, pattern: "export (" }
      - { kind: comand, command: npm test }
\`\`\`
`;

/** Answers to comments and labels: each as the code that answers makes it. */
export async function listAnswers(): Promise<SamplePage[]> {
  const invalid = await explainInvalidPlan();
  return [
    toAnswer('refused', { kind: 'plain', text: invalid }),
    toAnswer('refused-command', { kind: 'plain', text: explainRefusal() }, '/groundhog retry praser'),
    toAnswer('draft-failed', { kind: 'plain', text: explainFailedDraft() }, '/groundhog plan'),
    toAnswer('typing-error', explainWrong('/groundhog rtry parser'), '/groundhog rtry parser'),
    toAnswer('help', { kind: 'help', problem: undefined }, '/groundhog help'),
    toAnswer('status', { kind: 'status', view: makeSample('blocked', 4), url: STATUS }, '/groundhog status'),
    toAnswer('unapproved', explainUnapproved()),
    {
      name: 'summary-refused',
      head: 'groundhog summary',
      isPage: true,
      markdown: renderEndSummary('refused', invalid),
    },
  ];
}

const STATUS = `${LINKS.pullRequestUrl}#issuecomment-1`;

function toAnswer(name: string, answer: AnswerText, line?: string): SamplePage {
  const question = line === undefined ? undefined : { line, comment: { id: 41 }, by: 'octocat' };
  const markdown = renderAnswer({ threadNumber: ISSUE, question }, answer, LINKS);
  return { name: `answer-${name}`, head: BOT, markdown };
}

/** The answer to a plan with three mistakes, as the reading of the issue finds them. */
async function explainInvalidPlan(): Promise<string> {
  const context = { inputs: { base: 'main', triggerLabel: 'groundhog' } } as JobContext;
  const body = `Please do this.\n\n${BROKEN_PLAN}`;
  const found = await loadIssueOrder({ number: ISSUE, body }, context).catch((thrown: unknown) => thrown);
  if (!(found instanceof ConfigurationError)) throw new Error('the plan of the sample can be read');
  return renderError(found);
}

/** The answer to a retry of a checkpoint that the task does not have. */
function explainRefusal(): string {
  const operation = { kind: 'retry', checkpoint: 'praser' } as const;
  const { record } = makeSample('blocked', 4);
  const decision = decide(operation, { record, liveness: 'none', by: 'octocat', lease: undefined });
  const reason = decision.kind === 'refuse' ? decision.reason : '';
  return renderError(
    new ConfigurationError('operation_refused', { operation: 'retry', task: `issue-${ISSUE}`, reason }),
  );
}

function explainFailedDraft(): string {
  const draft = extractDraft('I have looked at the code, and the flags can be joined in src/args.js.');
  const spent = toDraftingCost(3, { turns: 14, input_tokens: 61_240, output_tokens: 2310, cost_usd: 0.23 });
  const reason = `${draft.kind === 'none' ? draft.reason : ''}\n${describeSpent(spent)}`;
  return renderError(new GroundhogError('draft_failed', { reason }));
}

function explainWrong(line: string): AnswerText {
  const parsed = parseCommentCommand(line);
  return { kind: 'help', problem: parsed?.kind === 'wrong' ? parsed.reason : undefined };
}

function explainUnapproved(): AnswerText {
  const planText = PLAN_EXAMPLES[0] ?? '';
  const task = taskIdSchema.parse(`issue-${ISSUE}`);
  const rita = { login: 'rita', isBot: false };
  const decision = decideAuthors(
    { author: rita, isEdited: false, editor: undefined },
    { standings: new Map([['rita', { kind: 'role', role: 'read', mayWrite: false }]]), allowedBots: [] },
  );
  const hash = sha256Hex(renderApprovedPlan({ repository: 'acme/widgets', issue: ISSUE, task, text: planText }));
  const reason = decision.kind === 'trusted' ? '' : decision.reason;
  return { kind: 'unapproved_plan', taskId: task, hash: `sha256:${hash}`, reason, planText };
}
