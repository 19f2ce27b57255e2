const [major, minor] = process.versions.node.split('.').map(Number);
const isOld = major < 20 || (major === 20 && minor < 19);
const isWindows = process.platform === 'win32';
if (isWindows || isOld) {
  const text = isWindows
    ? 'Windows is not supported. Run Groundhog in WSL (Windows Subsystem for Linux), or in a job on Linux.'
    : `Groundhog needs Node.js 20.19 or newer, and this is ${process.versions.node}.`;
  console.log(`::error::${text}`);
  process.exitCode = 2;
} else {
const run = async () => {
  const { loadAction } = await import('./groundhog.mjs');
  const { runAction } = await loadAction();
  await runAction();
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
