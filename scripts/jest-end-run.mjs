import { endRun } from './jest-prepare-run.mjs';

export default endRun;
