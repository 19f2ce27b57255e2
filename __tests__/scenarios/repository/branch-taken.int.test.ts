import { SHORT_ROWS, testBranchTaken } from './branch-taken.ts';

testBranchTaken(SHORT_ROWS);
