import './comment-size.test.ts';
