import './race-sequences.test.ts';
