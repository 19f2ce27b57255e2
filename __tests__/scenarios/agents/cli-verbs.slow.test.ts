import './cli-verbs.int.test.ts';
