import './bot-approval.int.test.ts';
