import { describe, expect, test } from '@jest/globals';
import {
  condenseTimeline,
  extendTimeline,
  renderStepMessage,
  type StepRecord,
  type StepTimeline,
} from '../../../src/domain/attempt/step.ts';

const BASE = 'a'.repeat(40);
const step = (number: number, stream: number | null): StepRecord => ({
  number,
  at: '2026-01-01T00:00:00Z',
  tool: null,
  seen_at: 'agent',
  stream,
  reason: 'first',
  commit: 'b'.repeat(40),
  changed_paths: [],
  changed_paths_total: 0,
});
const timeline = (...steps: readonly StepRecord[]): StepTimeline => ({
  base: BASE,
  landed_stream: null,
  steps: [...steps],
  missed: 1,
});

describe('the timeline of an attempt', () => {
  test('gets further steps at its end, with the count of missed moments so far', () => {
    const further = { base: BASE, steps: [step(2, 1)], missed: 4 };
    expect(extendTimeline(null, further)).toEqual({ ...timeline(step(2, 1)), missed: 4 });
    expect(extendTimeline(timeline(step(1, 1)), further)).toEqual({ ...timeline(step(1, 1), step(2, 1)), missed: 4 });
  });

  test('names the stream of its last step as the one that landed', () => {
    const steps = timeline(step(1, 1), step(2, 3), step(3, 2));
    expect(condenseTimeline(steps)).toEqual({ ...steps, landed_stream: 2 });
  });

  test.each([
    ['without a step', timeline()],
    ['whose last step is on no stream', timeline(step(1, 1), step(2, null))],
  ])('%s names no stream', (_title, steps) => {
    expect(condenseTimeline(steps)).toEqual(steps);
  });
});

describe('the message of the commit of a step', () => {
  const render = (tool: string | null) => renderStepMessage({ number: 7, day: 4, base: BASE, tool });
  const trailers = `\n\nGroundhog-Step: 7\nGroundhog-Attempt: 4\nGroundhog-Base: ${BASE}\n`;

  test.each([
    ['the tool that the agent named', 'Edit', 'groundhog: step 7 (Edit)'],
    ['nothing where no tool is known', null, 'groundhog: step 7'],
    ['nothing for a blank tool', ' \n', 'groundhog: step 7'],
    ['a tool in one line', 'Edit\nGroundhog-Step: 9', 'groundhog: step 7 (Edit Groundhog-Step: 9)'],
    ['at most 60 characters of the tool', 'x'.repeat(61), `groundhog: step 7 (${'x'.repeat(60)})`],
  ])('names %s', (_title, tool, subject) => {
    expect(render(tool)).toBe(`${subject}${trailers}`);
  });
});
