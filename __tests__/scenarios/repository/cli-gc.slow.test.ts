import './cli-gc.int.test.ts';
