import './cli-deep-folders.int.test.ts';
