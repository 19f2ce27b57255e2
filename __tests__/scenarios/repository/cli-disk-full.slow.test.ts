import './cli-disk-full.int.test.ts';
