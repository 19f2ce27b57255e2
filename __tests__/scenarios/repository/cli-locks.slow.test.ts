import './cli-locks.int.test.ts';
