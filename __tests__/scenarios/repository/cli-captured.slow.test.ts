import './cli-captured.int.test.ts';
