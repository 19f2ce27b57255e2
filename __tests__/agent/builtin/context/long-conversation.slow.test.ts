import './long-conversation.int.test.ts';
