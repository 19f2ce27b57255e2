import './named-snapshots-attempt.int.test.ts';
