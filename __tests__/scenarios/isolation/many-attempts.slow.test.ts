import './many-attempts.int.test.ts';
