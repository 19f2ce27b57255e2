import './cli-signal-group.int.test.ts';
