import './bot-goes-on.int.test.ts';
