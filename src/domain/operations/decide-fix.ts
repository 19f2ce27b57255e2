import { renderSteering } from '../decisions/next-action.ts';
import { type Criterion, isMachineCheckable } from '../plan/criterion.ts';
import type { Plan } from '../plan/plan.ts';
import { type Decision, findTextProblem, type OperationFacts } from './operation.ts';

const MAX_CHECKPOINTS = 1000;

// Why: docs/decisions/0133-a-fix-is-a-checkpoint.md
/** Decides to add a checkpoint with a text as its spec. Without a guard that a program checks nothing could tell that it holds. */
export function decideFix(text: string, { record, plan }: OperationFacts): Decision {
  const problem = findTextProblem(text, 'text');
  if (problem !== undefined) return refuse(problem);
  if (plan === undefined) return refuse('The plan of this task cannot be read.');
  if (record.aborted !== null) return refuse(`The task is given up until: ${renderSteering('retry', record)}`);
  if (!plan.guards?.some(isMachineCheckable))
    return refuse('The plan has no "guards" by which a fix could be checked. Add the checkpoint to the plan instead.');
  if (plan.checkpoints.length >= MAX_CHECKPOINTS) return refuse(`The plan has ${MAX_CHECKPOINTS} checkpoints already.`);
  const repeated = plan.checkpoints.find(({ id, spec }) => isFix(id) && spec === text.trim());
  if (repeated !== undefined) return { kind: 'nothing', message: `Checkpoint "${repeated.id}" has this text already.` };
  const id = toFreeId(plan);
  const spec = text.trim();
  // The guards hold before any work: as criteria of the checkpoint they would say that it is done already.
  const criteria: Criterion[] = [
    { kind: 'changes_within', paths: ['**'] },
    { kind: 'semantic', statement: `This is done: ${spec}` },
  ];
  const checkpoint = { id, spec, success_criteria: criteria };
  return {
    kind: 'record',
    bodies: [],
    plan: { ...plan, checkpoints: [...plan.checkpoints, checkpoint] },
    message: `Checkpoint "${id}" is added to the plan. The guards check it.`,
  };
}

function isFix(id: string): boolean {
  return /^fix-\d+$/.test(id);
}

function toFreeId({ checkpoints }: Plan): string {
  const taken = new Set(checkpoints.map(({ id }) => id));
  let number = 1;
  while (taken.has(`fix-${number}`)) number += 1;
  return `fix-${number}`;
}

function refuse(reason: string): Decision {
  return { kind: 'refuse', reason };
}
