import './action-endings.int.test.ts';
