import './named-snapshots.int.test.ts';
