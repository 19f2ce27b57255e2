import './cli-claims.int.test.ts';
