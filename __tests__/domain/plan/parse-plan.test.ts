import { describe, expect, test } from '@jest/globals';
import { renderProblems } from '../../../src/domain/yaml/file-problem.ts';
import { FULL_PLAN, parse, parseOk, planWith, problemsOf } from './plan-samples.ts';

const OK = '{ kind: file_exists, path: a }';

describe('a plan that is right', () => {
  test('gives every key as it is written', () => {
    expect(parseOk(FULL_PLAN)).toEqual({
      version: 1,
      task: 'parse-args',
      title: 'Parse the arguments',
      instruction: 'Prefer small diffs.',
      setup: 'npm ci',
      protect: ['test/**'],
      attempt_budget_default: 3,
      checkpoints: [
        {
          id: 'parser',
          spec: 'Write the parser.',
          attempt_budget: 2,
          protect: ['docs/**'],
          success_criteria: [
            { kind: 'command', command: 'npm test', expect_exit: 0, timeout_seconds: 300, serial: true },
            { kind: 'file_exists', path: 'src/parser.ts' },
            { kind: 'file_absent', path: 'src/old-parser.ts' },
            { kind: 'file_contains', path: 'README.md', pattern: '^## Parser$' },
            { kind: 'changes_within', paths: ['src/**', 'README.md'] },
            { kind: 'github_check', name: 'test (windows)', timeout_seconds: 900 },
            { kind: 'semantic', name: 'names', statement: 'The names read well.' },
          ],
        },
      ],
    });
  });

  test('expects exit code 0 within 300 seconds when a command does not say', () => {
    expect(parseOk(planWith('{ kind: command, command: "true" }')).checkpoints[0]?.success_criteria).toEqual([
      { kind: 'command', command: 'true', expect_exit: 0, timeout_seconds: 300 },
    ]);
  });

  test('may hold the four kinds and the keys of the original format', () => {
    const text = planWith(
      '{ kind: command, command: cargo test, expect_exit: 101 }',
      '{ kind: file_exists, path: src/lib.rs }',
      '{ kind: file_contains, path: src/lib.rs, pattern: pub fn parse }',
      '{ kind: semantic, statement: Errors name the field. }',
    ).replace('spec: b', 'spec: b\n    attempt_budget: 5');
    const [checkpoint] = parseOk(text).checkpoints;
    expect(checkpoint?.attempt_budget).toBe(5);
    expect(checkpoint?.success_criteria.map(({ kind }) => kind)).toEqual([
      'command',
      'file_exists',
      'file_contains',
      'semantic',
    ]);
  });

  test('may be JSON, with tabs and surrogate pairs', () => {
    const criteria = [{ kind: 'file_exists', path: 'a' }];
    const value = { checkpoints: [{ id: 'a', spec: 'b', success_criteria: criteria }] };
    expect(parseOk(JSON.stringify(value, null, '\t'))).toEqual(value);
    expect(parseOk(JSON.stringify(value).replace('"b"', '"\\ud83d\\ude00"')).checkpoints[0]?.spec).toBe('😀');
  });

  test.each([
    ['a byte order mark', `\uFEFF${planWith(OK)}`],
    ['CRLF line ends', planWith(OK).replaceAll('\n', '\r\n')],
    ['comments and document markers', `# a\n---\n${planWith(OK)}...\n# b\n`],
    ['core tags', planWith(OK).replace('spec: b', 'spec: !!str b')],
    ['an alias', planWith('&c { kind: file_exists, path: a }', '*c', '{ kind: semantic, statement: c }')],
  ])('may hold %s', (_name, text) => {
    expect(parse(text).kind).toBe('ok');
  });

  test('reads an alias as what it names', () => {
    const criteria = parseOk(planWith('&c { kind: file_exists, path: a }', '*c')).checkpoints[0]?.success_criteria;
    expect(criteria?.[1]).toEqual({ kind: 'file_exists', path: 'a' });
  });

  test('keeps what YAML 1.1 would turn into something else', () => {
    expect(parseOk(planWith(OK).replace('id: a', 'id: yes')).checkpoints[0]?.id).toBe('yes');
  });
});

