import './cli-hostile-agents.int.test.ts';
