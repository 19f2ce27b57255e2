import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8's semi-spaces small: newer versions grow them up to 100 MB, and all output of agents and criteria passes
 * through them.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
