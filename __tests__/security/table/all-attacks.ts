import type { SecurityAttack } from '../attack.ts';
import { limits } from './limits.ts';
import { network } from './network.ts';
import { processes } from './processes.ts';
import { secrets } from './secrets.ts';
import { tools, toToolAttack } from './tools.ts';

// A sandbox of tools kills all processes that it sees: without `--unshare-pid` that would be those of the machine.
const onTools = [...secrets, ...processes, ...network].filter(
  ({ acceptance, isQuick }) => isQuick === true && acceptance !== 'AT-12',
);

export const allAttacks: readonly SecurityAttack[] = [
  ...[...secrets, ...processes, ...network, ...limits],
  ...[...tools, ...onTools.map(toToolAttack)],
];
