import './cli-in-place.int.test.ts';
