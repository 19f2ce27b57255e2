#!/usr/bin/env node
const argv = process.argv.slice(2);
const runVerb = async () => (await import('./verb.js')).runVerb(argv);
const runStatus = async () => (await import('./status.js')).runStatus(argv);
const quick = new Map([
  ['verb', runVerb],
  ['status', runStatus],
  ['list', runStatus],
]).get(argv[0]);

try {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) console.log('0.1.0');
  else if (quick === undefined || !(await quick())) {
    const { loadCli } = await import('./groundhog.js');
    const { runCli } = await loadCli();
    await runCli(argv);
  }
} catch (error) {
  // The texts of errors are in a file that could not be opened.
  if (error?.code !== 'EMFILE') throw error;
  console.error('Too many files are open.\nRaise the limit of this process, with: ulimit -n 1024');
  process.exitCode = 1;
}
