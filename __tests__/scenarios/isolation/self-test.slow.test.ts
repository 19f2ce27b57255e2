import './self-test.int.test.ts';
