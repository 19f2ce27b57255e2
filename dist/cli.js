#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 20 || (major === 20 && minor < 19);
const isWindows = process.platform === 'win32';
if (isWindows || isOld) {
  const text = isWindows
    ? 'Windows is not supported. Run Groundhog in WSL (Windows Subsystem for Linux), or in a job on Linux.'
    : `Groundhog needs Node.js 20.19 or newer, and this is ${process.versions.node}.`;
  console.error(text);
  process.exitCode = 2;
} else {
const argv = process.argv.slice(2);
const runVerb = () => require('./verb.js').runVerb(argv);
const runStatus = () => require('./status.js').runStatus(argv);
const quick = new Map([
  ['verb', runVerb],
  ['status', runStatus],
  ['list', runStatus],
]).get(argv[0]);

const run = async () => {
  if (argv.length === 1 && (argv[0] === '--version' || argv[0] === '-V')) console.log('0.1.0');
  else if (quick === undefined || !(await quick())) {
    const { loadCli } = await import('./groundhog.mjs');
    const { runCli } = await loadCli();
    await runCli(argv);
  }
};

const fail = () => {
  process.exitCode ??= 13;
};
process.once('beforeExit', fail);
run()
  .catch((error) => {
    // The texts of errors are in a file that could not be opened.
    if (error?.code !== 'EMFILE') throw error;
    console.error('Too many files are open.\nRaise the limit of this process, with: ulimit -n 1024');
    // As the command line ends for a failure of the machine.
    process.exitCode = 5;
  })
  .finally(() => process.removeListener('beforeExit', fail));
}
