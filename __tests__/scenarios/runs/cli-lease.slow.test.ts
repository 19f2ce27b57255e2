import './cli-lease.int.test.ts';
