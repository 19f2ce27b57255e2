import './cli-ladder.int.test.ts';
