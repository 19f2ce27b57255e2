import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { runCli } from '../../../src/entry/cli.ts';
import { cleanUp, createTempDir } from '../../helpers/temp-repo.ts';

const NO_REPOSITORY = /not a git repository/;
const SEVERAL = /"agents"[\s\S]*"effort"[\s\S]*"huge"[\s\S]*"temperature"[\s\S]*"headers"/;
const PLAN = 'checkpoints:\n  - { id: a, spec: A., success_criteria: [{ kind: file_exists, path: a }] }\n';

/** The words of a command that is used wrongly, and the text that says so; the exit code is always 2. */
const WRONG: readonly (readonly [words: string, text: RegExp])[] = [
  ['help runn', /unknown command 'runn'[\s\S]*Did you mean run\?/],
  ['help steps lst', /unknown command 'lst'[\s\S]*Did you mean list\?[\s\S]*groundhog steps --help/],
  ['dance', /unknown command 'dance'[\s\S]*groundhog --help/],
  ['statsu', /Did you mean one of stats, status\?/],
  ['log', /unknown command 'log'\n\(Did you mean chronicle\?\)/],
  ['steps log', /unknown command 'log'(?![\s\S]*chronicle)/],
  ['hint two words', /too many arguments.* Quote a text of several words\. A task is named by --task <id>\./],
  ['--loud', /unknown option '--loud'/],
  ['run', /missing required argument 'plan'[\s\S]*groundhog run --help/],
  ['run plan.yml extra', /too many arguments.* A task is named by --task <id>\./],
  ['run plan.yml --fast', /unknown option '--fast'/],
  ['run plan.yml --agnet command', /Did you mean --agent\?/],
  ['run plan.yml --agent', /argument missing/],
  [
    'run plan.yml --fast --agnet command --price 1/1/1',
    /unknown options '--fast', '--agnet' \(did you mean --agent\?\)/,
  ],
  [
    'run plan.yml --agnet command --max-tokens abc --claim maybe --isolation perhaps',
    /unknown option '--agnet'\n\(Did you mean --agent\?\)(?=[\s\S]*"max-tokens"[\s\S]*"abc")(?=[\s\S]*"claim": "maybe")(?=[\s\S]*"isolation": "perhaps")/,
  ],
  ['run --fast --quick plan.yml --price abc', /unknown options '--fast', '--quick'[\s\S]*"price"[\s\S]*"abc"/],
  ['plan wish --fast --max-iterations 0', /unknown option '--fast'[\s\S]*"max-iterations"/],
  ['audit plan.yml --fast --isolation maybe', /unknown option '--fast'[\s\S]*"isolation"/],
  ['run plan.yml --rebase --no-rebase', /options '--rebase' and '--no-rebase' exclude each other/],
  ['run plan.yml --no-rebase --fast', /unknown option '--fast'/],
  ['status --loud -x', /unknown options '--loud', '-x'[\s\S]*groundhog status --help/],
  ['run plan.yml --effort huge --temperature 9 --headers [] --agents [{agent:foo}]', SEVERAL],
  [
    'run plan.yml --protected-branch [ --mask a-b --base-url ftp://a',
    /"mask"[\s\S]*"base-url"[\s\S]*"protected-branch"/,
  ],
  ['run none.yml --agent-command true', /plan file was not found[\s\S]*none\.yml/],
  ['run folder --agent-command true', /plan file was not found[\s\S]*"folder" is a folder/],
  ['run bad.yml --agent-command true', /bad\.yml:1:/],
  ['run binary.yml --agent-command true', /not valid UTF-8/],
  ['run empty.yml --agent-command true', /empty\.yml:1:/],
  ['run plan.yml --task A/B --agent-command true', /task id cannot be used/],
  ['run plan.yml --only nowhere --agent-command true', /names no checkpoint of the plan/],
  ['run plan.yml --price abc --max-tokens 1k', /"max-tokens"[\s\S]*"price"/],
  ['run plan.yml --agent-command true', NO_REPOSITORY],
  ['run plan.yml --agent-command true --dry-run', NO_REPOSITORY],
  ['run plan.yml --agent-command true --repo none', NO_REPOSITORY],
  ['audit', /missing required argument 'plan'/],
  ['audit plan.yml --minutes 0', /"minutes"[\s\S]*1 to 1440/],
  ['audit none.yml', /plan file was not found/],
  [
    'audit plan.yml --minutes 0 --task A/B --isolation maybe --caches ../x',
    /(?=[\s\S]*"minutes")(?=[\s\S]*"task": "A\/B" is no task id)(?=[\s\S]*"isolation")(?=[\s\S]*"caches")/,
  ],
  ['validate', /plan file was not found[\s\S]*groundhog init/],
  ['validate folder', /No file in "folder" ends in/],
  ['validate none.yml', /plan file was not found/],
  ['validate bad.yml', /bad\.yml:1:/],
  ['status', NO_REPOSITORY],
  ['status --repo none', NO_REPOSITORY],
  ['status --csv', /unknown option '--csv'/],
  ['list', NO_REPOSITORY],
  ['chronicle', NO_REPOSITORY],
  ['chronicle --attempt', /argument missing/],
  ['show', NO_REPOSITORY],
  ['show a', NO_REPOSITORY],
  ['stats', NO_REPOSITORY],
  ['steps', NO_REPOSITORY],
  ['steps lst', /unknown command 'lst'[\s\S]*Did you mean list\?/],
  ['steps show', /missing required argument 'n'/],
  ['steps diff 1 2 3', /too many arguments/],
  ['retry', NO_REPOSITORY],
  ['skip a', /missing required argument 'reason'/],
  ['hint', /missing required argument 'text'/],
  ['unlock', /missing required argument 'generation'/],
  ['approve', NO_REPOSITORY],
  ['gc', NO_REPOSITORY],
  ['gc --older-than soon', /"soon" is not a length of time/],
  ['gc --older-than soon --task A/B', /"soon" is not a length of time[\s\S]*"task": "A\/B" is no task id/],
  ['chronicle --attempt x --task A/B', /"attempt"[\s\S]*"x" is not a whole number[\s\S]*"task": "A\/B"/],
  ['steps diff a b --task A/B', /"a" is not a whole number[\s\S]*"b" is not a whole number[\s\S]*"task": "A\/B"/],
  ['run plan.yml --task A/B --only nowhere --price abc', /(?=[\s\S]*"task")(?=[\s\S]*"only")(?=[\s\S]*"price")/],
  ['snapshot create a..b --ttl-seconds x', /--ttl-seconds: [\s\S]*invalid snapshot name "a\.\.b"/],
  ['init', NO_REPOSITORY],
  ['init --agent oracle', /"oracle" is none of: builtin/],
  ['init --trigger moon', /"moon" is none of: manual, issue/],
  ['init --agent oracle --trigger moon', /"oracle"[\s\S]*"trigger": "moon"/],
  ['stats --json --csv', /'--csv' cannot be used with option '--json'/],
  ['plan', /missing required argument 'wish'/],
  [
    'plan  --out plan.yml --provider nonsense --price abc --max-iterations 0 --isolation maybe',
    /(?=[\s\S]*"wish")(?=[\s\S]*"out")(?=[\s\S]*"provider")(?=[\s\S]*"price")(?=[\s\S]*"max-iterations")(?=[\s\S]*"isolation")/,
  ],
  ['mcp --port 1', /unknown option '--port'/],
  ['help dance', /unknown command 'dance'/],
  ['completion', /missing required argument 'shell'/],
  ['completion tcsh', /Allowed choices are bash, zsh, fish/],
  ['snapshot', /Usage: groundhog snapshot/],
  ['snapshot make a', /unknown command 'make'/],
  ['snapshot create', /missing required argument 'name'/],
  ['verb', /Usage: groundhog verb/],
  ['verb dance', /unknown command 'dance'/],
  ['verb usage --fast', /unknown option '--fast'/],
  ['report --task', /argument missing/],
  ['doctor --all', /unknown option '--all'/],
  ['demo --fast', /unknown option '--fast'/],
];

