import './cli-boundaries.int.test.ts';
