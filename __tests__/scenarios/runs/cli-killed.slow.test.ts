import './cli-killed.int.test.ts';
