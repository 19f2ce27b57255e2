import type { PendingAttack, SecurityAttack } from '../attack.ts';
import { network } from './network.ts';
import { processes } from './processes.ts';
import { secrets } from './secrets.ts';

export const allAttacks: readonly SecurityAttack[] = [...secrets, ...processes, ...network];

export const pending: readonly PendingAttack[] = [
  {
    acceptance: 'AT-35',
    name: 'starts processes without end',
    reason: 'the limits of all programs together have no test here yet',
  },
  {
    acceptance: 'AT-35',
    name: 'takes memory without end',
    reason: 'the limits of all programs together have no test here yet',
  },
  { acceptance: 'AT-35', name: 'fills the disk with many files', reason: 'the watch of the disk has no test here yet' },
];
