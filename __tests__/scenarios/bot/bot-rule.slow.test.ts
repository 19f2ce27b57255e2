import './bot-rule.int.test.ts';
