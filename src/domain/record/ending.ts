import { z } from 'zod';
import { assertNever } from '../assert-never.ts';

/** The endings of a run. */
export const endingSchema = z.enum([
  'passed',
  'nothing_to_do',
  'blocked',
  'paused',
  'refused',
  'conflict',
  'infra_error',
]);
export type Ending = z.infer<typeof endingSchema>;

export type Conclusion = 'success' | 'failure' | 'neutral';

/** Returns the conclusion of a GitHub check run for an ending. */
export function conclusionOf(ending: Ending): Conclusion {
  switch (ending) {
    case 'passed':
    case 'nothing_to_do':
      return 'success';
    case 'paused':
      return 'neutral';
    case 'blocked':
    case 'refused':
    case 'conflict':
    case 'infra_error':
      return 'failure';
    default:
      return assertNever(ending);
  }
}

/** Returns the exit code of the process for an ending: 0 unless the conclusion is a failure. */
export function exitCodeOf(ending: Ending): 0 | 1 {
  return conclusionOf(ending) === 'failure' ? 1 : 0;
}
