import './cheats-short.int.test.ts';
