/** The attacks that fail in a sandbox, each with its words after "a program can". */
export const attackTitles = {
  environment: 'read the environment of Groundhog',
  memory: 'read the memory of Groundhog',
  home_file: 'read a file of HOME',
  temporary_file: 'read a file of the folder for temporary files',
  shared_file: 'read a file of /tmp',
  control_config: "read the configuration of Groundhog's repository",
  repository_config: 'read the configuration of your repository',
  command_file: 'write to a file by which a step talks to the runner',
  own_program: 'write to the program of Groundhog',
  attempt_socket: 'connect to the socket of another attempt',
  service_socket: 'connect to a socket of Docker, ssh-agent or D-Bus',
  system_folder: 'write to a folder of the system',
  kernel_setting: 'write to a setting of the kernel',
  kernel_memory: 'read the memory or the log of the kernel',
  signal: 'send a signal to Groundhog',
  trace: 'write to the memory of Groundhog',
  namespace: 'see the processes or the files of the machine',
  survivor: 'leave a process behind',
  sudo: 'become root by sudo',
  new_rights: 'get new rights, or has some',
  user_namespace: 'create a user namespace',
  network_namespace: 'use the network devices of the machine',
  loopback: 'connect to the loopback of the machine',
  abstract_socket: 'connect to an abstract socket of the machine',
  metadata_address: 'connect to 169.254.169.254',
  ipv4_route: 'send packets by IPv4',
  ipv6_route: 'send packets by IPv6',
  dns: 'ask a name server',
} as const;
export type Attack = keyof typeof attackTitles;

/** The needs that a sandbox meets, each with its words after "a program cannot". */
export const needTitles = {
  workspace: 'write to its folder',
  temporary_files: 'write to /tmp',
  git: 'run git in its folder',
  verb_socket: 'connect to the socket of its own attempt',
  own_server: 'reach its model and the hosts of its zone by way of Groundhog',
} as const;
export type Need = keyof typeof needTitles;

export type Probe = Attack | Need;

/** All attacks, in the order of the table. */
export const attacks: readonly Attack[] = keysOf(attackTitles);
/** All needs, in the order of the table. */
export const needs: readonly Need[] = keysOf(needTitles);
export const probes: readonly Probe[] = [...attacks, ...needs];

function keysOf<Key extends string>(table: Readonly<Record<Key, string>>): Key[] {
  const isKey = (name: string): name is Key => Object.hasOwn(table, name);
  return Object.keys(table).filter(isKey);
}

/** The end of a probe. `absent`: there was nothing to try it on. */
export interface ProbeAnswer {
  readonly outcome: 'reached' | 'blocked' | 'absent';
  /** The path, address or message that it is about; may be empty. */
  readonly detail: string;
}

/** The answers of one process of probes. A probe without one counts as failed. */
export type ProbeAnswers = Readonly<Partial<Record<Probe, ProbeAnswer>>>;

/** The attacks that find a secret or a file of ours where there is no sandbox, whoever runs them. */
export const canaries: readonly Attack[] = [
  ...(['environment', 'memory', 'home_file', 'temporary_file', 'shared_file'] as const),
  ...(['control_config', 'repository_config', 'command_file', 'own_program', 'attempt_socket'] as const),
];
