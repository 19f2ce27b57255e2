import './cli-resumed-sessions.int.test.ts';
