import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { MAX_PLAN_BYTES } from '../../../src/domain/plan/plan.ts';
import { findLimitFault } from '../../../src/domain/yaml/yaml-limits.ts';
import { anyCharacter } from '../../helpers/any-character.ts';
import { FULL_PLAN, parse, planWith, problemsOf } from './plan-samples.ts';

const FRAMES = Error.stackTraceLimit;
// As in a program: jest keeps ten times as many of each error, and a hostile plan has a hundred thousand.
beforeAll(() => {
  Error.stackTraceLimit = 10;
});
afterAll(() => {
  Error.stackTraceLimit = FRAMES;
});

const ROOM = MAX_PLAN_BYTES - 100;
const OK = '{ kind: file_exists, path: a }';
const TOO_DEEP = 'a file may be nested at most 32 levels deep';

function fill(part: string): string {
  return part.repeat(Math.floor(ROOM / part.length));
}

describe('a hostile plan', () => {
  test.each([
    ['open lists', fill('['), TOO_DEEP],
    ['lists that are closed again', `${'['.repeat(ROOM / 2)}${']'.repeat(ROOM / 2)}`, TOO_DEEP],
    ['ten thousand lists in lists', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, TOO_DEEP],
    ['open mappings', fill('{a: '), TOO_DEEP],
    ['lists on one line', fill('- '), TOO_DEEP],
    ['keys on one line', fill('? '), TOO_DEEP],
    ['keys that follow each other on one line', fill('a: '), TOO_DEEP],
    ['keys ever further in', Array.from({ length: 700 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'), TOO_DEEP],
    ['lists on lines ever further in', toStairs('- - - - - - - - - -'), TOO_DEEP],
    ['block texts between lists ever further in', toStairs('- - - - - - - - - - |\n', 'x'), TOO_DEEP],
    ['flow lists below block lists', `${'- '.repeat(20)}${'['.repeat(20)}`, TOO_DEEP],
    ['aliases', `a: &a 1\nb: [${'*a,'.repeat(80_000)}]`, 'a file may hold at most 100 aliases'],
    ['anchors', fill('&a '), 'a file may hold at most 100 anchors'],
    ['directives', fill('%A\n'), 'YAML directives'],
    ['brackets that close nothing', fill(']'), 'this bracket closes nothing'],
    ['empty keys', `{${fill('a,')}}`, 'the file has too many parts to be read'],
    ['quotation marks', fill('"'), 'the file has too many parts to be read'],
    ['ten megabytes', `checkpoints: ${'a'.repeat(10_000_000)}`, 'plan.yml is larger than 256 KiB'],
    ['more bytes than characters', fill('é'), 'plan.yml is larger than 256 KiB'],
  ])('of %s is refused with one problem', (_name, text, message) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(message);
  });

  test.each([
    ['aliases of aliases', toBomb(10)],
    ['an alias of itself', 'a: &a { b: *a }'],
    ['thirty thousand keys', Array.from({ length: 22_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['one key many times', fill('a: 1\n').slice(0, 150_000)],
    ['bad escapes', `checkpoints: "${fill('\\x')}"`],
    ['comments', fill('#\n')],
    ['empty lines in a block text', `a: |\n${fill(' \n')}`],
    ['one long alias', fill('*').slice(0, 1000)],
    ['many patterns that are large', planWith(...Array(90).fill(largePattern('(?:a{0,1000}){0,1}'.repeat(10))))],
    ['many patterns that are nearly too large', planWith(...Array(90).fill(largePattern('a{1000}')))],
    ['one group a thousand times', planWith(...Array(90).fill(largePattern(`(?:${'a'.repeat(900)}){0,1000}`)))],
    ['many globs that stand for many', planWith(...Array(90).fill(largeGlobs()))],
  ])('of %s is refused and not read without bound', (_name, text) => {
    expect(problemsOf(text).length).toBeGreaterThan(0);
  });

  test('of any characters is answered with a plan or with problems that have a place in it', () => {
    const soup = fc.string({
      unit: fc.constantFrom(...'[]{}:,-?&*!|>%@`"\'#\\ \n\t\r~<=ab1.\u0000\u001f\u0002\ufeff'),
    });
    fc.assert(
      fc.property(fc.oneof(soup, fc.string({ unit: anyCharacter })), soup, (head, tail) => {
        for (const text of [head, `${head}${FULL_PLAN}${tail}`]) {
          const parsing = parse(text);
          if (parsing.kind === 'ok') continue;
          expect(parsing.problems.length).toBeGreaterThan(0);
          for (const { line, column } of parsing.problems) {
            expect(line).toBeGreaterThanOrEqual(1);
            expect(line).toBeLessThanOrEqual(text.split('\n').length);
            expect(column).toBeGreaterThanOrEqual(1);
            expect(column).toBeLessThanOrEqual((text.split('\n')[line - 1]?.length ?? 0) + 1);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});

describe('a plan at its limits', () => {
  test('may be 256 KiB long, and not one byte more', () => {
    const start = `${planWith(OK)}# `;
    const text = `${start}${'a'.repeat(MAX_PLAN_BYTES - start.length)}`;
    expect(parse(text).kind).toBe('ok');
    expect(problemsOf(`${text}a`)).toEqual(['1:1 plan.yml is larger than 256 KiB']);
  });

  test('may be full of small criteria', () => {
    const criteria = `[${Array(100).fill('{ kind: file_exists, path: a }').join(', ')}]`;
    const list = Array.from({ length: 80 }, (_, id) => `  - { id: c${id}, spec: b, success_criteria: ${criteria} }`);
    const text = `checkpoints:\n${list.join('\n')}`;
    expect(text.length).toBeGreaterThan(250_000);
    expect(parse(text).kind).toBe('ok');
  });

  test('may have 100 aliases, and not one more', () => {
    const lines = (count: number) => `x: &x 1\ny: [${Array(count).fill('*x').join(', ')}]`;
    expect(findLimitFault(lines(100))).toBeUndefined();
    expect(findLimitFault(lines(101))?.message).toContain('at most 100 aliases');
  });

  test('may show brackets, dashes and long lines in its texts', () => {
    const spec = `|\n${`      ${'[ { - - - ? : '.repeat(20)}\n`.repeat(50)}`;
    expect(parse(planWith(OK).replace('spec: b', `spec: ${spec}`)).kind).toBe('ok');
    expect(parse(planWith(OK).replace('spec: b', `spec: "${'[ { - ? '.repeat(50)}"`)).kind).toBe('ok');
    expect(parse(planWith(OK).replace('spec: b', `spec: a${'-[{'.repeat(50)}\n      - - - -[`)).kind).toBe('ok');
  });
});

function toStairs(step: string, body?: string): string {
  const width = step.replace(/[|\n]/g, '').length + 1;
  const lines = Array.from({ length: 60 }, (_, index) => {
    const indent = ' '.repeat(index * width);
    return body === undefined ? `${indent}${step}` : `${indent}${step}${indent}${' '.repeat(width)} ${body}`;
  });
  return lines.join('\n');
}

function toBomb(levels: number): string {
  const lines = Array.from({ length: levels }, (_, level) => {
    const items = level === 0 ? Array(9).fill('x') : Array(9).fill(`*a${level - 1}`);
    return `a${level}: &a${level} [${items.join(', ')}]`;
  });
  return lines.join('\n');
}

function largePattern(pattern: string): string {
  return `{ kind: file_contains, path: a, pattern: '${pattern}' }`;
}

function largeGlobs(): string {
  return `{ kind: changes_within, paths: ['${'{a,b}'.repeat(6)}${'[a]'.repeat(300)}'] }`;
}
