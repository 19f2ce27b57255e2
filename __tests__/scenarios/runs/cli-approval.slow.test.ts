import './cli-approval.int.test.ts';
