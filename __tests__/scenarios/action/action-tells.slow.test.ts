import './action-tells.int.test.ts';
