import './cli-attribution.int.test.ts';
