import type { Clock } from '../../domain/clock.ts';
import type { Redactor } from '../../exec/redact.ts';
import type { Price } from '../builtin/price-table.ts';
import type { CliAdapter, CliSettings } from './cli-adapter.ts';

/** The adapter and settings of a CLI agent. */
export interface CliAgentOptions {
  readonly adapter: CliAdapter;
  /** A path, or a name that is searched on the PATH. */
  readonly program: string;
  readonly settings: CliSettings;
  readonly price: Price | undefined;
  readonly clock: Clock;
  readonly redactor: Redactor;
  /** The environment in which it is searched and asked for its version. */
  readonly env: Readonly<Record<string, string>>;
}
