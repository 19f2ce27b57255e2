import { describe, expect, test } from '@jest/globals';
import { cliAdapters } from '../../src/agent/cli/cli-adapters.ts';
import { attemptRecordSchema } from '../../src/domain/attempt/attempt.ts';
import { attributionSchema } from '../../src/domain/attempt/attribution.ts';
import { failureReportSchema } from '../../src/domain/attempt/failure-report.ts';
import { stepReasonSchema, stepRecordSchema, stepTimelineSchema } from '../../src/domain/attempt/step.ts';
import { verbPayloads } from '../../src/domain/attempt/verb.ts';
import { criterionRunSchema } from '../../src/domain/attempt/verdict.ts';
import { errorCodes } from '../../src/domain/errors/errors.ts';
import { criterionSchema } from '../../src/domain/plan/criterion.ts';
import { checkpointSchema, planSchema } from '../../src/domain/plan/plan.ts';
import { eventBodySchema } from '../../src/domain/record/chronicle-event.ts';
import { conclusionOf, endingSchema } from '../../src/domain/record/ending.ts';
import { memorySchema } from '../../src/domain/record/memory.ts';
import { checkpointRunSchema, runRecordSchema } from '../../src/domain/record/run-record.ts';
import { workspaceContextSchema } from '../../src/domain/record/workspace-context.ts';
import { findHeadings, findUnnamed, readPage, sectionOf } from './pages.ts';

const plan = readPage('docs/plan-reference.md');
const chronicle = readPage('docs/chronicle-format.md');
const agents = readPage('docs/agents.md');

function tableNames(text: string): string[] {
  return [...text.matchAll(/^\| `([a-z_]+)` \|/gm)].map((match) => match[1] ?? '');
}

describe('the plan reference', () => {
  test('has every key of the plan and of a checkpoint, and no other', () => {
    expect(tableNames(sectionOf(plan, 'The plan'))).toEqual(Object.keys(planSchema.shape));
    expect(tableNames(sectionOf(plan, 'A checkpoint'))).toEqual(Object.keys(checkpointSchema.shape));
  });

  test.each(criterionSchema.options.map(({ shape }) => [shape.kind.value, Object.keys(shape)] as const))(
    'describes the criterion %s with all of its keys',
    (kind, keys) => {
      const section = sectionOf(plan, `\`${kind}\``);
      expect(
        findUnnamed(
          section,
          keys.filter((key) => key !== 'kind'),
        ),
      ).toEqual([]);
    },
  );
});

describe('the chronicle format', () => {
  test('has a heading for every kind of event, in the order of the schema, and for no other', () => {
    const kinds = eventBodySchema.options.map(({ shape }) => shape.kind.value);
    expect(findHeadings(chronicle).filter((heading) => /^[a-z]+_[a-z]+$/.test(heading))).toEqual(kinds);
  });

  test.each(eventBodySchema.options.map(({ shape }) => [shape.kind.value, Object.keys(shape)] as const))(
    'names every field of %s',
    (kind, fields) => {
      expect(
        findUnnamed(
          sectionOf(chronicle, kind),
          fields.filter((field) => field !== 'kind'),
        ),
      ).toEqual([]);
    },
  );

  test.each([
    ['run.json', runRecordSchema],
    ['A checkpoint', checkpointRunSchema],
    ['An attempt', attemptRecordSchema],
    ['Attribution', attributionSchema],
    ['Steps', stepTimelineSchema],
    ['Steps', stepRecordSchema],
    ['An attempt', criterionRunSchema],
    ['An attempt', failureReportSchema],
    ['memory.json', memorySchema],
    ['memory.json', memorySchema.shape.completed.element],
    ['workspace_prepared', workspaceContextSchema],
  ] as const)('names under "%s" every field of the record', (heading, schema) => {
    expect(findUnnamed(sectionOf(chronicle, heading), Object.keys(schema.shape))).toEqual([]);
  });
});

describe('the table of reasons of a step', () => {
  test('has every reason, in the order of the schema, and no other', () => {
    const rows = tableNames(sectionOf(chronicle, 'Steps'));
    expect(rows.slice(-stepReasonSchema.options.length)).toEqual(stepReasonSchema.options);
  });
});

describe('the page about agents', () => {
  test('has every verb, and no other', () => {
    const named = [...sectionOf(agents, 'Verbs').matchAll(/^\| `((?:groundhog\.|snapshot_)[a-z_]+)`/gm)].map(
      (match) => match[1],
    );
    expect(named).toEqual(Object.keys(verbPayloads));
  });
});

describe('troubleshooting', () => {
  test('has a heading for every error code, and for no other', () => {
    const headings = findHeadings(readPage('docs/troubleshooting.md')).filter((heading) => /^[a-z_]+$/.test(heading));
    expect([...headings].sort()).toEqual([...errorCodes].sort());
  });
});

describe('the table of endings', () => {
  test('has every ending with its conclusion', () => {
    const rows = [
      ...sectionOf(readPage('docs/action-reference.md'), 'Endings').matchAll(/^\| `([a-z_]+)` \| `([a-z]+)` \|/gm),
    ];
    expect(rows.map((match) => [match[1], match[2]])).toEqual(
      endingSchema.options.map((ending) => [ending, conclusionOf(ending)]),
    );
  });
});

test('the table of what agents report has each agent, with the tested version of its CLI', () => {
  const table = sectionOf(agents, 'What an attempt uses');
  const rows = [...table.matchAll(/^\| `([a-z-]+)` \| ([\d.]*) \|/gm)].map(([, name, version]) => [name, version]);
  const tested = cliAdapters.map(({ name, minVersion }) => [name, minVersion]);
  expect(rows).toEqual([...tested, ['builtin', ''], ['command', '']]);
});
