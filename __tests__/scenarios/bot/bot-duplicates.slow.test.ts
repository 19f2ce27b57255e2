import './bot-duplicates.int.test.ts';
