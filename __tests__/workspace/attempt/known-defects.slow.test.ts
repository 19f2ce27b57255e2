import './known-defects.int.test.ts';
