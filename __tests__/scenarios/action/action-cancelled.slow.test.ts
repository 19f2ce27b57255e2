import './action-cancelled.int.test.ts';
