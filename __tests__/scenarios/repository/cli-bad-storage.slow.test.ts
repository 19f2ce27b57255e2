import './cli-bad-storage.int.test.ts';
