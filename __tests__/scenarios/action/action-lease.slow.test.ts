import './action-lease.int.test.ts';
