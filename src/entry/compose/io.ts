import type { World } from './compose.ts';
import type { Console } from './console.ts';

/** What a command works with, and where it writes. */
export interface Io {
  readonly world: World;
  readonly console: Console;
}
