import './cli-plan.int.test.ts';
