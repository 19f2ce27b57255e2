import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Refuses a run that includes the scenarios when there is no built command line for them to start. */
export default function requireDist({ rootDir, testPathPatterns }) {
  const { patterns } = testPathPatterns;
  const includesScenarios = patterns.length === 0 || patterns.some((pattern) => /scenario|crash/.test(pattern));
  if (includesScenarios && !existsSync(join(rootDir, 'dist', 'cli.js'))) {
    throw new Error('dist/cli.js is missing, and the scenarios start it. Run "npm run build" first.');
  }
}
