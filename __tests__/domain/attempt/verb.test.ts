import { describe, expect, test } from '@jest/globals';
import {
  isSnapshotVerb,
  isTerminalVerb,
  isVerbName,
  parseSnapshotCall,
  type SnapshotVerbName,
  verbPayloads,
} from '../../../src/domain/attempt/verb.ts';
import { findVerbTool, verbTools } from '../../../src/domain/attempt/verb-tool.ts';

const names = Object.keys(verbPayloads).filter(isVerbName);

describe('the verbs', () => {
  test('that end an attempt are the two that claim its outcome', () => {
    expect(names.filter(isTerminalVerb)).toEqual(['groundhog.checkpoint_success', 'groundhog.checkpoint_failure']);
  });

  test('are known by their own names only', () => {
    expect(names).toHaveLength(12);
    expect(['toString', 'groundhog.', ''].filter(isVerbName)).toEqual([]);
  });

  test.each<[string, unknown, boolean]>([
    ['groundhog.usage', {}, false],
    ['groundhog.usage', { turns: undefined }, false],
    ['groundhog.usage', { turns: 0 }, true],
    ['groundhog.usage', { turns: undefined, cost_usd: 0.5 }, true],
    ['groundhog.checkpoint_success', { summary: ' \n' }, false],
    ['groundhog.checkpoint_success', { summary: 'x'.repeat(4001) }, false],
    ['groundhog.checkpoint_success', { summary: 'x'.repeat(4000) }, true],
    ['groundhog.retry_after', { seconds: 604_800 }, true],
    ['groundhog.retry_after', { seconds: 604_801 }, false],
    ['groundhog.step', { phase: 'middle' }, false],
    ['groundhog.step', { tool: 'x'.repeat(200) }, true],
  ])('%s with the payload %j is accepted: %s', (name, payload, isAccepted) => {
    expect(isVerbName(name) && verbPayloads[name].safeParse(payload).success).toBe(isAccepted);
  });
});

describe('a snapshot verb', () => {
  test('is one of five', () => {
    expect(names.filter(isSnapshotVerb)).toEqual([
      'snapshot_create',
      'snapshot_list',
      'snapshot_restore',
      'snapshot_diff',
      'snapshot_delete',
    ]);
  });

  test.each<[SnapshotVerbName, object, object]>([
    ['snapshot_create', { name: 'a' }, { name: 'a', replace: false }],
    ['snapshot_create', { name: 'a', replace: true, ttl_seconds: 1 }, { name: 'a', replace: true, ttl_seconds: 1 }],
    ['snapshot_list', {}, {}],
    ['snapshot_restore', { name: 'a' }, { name: 'a', preview: false }],
    ['snapshot_diff', { name: 'a' }, { name: 'a' }],
    ['snapshot_delete', { name: 'a' }, { name: 'a' }],
  ])('%s is called with %j and its defaults', (name, payload, parsed) => {
    expect(parseSnapshotCall(name, payload)).toEqual({ call: { name, payload: parsed } });
  });

  test.each<[SnapshotVerbName, object, string]>([
    ['snapshot_create', {}, 'name'],
    ['snapshot_create', { name: 'a', ttl_seconds: 0 }, 'ttl_seconds'],
    ['snapshot_create', { name: 'a', ttl_seconds: 31_536_001 }, 'ttl_seconds'],
    ['snapshot_restore', { name: 'a', preview: 'yes' }, 'preview'],
    ['snapshot_diff', {}, 'name'],
    ['snapshot_delete', { name: 1 }, 'name'],
  ])('%s with %j names the field that is wrong', (name, payload, field) => {
    const parsed = parseSnapshotCall(name, payload);
    expect('problem' in parsed && parsed.problem.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  test('refuses keys that it does not know', () => {
    expect(parseSnapshotCall('snapshot_list', { name: 'a' })).toHaveProperty('problem');
  });
});

describe('the tools for models', () => {
  test('are found by their exact names', () => {
    expect(verbTools.map(({ name }) => findVerbTool(name)?.name)).toEqual(verbTools.map(({ name }) => name));
    expect(findVerbTool('step')).toBeUndefined();
    expect(findVerbTool('groundhog.chronicle')).toBeUndefined();
  });

  test('say which of them end the attempt and which change nothing', () => {
    const listOf = (kind: 'isTerminal' | 'isReadOnly') =>
      verbTools.filter((tool) => tool[kind]).map(({ verb }) => verb);
    expect(listOf('isTerminal')).toEqual(['groundhog.checkpoint_success', 'groundhog.checkpoint_failure']);
    expect(listOf('isReadOnly')).toEqual(['groundhog.chronicle', 'snapshot_list', 'snapshot_diff']);
  });

  test('have a schema of an object without its dialect', () => {
    for (const { inputSchema } of verbTools) expect(inputSchema).toMatchObject({ type: 'object', properties: {} });
    expect(verbTools.filter(({ inputSchema }) => '$schema' in inputSchema)).toEqual([]);
    expect(findVerbTool('snapshot_create')?.inputSchema.required).toEqual(['name']);
    expect(findVerbTool('chronicle')?.inputSchema).not.toHaveProperty('required');
  });
});
