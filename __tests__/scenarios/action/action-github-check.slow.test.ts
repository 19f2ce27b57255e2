import './action-github-check.int.test.ts';
