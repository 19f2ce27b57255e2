import './action-protected.int.test.ts';
