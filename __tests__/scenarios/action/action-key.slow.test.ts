import './action-key.int.test.ts';
