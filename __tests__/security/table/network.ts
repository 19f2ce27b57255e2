import { execFileSync } from 'node:child_process';
import { getServers } from 'node:dns';
import { createServer, type ListenOptions } from 'node:net';
import { join } from 'node:path';
import type { TestMachine } from '../../sandbox/bubblewrap/sandbox-ways.ts';
import { isReached, type SecurityAttack, sharingTheNetwork, showing } from '../attack.ts';

/** Serves at an address while the attack lasts. */
async function serving(options: ListenOptions, attack: (port: number) => Promise<boolean>): Promise<boolean> {
  const server = createServer((socket) => socket.on('error', () => undefined).end('hello'));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(options, resolve));
  const address = server.address();
  try {
    return await attack(typeof address === 'object' && address !== null ? address.port : 0);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

/** Runs JavaScript of Node in a sandbox, in which `done()` reports success. */
function runNode(machine: TestMachine, code: string): Promise<boolean> {
  const program = `const done = () => { console.log('reached'); process.exit(); }; ${code}; setTimeout(() => process.exit(), 2000)`;
  return isReached(machine, `${process.execPath} -e "${program}" 2>/dev/null`);
}

const connect = (address: string) => `require('net').connect(${address}, done).on('error', () => process.exit())`;
const route = (type: string, host: string) =>
  `require('dgram').createSocket('${type}').on('error', () => process.exit()).connect(443, '${host}', (e) => e ? process.exit() : done())`;

/** The machine itself must have what is to be kept from programs. */
function findNodeObstacle(code: string, reason: string): string | undefined {
  const program = `const done = () => process.exit(0); ${code.replaceAll('process.exit()', 'process.exit(1)')}; setTimeout(() => process.exit(1), 2000)`;
  try {
    execFileSync(process.execPath, ['-e', program], { stdio: 'ignore' });
    return undefined;
  } catch {
    return reason;
  }
}

const METADATA = connect("{ host: '169.254.169.254', port: 80 }");
const IPV4 = route('udp4', '1.1.1.1');
const IPV6 = route('udp6', '2606:4700:4700::1111');
// The file that names the servers is not shown: what is kept from programs is the network.
const SERVERS = getServers().map((address) => `'${address}'`);
const ANSWERS = "['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'EREFUSED']";
const DNS = `const asker = new (require('dns').Resolver)({ timeout: 1000, tries: 1 }); asker.setServers([${SERVERS}]); asker.resolve4('invalid', (e) => ${ANSWERS}.includes(e?.code) ? done() : process.exit())`;
const common = { acceptance: 'AT-29', defence: 'a network of its own', off: sharingTheNetwork } as const;

export const network: readonly SecurityAttack[] = [
  {
    ...common,
    name: 'connects to a server on the loopback of the machine',
    isQuick: true,
    attack: (machine) =>
      serving({ host: '127.0.0.1', port: 0 }, (port) =>
        runNode(machine, connect(`{ host: '127.0.0.1', port: ${port} }`)),
      ),
  },
  {
    ...common,
    name: 'connects to an abstract socket of the machine',
    isQuick: true,
    attack: (machine) => {
      const name = `groundhog-security-${process.pid}-${Math.random()}`;
      return serving({ path: `\0${name}` }, () => runNode(machine, connect(`{ path: '\\0${name}' }`)));
    },
  },
  {
    ...common,
    name: 'connects to the socket of another attempt',
    defence: 'only named folders exist',
    off: showing(({ base }) => base),
    attack: (machine) => {
      const path = join(machine.base, 'other');
      return serving({ path }, () => runNode(machine, connect(`{ path: '${path}' }`)));
    },
  },
  {
    ...common,
    name: 'sends packets by IPv4',
    obstacle: () => findNodeObstacle(IPV4, 'the machine has no route by IPv4'),
    attack: (machine) => runNode(machine, IPV4),
  },
  {
    ...common,
    name: 'sends packets by IPv6',
    obstacle: () => findNodeObstacle(IPV6, 'the machine has no route by IPv6'),
    attack: (machine) => runNode(machine, IPV6),
  },
  {
    ...common,
    name: 'asks a name server',
    obstacle: () => findNodeObstacle(DNS, 'no name server answers here'),
    attack: (machine) => runNode(machine, DNS),
  },
  {
    ...common,
    name: 'connects to the address of the metadata of clouds',
    obstacle: () => findNodeObstacle(METADATA, 'nothing answers at 169.254.169.254 here'),
    attack: (machine) => runNode(machine, METADATA),
  },
];
