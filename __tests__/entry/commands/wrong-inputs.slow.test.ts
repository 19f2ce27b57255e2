import './wrong-inputs.int.test.ts';
