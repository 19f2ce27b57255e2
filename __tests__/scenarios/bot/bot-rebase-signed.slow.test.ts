import './bot-rebase-signed.int.test.ts';
