import { type AgentIdentity, describeAgent } from '../../domain/agent-ladder.ts';
import { addUsage, NO_USAGE, type Usage } from '../../domain/attempt/attempt.ts';
import { addToPlan } from '../../domain/config/apply-policy.ts';
import type { RunPolicy } from '../../domain/config/policy.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { parsePlan } from '../../domain/plan/parse-plan.ts';
import type { Plan, PlanSource } from '../../domain/plan/plan.ts';
import { type DraftRemark, findFaults } from '../../domain/planning/draft-remark.ts';
import {
  addDraftingCost,
  type DraftingCost,
  renderDraftHeader,
  splitDraftHeader,
  toDraftingCost,
} from '../../domain/planning/drafting-cost.ts';
import { estimateCost, type PlanEstimate } from '../../domain/planning/estimate-cost.ts';
import { extractDraft } from '../../domain/planning/extract-draft.ts';
import { findUnreadableText } from '../../domain/planning/find-unreadable-text.ts';
import { type PlannerBriefFacts, renderPlannerBrief } from '../../domain/planning/planner-brief.ts';
import { decidePlanner } from '../../domain/planning/planner-reading.ts';
import { describeShape } from '../../domain/planning/repository-shape.ts';
import type { GroundhogRun } from '../../domain/record/run-record.ts';
import type { RunContext, RunRequest } from '../context/run-context.ts';
import type { Worker } from '../context/worker.ts';
import { askPlanner } from './ask-planner.ts';
import { type CheckedDraft, checkDraft, type WishTrust } from './check-draft.ts';
import { openPlanning, type Planning } from './open-planning.ts';

const MAX_ROUNDS = 3;
/** GitHub takes 65,536 characters in a comment. */
const MAX_PLAN_CHARACTERS = 40_000;

/** A request for a plan. */
export interface PlanWish extends Pick<PlannerBriefFacts, 'wish' | 'change'>, WishTrust {
  /** The agent that drafts. */
  readonly worker: Worker;
  /** The records of the repository, by which the use of the plan is estimated. */
  readonly records: readonly GroundhogRun[];
  /** The rules of the organisation, whose guards and paths every plan gets. */
  readonly rules?: RunPolicy | undefined;
  /** The cost of the drafts that this one replaces. */
  readonly spentBefore?: DraftingCost | undefined;
  /** Called with a sentence before and after each round. */
  readonly onRound: (text: string) => void;
}

/** The outcome of planning: the best of its drafts. */
export interface DraftedPlan {
  /** The plan, whose first line says what it has cost; undefined where no draft could be parsed. */
  readonly planSource: Pick<PlanSource, 'plan' | 'text'> | undefined;
  readonly remarks: readonly DraftRemark[];
  readonly counts: CheckedDraft['counts'];
  readonly rounds: number;
  /** The usage of this draft alone. */
  readonly usage: Usage;
  /** The cost of this draft and of those that it replaces. */
  readonly spent: DraftingCost;
  readonly agent: AgentIdentity;
  readonly estimate: PlanEstimate | undefined;
}

// Why: docs/decisions/0134-a-draft-is-checked-before-it-is-shown.md
/**
 * Drafts a plan in at most three rounds, each of which gets the faults of the one before. Returns the draft with the fewest
 * faults. Throws `planner_missing` where nothing would hold the agent to reading, and `draft_failed` when it gives no answer
 * in the first round.
 */
export async function draftPlan(wish: PlanWish, request: RunRequest, runContext: RunContext): Promise<DraftedPlan> {
  requireHeld(wish, runContext);
  const planning = await openPlanning(request, runContext);
  const shape = describeShape(planning.files);
  const drafts: RoundResult[] = [];
  let usage = NO_USAGE;
  for (let number = 1; number <= MAX_ROUNDS && !runContext.limits.meter.agentSignal.aborted; number += 1) {
    const last = drafts.at(-1);
    const rejected = last === undefined ? undefined : { text: last.text, faults: findFaults(last.remarks) };
    wish.onRound(last === undefined ? 'The model drafts a plan.' : `The model corrects its draft (round ${number}).`);
    const question = { brief: renderPlannerBrief({ ...wish, shape, rejected }), worker: wish.worker, spent: usage };
    const answer = await askPlanner(question, { planning, runContext });
    usage = addUsage(usage, answer.usage);
    if (answer.kind === 'failed' && last === undefined) throw answer.error;
    if (answer.kind === 'failed') {
      wish.onRound(`No other draft was made: ${String(answer.error.data.reason)}`);
      break;
    }
    const draft = await readAnswer(answer.text, { number, wish, planning, runContext });
    drafts.push(draft);
    const faults = findFaults(draft.remarks).length;
    wish.onRound(faults === 0 ? 'The draft holds before any work.' : `The draft has ${toFaults(faults)}.`);
    if (faults === 0) break;
  }
  return toDrafted(drafts, { usage, wish });
}

