import type { CheatClass } from '../cheat.ts';
import { betweenCriteriaCheats } from './between-criteria.ts';
import { claimCheats, verdictCheats } from './claims.ts';
import { gitCheats } from './git.ts';
import { hiddenFileCheats } from './hidden-files.ts';
import { homeCheats, pathCheats } from './home-and-path.ts';
import { ignoredFileCheats } from './ignored-files.ts';
import { insideTestCheats } from './inside-the-tests.ts';
import { processCheats } from './processes.ts';
import { reportedTestCheats } from './reported-tests.ts';
import { setupOutputCheats } from './setup-outputs.ts';

/** All cheats, by class. */
export const allCheats: readonly CheatClass[] = [
  hiddenFileCheats,
  ignoredFileCheats,
  setupOutputCheats,
  betweenCriteriaCheats,
  homeCheats,
  pathCheats,
  processCheats,
  gitCheats,
  claimCheats,
  verdictCheats,
  insideTestCheats,
  reportedTestCheats,
];
