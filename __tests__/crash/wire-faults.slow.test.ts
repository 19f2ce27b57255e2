import { OTHER_FAULTS, testFaults } from './wire-faults.ts';

testFaults(OTHER_FAULTS);
