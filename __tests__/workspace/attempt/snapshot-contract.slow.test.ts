import './snapshot-contract.int.test.ts';
