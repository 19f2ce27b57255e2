import './invariants.int.test.ts';
