import './bubblewrap-sandbox.int.test.ts';
