import './cli-unrunnable.int.test.ts';
