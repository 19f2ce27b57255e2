import './cli-agents.int.test.ts';
