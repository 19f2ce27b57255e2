import './floods.int.test.ts';
