import './action-safe.int.test.ts';
