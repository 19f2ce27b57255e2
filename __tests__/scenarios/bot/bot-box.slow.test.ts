import './bot-box.int.test.ts';
