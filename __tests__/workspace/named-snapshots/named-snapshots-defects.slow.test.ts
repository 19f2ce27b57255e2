import './named-snapshots-defects.int.test.ts';
