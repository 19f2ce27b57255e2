/** The demo's plan: each checkpoint shows another outcome of an attempt. */
const DEMO_PLAN = `version: 1
task: demo
instruction: Small steps. No dependencies.
protect: ["test/**"]
checkpoints:
  - id: greet
    spec: Write src/greet.js. It exports greet(name), which returns "Hello, <name>!".
    success_criteria:
      - { kind: command, command: node test/greet.js, timeout_seconds: 60 }
      - { kind: changes_within, paths: ["src/**"] }

  - id: shout
    spec: Write src/shout.js. It exports shout(text), which returns the text in capitals with "!" at its end.
    attempt_budget: 3
    success_criteria:
      - { kind: file_contains, path: src/shout.js, pattern: 'toUpperCase' }
      - { kind: command, command: node test/shout.js, timeout_seconds: 60 }

  - id: readme
    spec: The repository has a README with a title.
    success_criteria:
      - { kind: file_contains, path: README.md, pattern: '^# ' }
`;

/** The demo's agent: a shell script instead of a model. */
export const DEMO_AGENT = `#!/bin/sh
# Stands in for a coding agent. It gets its brief on standard input and in the file $GROUNDHOG_BRIEF.
case "$GROUNDHOG_CHECKPOINT/$GROUNDHOG_ATTEMPT" in
  greet/1)
    mkdir -p src
    echo 'exports.greet = (name) => "Hello, " + name + "!";' > src/greet.js
    groundhog verb checkpoint-success --summary "Add greet(name)"
    ;;
  shout/1)
    echo 'exports.shout = (text) => text.toUpperCase();' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text), all tests pass"
    ;;
  shout/2)
    echo 'exports.shout = (text) => text.toUpperCase() + "!";' > src/shout.js
    groundhog verb checkpoint-success --summary "Add shout(text)"
    ;;
  *)
    groundhog verb checkpoint-failure --what-tried nothing --what-happened "no script for this" --next none --retry-pointless
    ;;
esac
`;

/** The files of the demo's repository before the run. */
export const DEMO_FILES: Readonly<Record<string, string>> = {
  'README.md': '# Demo\n\nA small repository for the Groundhog demo.\n',
  'package.json': '{ "name": "demo", "version": "1.0.0", "private": true }\n',
  'test/greet.js':
    "const { greet } = require('../src/greet.js');\nif (greet('you') !== 'Hello, you!') throw new Error('greet(\"you\") gave ' + greet('you'));\n",
  'test/shout.js':
    "const { shout } = require('../src/shout.js');\nif (shout('hi') !== 'HI!') throw new Error('shout(\"hi\") gave ' + shout('hi') + ', wanted HI!');\n",
  '.groundhog/plans/demo.yml': DEMO_PLAN,
};
