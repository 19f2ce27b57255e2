import { expect } from '@jest/globals';
import { TASK_LABELS, toTaskLabel } from '../../../src/domain/decisions/task-label.ts';
import { isTicked, listBoxes, renderBox } from '../../../src/domain/operations/command-box.ts';
import { parseCommand } from '../../../src/domain/operations/comment-command.ts';
import { isHandled } from '../../../src/domain/record/thread-event.ts';
import { draftByCommand } from '../../../src/entry/events/draft-by-command.ts';
import { isOffered } from '../../../src/entry/events/require-offered.ts';
import type { CommandThread } from '../../../src/entry/events/route-event.ts';
import type { JobContext } from '../../../src/entry/job/job-context.ts';
import { createGitHubNotifier } from '../../../src/entry/publish/github-notifier.ts';
import { createIssueNotifier } from '../../../src/entry/publish/issue-notifier.ts';
import { createRedactor } from '../../../src/exec/redaction/redact.ts';
import { compareBox } from '../../../src/github/events/compare-event-text.ts';
import { readTick } from '../../../src/github/events/ticked-box.ts';
import { removeLabel } from '../../../src/github/issue-labels.ts';
import type { PullCreation } from '../../../src/github/pull-request.ts';
import { renderStatusComment } from '../../../src/report/pages/status-comment.ts';
import { describeTaskStatus, endingOf } from '../../../src/report/words/task-status.ts';
import { isContained } from './branch-model.ts';
import { BOT, createGitHub, ISSUE, TARGET_REPOSITORY } from './github-model.ts';
import type { JobOutcome, RemoteModel } from './job-model.ts';
import { createTaskModel, type RunChoice } from './task-model.ts';

const LABEL = 'groundhog';

/** What a person does to the pages of a task. */
export const HAND_DEEDS = ['close', 'reopen', 'unlabel', 'mislabel', 'trigger once'] as const;
export type HandDeed = (typeof HAND_DEEDS)[number];

/** The box that is ticked: the one at a place among those of a page, of one of our comments, as it was some edits ago. */
export interface TickChoice {
  readonly comment: number;
  readonly age: number;
  readonly box: number;
}

export type PagesModel = ReturnType<typeof createPages>;

/** Continues a task with its pages, which the product's own publishers write after each job. */
export function createPages(remote: RemoteModel) {
  const task = createTaskModel(remote);
  const github = createGitHub(remote);
  const target = { client: github.client, repository: TARGET_REPOSITORY };
  /** Whether the pages are as the last job has written them. */
  let isCurrent = false;

  const publish = async (creation: PullCreation) => {
    await writePages({ task, target, creation });
    github.sync();
    if (creation !== 'never') expectShown(remote, task, { github, isNext: creation === 'next' });
    if (creation !== 'never') isCurrent = true;
  };
  const finish = async (outcome: JobOutcome, { meanwhile }: RunChoice) => {
    github.sync();
    // The pages of what others do meanwhile are not written here.
    isCurrent &&= meanwhile === undefined;
    if (outcome.kind === 'done') await publish('first');
    if (outcome.kind === 'ended') await publish('next');
  };
  const expectUnchanged = async (read: () => Promise<void>) => {
    github.sync();
    const take = () => toShown(remote, github, isCurrent);
    const before = take();
    await read();
    expect(take()).toEqual(before);
  };

  const say = async (line: string, choice: RunChoice) => {
    const parsing = parseCommand(line);
    if (parsing.kind === 'wrong') throw new Error(parsing.reason);
    const { command } = parsing;
    if (command.kind === 'run' || command.kind === 'operate') await finish(task.comment(line, choice), choice);
    if (command.kind === 'status') await publish('never');
    if (command.kind === 'plan')
      await expect(draftAgain(command.change)).rejects.toMatchObject({
        data: { reason: expect.stringContaining('has its plan') },
      });
  };

  return {
    task,
    github,
    publish,
    finish,
    /** Changes the pages as a person does. */
    act(deed: HandDeed) {
      github.sync();
      if (deed === 'close') github.close();
      if (deed === 'reopen') github.reopen();
      if (deed === 'trigger once') github.labels.add(LABEL);
      if (deed === 'unlabel') github.labels.clear();
      if (deed === 'mislabel') for (const label of TASK_LABELS) github.labels.add(label);
      isCurrent = false;
    },
    /** Delivers the label twice, of which one job runs the plan; none where the label was removed meanwhile. */
    async label(plan: RemoteModel['plan'], choice: RunChoice, isRemoved: boolean) {
      if (isRemoved) github.labels.delete(LABEL);
      else github.labels.add(LABEL);
      const taken = [await removeLabel(target, ISSUE, LABEL), await removeLabel(target, ISSUE, LABEL)];
      expect(taken).toEqual([isRemoved ? 'by_others' : 'by_us', 'by_others']);
      if (!isRemoved) await finish(task.label(plan, choice), choice);
    },
    say,
    /** Takes a line that only reads, which changes nothing. */
    read: (line: string) => expectUnchanged(() => say(line, { lucks: ['passed'] })),
    /** Ticks a box and delivers the edit twice: of one that is offered the command is taken once, another one is refused. */
    async tick({ comment: at, age, box }: TickChoice, choice: RunChoice) {
      const page = github.comments[at % Math.max(1, github.comments.length)];
      const before = [page?.body ?? '', ...(page?.older.toReversed() ?? [])][age] ?? '';
      const boxes = listBoxes(before).filter((each) => !isTicked(before, each));
      const command = boxes[box % Math.max(1, boxes.length)];
      if (page === undefined || command === undefined) return undefined;
      const marked = renderBox(command);
      const after = before.replace(marked, marked.replace('[ ]', '[x]'));
      github.edit(page, after);
      const tick = readTick(before, after);
      if (tick.kind === 'none') throw new Error(`${tick.reason}\n${after}`);
      isCurrent = false;
      const comment = { id: page.id, part: 'box', editedAt: page.editedAt } as const;
      const text = { ...comment, body: after, updatedAt: page.editedAt };
      expect(await compareBox(target, text, { ...tick, author: BOT })).toBe('same');
      if (!isOffered(task.view(), tick)) {
        await expectUnchanged(() => publish('never'));
        return 'stale';
      }
      const outcome = task.comment(command, choice, comment);
      await finish(outcome, choice);
      if (outcome.kind === 'refused') await expectUnchanged(() => publish('never'));
      const isTaken = isHandled(remote.state.record, comment);
      // What others do while the first job runs is done once.
      if (isTaken) expect(task.comment(command, { lucks: choice.lucks }, comment).kind).toBe('repeated');
      return isTaken ? 'taken' : 'refused';
    },
  };
}

