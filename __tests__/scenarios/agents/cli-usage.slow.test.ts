import './cli-usage.int.test.ts';
