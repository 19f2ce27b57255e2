import { expect, test } from '@jest/globals';
import { replaceOwnCommands, toCloneWords } from '../../../src/report/words/own-commands.ts';

test.each([
  ['See it with: groundhog status --task a', 'See it with: groundhog status --task a --remote origin'],
  ['until: groundhog retry --task a\nmore', 'until: groundhog retry --task a --remote origin\nmore'],
  ['See it with: groundhog status --task a --remote origin', 'See it with: groundhog status --task a --remote origin'],
  ['Run "groundhog run --help" for it.', 'Run "groundhog run --help" for it.'],
])('the commands of %j are for a clone: %j', (text, expected) => {
  expect(toCloneWords(text)).toBe(expected);
});

test.each([
  ['See it with: groundhog list', 'See it with: G list'],
  ['Run "groundhog --help" for the flags.', 'Run "G --help" for the flags.'],
  ['To fix it:\n    groundhog validate plan.yml', 'To fix it:\n    G validate plan.yml'],
  ['Call "groundhog verb …" from the agent.', 'Call "groundhog verb …" from the agent.'],
  ['    GH_TOKEN=$(gh auth token) groundhog doctor', '    GH_TOKEN=$(gh auth token) G doctor'],
  ['The work of groundhog is done.', 'The work of groundhog is done.'],
])('the commands of %j are found: %j', (text, expected) => {
  expect(replaceOwnCommands(text, (words) => `G ${words}`)).toBe(expected);
});
