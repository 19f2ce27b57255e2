import { OTHER_ROWS, testBranchTaken } from './branch-taken.ts';

testBranchTaken(OTHER_ROWS);
