import './action-tampering.int.test.ts';
