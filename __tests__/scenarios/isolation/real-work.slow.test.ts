import './real-work.int.test.ts';
