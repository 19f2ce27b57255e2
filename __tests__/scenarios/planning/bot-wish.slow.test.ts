import './bot-wish.int.test.ts';
