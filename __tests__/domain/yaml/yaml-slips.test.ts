import { describe, expect, test } from '@jest/globals';
import { parseConfig } from '../../../src/domain/config/parse-config.ts';
import { parsePlan } from '../../../src/domain/plan/parse-plan.ts';
import { type FileProblem, renderProblems } from '../../../src/domain/yaml/file-problem.ts';

function problemsOf(text: string): readonly FileProblem[] {
  const parsed = parsePlan(text, { fileName: 'plan.yml' });
  return parsed.kind === 'invalid' ? parsed.problems : [];
}

/** Returns the character of the line that the caret of an excerpt points to. */
function pointedAt(excerpt = ''): string | undefined {
  const [line = '', caret = ''] = excerpt.split('\n');
  return line[caret.length - 1];
}

const START = 'checkpoints:\n  - id: a\n';
const CRITERIA = `${START}    spec: x\n    success_criteria:\n`;

/** Each slip with the beginning of its sentence, the line, and the character below which the caret is. */
const SLIPS: readonly (readonly [string, string, string, number, string])[] = [
  [
    'a colon in a spec',
    `${START}    spec: Fix this: the parser\n    success_criteria: []\n`,
    'a colon and a space',
    3,
    ':',
  ],
  [
    'a colon in the second line of a spec',
    `${START}    spec: Fix this\n      and that: x\n`,
    'a colon and a space',
    4,
    ':',
  ],
  [
    'a colon in a command',
    `${CRITERIA}      - kind: command\n        command: echo done: yes\n`,
    'a colon and',
    6,
    ':',
  ],
  [
    'braces inside braces',
    `${CRITERIA}      - { kind: command, command: test -f {a,b} }\n`,
    'a value inside braces',
    5,
    '{',
  ],
  [
    'braces in code inside braces in brackets',
    `${CRITERIA.trimEnd()} [{ kind: command, command: f({ a: 1 }) }]\n`,
    'a value inside',
    4,
    '{',
  ],
  ['braces in code inside braces', `${CRITERIA}      - { kind: command, command: f({}) }\n`, 'a value inside', 5, '{'],
  [
    'brackets inside braces',
    `${CRITERIA}      - { kind: command, command: [ -f x ] && y }\n`,
    'a value inside',
    5,
    '&',
  ],
  [
    'a colon inside braces',
    `${CRITERIA}      - { kind: command, command: echo a: b }\n`,
    'a colon inside braces',
    5,
    ':',
  ],
  [
    'a comma inside braces',
    `${CRITERIA}      - { kind: command, command: echo a, b }\n`,
    'checkpoint "a", criterion 1 (command): unknown key "b"; inside braces a comma',
    5,
    'b',
  ],
  [
    'no space after the colon inside braces',
    `${CRITERIA}      - {kind:command, path: b}\n`,
    'a key needs a space',
    5,
    ':',
  ],
  [
    'braces that are not closed',
    `${CRITERIA}      - { kind: command\n      - { kind: x }\n`,
    'not valid YAML: a bracket before this',
    6,
    '-',
  ],
  ['no space after a colon', `${START}    spec:x\n    success_criteria: []\n`, 'a key needs a space', 3, ':'],
  [
    'several keys on one line',
    `${CRITERIA}      - kind: command, command: npm test\n`,
    'several keys on one line',
    5,
    ':',
  ],
  ['a key that is indented too far', `${START}     spec: x\n`, 'this line begins in column 6, and the keys', 3, 's'],
  [
    'a second document',
    '---\ncheckpoints: []\n---\ncheckpoints: []\n',
    'a file is one YAML document; a second',
    3,
    '-',
  ],
  ['a tab', 'checkpoints:\n\t- id: a\n', 'a tab', 2, ' '],
  ['a tab after spaces', `${START}\tspec: x\n`, 'a tab', 3, ' '],
  [
    'a tab below the text of a "|"',
    `${CRITERIA}      - kind: command\n        command: |\n          x\n\t\n      - kind: y\n`,
    'a tab',
    8,
    ' ',
  ],
  ['an @', `${CRITERIA}      - kind: command\n        command: @x test\n`, 'a value cannot begin with "@"', 6, '@'],
  ['a %', `${START}    spec: %x\n`, 'a value cannot begin with "%"', 3, '%'],
  ['a backtick', `${START}    spec: \`x\` is\n`, 'a value cannot begin with "`"', 3, '`'],
  ['a glob', 'protect:\n  - **/*.js\ncheckpoints: []\n', 'the alias "**/*.js" has no anchor before it: put', 2, '*'],
  [
    'an exclamation mark',
    `${CRITERIA}      - kind: command\n        command: ! grep x y\n`,
    'the tag "!" is not supported here: put',
    6,
    'g',
  ],
  [
    'a bracket',
    `${CRITERIA}      - kind: command\n        command: [ -f x ] && y\n`,
    'a value cannot begin with "["',
    6,
    '[',
  ],
  ['text after quotation marks', `${START}    spec: "a" and b\n`, 'text after the closing quotation mark', 3, 'a'],
  ['an apostrophe', `${START}    spec: 'it's'\n`, 'text after the closing quotation mark', 3, 's'],
  [
    'a pipe',
    `${CRITERIA}      - kind: command\n        command: | grep x\n`,
    'text after "|" begins on the next line',
    6,
    '|',
  ],
  ['a list on the line of its key', `${START}    spec: - x\n`, 'a list begins on the line below its key', 3, '-'],
  ['a fence', '```yaml\ncheckpoints: []\n```\n', 'a fence of Markdown', 1, '`'],
];

