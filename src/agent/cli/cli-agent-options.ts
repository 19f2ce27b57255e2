import type { Clock } from '../../domain/clock.ts';
import type { Redactor } from '../../exec/redact.ts';
import type { Price } from '../builtin/price-table.ts';
import type { CliAdapter, CliSettings } from './cli-adapter.ts';

/** A CLI that is to be an agent, and what it works with. */
export interface CliAgentOptions {
  readonly adapter: CliAdapter;
  /** A path, or a name that is looked up on the PATH. */
  readonly program: string;
  readonly settings: CliSettings;
  readonly price: Price | undefined;
  readonly clock: Clock;
  readonly redactor: Redactor;
  /** The environment that it is found in and asked for its version. */
  readonly env: Readonly<Record<string, string>>;
}