let folder = '';
let errors = '';
const home = process.cwd();

beforeAll(async () => {
  folder = await createTempDir('groundhog-wrong');
  await mkdir(join(folder, 'folder'));
  const files = {
    'plan.yml': PLAN,
    'bad.yml': 'mood: good\n',
    'empty.yml': '',
    'binary.yml': Buffer.from([0xff, 0xfe]),
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  process.chdir(folder);
});

afterAll(async () => {
  process.chdir(home);
  await cleanUp();
});

beforeEach(() => {
  errors = '';
  const collect = (text: string | Uint8Array) => {
    errors += String(text);
    return true;
  };
  jest.spyOn(process.stderr, 'write').mockImplementation(collect);
  jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
});

afterEach(() => {
  jest.restoreAllMocks();
  process.exitCode = 0;
});

test('the help of a command of a command is its own', async () => {
  let printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text: string | Uint8Array) => {
    printed += String(text);
    return true;
  });
  await runCli(['help', 'steps', 'show']);
  expect(printed).toMatch(/^Usage: groundhog steps show /);
});

/** Calls with `--json` that the program refuses, and what the document says; undefined for none. */
const WITH_JSON: readonly (readonly [words: string, message: RegExp | undefined])[] = [
  ['show a b --json', /^too many arguments/],
  ['status --frob --json', /^unknown option '--frob'/],
  ['run --json --agnet-command x', /^unknown option '--agnet-command'\n\(Did you mean --agent-command\?\)$/],
  ['skip a --json', /^missing required argument 'reason'/],
  ['audit --json', /^missing required argument 'plan'/],
  ['steps lst --json', /^unknown command 'lst'/],
  ['snapshot --json', /^unknown option '--json'|^a command is missing$/],
  ['dance --json', /^unknown (?:command|option)/],
  ['verb usage --fast --json', undefined],
  ['completion --json', undefined],
  ['report --json', undefined],
  ['status --json --help', undefined],
];

test.each(WITH_JSON)(
  'groundhog %s: prints the error as a document where the command prints documents',
  async (words, message) => {
    let printed = '';
    jest.spyOn(process.stdout, 'write').mockImplementation((text: string | Uint8Array) => {
      printed += String(text);
      return true;
    });
    await runCli(words.split(' '));
    if (message === undefined) expect(printed).not.toContain('"error"');
    else
      expect(JSON.parse(printed)).toEqual({
        schema_version: 1,
        error: { code: 'setting_invalid', message: expect.stringMatching(message), exit_code: 2 },
      });
  },
);

describe('wrong usage', () => {
  test.each(WRONG)('groundhog %s: says what is wrong, exits with 2, and leaves nothing behind', async (words, text) => {
    const before = await readdir(folder);
    await runCli(words.split(' '));
    expect(errors.replaceAll(/\bnode \S+/g, 'groundhog')).toMatch(text);
    expect(errors).not.toMatch(/^ +at |failed unexpectedly/m);
    expect(process.exitCode).toBe(2);
    expect(await readdir(folder)).toEqual(before);
  });
});
