import './bot-review.int.test.ts';
