import './bot-commands.int.test.ts';
