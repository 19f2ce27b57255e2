import './cli-cancelled.int.test.ts';