function draftAgain(change: string | undefined) {
  const thread = { issue: { number: ISSUE, body: '' }, isPullRequest: false } as CommandThread;
  const context = { inputs: { planFromIssue: 'run' } } as JobContext;
  const parts = { context, taskId: 'demo', reply: {} } as Parameters<typeof draftByCommand>[2];
  return draftByCommand(thread, change, parts);
}

interface Writing {
  readonly task: ReturnType<typeof createTaskModel>;
  readonly target: JobContext['target'];
  readonly creation: PullCreation;
}

/** Writes the pages as a job does at its end. */
async function writePages({ task, target, creation }: Writing): Promise<void> {
  const redactor = createRedactor([]);
  const common = { creation, findLive: () => undefined, onLiveFailure: () => undefined };
  const github = createGitHubNotifier({
    ...{ ...target, ...common, baseBranch: 'main', links: {}, issueNumber: ISSUE, hasBoxes: true },
    ...{ author: async () => BOT, redact: (text: string) => redactor.redact(text), onWarning: () => undefined },
  });
  const inputs = { isDryRun: false, hasButtons: true };
  const context = { redactor, target, ourLogin: async () => BOT, links: {}, warn: () => undefined, inputs };
  const issue = createIssueNotifier({ context, issueNumber: ISSUE, github, ...common });
  await github.finish(task.view());
  await issue.finish(task.view());
}

type Github = ReturnType<typeof createGitHub>;

/** What a reader leaves as it is: all, except for pages and labels that were not current, which may be corrected. */
function toShown({ events, branch, base, lease, plan }: RemoteModel, github: Github, isCurrent: boolean) {
  const pulls = github.pulls.map(({ number, state, sha }) => ({ number, state, sha }));
  const comments = github.comments.map(({ id, body }) => (isCurrent ? { id, body } : { id }));
  const labels = isCurrent ? [...github.labels] : [];
  return structuredClone({ events, branch, base, lease, plan, pulls, comments, labels });
}

/** The label and the status are those of the task, and what has landed is shown by one pull request. */
function expectShown(
  remote: RemoteModel,
  task: Writing['task'],
  { github, isNext }: { readonly github: Github; readonly isNext: boolean },
): void {
  const view = task.view();
  const { head, base_sha: base } = view.record;
  const status = describeTaskStatus(view);
  const ours = [...github.labels].filter((label) => label !== LABEL);
  expect(ours).toEqual([toTaskLabel(status === undefined ? null : endingOf(status.kind))]);
  const open = github.pulls.filter(({ state }) => state === 'open');
  expect(open.length).toBeLessThanOrEqual(1);
  const last = open[0] ?? github.pulls.at(-1);
  const isWork = head !== base && remote.branch === head && !isContained(remote, head, remote.base);
  if (isWork && isNext) expect({ shown: open.length > 0 || last?.sha === head }).toEqual({ shown: true });
  if (open[0] === undefined || head === base) return;
  const shown = github.comments.filter(({ thread }) => thread === open[0]?.number).map(({ body }) => toHeading(body));
  const heading = toHeading(renderStatusComment(view, {}, { hasBoxes: true }));
  expect(shown).toContainEqual(heading);
  const before = github.pulls.findLast(({ state }) => state !== 'open')?.number;
  const left = github.comments.find(({ thread, body }) => thread === before && body.startsWith(heading.marker ?? ''));
  if (left !== undefined) expect(left.body).toContain(`The task continues in [#${open[0].number}]`);
}

/** The marker, the heading, and the commands that are offered. */
function toHeading(page: string) {
  const [marker, heading] = page.split('\n');
  return { marker, heading, offered: listBoxes(page) };
}
