import './cli-run-budget.int.test.ts';
