import './action-goes-on.int.test.ts';
