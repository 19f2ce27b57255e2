import { readdirSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { NetworkZone } from '../../domain/attempt/network-use.ts';
import { findSelfTestProblems } from '../../domain/decisions/judge-self-test.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { childEnv } from '../../exec/child-env.ts';
import { type IsolationTest, runSelfTest, type SelfTest, type TestedZone } from '../../sandbox/self-test/self-test.ts';
import type { Env } from '../settings/settings.ts';
import { BUNDLE_FOLDER } from './host-guard.ts';

/** The machine that is tested. */
export interface TestedMachine {
  readonly env: Env;
  readonly isJob: boolean;
  readonly socketParent: string;
  /** Paths that sandboxes show because a person named them. */
  readonly visiblePaths: readonly string[];
  /** The zones whose programs share the network of the machine. */
  readonly openZones: readonly NetworkZone[];
  /** Configurations of the user's repositories on this machine. */
  readonly repositoryConfigs: readonly string[];
}

/** Opens the test of a run's sandboxes. */
export function openIsolationTest(machine: TestedMachine): IsolationTest {
  return async (zones, controlConfigs) => {
    const { outside, zones: tested } = await testIsolation(machine, { zones, controlConfigs });
    const problems = findSelfTestProblems(outside, tested);
    if (problems.length > 0) throw new ConfigurationError('isolation_broken', { problems: problems.join('\n') });
  };
}

/** Attacks a machine from its sandboxes. Throws ConfigurationError `isolation_broken` when nothing can be said. */
export async function testIsolation(
  { env, isJob, socketParent, visiblePaths, openZones, repositoryConfigs }: TestedMachine,
  { zones, controlConfigs }: { readonly zones: readonly TestedZone[]; readonly controlConfigs: readonly string[] },
): Promise<SelfTest> {
  const forbidden = {
    home: env.HOME !== undefined && isAbsolute(env.HOME) ? env.HOME : undefined,
    temporaryFolder: env.RUNNER_TEMP ?? tmpdir(),
    ...{ socketParent, controlConfigs, repositoryConfigs },
    commandFiles: COMMAND_FILES.map((name) => env[name] ?? '').filter(isAbsolute),
    ownProgram: readdirSync(BUNDLE_FOLDER).map((name) => join(BUNDLE_FOLDER, name)),
    serviceSockets: [...SERVICE_SOCKETS, ...listSocketsOf(env)],
    visible: visiblePaths,
    given: Object.assign({}, ...zones.map((zone) => zone.env)),
    worked: zones.map(({ folder }) => folder),
  };
  const program = { node: await realpath(process.execPath), script: join(BUNDLE_FOLDER, 'probe.js') };
  return runSelfTest({ forbidden, zones, openZones, program, env: childEnv(env), triesSudo: isJob });
}

const COMMAND_FILES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'];
const SERVICE_SOCKETS = [
  ...['/run/docker.sock', '/var/run/docker.sock', '/run/containerd/containerd.sock', '/run/podman/podman.sock'],
  ...['/run/dbus/system_bus_socket', '/run/systemd/private', '/run/snapd.socket'],
];

/** Finds the sockets of services of a person's session. */
function listSocketsOf({ SSH_AUTH_SOCK, DOCKER_HOST, DBUS_SESSION_BUS_ADDRESS, XDG_RUNTIME_DIR }: Env): string[] {
  const addresses = [DOCKER_HOST, DBUS_SESSION_BUS_ADDRESS].map((text) =>
    /^unix:(?:path=|\/\/)([^,;]+)/.exec(text ?? ''),
  );
  const session = XDG_RUNTIME_DIR === undefined ? [] : [join(XDG_RUNTIME_DIR, 'bus')];
  return [SSH_AUTH_SOCK ?? '', ...addresses.map((found) => found?.[1] ?? ''), ...session].filter(isAbsolute);
}
