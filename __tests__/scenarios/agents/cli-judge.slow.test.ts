import './cli-judge.int.test.ts';
