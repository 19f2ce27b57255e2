import './one-look.int.test.ts';
