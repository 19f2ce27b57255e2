import './action-refusals.int.test.ts';
