import './bot-plan-approval.int.test.ts';
