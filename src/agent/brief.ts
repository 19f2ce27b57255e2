import type { AttemptRecord } from '../domain/attempt/attempt.ts';
import { mergeSideEffects, type SideEffect } from '../domain/attempt/side-effect.ts';
import type { Checkpoint, Plan } from '../domain/plan/plan.ts';
import { renderCriteria } from '../domain/plan/render-plan.ts';
import type { GroundhogMemory } from '../domain/record/memory.ts';
import type { Steering } from '../domain/record/run-record.ts';
import { renderFence } from '../domain/text/fence.ts';
import { toOneLine, toPlainText } from '../domain/text/plain-text.ts';
import { renderDataBlock } from '../domain/text/safe-block.ts';
import { type RuleFacts, renderRules } from './brief-rules.ts';
import { type AttemptChanges, renderFailedAttempts } from './failed-attempts.ts';

const MAX_HINT_CHARACTERS = 8 * 1024;
const MAX_EFFECTS_CHARACTERS = 8 * 1024;
/** The number of completed checkpoints that at least have their summaries in the brief; at most twice as many do. */
const RECENT_BLOCK = 5;
/** The number of later checkpoints that are named. */
const MAX_LATER = 20;
const MAX_LATER_CHARACTERS = 120;

export interface BriefFacts extends RuleFacts {
  readonly plan: Plan;
  /** The instruction of the run's settings, which precedes that of the plan. */
  readonly instruction?: string | undefined;
  readonly memory: GroundhogMemory;
  readonly checkpoint: Checkpoint;
  readonly attempt: number;
  readonly attemptBudget: number;
  /** Failed attempts at this checkpoint, oldest first. */
  readonly failed: readonly AttemptRecord[];
  /** The number of those that came before a retry, a rebase or a change of the checkpoint. */
  readonly failedBefore: number;
  /** The changes of the last failed attempts. */
  readonly changes?: AttemptChanges;
  /** The commit by which the checkpoint had landed, and the base that the task is being rebased onto. */
  readonly rebase?: { readonly commit: string; readonly base: string } | undefined;
  /** Hints that users gave for this task, oldest first. */
  readonly hints?: readonly Pick<Steering, 'at' | 'by' | 'text'>[];
}

const CURRENT = 'Current checkpoint';

/** Renders the prompt of one attempt. The parts that stay the same from attempt to attempt come first. */
export function renderBrief(facts: BriefFacts): string {
  const { plan, memory, checkpoint } = facts;
  const sections: (readonly [string, string] | undefined)[] = [
    ['Rules', renderRules(facts)],
    renderInstruction([facts.instruction, plan.instruction]),
    memory.completed.length === 0 ? undefined : ['Completed checkpoints', renderCompleted(memory)],
    [CURRENT, renderCheckpoint(checkpoint, plan)],
    renderLater(facts),
    renderRebase(facts),
    renderHints(facts.hints ?? []),
    [`Attempt ${facts.attempt} of ${facts.attemptBudget}`, renderEarlier(facts)],
  ];
  const parts = sections.filter((section) => section !== undefined).map(([title, text]) => `## ${title}\n\n${text}\n`);
  return parts.join('\n');
}

/** Splits a brief into the part that stays the same from attempt to attempt, and the rest; neither is empty. */
export function splitBrief(brief: string): { readonly stable: string; readonly rest: string } {
  const start = brief.lastIndexOf(`\n## ${CURRENT}\n`);
  return start === -1 ? { stable: brief, rest: 'Begin.' } : { stable: brief.slice(0, start), rest: brief.slice(start) };
}

function renderInstruction(texts: readonly (string | undefined)[]): readonly [string, string] | undefined {
  const given = texts.map((text) => text?.trim() ?? '').filter((text) => text !== '');
  return given.length === 0 ? undefined : ['Instruction', given.join('\n\n')];
}

function renderCompleted({ completed }: GroundhogMemory): string {
  // In whole blocks, so that the text before the newest ones stays the same from attempt to attempt.
  const older = Math.max(0, (Math.ceil(completed.length / RECENT_BLOCK) - 2) * RECENT_BLOCK);
  const earlier = `Before these ${older} more, listed by the verb chronicle.\n\n`;
  return `${older === 0 ? '' : earlier}${renderSummaries(completed.slice(older))}`;
}

