import './cli-budget.int.test.ts';
