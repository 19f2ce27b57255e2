import './cli-damaged.int.test.ts';
