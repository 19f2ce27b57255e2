import type { HostContext } from './compose.ts';
import type { Console } from './console.ts';

/** What a command works with, and where it writes. */
export interface Io {
  readonly host: HostContext;
  readonly console: Console;
}
