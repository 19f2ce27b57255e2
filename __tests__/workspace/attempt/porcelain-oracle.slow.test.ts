import './porcelain-oracle.int.test.ts';
