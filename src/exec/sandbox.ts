import type { Server } from 'node:net';
import type { SandboxView } from '../domain/attempt/explain-sandbox.ts';
import type { NetworkUse, NetworkZone } from '../domain/attempt/network-use.ts';
import type { CommandResult, CommandSpec } from './run-command.ts';

/** A program to run in a sandbox. `sandbox` shows it its own folder, and those that are named here. */
export interface SandboxedSpec extends CommandSpec {
  /** Absolute paths of folders and files beside the folder of the sandbox that the program may write. */
  readonly writable?: readonly string[];
  /** Absolute paths that the program may read, beside what every sandbox shows; those that are missing do not count. */
  readonly readable?: readonly string[];
  /** The purpose of the program, which decides the hosts that it reaches; that of the sandbox when absent. */
  readonly zone?: NetworkZone;
  /** Whether the program may not write to the folder of the sandbox, either. */
  readonly isReadOnly?: boolean;
  /** Whether it may share a sandbox with others of which this is true: those of one agent, until `stopAll`. */
  readonly isTool?: boolean;
}

/**
 * The port through which all untrusted programs run: agents, their tools, setup commands, criteria.
 *
 * An implementation promises:
 * - `run` behaves as `runCommand` does: never rejects for how the program ended, same bounds, same result;
 * - several `run`s may be under way at once, and the end of one never touches another;
 * - when a `run` resolves, the processes that it left behind are stopped, as far as they differ from the other runs';
 * - `stopAll` stops all processes that any run has left and resolves with the number that it killed; it may be called
 *   again, and after it no process of the sandbox is alive that the implementation can find;
 * - `takeNetworkUse` returns the connections since it was called last, and `readNetworkUse` the same without taking them; always
 *   none without isolation;
 * - `forward` makes a server of ours, which does not listen yet, reachable for the programs of the sandbox at a port of
 *   their loopback, until it is closed;
 * - `countBytes` adds to the connections what such a server has passed to a host and from it.
 *
 * `none` does not keep a program from the rest of the machine; `sandbox` does.
 */
export interface Sandbox {
  readonly isolation: 'none' | 'sandbox';
  /** The part of the machine that agents see; absent without isolation. */
  readonly view?: SandboxView;
  run(spec: SandboxedSpec): Promise<CommandResult>;
  stopAll(): Promise<number>;
  takeNetworkUse(): NetworkUse;
  readNetworkUse(): NetworkUse;
  forward(server: Server): Promise<ForwardedServer>;
  readonly countBytes: CountBytes;
}

/** Counts bytes of the programs of a sandbox, as they pass. */
export type CountBytes = (host: string, direction: 'sent' | 'received', bytes: number) => void;

/** A server of ours that programs of a sandbox reach at `127.0.0.1:<port>`. */
export interface ForwardedServer {
  readonly port: number;
  /** Ends its connections, too. May be called again. */
  close(): Promise<void>;
}
