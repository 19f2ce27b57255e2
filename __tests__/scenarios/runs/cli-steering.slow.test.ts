import './cli-steering.int.test.ts';
