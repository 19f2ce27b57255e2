import { expect, test } from '@jest/globals';
import { parseRunnerCommands } from './runner-commands.ts';

test('both grammars are obeyed, each where the runner looks for it', () => {
  const output = '::error::a\n  ::set-output name=x::b\ntext ##[warning]c\r::notice::d\nno ::error::e\n::unknown::f\n';
  expect(parseRunnerCommands(output)).toEqual([
    { name: 'error', message: 'a' },
    { name: 'set-output', message: 'b' },
    { name: 'warning', message: 'c' },
    { name: 'notice', message: 'd' },
  ]);
});

test('nothing is obeyed between stop-commands and its word', () => {
  const output = '::stop-commands::w1\n::error::a\n##[error]b\n::w2::\n::stop-commands::w2\n::w1::\n::notice::c\n';
  expect(parseRunnerCommands(output).map(({ name }) => name)).toEqual(['stop-commands', 'notice']);
});
