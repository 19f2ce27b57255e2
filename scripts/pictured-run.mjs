// The project and the run that the pictures of terminals show, and that a test runs again.
const PLAN = `task: parse-args
protect: ["test/**"]
checkpoints:
  - id: parser
    spec: Write src/args.js. It exports parseArgs(argv), which returns { flags, rest }.
    success_criteria:
      - { kind: command, command: node test/args.js, timeout_seconds: 60 }
  - id: shorthands
    spec: parseArgs splits "-abc" into three flags.
    attempt_budget: 2
    success_criteria:
      - { kind: command, command: node test/shorthands.js, timeout_seconds: 60 }
  - id: readme
    spec: Describe parseArgs in the README.
    success_criteria:
      - { kind: file_contains, path: README.md, pattern: '^## parseArgs$' }
`;
// Stands in for a coding agent that takes its time.
const AGENT = `#!/bin/sh
use() { groundhog verb step --tool "$1" >/dev/null; groundhog verb usage --turns "$2" --cost-usd "$3" >/dev/null; sleep 1; }
echo "I read the plan and the tests first."
use read_file 3 0.02
mkdir -p src
echo 'exports.parseArgs = (argv) => ({ flags: argv.filter((arg) => arg.startsWith("-")), rest: [] });' > src/args.js
echo "// $GROUNDHOG_CHECKPOINT $GROUNDHOG_ATTEMPT" >> src/args.js
use edit_file 7 0.06
echo "All tests pass now."
use run_tests 9 0.09
groundhog verb checkpoint-success --summary "Add $GROUNDHOG_CHECKPOINT, all tests pass"
`;

/** The files of the project by their paths. */
export const PICTURED_FILES = {
  'plan.yml': PLAN,
  '.groundhog/config.yml': 'agent: command\nagent_command: ./agent.sh\n',
  'README.md': '# Project\n',
  'test/args.js':
    "const { parseArgs } = require('../src/args.js');\nif (parseArgs(['-a']).flags.length !== 1) throw new Error('one flag expected');\n",
  'test/shorthands.js':
    "const { parseArgs } = require('../src/args.js');\nconst { length } = parseArgs(['-abc']).flags;\nif (length !== 3) throw new Error('parseArgs([\"-abc\"]) has ' + length + ' flag, 3 expected');\n",
  'agent.sh': AGENT,
};

export const PICTURED_RUN = 'groundhog run plan.yml --max-cost-usd 2';
