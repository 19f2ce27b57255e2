import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanUp } from '../helpers/temp-repo.ts';
import { createPlanRepo, runOnLaptop } from '../scenarios/laptop.ts';
import { findCodeBlocks, projectFolder, readPage } from './pages.ts';

afterEach(cleanUp);

const WRITE = `mkdir -p src && cat >src/args.js <<'JS'
export function parseArgs(argv) {
  const end = argv.indexOf('--');
  const before = end === -1 ? argv : argv.slice(0, end);
  const isFlag = (word) => word.startsWith('--');
  const toEntry = (word) => [word.slice(2).split('=')[0], word.includes('=') ? word.slice(word.indexOf('=') + 1) : true];
  const rest = before.filter((word) => !isFlag(word)).concat(end === -1 ? [] : argv.slice(end + 1));
  return { flags: Object.fromEntries(before.filter(isFlag).map(toEntry)), rest };
}
JS
`;

test('the plan of the README fails with its test alone, and passes once the function is written', async () => {
  const [plan = ''] = findCodeBlocks(readPage('README.md'))
    .filter(({ text }) => text.startsWith('task: parse-args'))
    .map(({ text }) => text);
  const files = {
    'package.json': '{ "private": true }\n',
    'test/args.test.js': readFileSync(join(projectFolder, 'examples', 'parse-args', 'args.test.js'), 'utf8'),
  };
  const { dir } = await createPlanRepo(plan, files);
  const agent = `if [ "$GROUNDHOG_ATTEMPT" = 1 ]; then mkdir src; echo "export {}" >src/args.js; else ${WRITE}fi`;
  const { document } = await runOnLaptop(dir, { agent, flags: ['--only', 'parser', '--claim', 'end'] });
  const [parser] = document.checkpoints;
  expect(parser?.attempts.map(({ outcome }) => outcome)).toEqual(['failed', 'passed']);
  expect(parser?.attempts[1]?.criteria[0]?.detail).toMatch(/4 tests/);
});
