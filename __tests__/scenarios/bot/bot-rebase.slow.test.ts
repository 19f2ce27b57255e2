import './bot-rebase.int.test.ts';
