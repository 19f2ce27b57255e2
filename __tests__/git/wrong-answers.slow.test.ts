import './wrong-answers.int.test.ts';
