import './cli-rebase.int.test.ts';
