import './cli-wish.int.test.ts';
