import './cli-tampering.int.test.ts';