/** Throws ConfigurationError `planner_missing` where nothing holds the agent to reading, and the wish may be by others. */
function requireHeld({ worker, isOwnWish, onRound }: PlanWish, { ports }: RunContext): void {
  const { name, reading } = worker.agent;
  const decision = decidePlanner({ name, reading, isOwnWish, isIsolated: ports.isolation !== undefined });
  if (decision.kind === 'refused') throw new ConfigurationError('planner_missing', { reason: decision.reason });
  if (decision.kind === 'loose') onRound(`Warning: ${decision.reason}`);
}

interface RoundResult {
  /** The plan, or the whole answer where there is none in it. */
  readonly text: string;
  readonly plan: Plan | undefined;
  readonly remarks: readonly DraftRemark[];
  readonly counts: CheckedDraft['counts'];
}

interface Round {
  readonly number: number;
  readonly wish: PlanWish;
  readonly planning: Planning;
  readonly runContext: RunContext;
}

async function readAnswer(answer: string, { number, wish, planning, runContext }: Round): Promise<RoundResult> {
  const extracted = extractDraft(answer);
  if (extracted.kind === 'none') return toUnreadable(answer, [extracted.reason]);
  // A model that changes a plan may repeat our first line.
  const { text } = splitDraftHeader(extracted.text);
  if (text.length > MAX_PLAN_CHARACTERS)
    return toUnreadable(text, [`the plan has ${text.length} characters; at most ${MAX_PLAN_CHARACTERS} can be shown`]);
  const problem = findUnreadableText(text, runContext.ports.redactor.redact);
  if (problem !== undefined) return toUnreadable(text, [problem]);
  const parsing = parsePlan(text, { fileName: 'the plan' });
  if (parsing.kind === 'invalid')
    return toUnreadable(
      text,
      parsing.problems.map(({ line, column, message }) => `line ${line}, column ${column}: ${message}`),
    );
  const { plan } = parsing;
  const checked = await checkDraft({ plan: addToPlan(plan, wish.rules), number }, wish, { planning, runContext });
  return { text, plan, ...checked };
}

function toUnreadable(text: string, messages: readonly string[]): RoundResult {
  const remarks = messages.map((message): DraftRemark => ({ kind: 'unreadable', isFault: true, about: '', message }));
  return { text, plan: undefined, remarks, counts: { checked: 0, all: 0 } };
}

function toDrafted(
  drafts: readonly RoundResult[],
  { usage, wish }: { readonly usage: Usage; readonly wish: PlanWish },
): DraftedPlan {
  const best = drafts.toSorted((a, b) => rank(a) - rank(b))[0] ?? toUnreadable('', ['no draft was made']);
  const { identity: agent } = wish.worker;
  const own = toDraftingCost(drafts.length, usage);
  const spent = wish.spentBefore === undefined ? own : addDraftingCost(wish.spentBefore, own);
  const header = renderDraftHeader(describeAgent(agent), spent);
  const { plan, remarks, counts } = best;
  return {
    planSource: plan && { plan, text: `${header}\n${best.text}` },
    ...{ remarks, counts, agent, rounds: drafts.length },
    ...{ usage, spent },
    estimate: plan && estimateCost(plan, wish.records),
  };
}

/** Ranks a draft for the choice of the best: those that cannot be parsed last. */
function rank({ plan, remarks }: RoundResult): number {
  return plan === undefined ? Number.POSITIVE_INFINITY : findFaults(remarks).length;
}

function toFaults(count: number): string {
  return count === 1 ? '1 fault' : `${count} faults`;
}