describe('a file as a whole', () => {
  test.each([
    [`<<<<<<< HEAD\ntask: a\n=======\ntask: b\n>>>>>>> other\n${START}`, 1, 'a merge left a conflict here'],
    [`${CRITERIA}<<<<<<< HEAD\n=======\n      - a: b\n>>>>>>> x\n`, 5, 'a merge left a conflict here'],
    ['{"checkpoints": [{"id": "a", "spec": "x"', 1, 'the text ends, and a quotation mark or a bracket is not closed'],
    ['{"checkpoints":\n  [{"id": "a', 2, 'the text ends, and a quotation mark or a bracket is not closed'],
    [START.replaceAll('\n', '\r'), 1, 'the lines end with a carriage return alone (CR)'],
  ])('is wrong in one way: %j', (text, line, message) => {
    expect(problemsOf(text)).toEqual([expect.objectContaining({ line, message: expect.stringContaining(message) })]);
  });

  test('is told of a backslash in double quotes that is none of YAML', () => {
    expect(problemsOf(`${START}    spec: "^\\d"\n`)).toEqual([
      expect.objectContaining({
        line: 3,
        message: '"\\d" is no escape of double quotes: write the value in single quotes, which keep backslashes',
      }),
    ]);
  });
});

describe('a slip of YAML', () => {
  test.each(SLIPS)('%s gets a sentence of its own, with the line and a caret', (_name, text, ...expected) => {
    const [first] = problemsOf(text);
    const [sentence, line, character] = expected;
    expect(first?.message.slice(0, sentence.length)).toBe(sentence);
    expect([first?.line, pointedAt(first?.excerpt)]).toEqual([line, character]);
  });

  test('is reported once, without what follows from it', () => {
    expect(problemsOf(`${CRITERIA}\t  - kind: command\n`)).toHaveLength(1);
    expect(problemsOf('protect: [*.js, b]\ncheckpoints: 1\n').map(({ column }) => column)).toEqual([11, 14]);
  });

  test('of a configuration is shown likewise', () => {
    const parsed = parseConfig('agent: command\nagent_command: fix: it\n');
    const problems = parsed.kind === 'invalid' ? renderProblems('c.yml', parsed.problems) : '';
    expect(problems.split('\n').slice(1)).toEqual(['    agent_command: fix: it', '                      ^']);
  });

  test('in a line that is long or has hidden characters shows a part of it, on one line', () => {
    const [far] = problemsOf(`${START}    spec: ${'x'.repeat(500)}: y\n`);
    expect(far?.excerpt?.split('\n').map(({ length }) => length <= 101)).toEqual([true, true]);
    expect(pointedAt(far?.excerpt)).toBe(':');
    const [hidden] = problemsOf(`${START}    spec: a\u202e: b\n`);
    expect(hidden?.excerpt).not.toContain('\u202e');
    expect(pointedAt(hidden?.excerpt)).toBe(':');
  });

  test('is no slip in quotation marks or in a block', () => {
    const texts = [
      `${START}    spec: "Fix this: the parser"\n    success_criteria: [{ kind: file_exists, path: a }]\n`,
      `${START}    spec: |\n      Fix this: the parser\n    success_criteria: [{ kind: file_exists, path: a }]\n`,
    ];
    expect(texts.map((text) => parsePlan(text, { fileName: 'p' }).kind)).toEqual(['ok', 'ok']);
  });
});