describe('text that is no plan', () => {
  test.each([
    ['nothing', '', '1:1 plan.yml is blank: a plan needs "checkpoints"'],
    ['white space', ' \n\t\n', '1:1 plan.yml is blank: a plan needs "checkpoints"'],
    ['a byte order mark alone', '\uFEFF', '1:1 plan.yml is blank: a plan needs "checkpoints"'],
    ['comments only', '# a\n', '1:1 plan.yml is empty, not a plan'],
    ['a list', '- a', '1:1 plan.yml is a list, not a plan'],
    ['one sentence', 'Please fix the parser.', '1:1 plan.yml is plain text, not a plan'],
    [
      'prose that breaks YAML',
      'Steps: first: this\n* then "that',
      '1:1 plan.yml has no key "checkpoints" and is not a plan',
    ],
    [
      'a page with "---"',
      '---\ntitle: A\n---\n\n# Head: b: c',
      '1:1 plan.yml has no key "checkpoints" and is not a plan',
    ],
    ['a slip in the key', '---\ncheckpoint:\n - "a', '1:1 plan.yml has no key "checkpoints" and is not a plan'],
    ['a plan without checkpoints', 'version: 1', '1:1 "checkpoints" is missing'],
    ['no checkpoint', 'checkpoints: []', '1:14 "checkpoints" needs at least 1 entry'],
    ['two documents', `${planWith(OK)}---\na: b`, '6:1 a file is one YAML document; a second starts here'],
    ['a YAML 1.1 directive', `%YAML 1.1\n---\n${planWith(OK)}`, '1:1 YAML directives ("%…") are not supported'],
    ['broken YAML', 'checkpoints:\n  - id: "a', '2:9 the quotation mark that opens here is not closed'],
    ['a bracket that closes nothing', 'checkpoints: ]', '1:14 not valid YAML: this bracket closes nothing'],
    ['a control character', `${planWith(OK)}# \u001b[31m`, '6:3 control characters are not allowed'],
  ])('%s is refused', (_name, text, problem) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test('prose with a colon in its first line is refused by name of what is missing', () => {
    expect(problemsOf('Title: fix it').map((problem) => problem.slice(0, 32))).toEqual([
      '1:1 "checkpoints" is missing',
      '1:1 the plan: unknown key "Title',
    ]);
  });
});

describe('what YAML allows and a plan does not', () => {
  test.each([
    [
      'a duplicate key',
      planWith(OK).replace('spec: b', 'spec: b\n    spec: c'),
      '4:5 the key "spec" is written twice; the first is on line 3',
    ],
    ['a key that is no text', `1: a\n${planWith(OK)}`, '1:1 a key must be plain text'],
    ['a key that is a list', `? [a]\n: b\n${planWith(OK)}`, '1:3 a key must be plain text'],
    [
      'a merge key',
      planWith('{ <<: { kind: file_exists }, kind: file_exists, path: a }'),
      '5:11 merge keys ("<<") are not supported here',
    ],
    ['__proto__', `__proto__: { a: b }\n${planWith(OK)}`, '1:1 the key "__proto__" is not allowed here'],
    [
      '__proto__ in JSON',
      `{"__proto__": {"version": 1}, ${JSON.stringify(parseOk(planWith(OK))).slice(1)}`,
      '1:2 the key "__proto__" is not allowed here',
    ],
    ['constructor', `constructor: a\n${planWith(OK)}`, '1:1 the key "constructor" is not allowed here'],
    ['a custom tag', planWith(OK).replace('spec: b', 'spec: !js b'), '3:15 the tag "!js" is not supported here'],
    [
      'a binary tag',
      planWith(OK).replace('spec: b', 'spec: !!binary YQ=='),
      '3:20 the tag "tag:yaml.org,2002:binary" is not supported here',
    ],
    ['an alias of what it is in', planWith('&c [*c]'), '5:13 the alias "*c" contains itself'],
    ['an unknown alias', planWith(OK, '*c'), '6:9 the alias "*c" has no anchor before it'],
  ])('%s is refused', (_name, text, problem) => {
    expect(problemsOf(text)).toContain(problem);
    expect(Object.getPrototypeOf({})).not.toHaveProperty('a');
  });
});

describe('the rules for keys', () => {
  test.each([
    ['"version" is 1', `version: 2\n${planWith(OK)}`, '1:10 "version" must be 1, not 2'],
    ['a task id', `task: Bad Name\n${planWith(OK)}`, '1:7 "task": use 1 to 63 of'],
    ['a task id that git takes', `task: a..b\n${planWith(OK)}`, '1:7 "task": git refuses this name in a ref'],
    ['"setup" is not blank', `setup: " "\n${planWith(OK)}`, '1:8 "setup" must not be blank'],
    ['"protect" is a list', `protect: docs\n${planWith(OK)}`, '1:10 "protect" must be a list, not the text "docs"'],
    [
      'a default budget of 0',
      `attempt_budget_default: 0\n${planWith(OK)}`,
      '1:25 "attempt_budget_default" must be at least 1, not 0',
    ],
    [
      'a budget of 0',
      planWith(OK).replace('spec: b', 'spec: b\n    attempt_budget: 0'),
      '4:21 checkpoint "a": "attempt_budget" must be at least 1, not 0',
    ],
    [
      'a budget of 21',
      planWith(OK).replace('spec: b', 'spec: b\n    attempt_budget: 21'),
      '4:21 checkpoint "a": "attempt_budget" must be at most 20, not 21',
    ],
    [
      'an empty budget',
      planWith(OK).replace('spec: b', 'spec: b\n    attempt_budget:'),
      '4:5 checkpoint "a": "attempt_budget" must be a whole number, not empty',
    ],
    ['a blank id', planWith(OK).replace('id: a', 'id: " "'), '2:9 checkpoint 1: "id" must not be blank'],
    [
      'an id with spaces around it',
      planWith(OK).replace('id: a', 'id: "a "'),
      '2:9 checkpoint "a ": "id" must not be blank or have spaces',
    ],
    [
      'an id that is a number',
      planWith(OK).replace('id: a', 'id: 1'),
      '2:9 checkpoint 1: "id" must be text, not 1 (put it in quotation marks)',
    ],
    ['no id', planWith(OK).replace('id: a\n    spec', 'spec'), '2:5 checkpoint 1: "id" is missing'],
    ['no spec', planWith(OK).replace('    spec: b\n', ''), '2:5 checkpoint "a": "spec" is missing'],
    ['a blank spec', planWith(OK).replace('spec: b', 'spec: "  "'), '3:11 checkpoint "a": "spec" must not be blank'],
    [
      'a long spec',
      planWith(OK).replace('spec: b', `spec: ${'b'.repeat(32_769)}`),
      '3:11 checkpoint "a": "spec" is longer than 32768 characters',
    ],
    ['no criteria', 'checkpoints:\n  - id: a\n    spec: b', '2:5 checkpoint "a": "success_criteria" is missing'],
    [
      'an empty list of criteria',
      planWith(OK).replace(/success_criteria:[\s\S]*/, 'success_criteria: []'),
      '4:23 checkpoint "a": "success_criteria" needs at least 1 entry',
    ],
    [
      'only semantic criteria',
      planWith('{ kind: semantic, statement: c }'),
      '5:7 checkpoint "a": "success_criteria" needs at least one criterion that a machine can check',
    ],
    [
      'a checkpoint that is text',
      'checkpoints: [a]',
      '1:15 checkpoint 1 must be a mapping of keys to values, not the text "a"',
    ],
  ])('%s', (_name, text, problem) => {
    const problems = problemsOf(text);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test('ids must differ in more than letter case', () => {
    const second = '  - { id: Parser, spec: c, success_criteria: [{ kind: file_exists, path: a }] }\n';
    const text = `${planWith(OK).replace('id: a', 'id: parser')}${second}`;
    expect(problemsOf(text)).toEqual([
      '6:11 checkpoint "Parser": "id" is used before, on line 2; ids must differ in more than letter case',
    ]);
  });

  test.each([
    [
      'the plan',
      `atempt_budget_default: 1\n${planWith(OK)}`,
      '1:1 the plan: unknown key "atempt_budget_default"; did you mean "attempt_budget_default"?',
    ],
    [
      'a misspelt list',
      planWith(OK).replace('checkpoints', 'checpoints'),
      '1:1 the plan: unknown key "checpoints"; did you mean "checkpoints"?',
    ],
    [
      'a checkpoint',
      planWith(OK).replace('spec: b', 'spec: b\n    sucess_criteria: c'),
      '4:5 checkpoint "a": unknown key "sucess_criteria"; did you mean "success_criteria"?',
    ],
    [
      'a command',
      planWith('{ kind: command, command: c, expect_exti: 1 }'),
      '5:38 checkpoint "a", criterion 1 (command): unknown key "expect_exti"; did you mean "expect_exit"?',
    ],
    [
      'a shortened name',
      planWith('{ kind: command, command: c, timeout: 1 }'),
      '5:38 checkpoint "a", criterion 1 (command): unknown key "timeout"; did you mean "timeout_seconds"?',
    ],
    [
      'a file',
      planWith('{ kind: file_exists, path: c, negate: true }'),
      '5:39 checkpoint "a", criterion 1 (file_exists): unknown key "negate"; known keys are kind, path',
    ],
  ])('an unknown key in %s is refused at the key, with the nearest known one', (_name, text, problem) => {
    expect(problemsOf(text)).toContain(problem);
  });
});

describe('the rules for criteria', () => {
  test.each([
    [
      'no kind',
      '{ command: c }',
      '5:9 checkpoint "a", criterion 1: "kind" is missing; write one of command, tests, file_exists',
    ],
    ['an unknown kind', '{ kind: file_exist, path: c }', 'not the text "file_exist"; did you mean "file_exists"?'],
    ['a criterion that is text', 'c', '5:9 checkpoint "a", criterion 1 must be a mapping'],
    [
      'a command without one',
      '{ kind: command, expect_exit: 0 }',
      '5:9 checkpoint "a", criterion 1 (command): "command" is missing',
    ],
    [
      'a blank command',
      '{ kind: command, command: "" }',
      '5:35 checkpoint "a", criterion 1 (command): "command" must not be blank',
    ],
    [
      'an exit code over 255',
      '{ kind: command, command: c, expect_exit: 256 }',
      '5:51 checkpoint "a", criterion 1 (command): "expect_exit" must be at most 255, not 256',
    ],
    [
      'an exit code below 0',
      '{ kind: command, command: c, expect_exit: -1 }',
      '"expect_exit" must be at least 0, not -1',
    ],
    [
      'a timeout of 0',
      '{ kind: command, command: c, timeout_seconds: 0 }',
      '"timeout_seconds" must be at least 1, not 0',
    ],
    [
      'a fraction',
      '{ kind: command, command: c, timeout_seconds: 1.5 }',
      '"timeout_seconds" must be a whole number, not 1.5',
    ],
    [
      'a word for true',
      '{ kind: command, command: c, serial: yes }',
      '"serial" must be true or false, not the text "yes"',
    ],
    ['a NUL in a command', '{ kind: command, command: "a\\0b" }', '"command" must not contain a NUL character'],
    [
      'half a surrogate pair',
      '{ kind: command, command: "a\\ud800" }',
      '"command" must not contain half of a surrogate pair',
    ],
    ['no path', '{ kind: file_exists }', '5:9 checkpoint "a", criterion 1 (file_exists): "path" is missing'],
    [
      'no pattern',
      '{ kind: file_contains, path: c }',
      '5:9 checkpoint "a", criterion 1 (file_contains): "pattern" is missing',
    ],
    ['no paths', '{ kind: changes_within, paths: [] }', '"paths" needs at least 1 entry'],
    ['a blank glob', '{ kind: changes_within, paths: [" "] }', '"paths" entry 1 must not be blank'],
    [
      'a glob that leaves the tree',
      '{ kind: changes_within, paths: [a, ../b] }',
      '5:44 checkpoint "a", criterion 1 (changes_within): "paths" entry 2 must not contain ".."',
    ],
    ['a statement that is blank', '{ kind: semantic, statement: " " }', '"statement" must not be blank'],
  ])('%s is refused', (_name, criterion, problem) => {
    const problems = problemsOf(planWith(criterion, '{ kind: file_exists, path: ok }'));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  test.each([
    ['/etc/passwd', 'must be relative to the repository root'],
    ['C:/x', 'must be relative to the repository root'],
    ['../x', 'must not contain ".."'],
    ['a/../../x', 'must not contain ".."'],
    ['a\\b', 'must use "/" between folders'],
    ['.git/config', 'must not point into ".git"'],
    ['a/.GIT/config', 'must not point into ".git"'],
    ['./a', 'must be written plainly'],
    ['a/', 'must be written plainly'],
    ['', 'must not be blank'],
  ])('the path %j is refused for every kind that reads files', (path, problem) => {
    const quoted = JSON.stringify(path);
    const problems = problemsOf(
      planWith(
        `{ kind: file_exists, path: ${quoted} }`,
        `{ kind: file_absent, path: ${quoted} }`,
        `{ kind: file_contains, path: ${quoted}, pattern: a }`,
      ),
    );
    expect(problems).toHaveLength(3);
    for (const found of problems) expect(found).toContain(`"path" ${problem}`);
  });

  test.each([
    ['look-ahead', '(?=a)', 'uses look-ahead, which RE2 syntax does not have'],
    ['a back-reference', '(a)\\1', 'uses a back-reference, which RE2 syntax does not have'],
    ['an open group', '(', 'is not RE2 syntax: missing closing )'],
    ['slashes around it', '/a(/', 'is not RE2 syntax (write it without the slashes around it)'],
  ])('a pattern with %s is refused with the reason', (_name, pattern, problem) => {
    const [found] = problemsOf(planWith(`{ kind: file_contains, path: c, pattern: '${pattern}' }`));
    expect(found).toContain(`5:50 checkpoint "a", criterion 1 (file_contains): "pattern" ${problem}`);
  });
});

describe('the report', () => {
  test('names all problems at once, in the order of the text', () => {
    const text = planWith('{ kind: command, comand: c }', "{ kind: file_contains, path: ../a, pattern: '(?!a)' }")
      .replace('spec: b', 'spec: 3')
      .concat('protect: ["!a"]\ntask: A\ntask: b\n');
    expect(problemsOf(text).map((problem) => problem.split(' ')[0])).toEqual([
      '3:11',
      '5:9',
      '5:26',
      '6:38',
      '6:53',
      '7:11',
      '8:7',
      '9:1',
    ]);
  });

  test('stops after a hundred and says how many there are', () => {
    const problems = problemsOf(`checkpoints: [${'{ a: 1 },'.repeat(200)}]`);
    expect(problems).toHaveLength(101);
    expect(problems.at(-1)).toContain('700 more problems are not shown');
  });

  test('counts columns without the byte order mark', () => {
    expect(problemsOf(`\uFEFFversion: 2\n${planWith(OK)}`)).toEqual(['1:10 "version" must be 1, not 2']);
  });

  test('makes what cannot be seen visible and cuts what is long', () => {
    const [hidden, long] = [`"\\u202ea\\e[0m"`, 'x'.repeat(100)].map(
      (key) => problemsOf(`${key}: 1\n${planWith(OK)}`)[0],
    );
    expect(hidden).toContain('unknown key "\\u{202e}a\\u{1b}[0m"');
    expect(long).toContain(`unknown key "${'x'.repeat(60)}…"`);
  });

  test('renders as lines that editors follow', () => {
    const parsing = parse('version: 2\ncheckpoints: []');
    expect(parsing.kind === 'invalid' && renderProblems('a/plan.yml', parsing.problems)).toBe(
      'a/plan.yml:1:10: "version" must be 1, not 2\na/plan.yml:2:14: "checkpoints" needs at least 1 entry',
    );
  });
});
