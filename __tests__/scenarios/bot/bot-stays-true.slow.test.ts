import './bot-stays-true.int.test.ts';
