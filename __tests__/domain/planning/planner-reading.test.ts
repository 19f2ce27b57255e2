import { describe, expect, test } from '@jest/globals';
import { choosePlanner, decidePlanner, type PlannerReading } from '../../../src/domain/planning/planner-reading.ts';

describe('the agent that drafts', () => {
  const command = { agent: { name: 'command' } };
  const byCommands = { agent: { name: 'codex', reading: 'commands' } } as const;
  const byTools = { agent: { name: 'builtin', reading: 'tools' } } as const;
  type Entry = { readonly agent: { readonly name: string; readonly reading?: PlannerReading } };

  test.each<[name: string, ladder: [Entry, ...Entry[]]]>([
    ['builtin', [command, byCommands, byTools]],
    ['codex', [command, byCommands]],
    ['command', [command]],
  ])('of a ladder is the one that reads best: %s', (name, ladder) => {
    expect(choosePlanner(ladder).agent.name).toBe(name);
  });

  const facts = { name: 'x', isOwnWish: false, isIsolated: false };

  test.each<[kind: string, reading: PlannerReading, more: Partial<typeof facts>]>([
    ['held', 'tools', {}],
    ['refused', 'commands', {}],
    ['refused', undefined, {}],
    ['loose', 'commands', { isOwnWish: true }],
    ['loose', undefined, { isOwnWish: true }],
    ['held', 'commands', { isIsolated: true }],
    ['held', undefined, { isIsolated: true, isOwnWish: true }],
  ])('is %s when it reads by %s, with %j', (kind, reading, more) => {
    expect(decidePlanner({ ...facts, reading, ...more })).toMatchObject({ kind });
  });
});
