import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { parse as parseYaml } from 'yaml';
import { planJsonSchema } from '../../../src/domain/plan/plan-json-schema.ts';
import { anyPlan, FULL_PLAN, parse, planWith } from './plan-samples.ts';

const FILE = new URL('../../../schema/plan.schema.json', import.meta.url);
const validate = new Ajv2020({ strict: true, strictTypes: false }).compile(planJsonSchema());

describe('the published JSON Schema', () => {
  test('is what the sources make', async () => {
    expect(await readFile(FILE, 'utf8')).toBe(`${JSON.stringify(planJsonSchema(), null, 2)}\n`);
  });

  test('has a description at every key of a plan', () => {
    const { properties } = JSON.parse(JSON.stringify(planJsonSchema()));
    const checkpoint = properties.checkpoints.items.properties;
    const kinds: { properties: object }[] = checkpoint.success_criteria.items.oneOf;
    const levels = [properties, checkpoint, ...kinds.map((kind) => kind.properties)];
    const keys = levels.flatMap((level) => Object.entries<{ description?: string }>(level));
    const undescribed = keys.filter(([key, value]) => key !== 'kind' && value.description === undefined);
    expect(undescribed).toEqual([]);
    const descriptions = new Map(keys.map(([key, value]) => [value.description, key]));
    expect(descriptions.get('What a person or a judge decides.')).toBe('statement');
  });

  test('accepts the plans that the parser accepts', () => {
    expect(validate(parseYaml(FULL_PLAN))).toBe(true);
    expect(validate(parseYaml(planWith('{ kind: command, command: c }')))).toBe(true);
    fc.assert(fc.property(anyPlan, (plan) => validate(plan)));
  });

  test.each([
    ['an unknown key', `x: 1\n${FULL_PLAN}`],
    ['an unknown key in a checkpoint', FULL_PLAN.replace('attempt_budget: 2', 'budget: 2')],
    ['an unknown key in a criterion', FULL_PLAN.replace('expect_exit: 0', 'expect: 0')],
    ['an unknown kind', FULL_PLAN.replace('file_absent', 'file_gone')],
    ['another version', FULL_PLAN.replace('version: 1', 'version: 2')],
    ['a budget of 0', FULL_PLAN.replace('attempt_budget: 2', 'attempt_budget: 0')],
    ['a budget of 21', FULL_PLAN.replace('attempt_budget: 2', 'attempt_budget: 21')],
    ['no checkpoints', 'checkpoints: []'],
    ['a bad task id', FULL_PLAN.replace('parse-args', 'Parse Args')],
  ])('refuses %s, as the parser does', (_name, text) => {
    expect(validate(parseYaml(text))).toBe(false);
    expect(parse(text).kind).toBe('invalid');
  });
});
