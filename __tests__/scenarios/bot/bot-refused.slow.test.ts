import './bot-refused.int.test.ts';
