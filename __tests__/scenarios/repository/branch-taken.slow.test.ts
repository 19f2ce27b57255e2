import './branch-taken.int.test.ts';
