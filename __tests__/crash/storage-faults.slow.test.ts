import './storage-faults.int.test.ts';
