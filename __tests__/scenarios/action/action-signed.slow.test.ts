import './action-signed.int.test.ts';
