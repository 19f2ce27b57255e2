import './command-sequences.test.ts';
