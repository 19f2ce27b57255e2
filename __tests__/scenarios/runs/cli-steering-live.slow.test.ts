import './cli-steering-live.int.test.ts';
