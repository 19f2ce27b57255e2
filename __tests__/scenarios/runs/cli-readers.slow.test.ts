import './cli-readers.int.test.ts';
