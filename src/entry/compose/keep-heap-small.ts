import { setFlagsFromString } from 'node:v8';

/**
 * Keeps V8 from giving more room to what lives shortly, up to 100 MB in newer versions. What agents and criteria print
 * passes through there, and a run is to stay small beside them.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
}
