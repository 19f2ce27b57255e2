import './cli-torn.int.test.ts';
