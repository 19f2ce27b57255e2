import { LADDER_KEYS } from '../agent-ladder.ts';
import { quote } from '../yaml/file-problem.ts';
import type { YamlPath } from '../yaml/yaml-document.ts';
import { criterionSchema } from './criterion.ts';
import { checkpointSchema, planSchema } from './plan.ts';

/** Returns the value at a path of an unchecked plan, or undefined. */
export function findPlanValue(root: unknown, path: YamlPath): unknown {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** Renders a path in words: `checkpoint "parser", criterion 2 (command): "expect_exit"`. */
export function nameSubject(root: unknown, path: YamlPath): string {
  const [owner, field] = splitSubject(path);
  const names = [nameCheckpoint(root, owner), nameCriterion(root, owner)].filter((name) => name !== '');
  const fieldName = field.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : quote(step))).join(' ');
  const parts = [names.join(', '), fieldName].filter((part) => part !== '');
  return parts.length === 0 ? 'the plan' : parts.join(': ');
}

/** Returns the keys that the mapping at a path may have; none for a mapping of unknown kind. */
export function knownKeysAt(root: unknown, path: YamlPath): readonly string[] {
  if (path.length === 0) return Object.keys(planSchema.shape);
  if (path[0] === 'agents') return Object.keys(LADDER_KEYS);
  if (path.length === 2 && path[0] === 'checkpoints') return Object.keys(checkpointSchema.shape);
  const kind = findPlanValue(root, [...path, 'kind']);
  const option = criterionSchema.options.find(({ shape }) => shape.kind.value === kind);
  return option === undefined ? [] : Object.keys(option.shape);
}

function splitSubject(path: YamlPath): readonly [YamlPath, YamlPath] {
  if (path[0] === 'guards' && typeof path[1] === 'number') return [path.slice(0, 2), path.slice(2)];
  const isCheckpoint = path[0] === 'checkpoints' && typeof path[1] === 'number';
  const isCriterion = isCheckpoint && path[2] === 'success_criteria' && typeof path[3] === 'number';
  const length = isCriterion ? 4 : isCheckpoint ? 2 : 0;
  return [path.slice(0, length), path.slice(length)];
}

function nameCheckpoint(root: unknown, owner: YamlPath): string {
  const index = owner[1];
  if (typeof index !== 'number' || owner[0] !== 'checkpoints') return '';
  const id = findPlanValue(root, ['checkpoints', index, 'id']);
  return `checkpoint ${typeof id === 'string' && id.trim() !== '' ? quote(id) : index + 1}`;
}

function nameCriterion(root: unknown, owner: YamlPath): string {
  const isGuard = owner[0] === 'guards';
  const index = isGuard ? owner[1] : owner[3];
  if (typeof index !== 'number') return '';
  const kind = findPlanValue(root, [...owner, 'kind']);
  return `${isGuard ? 'guard' : 'criterion'} ${index + 1}${typeof kind === 'string' ? ` (${quote(kind).slice(1, -1)})` : ''}`;
}
