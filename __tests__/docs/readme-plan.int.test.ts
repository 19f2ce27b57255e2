import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../helpers/temp-repo.ts';
import { createPlanRepo, runOnLaptop } from '../scenarios/laptop.ts';
import { findCodeBlocks, projectFolder, readPage } from './pages.ts';

afterEach(cleanUp);

const toWrite = (exported: string) => `mkdir -p src && cat >src/args.js <<'JS'
${exported}function parseArgs(argv) {
  const end = argv.indexOf('--');
  const before = end === -1 ? argv : argv.slice(0, end);
  const isFlag = (word) => word.startsWith('--');
  const toEntry = (word) => [word.slice(2).split('=')[0], word.includes('=') ? word.slice(word.indexOf('=') + 1) : true];
  const rest = before.filter((word) => !isFlag(word)).concat(end === -1 ? [] : argv.slice(end + 1));
  return { flags: Object.fromEntries(before.filter(isFlag).map(toEntry)), rest };
}
JS
`;

// As `npm init -y` of npm 11 writes it, and as most people change it.
test.each([
  ['commonjs', 'module.exports = { parseArgs };\n'],
  ['module', 'export '],
])(
  'the plan of the README fails with its test alone, and passes once the function is written in a package of type %s',
  async (type, exported) => {
    const [plan = ''] = findCodeBlocks(readPage('README.md'))
      .filter(({ text }) => text.startsWith('task: parse-args'))
      .map(({ text }) => text);
    const files = {
      'package.json': `{ "private": true, "type": "${type}" }\n`,
      'test/args.test.mjs': readFileSync(join(projectFolder, 'examples', 'parse-args', 'args.test.mjs'), 'utf8'),
    };
    const { dir } = await createPlanRepo(plan, files);
    const agent = `if [ "$GROUNDHOG_ATTEMPT" = 1 ]; then mkdir src; echo "" >src/args.js; else ${toWrite(exported)}fi`;
    const { document } = await runOnLaptop(dir, { agent, flags: ['--only', 'parser', '--claim', 'end'] });
    const [parser] = document.checkpoints;
    expect(parser?.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'passed']);
    expect(parser?.attempts[1]?.criteria[0]?.detail).toMatch(/4 tests/);
  },
);
