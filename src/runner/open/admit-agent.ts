import type { Agent } from '../../agent/agent.ts';
import type { Sandbox } from '../../exec/sandbox.ts';
import type { RunPorts } from '../context/run-context.ts';

/** The folder of an agent with the sandbox that the agents of a run share. */
export interface SharedSandbox {
  readonly path: string;
  readonly sandbox: Sandbox;
  readonly registries: readonly string[];
}

/** Returns the sandbox of an agent: one of its own where it connects to its model itself, since no other reaches that host. */
export function admitAgent(
  { hosts = [] }: Agent,
  { path, sandbox, registries }: SharedSandbox,
  { openSandbox }: Pick<RunPorts, 'openSandbox'>,
): Sandbox {
  return hosts.length === 0 ? sandbox : openSandbox(path, { kind: 'agent', hosts, registries });
}
