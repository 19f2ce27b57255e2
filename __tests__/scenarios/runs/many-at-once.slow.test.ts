import './many-at-once.int.test.ts';
