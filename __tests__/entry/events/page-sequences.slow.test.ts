import './page-sequences.test.ts';
