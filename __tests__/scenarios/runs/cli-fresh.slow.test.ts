import './cli-fresh.int.test.ts';
