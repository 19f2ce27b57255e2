import './crash-short.int.test.ts';
