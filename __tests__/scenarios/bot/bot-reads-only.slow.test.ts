import './bot-reads-only.int.test.ts';
