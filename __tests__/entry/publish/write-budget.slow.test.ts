import './write-budget.int.test.ts';
