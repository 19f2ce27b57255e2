import './isolated-runs.int.test.ts';
