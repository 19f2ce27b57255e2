import './cli-secrets.int.test.ts';
