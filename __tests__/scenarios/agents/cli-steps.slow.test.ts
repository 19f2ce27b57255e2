import './cli-steps.int.test.ts';
