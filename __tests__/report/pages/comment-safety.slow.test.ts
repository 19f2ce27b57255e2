import './comment-safety.test.ts';
