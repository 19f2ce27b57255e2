import './cli-verbose.int.test.ts';
