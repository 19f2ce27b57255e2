import { testFaults, USUAL_FAULTS } from './wire-faults.ts';

testFaults(USUAL_FAULTS);
