import './cli-branch-moved.int.test.ts';
