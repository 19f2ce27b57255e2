import { cliAdapters } from '../../../agent/cli/cli-adapters.ts';
import { PROJECT, VERSION } from '../../compose/version.ts';
import { type AgentKey, FIRST_PLAN_PATH, findAgentKey, type InitChoices, type InitRepository } from './init-choices.ts';
import { renderLanguageSteps } from './init-languages.ts';
import { findFirstSetup } from './init-setup.ts';
import { listToolInstalls } from './init-tools.ts';

const QUEUE = '  queue: max # without it a waiting job is cancelled when another one arrives\n';

const COMMAND = `      command:
        description: A command for a task that waits, such as "retry parser"; it needs no plan
        type: string
`;

const MANUAL = `on:
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        type: string
        default: ${FIRST_PLAN_PATH}
${COMMAND}permissions: {}
# One run of a plan after the other: a task belongs to one run at a time. A command waits for none, since it may be to pause it.
concurrency:
  group: groundhog-\${{ inputs.command && github.run_id || inputs.plan }}
  cancel-in-progress: false
${QUEUE}jobs:
  groundhog:
`;

const ISSUE = `# More of the bot, such as commands in reviews and a schedule that resumes what has died: examples/full-bot.yml of the action.
on:
  issues:
    types: [labeled]
  issue_comment:
    types: [created, edited] # edited: the boxes that "buttons" shows
  workflow_dispatch:
    inputs:
      plan:
        description: Path of the plan file
        type: string
        default: ${FIRST_PLAN_PATH}
${COMMAND}permissions: {}
# One run at a time for each issue or plan; later ones wait. A comment or a command waits for none, since it may be to pause a run.
concurrency:
  group: groundhog-\${{ github.event.issue.number || inputs.plan || github.event_name }}-\${{ (github.event.comment || inputs.command) && github.run_id || 'work' }}
  cancel-in-progress: false
${QUEUE}jobs:
  groundhog:
    # Saves a job for events that cannot be meant; the action itself checks who may start work.
    if: >-
      (github.event_name != 'issue_comment' || github.event.action == 'edited' || startsWith(github.event.comment.body, '/groundhog') || startsWith(github.event.comment.body, ' '))
      && (github.event.action != 'edited' || contains(github.event.comment.body, '[x] <!-- groundhog:1:do:'))
      && (github.event_name != 'issues' || github.event.label.name == 'groundhog')
`;

const BUTTONS = '          buttons: true # boxes to tick beside the commands of the status\n';
const LINK = '          link-report: true\n';
const UPLOAD = `      # Everything that is recorded, to be opened in the browser; comments link to the artifacts of the run.
      - uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
        if: \${{ !cancelled() && steps.groundhog.outputs.report-path != '' }}
        with:
          path: \${{ steps.groundhog.outputs.report-path }}
          archive: false # the file itself, under its own name
          overwrite: true # that of an earlier attempt of this run
`;

/** Removes what GitHub Enterprise Server does not know: the queue, and the upload of artifacts since version 4. */
function removeForEnterprise(workflow: string): string {
  return [QUEUE, LINK, UPLOAD].reduce((text, part) => text.replace(part, ''), workflow);
}

/** Renders the workflow that runs plans with an agent, and installs what they need beyond what a runner has. */
export function renderWorkflow(files: InitRepository, choices: InitChoices): string {
  const installs = listToolInstalls(files, findFirstSetup(files)?.command).map((each) => `      - run: ${each}\n`);
  const workflow = renderWhole(
    [renderLanguageSteps(files), ...installs].join(''),
    choices,
    findAgentKey(choices.agent, files),
  );
  return files.isEnterprise === true ? removeForEnterprise(workflow) : workflow;
}

function renderWhole(
  tools: string,
  { agent, trigger }: InitChoices,
  { variable, expression, secret }: AgentKey,
): string {
  const requests =
    secret === undefined
      ? '      copilot-requests: write # to use the models of GitHub Copilot, without a stored key\n'
      : '';
  const adapter = cliAdapters.find(({ name }) => name === agent);
  const install =
    adapter === undefined ? '' : `      - run: npm install --global ${adapter.packageName}@${adapter.minVersion}\n`;
  return `# Works on plans with Groundhog. The agent and its model are in .groundhog/config.yml.
# The repository must let workflows open pull requests: Settings, Actions, General, "Allow GitHub Actions to create and
# approve pull requests".
name: Groundhog
${trigger === 'manual' ? MANUAL : ISSUE}    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: write # to push the task branch and the records of the task
      pull-requests: write # to open the pull request and keep it current
      issues: write # to comment on it
      checks: write # to show the criteria that failed beside the code
${requests}    steps:
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          persist-credentials: false # the agent works beside this checkout
          fetch-depth: 0
${tools}${install}      # Or the full commit id of this release, which nobody can move.
      - uses: ${PROJECT}@v${VERSION}
        id: groundhog
        with:
          plan: \${{ inputs.plan }}
          command: \${{ inputs.command }}
          deadline-minutes: 50 # ten less than timeout-minutes, so that the run pauses instead of being cut off
          max-cost-usd: 5 # of one run, which then pauses; the next run resumes the task
${LINK}${trigger === 'issue' ? BUTTONS : ''}        env:
          ${variable}: \${{ ${expression} }}
${UPLOAD}`;
}
