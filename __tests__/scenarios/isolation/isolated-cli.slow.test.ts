import './isolated-cli.int.test.ts';
