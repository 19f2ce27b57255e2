import { describe, expect, test } from '@jest/globals';
import { decideFix } from '../../../src/domain/operations/decide-fix.ts';
import { compileGlobs } from '../../../src/domain/paths/glob.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { listCriteria, type Plan, planSchema } from '../../../src/domain/plan/plan.ts';
import { renderPlan } from '../../../src/domain/plan/render-plan.ts';
import { makeView } from '../../report/make-view.ts';

const { record } = makeView([{ checkpoint_id: 'a', outcome: 'success' }], { ending: 'passed' });
const toPlan = (more: object = {}): Plan =>
  planSchema.parse({
    guards: [{ kind: 'command', command: 'npm test' }],
    checkpoints: [{ id: 'a', spec: 'Do it.', success_criteria: [{ kind: 'file_exists', path: 'a.txt' }] }],
    ...more,
  });
const ask = (text: string, plan: Plan | undefined = toPlan(), run = record) =>
  decideFix(text, { record: run, plan, liveness: 'none', lease: undefined, by: 'alice' });

describe('a fix', () => {
  test('is a checkpoint at the end of a plan that can be parsed again', () => {
    const decision = ask(' Say it "louder": # now\n ');
    if (decision.kind !== 'record' || decision.plan === undefined) throw new Error(JSON.stringify(decision));
    expect(decision.plan.checkpoints.map(({ id, spec }) => [id, spec])).toEqual([
      ['a', 'Do it.'],
      ['fix-1', 'Say it "louder": # now'],
    ]);
    expect(decision.plan.guards).toEqual(toPlan().guards);
    expect(parsePlan(renderPlan(decision.plan), { fileName: 'plan.yml' })).toMatchObject({
      kind: 'ok',
      plan: decision.plan,
    });
    expect(ask('Say it twice', decision.plan)).toMatchObject({ message: expect.stringContaining('"fix-2"') });
    expect(ask('Say it "louder": # now', decision.plan)).toMatchObject({ kind: 'nothing' });
  });

  test('keeps the lines and the Markdown of its text', () => {
    const text = 'Say it.\n\n- louder: `a`\n\n> quoted\n\n```suggestion\n\tb: #c  \n---\n```\n\n    %x';
    const decision = ask(`${text}\n`);
    if (decision.kind !== 'record' || decision.plan === undefined) throw new Error(JSON.stringify(decision));
    const parsed = parsePlan(renderPlan(decision.plan), { fileName: 'plan.yml' });
    expect(parsed.kind === 'ok' && parsed.plan.checkpoints.at(-1)?.spec).toBe(text);
  });

  test('is checked by the guards of the plan, which are not among the criteria that it begins with', () => {
    const guard = { kind: 'command', command: 'npm test' };
    const decision = ask('Say it');
    if (decision.kind !== 'record' || decision.plan === undefined) throw new Error(JSON.stringify(decision));
    const { plan } = decision;
    const fix = plan.checkpoints.at(-1);
    if (fix === undefined) throw new Error('the plan has no checkpoint');
    expect(fix.success_criteria).not.toContainEqual(expect.objectContaining(guard));
    expect(listCriteria(fix, plan)).toContainEqual(expect.objectContaining(guard));
  });

  test('may change any file that is not protected', () => {
    expect(['a.txt', '.hidden/b', 'src/deep/c.ts'].map(compileGlobs(['**']))).toEqual([true, true, true]);
  });

  test.each([
    ['an empty text', () => ask('  '), /empty/],
    ['a text that is too long', () => ask('x'.repeat(4001)), /4001 characters/],
    ['a plan without guards', () => ask('Do', toPlan({ guards: undefined })), /no "guards"/],
    [
      'guards for people alone',
      () => ask('Do', toPlan({ guards: [{ kind: 'semantic', statement: 'It is good.' }] })),
      /no "guards"/,
    ],
    [
      'a task that was given up',
      () => ask('Do', toPlan(), { ...record, aborted: { at: '2026-01-01T00:00:00.000Z', by: 'bob', reason: null } }),
      /given up/,
    ],
  ])('is refused for %s', (_, act, reason) => {
    expect(act()).toMatchObject({ kind: 'refuse', reason: expect.stringMatching(reason) });
  });
});