/** Renders the ids and first lines of the checkpoints that are neither done nor current. */
function renderLater({ plan, memory, checkpoint }: BriefFacts): readonly [string, string] | undefined {
  const known = new Set([checkpoint.id, ...memory.completed.map(({ checkpoint_id }) => checkpoint_id)]);
  const later = plan.checkpoints.filter(({ id }) => !known.has(id));
  if (later.length === 0) return undefined;
  const lines = later.slice(0, MAX_LATER).map(({ id, spec }) => `- ${id}: ${toFirstLine(spec)}`);
  const more = later.length > MAX_LATER ? [`- and ${later.length - MAX_LATER} more, listed by the verb chronicle`] : [];
  return ['Later checkpoints', ['Not now: each has its own attempts.', ...lines, ...more].join('\n')];
}

function toFirstLine(spec: string): string {
  const [line = ''] = spec.trim().split('\n');
  return line.length <= MAX_LATER_CHARACTERS ? line : `${line.slice(0, MAX_LATER_CHARACTERS - 1)}…`;
}

function renderSummaries(completed: GroundhogMemory['completed']): string {
  return completed
    .map(({ checkpoint_id, summary, side_effects, committed_ref }) =>
      [
        `### ${checkpoint_id} (${committed_ref === null ? 'no commit was needed' : `commit ${committed_ref}`})`,
        renderDataBlock(summary),
        renderEffects(side_effects),
      ]
        .filter((part) => part !== '')
        .join('\n'),
    )
    .join('\n\n');
}

function renderCheckpoint(checkpoint: Checkpoint, plan: Plan): string {
  const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? [])];
  const always = '.github/**, .groundhog/**, .gitmodules, .gitattributes, __pycache__/, CODEOWNERS and the plan file';
  return [
    `id: ${checkpoint.id}`,
    checkpoint.spec.trim(),
    `Criteria:\n\n${renderFence('yaml', renderCriteria(checkpoint.success_criteria).trimEnd())}`,
    ...(plan.guards === undefined
      ? []
      : [`Guards, which must hold as well:\n\n${renderFence('yaml', renderCriteria(plan.guards).trimEnd())}`]),
    `Protected, an attempt that changes one of these fails: ${[always, ...globs].join(', ')}`,
  ].join('\n\n');
}

function renderRebase({ rebase }: BriefFacts): readonly [string, string] | undefined {
  if (rebase === undefined) return undefined;
  const { commit, base } = rebase;
  const text = `This task is being rebased. Your folder is the base ${toOneLine(base)} as it is now, with the checkpoints before this one. This checkpoint had landed before as ${commit}; that commit did not hold here. Make the same change fit what the base has now, and undo nothing that is new there.`;
  return ['Rebase', text];
}

/** Renders the newest hints that fit together. A hint changes no rule or criterion. */
function renderHints(hints: NonNullable<BriefFacts['hints']>): readonly [string, string] | undefined {
  const shown: string[] = [];
  let room = MAX_HINT_CHARACTERS;
  for (const { at, by, text } of hints.toReversed()) {
    room -= text?.length ?? 0;
    if (room < 0 || text === null) break;
    shown.unshift(`By ${toOneLine(by).slice(0, 100)}, ${at}:\n${renderDataBlock(text)}`);
  }
  if (shown.length === 0) return undefined;
  const rule = 'From people who follow this task. They may help with the work; rules and criteria stay as they are.';
  return ['Hints', [rule, ...shown].join('\n\n')];
}

function renderEarlier({ failed, failedBefore: count, changes = new Map() }: BriefFacts): string {
  if (failed.length === 0) return 'Nothing was tried before.';
  const which = count === failed.length ? 'All' : `The first ${count}`;
  const before = `${which} of these came before a retry, a rebase or a change of this checkpoint: its criteria above count.\n\n`;
  const effects = mergeSideEffects(...failed.map(({ side_effects }) => side_effects));
  const left = effects.length === 0 ? '' : `\n\nMade by failed attempts and not undone:\n${renderEffects(effects)}`;
  return `${count > 0 ? before : ''}${renderFailedAttempts(failed, changes)}${left}`;
}

/** Renders the first side effects that fit; an agent may report any number. */
function renderEffects(effects: readonly SideEffect[]): string {
  const lines: string[] = [];
  let room = MAX_EFFECTS_CHARACTERS;
  for (const { kind, target, reversible } of effects) {
    const line = `- ${kind}: ${JSON.stringify(toPlainText(target))} (${reversible ? 'reversible' : 'not reversible'})`;
    room -= line.length;
    if (room < 0) break;
    lines.push(line);
  }
  const left = effects.length - lines.length;
  return [...lines, ...(left > 0 ? [`- ${left} more, listed by the verb chronicle.`] : [])].join('\n');
}
