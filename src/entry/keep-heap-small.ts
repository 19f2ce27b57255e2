import { setFlagsFromString } from 'node:v8';

// Why: docs/decisions/0073-small-young-generation.md
/**
 * Keeps V8's semi-spaces small: newer versions grow them up to 100 MB, and all output of agents and criteria passes
 * through them.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
