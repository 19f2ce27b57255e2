import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { assertNever } from '../../src/domain/assert-never.ts';
import { mergeSideEffects, type SideEffect, sideEffectSchema } from '../../src/domain/attempt/side-effect.ts';
import { findVacuous, isSatisfied } from '../../src/domain/attempt/verdict.ts';
import { LABEL_COLOURS, TASK_LABELS, toTaskLabel } from '../../src/domain/decisions/task-label.ts';
import { renderError } from '../../src/domain/errors/error-catalog.ts';
import { ConfigurationError, errorCodes, GitError, GroundhogError, toError } from '../../src/domain/errors/errors.ts';
import { objectIdSchema, toObjectFormat, toShortId } from '../../src/domain/ids.ts';
import { conclusionOf, endingSchema, exitCodeOf } from '../../src/domain/record/ending.ts';
import { silentNotifier } from '../../src/domain/record/notifier.ts';
import { succeeds } from '../../src/domain/succeeds.ts';
import { redactDeep } from '../../src/domain/text/redact-deep.ts';
import { makeCriterionRun, makeView } from '../report/make-view.ts';

describe('the criteria on the clean tree', () => {
  const passed = makeCriterionRun({ outcome: 'passed' });
  const failed = makeCriterionRun({ outcome: 'failed' });
  const unjudged = makeCriterionRun({ criterion: { kind: 'semantic', statement: 's' }, outcome: 'unjudged' });
  const within = makeCriterionRun({ criterion: { kind: 'changes_within', paths: ['**'] }, outcome: 'passed' });

  test('satisfy a checkpoint when a telling one holds and none fails', () => {
    expect(isSatisfied([passed])).toBe(true);
    expect(isSatisfied([passed, within])).toBe(true);
    expect(isSatisfied([passed, failed])).toBe(false);
    expect(isSatisfied([within])).toBe(false);
    expect(isSatisfied([])).toBe(false);
  });

  test('never satisfy a checkpoint by a statement that nobody judged', () => {
    expect(isSatisfied([unjudged])).toBe(false);
    expect(isSatisfied([passed, makeCriterionRun({ outcome: 'judged_fail' })])).toBe(false);
  });

  test('that hold before any work are named, but only when work is left', () => {
    expect(findVacuous([passed, failed, within, unjudged])).toEqual([passed]);
    expect(findVacuous([passed])).toEqual([]);
  });
});

describe('side effects', () => {
  const effect: SideEffect = { kind: 'db_mutation', target: 'users', reversible: false };

  test('are merged in order, each once', () => {
    const other: SideEffect = { ...effect, reversible: true };
    expect(mergeSideEffects([effect, other], [effect], [])).toEqual([effect, other]);
  });

  test('have a target that is not blank, and no other keys', () => {
    expect(sideEffectSchema.safeParse({ ...effect, target: ' ' }).success).toBe(false);
    expect(sideEffectSchema.safeParse({ ...effect, kind: 'magic' }).success).toBe(false);
    expect(sideEffectSchema.safeParse({ ...effect, more: 1 }).success).toBe(false);
  });
});

describe('the ending of a run', () => {
  test.each(endingSchema.options)('%s is green only when the work is there', (ending) => {
    const isGreen = ending === 'passed' || ending === 'nothing_to_do';
    expect(conclusionOf(ending) === 'success').toBe(isGreen);
    expect(exitCodeOf(ending) === 0).toBe(isGreen);
  });

  test('that is paused is neither green nor a failure', () => {
    expect([conclusionOf('paused'), exitCodeOf('paused')]).toEqual(['neutral', 3]);
  });
});

/** A value for each name that a text of the catalogue asks for. */
const EVERYTHING = Object.fromEntries(
  readdirSync('src/domain/errors').flatMap((name) =>
    [...readFileSync(`src/domain/errors/${name}`, 'utf8').matchAll(/\(\{ ([^}]*) \}(?:: ErrorData)?\)/g)].flatMap(
      ([, names = '']) =>
        names
          .split(',')
          .map((one) => one.replace(/:.*/s, '').trim())
          .map((one) => [one, `<${one}>`] as const),
    ),
  ),
);

describe('errors', () => {
  test('have texts whose names were found', () => {
    expect(EVERYTHING).toMatchObject({ path: '<path>', reason: '<reason>', stderr: '<stderr>' });
  });

  test('keep code, data and cause, and can be told apart', () => {
    const cause = new Error('why');
    const error = new GitError('git_failed', { command: 'push' }, { cause });
    expect(error).toMatchObject({ name: 'GitError', code: 'git_failed', data: { command: 'push' }, cause });
    expect(error).toBeInstanceOf(GroundhogError);
    expect(error).not.toBeInstanceOf(ConfigurationError);
  });

  test.each(errorCodes)('%s has a text of three parts without a gap in it, when its data is there', (code) => {
    const lines = renderError(new GroundhogError(code, EVERYTHING)).split('\n');
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.join('\n')).not.toMatch(/undefined|\[object|NaN/);
    expect(lines[0]).toMatch(/\.$/);
  });

  test('are made of whatever was thrown', () => {
    const error = new Error('a');
    expect(toError(error)).toBe(error);
    expect(toError('text')).toMatchObject({ message: 'text' });
    expect(toError(undefined)).toMatchObject({ message: 'undefined' });
  });
});

test('every string of a value is masked, at any depth, and nothing else is touched', () => {
  const mask = (text: string) => text.replaceAll('secret', '***');
  const value = { a: 'a secret', b: ['secret', 1, null, { c: 'secret' }], d: true };
  expect(redactDeep(value, mask)).toEqual({ a: 'a ***', b: ['***', 1, null, { c: '***' }], d: true });
});

test('an object id has a format and a short form', () => {
  expect([toObjectFormat(64), toObjectFormat(40), toObjectFormat(undefined)]).toEqual(['sha256', 'sha1', 'sha1']);
  expect(toShortId('0123456789')).toBe('0123456');
  const isId = (text: string) => objectIdSchema.safeParse(text).success;
  expect(['a'.repeat(40), 'a'.repeat(64)].every(isId)).toBe(true);
  expect(['a'.repeat(41), 'a'.repeat(39), 'A'.repeat(40), 'g'.repeat(40), `${'a'.repeat(40)}\n`].some(isId)).toBe(
    false,
  );
});

test('work succeeds or not, and never rejects', async () => {
  expect(await succeeds(Promise.resolve(false))).toBe(true);
  expect(await succeeds(Promise.reject(new Error('no')))).toBe(false);
});

test('a member of a union that was forgotten is named', () => {
  const value: { readonly kind: never } = JSON.parse('{"kind":"new"}');
  expect(() => assertNever(value.kind)).toThrow('"new"');
});

test.each(endingSchema.options)('a task that ended as %s has a label that exists', (ending) => {
  expect(TASK_LABELS).toContain(toTaskLabel(ending));
  expect(toTaskLabel(ending) === 'groundhog:passed').toBe(conclusionOf(ending) === 'success');
});

test('a task has a label while it runs, and each label is described', () => {
  expect([toTaskLabel(null), toTaskLabel('paused'), toTaskLabel('conflict')]).toEqual([
    ...['groundhog:running', 'groundhog:paused', 'groundhog:blocked'],
  ]);
  expect(Object.keys(LABEL_COLOURS)).toEqual([...TASK_LABELS]);
});

test('a notifier that reports nothing resolves', async () => {
  await expect(silentNotifier.recorded([], makeView([{ checkpoint_id: 'a' }]))).resolves.toBeUndefined();
  expect(silentNotifier.progress({ kind: 'warning', text: 'x' })).toBeUndefined();
});
