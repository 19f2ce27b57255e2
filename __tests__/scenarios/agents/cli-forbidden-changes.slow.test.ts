import './cli-forbidden-changes.int.test.ts';
