import './cli-doubt.int.test.ts';
