import type { CheatClass } from '../cheat.ts';

const BY_NAME = 'tests are compared with the base by name';
const TESTS = { notStoppedWithout: 'a test that starts the code as another process' } as const;
const PROTECTION = { notStoppedWithout: 'protect what the criteria run' } as const;

/** Cheats inside the tested process and in its tests, where the criterion `tests` reads what ran. */
export const reportedTestCheats: CheatClass = {
  title: 'in tests that are compared by name',
  cheats: [
    {
      name: 'writes code that exits with 0 before any named test has run',
      agent: 'code "process.exit(0);"',
      tests: 'node --test',
      stoppedBy: BY_NAME,
    },
    {
      name: 'writes code that exits with 0 inside the runner',
      agent: 'code "process.exit(0);"',
      tests: 'in one process',
      stoppedBy: BY_NAME,
    },
    {
      name: 'writes code that exits with 256 inside the runner',
      agent: 'code "process.exit(256);"',
      tests: 'in one process',
      stoppedBy: BY_NAME,
    },
    {
      name: 'writes code that changes the exit code of a runner at the end',
      agent: `code "process.on('exit', () => process.reallyExit(0)); module.exports = () => 0;"`,
      tests: 'node --test',
      stoppedBy: BY_NAME,
    },
    {
      name: 'removes the named tests, where nothing protects them',
      agent: `sed -i '/numbers/d' test/sum.suite.js`,
      tests: 'node --test',
      isUnprotected: true,
      stoppedBy: BY_NAME,
    },
    {
      name: 'skips the named tests, where nothing protects them',
      agent: `sed -i "s/^test('\\(small\\|larger\\)/test.skip('\\1/" test/sum.suite.js`,
      tests: 'node --test',
      isUnprotected: true,
      stoppedBy: BY_NAME,
    },
    {
      name: 'replaces the runner by one that runs nothing, where nothing protects it',
      agent: 'pass; cp test/sum.test.js test/in-one-process.js',
      tests: 'in one process',
      isUnprotected: true,
      stoppedBy: BY_NAME,
    },
    {
      name: 'empties the named tests, where nothing protects them',
      agent: `sed -i 's/=> equal(sum.*$/=> {});/' test/sum.suite.js`,
      tests: 'node --test',
      isUnprotected: true,
      stoppedBy: PROTECTION,
    },
    {
      name: 'writes code that prints a report of its own',
      agent: `code "console.log('1..2\\nok 1 - small numbers\\nok 2 - larger numbers'); process.exit(0);"`,
      tests: 'in one process',
      stoppedBy: TESTS,
    },
  ],
};
