import './cli-refusals.int.test.ts';
