/** A plan whose task is recorded, and blocked, when a wrong input is given. */
export const PLAN = `task: hello
checkpoints:
  - id: greet
    spec: Write greeting.txt.
    attempt_budget: 1
    success_criteria: [{ kind: file_exists, path: greeting.txt }]
`;
const RUN = 'run plan.yml --agent-command true';

/** The answer to a task that is not there: the flag that names one, too. */
const NO_TASK = /refs\/groundhog\/nosuch\/state was found; tasks here: hello\.\nName another task with --task/;

/** A wrong input, at one of the places where input is taken. */
export interface Wrong {
  /** Words of the command line, separated by single spaces. */
  readonly words: string;
  /** What the error says: the place, and what is wrong there. */
  readonly says: RegExp;
  /** 2 unless given. */
  readonly exits?: number;
  /** Written to the checkout first; the paths are as people name them. */
  readonly files?: Readonly<Record<string, string>>;
  /** Commits the files first. */
  readonly isCommitted?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  /** Standard input. */
  readonly stdin?: string | Uint8Array;
}

/** Flags and arguments of commands in a repository with a task that is blocked. */
const ARGUMENTS: readonly Wrong[] = [
  { words: 'status --repo none', says: /no repository at "none"/ },
  { words: 'status --repo plan.yml', says: /no repository at "plan.yml"/ },
  { words: 'status --task nosuch', says: /refs\/groundhog\/nosuch\/state was found; tasks here: hello/ },
  { words: 'status --task A/B', says: /task id[\s\S]*A\/B/ },
  { words: 'status --remote nosuch', says: /"remote"[\s\S]*"nosuch" is neither the name of a remote/ },
  { words: 'status --remote ./none', says: /\.\/none/, exits: 5 },
  { words: 'status --remote ext::sh', says: /transport 'ext' not allowed/, exits: 5 },
  { words: 'list --task nosuch', says: NO_TASK },
  { words: 'chronicle --task nosuch --json', says: NO_TASK },
  { words: 'chronicle --attempt x', says: /"attempt"[\s\S]*"x" is not a whole number/ },
  {
    words: 'chronicle --attempt 99',
    says: /"attempt"[\s\S]*"99" is the number of no attempt that is recorded here: 1\./,
  },
  {
    words: 'chronicle --checkpoint nosuch',
    says: /"checkpoint"[\s\S]*"nosuch" names no checkpoint of the tasks here: greet\./,
  },
  {
    words: 'chronicle --attempt 99 --checkpoint nosuch',
    says: /"nosuch" names no checkpoint[\s\S]*"99" is the number of no attempt/,
  },
  { words: 'report --out -', says: /"out"[\s\S]*"-" is no name of a file/ },
  { words: 'report --out none/', says: /"none\/" is a folder, and the report is a file/ },
  { words: 'validate /dev/null', says: /"\/dev\/null" is a pipe or a device[^\n]*groundhog validate -/ },
  { words: 'show 99', says: /"99": the checkpoints are greet/ },
  { words: 'show nosuch', says: /"nosuch": the checkpoints are greet/ },
  { words: 'stats --task nosuch', says: NO_TASK },
  { words: 'steps diff 98 99', says: /files of step 98 of task "hello"/ },
  { words: 'steps show x', says: /"step"[\s\S]*"x" is not a whole number/ },
  { words: 'steps diff a b', says: /"step"[\s\S]*"a" is not a whole number/ },
  { words: 'report --task nosuch', says: NO_TASK },
  {
    words: 'report --out none/report.html',
    says: /"out"[\s\S]*"none\/report.html" is in a folder that does not exist/,
  },
  { words: 'report --out .', says: /"out"[\s\S]*"\." is a folder/ },
  { words: 'retry nosuch', says: /no checkpoint "nosuch"\. It has \w/, exits: 4 },
  { words: 'retry --task nosuch', says: NO_TASK },
  { words: 'skip nosuch because', says: /no checkpoint "nosuch"\. It has \w/, exits: 4 },
  { words: 'skip greet ', says: /skip was refused\.\nA reason is needed/, exits: 4 },
  { words: 'hint ', says: /hint was refused\.\nA hint is needed/, exits: 4 },
  { words: 'approve nosuch', says: /no checkpoint "nosuch"/, exits: 4 },
  { words: 'materialize', says: /materialize was refused\.\nThere is nothing to materialize/, exits: 4 },
  { words: 'unlock x', says: /"x" is not a number of a lease/, exits: 4 },
  { words: 'gc --older-than 30', says: /"older-than"[\s\S]*"30" is not a length of time/ },
  { words: 'gc --task nosuch', says: NO_TASK },
  { words: 'audit plan.yml --minutes 1441', says: /"minutes"[\s\S]*1 to 1440/ },
  { words: 'audit plan.yml --isolation maybe', says: /"isolation"[\s\S]*"maybe" is none of/ },
  { words: 'snapshot create a..b', says: /snapshot create" was refused\.\ninvalid snapshot name "a\.\.b"/ },
  { words: 'snapshot restore nosuch', says: /snapshot restore" was refused\.\nsnapshot "nosuch" not found/ },
  { words: 'snapshot diff nosuch', says: /snapshot diff" was refused\.\nsnapshot "nosuch" not found/ },
  { words: 'verb side-effect', says: /GROUNDHOG_SOCKET is not set/, exits: 1 },
  { words: `${RUN} --sign api`, says: /"api" signs in jobs on GitHub alone; here use "key"/ },
  { words: `${RUN} --base nosuch`, says: /"nosuch" names no commit/ },
  { words: `${RUN} --task new --task-branch a:b`, says: /"a:b" must not contain/ },
  { words: `${RUN} --task new --task-branch main`, says: /"main" is the base/ },
  { words: `${RUN} --task new --protected-branch groundhog/**`, says: /groundhog\/new\/task/ },
  { words: `${RUN} --only nosuch`, says: /"only"[\s\S]*"nosuch" names no checkpoint of the plan, which has: greet\./ },
  { words: `${RUN} --workspace in_place --materialize approval`, says: /"materialize"[\s\S]*in_place/ },
  { words: `${RUN} --workspace in_place --fresh`, says: /"fresh"[\s\S]*your own checkout/ },
  { words: `${RUN} --claim verb --rescue-steps 3`, says: /"rescue-steps"[\s\S]*claim: verb/ },
  { words: 'run plan.yml --agent-command nosuchprogram', says: /"nosuchprogram", which is not on the PATH/ },
  { words: 'run plan.yml', says: /--agent-command/ },
  { words: 'run plan.yml --agent builtin', says: /"provider"[\s\S]*needs one of/ },
  { words: 'run plan.yml --agent builtin --provider anthropic --model m', says: /ANTHROPIC_API_KEY is not set/ },
  { words: 'plan wish --provider anthropic --model m', says: /ANTHROPIC_API_KEY is not set/ },
];

/** Payloads of verbs; those with the place in a payload are refused by the attempt, through every door. */
const VERBS: readonly Wrong[] = [
  {
    words: 'verb usage --json {',
    env: { GROUNDHOG_SOCKET: '/none' },
    says: /The payload is not JSON: .*JSON/,
    exits: 1,
  },
  {
    words: 'verb usage --turns 1 --json {}',
    env: { GROUNDHOG_SOCKET: '/none' },
    ...{ says: /Give the payload either by flags or by --json, not by both\./, exits: 1 },
  },
];

/** Texts on standard input. */
const INPUT: readonly Wrong[] = [
  { words: 'validate -', stdin: '', says: /<stdin>:1:1: <stdin> is blank/ },
  { words: 'validate -', stdin: '- a\n', says: /<stdin>:1:1: <stdin> is a list, not a plan/ },
  { words: 'validate -', stdin: 'checkpoints: 3\n', says: /<stdin>:1:14: "checkpoints" must be a list, not 3/ },
  { words: 'validate -', stdin: Uint8Array.of(0xff, 0xfe), says: /<stdin>:1:1: the file is not valid UTF-8/ },
  { words: 'validate -', stdin: 'a'.repeat(256 * 1024 + 1), says: /<stdin>:1:1: <stdin> is larger than 256 KiB/ },
  {
    words: 'verb step --json -',
    ...{ stdin: 'tool: edit', env: { GROUNDHOG_SOCKET: '/none' }, says: /The payload is not JSON/, exits: 1 },
  },
];

/** Variables of the environment. */
const VARIABLES: readonly Wrong[] = [
  { words: RUN, env: { GROUNDHOG_ISOLATION: 'maybe' }, says: /"GROUNDHOG_ISOLATION"[\s\S]*"maybe" is none of/ },
  { words: 'audit plan.yml', env: { GROUNDHOG_ISOLATION: 'maybe' }, says: /"GROUNDHOG_ISOLATION"/ },
  { words: 'status', env: { GROUNDHOG_GIT_STALL_SECONDS: 'x' }, says: /"GROUNDHOG_GIT_STALL_SECONDS"[\s\S]*"x"/ },
  { words: `${RUN} --task new`, env: { GROUNDHOG_LEASE_SECONDS: '0' }, says: /"GROUNDHOG_LEASE_SECONDS"[\s\S]*"0"/ },
  { words: 'verb usage --turns 1', env: { GROUNDHOG_SOCKET: '/none' }, says: /\/none/, exits: 1 },
  { words: 'retry greet', env: { GROUNDHOG_SOCKET: '/none' }, says: /cannot steer its own task/, exits: 4 },
  { words: 'status', env: { PATH: '/none' }, says: /git[\s\S]*\/none/i, exits: 5 },
];

const plan = (text: string): Readonly<Record<string, string>> => ({ 'wrong.yml': text });

/** Texts of plans and of the configuration; standard input is one of the tests of validate. */
const TEXTS: readonly Wrong[] = [
  { words: 'validate wrong.yml', files: plan(''), says: /wrong\.yml:1:1: .*blank/ },
  { words: 'validate wrong.yml', files: plan('- a\n'), says: /wrong\.yml:1:1: .*a list/ },
  {
    words: 'validate wrong.yml',
    files: plan('# Title\n\nText: a: b\n'),
    says: /wrong\.yml:1:1: .*no key "checkpoints"/,
  },
  { words: 'validate wrong.yml', files: plan(`${PLAN}mood: good\n`), says: /wrong\.yml:7:1: .*unknown key "mood"/ },
  { words: 'validate wrong.yml', files: plan(PLAN.replace('greet\n', '[a]\n')), says: /wrong\.yml:3:\d+: .*"id"/ },
  {
    words: 'validate wrong.yml',
    files: plan(PLAN.replace('file_exists', 'file_is')),
    says: /wrong\.yml:6:\d+: .*file_is/,
  },
  {
    words: 'validate wrong.yml',
    files: plan(PLAN.replace('budget: 1', 'budget: 0')),
    says: /wrong\.yml:5:\d+: .*budget/,
  },
  {
    words: 'validate wrong.yml',
    files: plan(PLAN.replace('greeting.txt }', '../a }')),
    says: /wrong\.yml:6:\d+: .*path/,
  },
  { words: 'validate wrong.yml', files: plan(PLAN.replace('    spec', '\tspec')), says: /wrong\.yml:4:1: .*tab/i },
  { words: 'validate wrong.yml', files: plan(`${PLAN}---\na: 1\n`), says: /wrong\.yml:7:1: .*second/ },
  { words: 'run wrong.yml --agent-command true', files: plan('task: 1\n'), says: /wrong\.yml:1:\d+/ },
  {
    words: 'validate .groundhog/config.yml',
    files: { '.groundhog/config.yml': 'agent: oracle\n' },
    says: /config\.yml:1:\d+: .*oracle/,
  },
  {
    words: 'validate .groundhog/config.yml',
    files: { '.groundhog/config.yml': 'base-url: http://a\n' },
    says: /config\.yml:1:\d+: .*base-url/,
  },
  {
    words: RUN,
    files: { '.groundhog/config.yml': 'max-tokens: many\n' },
    isCommitted: true,
    says: /config\.yml[\s\S]*1:\d+[\s\S]*max-tokens/,
  },
  {
    words: RUN,
    files: { '.groundhog/config.yml': 'agent: [\n' },
    isCommitted: true,
    says: /config\.yml[\s\S]*:[12]:\d+/,
  },
];

/** All rows, those of one place after those of the other. */
export const wrongInputs: readonly Wrong[] = [...ARGUMENTS, ...VERBS, ...INPUT, ...VARIABLES, ...TEXTS];
