import './adverse.int.test.ts';
