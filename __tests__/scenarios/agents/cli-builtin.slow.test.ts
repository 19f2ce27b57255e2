import './cli-builtin.int.test.ts';
