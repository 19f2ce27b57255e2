import './action-approval.int.test.ts';
