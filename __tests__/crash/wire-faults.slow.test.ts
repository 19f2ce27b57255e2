import './wire-faults.int.test.ts';
