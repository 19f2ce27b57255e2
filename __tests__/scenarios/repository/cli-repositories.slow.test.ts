import './cli-repositories.int.test.ts';
