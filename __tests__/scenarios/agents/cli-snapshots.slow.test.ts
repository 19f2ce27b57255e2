import './cli-snapshots.int.test.ts';
