import './tests-criterion.int.test.ts';
