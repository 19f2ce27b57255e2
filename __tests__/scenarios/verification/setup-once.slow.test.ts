import './setup-once.int.test.ts';
