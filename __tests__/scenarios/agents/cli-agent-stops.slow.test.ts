import './cli-agent-stops.int.test.ts';
