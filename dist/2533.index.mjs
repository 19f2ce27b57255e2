export const id = 2533;
export const ids = [2533];
export const modules = {

/***/ 22533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ renderError)
});

// EXTERNAL MODULE: ./domain/text/quote-for-shell.js
var quote_for_shell = __webpack_require__(78240);
;// CONCATENATED MODULE: ./domain/errors/agent-error-texts.js
/** The texts of errors about the agent that the settings ask for. */
const agentErrorTexts = {
    agent_command_missing: () => ({
        title: 'The command agent has no command.',
        observed: 'The agent is "command" and no command was given.',
        hint: 'Give --agent-command \'<shell command>\', or the input "agent-command".',
    }),
    model_key_missing: ({ provider, names, ofJob, who }) => ({
        title: 'There is no key for the model.',
        observed: `The provider "${provider}" of ${who} needs one, and ${names} is not set.`,
        hint: renderKeyHint(String(names).split(' ')[0] ?? '', ofJob),
    }),
    agent_not_found: ({ agent, program, file, package: name, needed, reason }) => ({
        title: 'The program of the agent does not run on this machine.',
        observed: file !== undefined
            ? `There is no file "${file}", which --agent-command (the input "agent-command") runs.`
            : reason === undefined
                ? `The agent "${agent}" is the program "${program}", which is not on the PATH.`
                : `"${program} --version" did not report a version: ${reason}`,
        hint: file !== undefined
            ? 'Correct the path. A file of the repository is named from its root, as in ./scripts/agent.sh'
            : name === undefined
                ? 'Install it, or give its path in --agent-command, or the input "agent-command".'
                : `Install it with: npm install --global ${name}@${needed}; or name the program with --agent-command, or the input "agent-command".`,
    }),
    agent_too_old: ({ agent, program, package: name, needed, found }) => ({
        title: 'The program of the agent is too old.',
        observed: `"${program}" is version ${found}; the agent "${agent}" needs ${needed} or newer.`,
        hint: `Update it with: npm install --global ${name}@latest`,
    }),
};
/** Renders how a key is given on a laptop and in a job, which has a token of its own for GitHub Copilot. */
function renderKeyHint(name, ofJob) {
    const value = ofJob ?? `secrets.${name}`;
    return `Set it where Groundhog is started: export ${name}=…; in a job:\n  env:\n    ${name}: \${{ ${value} }}`;
}

;// CONCATENATED MODULE: ./domain/errors/branch-error-texts.js
/** The texts of errors about the branch of a task and the checkout that a run works in. */
const branchErrorTexts = {
    task_branch_invalid: ({ branch, reason }) => ({
        title: 'The task branch cannot have this name.',
        observed: `"${branch}" ${reason}.`,
        hint: 'Give another one: --task-branch NAME, or the input "task-branch".',
    }),
    task_branch_protected: ({ branch, reason, own }) => ({
        title: 'Groundhog does not work on this branch.',
        observed: `"${branch}" ${reason}; results land on a branch of their own.`,
        hint: renderOtherBranch(own),
    }),
    task_branch_checked_out: ({ branch, path }) => ({
        title: 'The task branch is checked out.',
        ...(path === undefined
            ? {
                observed: 'Somebody has checked it out since the run began; moving it would make that checkout out of date.',
                hint: 'Check out another branch there, or none (git switch --detach), and start again: it resumes where it stopped.',
            }
            : {
                observed: `"${branch}" is checked out at "${path}"; moving it would make that checkout out of date.`,
                hint: 'Check out another branch there, or none (git switch --detach), or use another --task-branch.',
            }),
    }),
    task_branch_unrecorded: ({ branch, commit }) => ({
        title: 'The task branch is there already, and no record says what is on it.',
        observed: `"${branch}" is at ${commit}; a new task starts from its base.`,
        hint: `Delete it where nobody needs it (git branch -D, git push --delete), or start under another name (--task, "task:" in the plan). To start from what is on it, name it: --task-branch ${branch}, or the input "task-branch".`,
    }),
    checkout_dirty: ({ path, paths }) => ({
        title: 'The checkout has changes that are not committed.',
        observed: `In "${path}" these differ from the commit that the work starts from: ${paths}.`,
        hint: 'Commit or stash them (git stash), or leave --workspace out: then the run works in a folder of its own. Files that git converts when it checks out (line ends, LFS) count as changed.',
    }),
    checkout_elsewhere: ({ path, at, head, branch, local }) => ({
        title: 'The checkout is not at the commit where the task resumes.',
        observed: `"${path}" is at ${at}; the task resumes from ${head}.`,
        hint: `Check that commit out first: git switch ${local ?? `--detach ${head}`}. In a job give it to the checkout step: ref: ${branch}`,
    }),
    checkout_in_use: ({ path, pid, folder }) => ({
        title: 'Another run works in this checkout.',
        observed: `"${path}" is held by ${pid === undefined ? 'a run that cannot be read' : `the process ${pid}`}.`,
        hint: `Wait for it to end, or leave --workspace out. If no run is left on any machine, delete ${folder}`,
    }),
    checkout_index_held: ({ path }) => ({
        title: 'A git command holds the index of this checkout.',
        observed: `"${path}" still existed after a second; git creates it while it changes the index.`,
        hint: 'Let that command end (a commit may wait in an editor) and run again: nothing is lost. If no git command runs there, one was killed: delete the file.',
    }),
    checkout_unsuited: ({ path, reason }) => ({
        title: 'A run cannot work in this checkout.',
        observed: `"${path}" ${reason}.`,
        hint: 'Fix that, or leave --workspace out: then the run works in a folder of its own.',
    }),
    ref_name_taken: ({ wanted, existing }) => ({
        title: 'A ref is in the way.',
        observed: `"${wanted}" cannot exist beside "${existing}": git keeps one as a folder of the other.`,
        hint: `Rename or delete "${existing}", or choose another task id.`,
    }),
};
/** Renders what to do about a task branch that is protected; `own` says why the one by default is. */
function renderOtherBranch(own) {
    if (own === undefined)
        return 'Leave --task-branch (the input "task-branch") out, or name a branch that people merge from.';
    const byDefault = 'It is the branch that this task lands on by default.';
    return own === 'base'
        ? `${byDefault} Check out the branch that the work starts from (git switch main), or give another --task or --task-branch.`
        : `${byDefault} Give another --task-branch (the input "task-branch"), or protect fewer branches (--protected-branch, the input "protected-branches").`;
}

;// CONCATENATED MODULE: ./domain/errors/event-error-texts.js
/** The texts of errors about an event of GitHub that starts no work. */
const eventErrorTexts = {
    task_taken: ({ task, issue, other }) => ({
        title: 'The task belongs to something else.',
        observed: `Issue #${issue} asks for the task "${task}", whose record ${other === undefined ? 'was not made for an issue' : `is of issue #${other}`}.`,
        hint: 'Give the plan of the issue another "task:", or leave it out.',
    }),
    task_unclear: ({ where, known, task }) => ({
        title: 'It is not clear which task is meant.',
        observed: `${task === undefined ? '' : `There is no record of a task "${task}". `}The tasks that belong to ${where}: ${known}.`,
        hint: 'Name one in the command: /groundhog <command> task=<id>',
    }),
    issue_plan_missing: ({ issue, label }) => ({
        title: `Issue #${issue} holds no plan; nothing was started.`,
        observed: 'There is neither a fenced block that is marked "groundhog" nor a line "Plan: <path>" in it.',
        hint: `Add one of them, then give the issue the label "${label}" again.`,
    }),
    issue_plan_invalid: ({ issue, problems, label }) => ({
        title: `The plan of issue #${issue} is not valid; nothing was started.`,
        observed: `${problems}`,
        hint: `Fix the lines above in the issue (each is named as line:column), then give it the label "${label}" again.`,
    }),
    plan_not_approved: ({ reason }) => ({
        title: 'The plan of the issue was not run.',
        observed: `${reason}`,
        hint: 'A user with write access approves exactly the plan that the last answer on the issue shows: /groundhog approve <hash>',
    }),
    planner_missing: ({ reason }) => ({
        title: 'No agent may draft a plan here; nothing was asked of a model.',
        observed: `${reason}`,
        hint: 'Choose an agent that reads by tools of its own, such as "builtin" with a provider and a model, or have programs isolated: isolation: auto.',
    }),
    plan_without_issue: ({ where }) => ({
        title: 'A plan is drafted for an issue; nothing was asked of a model.',
        observed: `The command was given ${where}.`,
        hint: 'Comment on the issue that the plan is for: /groundhog plan',
    }),
    draft_failed: ({ reason }) => ({
        title: 'No plan was drafted.',
        observed: `${reason}`,
        hint: 'Ask again, with a shorter wish or another model; a plan can always be written by hand.',
    }),
    access_refused: ({ reason }) => ({
        title: 'This event may not start anything; nothing was done.',
        observed: `${reason}`,
        hint: 'A user with write, maintain or admin rights can ask for the same.',
    }),
    event_unsupported: ({ reason }) => ({
        title: 'Nothing to do for this event.',
        observed: `${reason}`,
        hint: 'Work starts by hand (workflow_dispatch), by a schedule, by a repository_dispatch "groundhog", by the label on an issue, or by a comment that starts with /groundhog.',
    }),
};

;// CONCATENATED MODULE: ./domain/errors/git-error-texts.js
/** The command that fetches the records of a remote. */
const FETCH_RECORDS = 'git fetch origin "refs/groundhog/*:refs/groundhog/*"';
/** Settings of a repository may be those of an agent. */
const OWN_SETTINGS = ` Settings of this repository alone, such as core.sshCommand, do not count for --remote; to read the records there, fetch them: ${FETCH_RECORDS}`;
/** The texts of errors of git and of what connects to a remote. */
const gitErrorTexts = {
    git_too_old: ({ version, needed }) => ({
        title: 'This git is too old.',
        observed: `git ${version} was found; ${needed} or newer is needed.`,
        hint: 'Install a newer git and run again.',
    }),
    git_missing: ({ path }) => ({
        title: 'git was not found.',
        observed: `No program "git" on the PATH (${path}).`,
        hint: 'Install git and run again.',
    }),
    git_failed: ({ command, exit_code, stderr }) => ({
        title: 'A git command failed.',
        observed: `git ${command} ended with ${exit_code}${stderr === '' ? '' : `: ${stderr}`}`,
        hint: 'Nothing of yours was changed. Run again; if it fails again, report it with this text.',
    }),
    git_answer_too_long: ({ command, bytes }) => ({
        title: 'The output of a git command is too long.',
        observed: `git ${command} wrote more than ${bytes} bytes.`,
        hint: 'Nothing of yours was changed. Changes of this size need smaller checkpoints; run again.',
    }),
    git_lock_held: ({ path, age_seconds }) => ({
        title: 'A lock file of git is in the way.',
        observed: `"${path}" is there${describeAge(age_seconds)}: a git command holds it, or was killed and left it.`,
        hint: 'Let that command end. If no git command runs there, delete the file. Then run again: nothing is lost.',
    }),
    git_not_writable: ({ path, reason }) => ({
        title: 'git may not write in the repository.',
        observed: `"${path}" could not be created${reason === undefined ? '' : `: ${reason}`}.`,
        hint: 'Let your user write to that folder and those above it in the repository, then run again: nothing is lost.',
    }),
    remote_unreachable: ({ remote, stderr, credentials }) => ({
        title: 'The remote repository could not be reached.',
        observed: `${remote}: ${stderr}`,
        hint: `Check the network and the address, then try again; a run resumes where it stopped.${credentials === 'user' ? OWN_SETTINGS : ''}`,
    }),
    remote_transport: ({ stderr }) => ({
        title: 'Groundhog does not support this kind of remote.',
        observed: `${stderr}`,
        hint: 'Fetch the records with git and read them here: git fetch origin "refs/groundhog/*:refs/groundhog/*"',
    }),
};
/** Renders for how long a file has existed; empty when that is not known, as on another machine. */
function describeAge(seconds) {
    if (typeof seconds !== 'number')
        return '';
    const [size, unit] = [
        [86_400, 'day'],
        [3600, 'hour'],
        [60, 'minute'],
    ].find(([each]) => seconds >= each) ?? [1, 'second'];
    const count = Math.floor(seconds / size);
    return `, made ${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

;// CONCATENATED MODULE: ./domain/errors/github-error-texts.js
/** The texts of errors about requests that GitHub, or another remote, refuses. */
const githubErrorTexts = {
    remote_unauthorised: ({ remote, stderr }) => ({
        title: 'The remote repository refused the token.',
        observed: `${remote}: ${stderr}`,
        hint: 'Give the job the right to write:\n  permissions:\n    contents: write\n    pull-requests: write\n    issues: write\nA job that runs for a fork only ever reads; start it in the repository itself.',
    }),
    remote_rejected: ({ remote, stderr }) => ({
        title: 'The remote repository rejected the push.',
        observed: `${remote}: ${stderr}`,
        hint: 'A rule or hook of the repository refused it; nothing was published. Allow the branch and refs/groundhog/**, or use another task branch.',
    }),
    branch_rule: ({ remote, stderr }) => ({
        title: 'A rule of the repository does not let Groundhog push.',
        observed: `${remote}: ${stderr}`,
        hint: 'Under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it; or take a branch that it leaves alone:\n  with:\n    task-branch: <name>',
    }),
    workflow_change: ({ remote, stderr }) => ({
        title: 'GitHub did not take a change of a workflow file.',
        observed: `${remote}: ${stderr}`,
        hint: 'The token of a job can never push such a change. Give the step that of an app with the permission "Workflows: write":\n  with:\n    github-token: ${{ steps.app-token.outputs.token }}',
    }),
    token_missing: () => ({
        title: 'There is no GitHub token.',
        observed: 'The input "github-token" is empty.',
        hint: 'Leave the input out to use the token of the job, or pass one: github-token: ${{ secrets.MY_TOKEN }}',
    }),
    token_rejected: ({ operation, remote, message, stderr, credentials }) => credentials === 'user'
        ? {
            title: 'The remote asks for a login, and git has none for it.',
            observed: `${operation ?? remote}: ${stderr}`,
            hint: 'Where "git fetch" works, this works: log in with git, such as by "gh auth login" and "gh auth setup-git".',
        }
        : {
            title: 'The token is not valid, or no longer.',
            observed: `${operation ?? remote}: ${message ?? stderr}`,
            hint: 'The token of a job ends with the job, that of an app after an hour. Start again: the records are kept under refs/groundhog/, and the run resumes from there. To pause before an hour is over:\n  with:\n    deadline-minutes: 50',
        },
    github_request_failed: ({ operation, status, message, request_id }) => ({
        title: 'A request to GitHub failed.',
        observed: `${operation}: ${status ?? 'no answer'} ${message ?? ''}${request_id === undefined ? '' : ` (request ${request_id})`}`,
        hint: 'Run again: finished work is recorded and is not repeated.',
    }),
    github_forbidden: ({ operation, status, message, permission }) => ({
        title: 'GitHub did not allow this.',
        observed: `${operation}: ${status} ${message ?? ''}`,
        hint: permission === undefined
            ? 'Check the permissions of the job and of the token.'
            : `Give the job the right:\n  permissions:\n    ${permission}`,
    }),
    pull_request_refused: ({ message, compare_url }) => ({
        title: 'GitHub did not allow the pull request to be opened.',
        observed: `${message}`,
        hint: [
            findPullRequestFix(`${message}`),
            ...(compare_url === undefined ? [] : [`Or open it by hand: ${compare_url}`]),
        ].join('\n'),
    }),
    check_unavailable: ({ checkpoint, name }) => ({
        title: 'The plan asks for a check on GitHub, and this run cannot have one.',
        observed: `Checkpoint "${checkpoint}" asks for the check "${name}". A run on this machine pushes nothing to GitHub, and neither does one with dry-run.`,
        hint: 'Run the plan as a job, with the action and without dry-run; or take the criterion out.',
    }),
    check_missing: ({ names, commit, seconds, others }) => ({
        title: 'A check that the plan asks for did not appear on GitHub.',
        observed: `Commit ${commit} got no check ${names} within ${seconds} s. Found: ${others}.`,
        hint: 'Compare the name with what GitHub shows, and see what starts that check: a push with the token of a job starts no workflow, so name it and give it "on: workflow_dispatch":\n  with:\n    ci-workflows: <file>\nThe work is kept; the next run asks again, without the agent.',
    }),
    check_not_started: ({ workflow, branch, message, permission }) => ({
        title: 'A workflow for the checks that the plan asks for was not started.',
        observed: `"${workflow}" on the branch "${branch}": ${message}`,
        hint: permission === undefined
            ? `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required, on the default branch and at the base of the task. The work is kept; the next run asks again, without the agent.`
            : `Give the job the right:\n  permissions:\n    ${permission}\nThe work is kept; the next run asks again, without the agent.`,
    }),
    check_branch_refused: ({ branch, message }) => ({
        title: 'The branch on which checks run was not pushed.',
        observed: `"${branch}": ${message}`,
        hint: 'Delete a branch of that name which is not ours; under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it. The work is kept; the next run asks again, without the agent.',
    }),
    task_in_doubt: ({ reason }) => ({
        title: 'Nothing more was written to GitHub for now.',
        observed: `Another run may have the task: ${reason}.`,
        hint: 'Nothing needs to be done: if this run still holds the task, it resumes and reports everything with its next record; otherwise the other run does.',
    }),
};
function findPullRequestFix(message) {
    if (/^The base "/.test(message))
        return 'A branch was renamed or deleted; the commits are on the task branch.';
    return /not permitted to create/i.test(message)
        ? 'Allow it under "Settings", "Actions", "General": "Allow GitHub Actions to create and approve pull requests". Where the box is grey, an owner of the organisation allows it in its settings; the token of an app needs no box.'
        : 'Give the job the right:\n  permissions:\n    pull-requests: write';
}

;// CONCATENATED MODULE: ./domain/errors/missing-plan-texts.js
/** Describes a plan that is not where it was looked for: no file, a folder, or a folder without plans. */
function describeMissingPlan({ path, where, kind, near }) {
    switch (kind) {
        case 'folder':
            return { observed: `"${path}" is a folder; name a file in it.`, hint: RELATIVE };
        case 'special':
            return {
                observed: `"${path}" is a pipe or a device, and a plan is read from a file.`,
                hint: 'Write the plan to a file, or check it on standard input with: groundhog validate -',
            };
        case 'no_plans':
            return {
                observed: `No file in "${path}" ends in .yml or .yaml.`,
                hint: 'Name the files, or write a first plan with: groundhog init',
            };
        default:
            return {
                observed: `There is no file "${path}"${where === undefined ? '' : ` in ${where}`}.`,
                hint: near === undefined ? RELATIVE : `From the current folder its path is: ${near}`,
            };
    }
}
const RELATIVE = 'Check the path; it is relative to the repository root in the action, and to the current folder on the command line.';

;// CONCATENATED MODULE: ./domain/errors/signing-error-texts.js
/** The texts of errors about signatures of commits. */
const signingErrorTexts = {
    signing_key_unusable: ({ reason }) => ({
        title: 'Commits cannot be signed with the key of this run; nothing was started.',
        observed: `GROUNDHOG_SIGNING_KEY: ${reason}.`,
        hint: 'Give the private key as a secret in that variable of the step: what ssh-keygen -t ed25519 -N "" writes, or gpg --armor --export-secret-keys prints; and "sign-as" with an address of its account. Or set sign to "api" or "none".',
    }),
    plan_not_signed: ({ reason }) => ({
        title: 'The commit that adds the plan was not signed; nothing was started.',
        observed: `${reason}`,
        hint: 'Lift what is in the way and run again. Or commit the plan as a file, or set sign to "auto": then the commit is made without a signature.',
    }),
};

;// CONCATENATED MODULE: ./domain/errors/storage-error-texts.js

/** The texts of errors about disks, folders, rights and the files of a repository. */
const storageErrorTexts = {
    disk_full: ({ path, stderr }) => ({
        title: 'The disk is full.',
        observed: path === undefined && stderr !== undefined
            ? `git could not write: ${stderr}`
            : `Writing to ${path ?? 'a temporary folder'} failed: no space left.`,
        hint: 'Free some space, or some files where the disk has no more of them (df -i), and run again; a run resumes where it stopped.',
    }),
    path_unusable: ({ path, reason }) => ({
        title: 'Groundhog cannot work at this path.',
        observed: `${path} ${reason}.`,
        hint: 'Rename the folder or move it, and run again.',
    }),
    permission_denied: ({ path, reason, stderr }) => ({
        title: 'A file or folder cannot be read or written.',
        observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
        hint: 'Compare its owner and its rights with the user that runs Groundhog (ls -ld, id), and check that it is not mounted read-only (findmnt -T). Then run again.',
    }),
    open_files_limit: ({ path, reason, stderr }) => ({
        title: 'Too many files are open.',
        observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
        hint: 'Raise the limit and run again: ulimit -n 1024. If it is high, another program holds most of it.',
    }),
    folder_gone: ({ path, reason }) => ({
        title: 'A folder that the run needs is not there, or no longer.',
        observed: `"${path}" ${reason ?? 'does not exist, or was replaced by a link'}.`,
        hint: 'Find what deletes it: a program that clears temporary files, or the agent. Or set TMPDIR (RUNNER_TEMP in a job) to another folder that exists, for a temporary one. Then run again: the run resumes from its last record.',
    }),
    repository_damaged: ({ path, ref, reason, stderr }) => ref === undefined
        ? {
            title: 'The repository is damaged.',
            observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
            hint: 'The damage was left as it is. List what is missing with: git fsck --full; then fetch it again, or use a fresh clone.',
        }
        : {
            title: 'The repository has a broken ref.',
            observed: `"${path}": ${ref} names a commit that is not there, so git takes no new commits.`,
            hint: `Remove it there with: git update-ref -d ${(0,quote_for_shell/* renderShellCommand */.c)([String(ref)])}; where git cannot read it either, delete the file "${ref}" of that folder. Then run again.`,
        },
};

;// CONCATENATED MODULE: ./domain/errors/verification-error-texts.js
/** The texts of errors about criteria that cannot be run, and about what they were to check. */
const verificationErrorTexts = {
    criterion_unrunnable: ({ checkpoint, number, reason, setup }) => ({
        title: 'A criterion cannot be run at the base, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}": criterion ${number} could not be run: \`${reason}\`.`,
        hint: [
            setup === undefined ? 'Install it where the run starts, or change the plan.' : `Is \`setup: ${setup}\` missing?`,
            'If the checkpoint itself is to make it run, give --force, or the input "force".',
        ].join(' '),
    }),
    tests_pass_at_base: ({ checkpoint, number, tests }) => ({
        title: 'Tests that must fail at the base pass there, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}": criterion ${number} says "must_fail_at_base", and before any work these pass: ${tests}.`,
        hint: [
            'Narrow "must_pass" to the tests of the work, or write tests that fail without it;',
            'where the work is done already, skip the checkpoint.',
        ].join(' '),
    }),
    landed_outside: ({ checkpoint, wait, paths, commits, line }) => ({
        title: 'What has landed goes beyond what the plan allows now, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}" has changed in the plan, and what it has landed (${commits}) changed ${paths}, which its "protect" or "changes_within" does not allow.`,
        hint: [
            `${wait}Take it back on the task branch, with what came later in those paths: ${line}`,
            'The next run checks what is left, and an agent does the rest. To keep it, allow the paths in the plan, or skip the checkpoint.',
        ].join('\n'),
    }),
    guard_without_report: ({ checkpoint, number, title, detail, output }) => ({
        title: 'A guard has no tests to compare at the base, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}": guard ${number} ran \`${title}\`. ${detail}\n${output}`,
        hint: [
            'Run the command in a fresh clone of the base: it has to find the tests, "setup" has to bring what they need, and "caches" what lies below HOME.',
            'If the checkpoint itself is to make it run, give --force, or the input "force".',
        ].join(' '),
    }),
    guard_fails_at_base: ({ checkpoint, number, title, detail, output }) => ({
        title: 'A guard fails at the base, so its checkpoint gets no attempt.',
        observed: [`Checkpoint "${checkpoint}": guard ${number} failed: \`${title}\`. ${detail}`.trimEnd(), output]
            .join('\n')
            .trimEnd(),
        hint: [
            'Every attempt would fail by it. Make it hold on the base branch, which --rebase or the command "rebase" takes in, or take it out of "guards"; a guard of the kind "tests" lets tests fail that fail at the base.',
            'If the checkpoint itself is to make it hold, add it to its "success_criteria" too, or give --force, or the input "force".',
        ].join(' '),
    }),
    setup_failed: ({ command, commit, detail, output, refusals }) => ({
        title: 'The setup command of the plan failed.',
        observed: [`${command}: ${detail}`, refusals ?? [], output].flat().join('\n').trimEnd(),
        hint: refusals === undefined
            ? `Run the command in a fresh clone, at ${commit}, where it ran; fix it there or change "setup" in the plan. In a sandbox it reaches the registries of the lockfiles alone: --network-setup, or the input of its name, adds hosts.`
            : 'Give the run the flag that allows the host, or the input of its name, or change "setup" in the plan.',
    }),
    nothing_landed: ({ task }) => ({
        title: 'There is nothing to audit.',
        observed: `No checkpoint of the plan has landed a commit in the task "${task}".`,
        hint: 'Run the plan first, or give the plan and the task that have landed.',
    }),
};

;// CONCATENATED MODULE: ./domain/errors/error-catalog.js










/** The ways to read the records of GitHub. */
const READ_REMOTE = `add --remote origin, or where a command has no such flag, first ${FETCH_RECORDS}`;
const catalog = {
    ...agentErrorTexts,
    ...branchErrorTexts,
    ...eventErrorTexts,
    ...gitErrorTexts,
    ...githubErrorTexts,
    ...signingErrorTexts,
    ...storageErrorTexts,
    ...verificationErrorTexts,
    plan_not_found: (data) => ({ title: 'The plan file was not found.', ...describeMissingPlan(data) }),
    plan_invalid: ({ path, problems }) => ({
        title: `The plan ${path} is not valid; nothing was started.`,
        observed: `${problems}`,
        hint: `Fix the lines above and check them with: groundhog validate ${(0,quote_for_shell/* quoteForShell */.e)(`${path}`)}`,
    }),
    config_invalid: ({ path, where, problems }) => ({
        title: `The configuration ${path} is not valid; nothing was started.`,
        observed: `${problems}\nas it is in ${where}`,
        hint: 'Fix the lines above and commit them; all keys are in the action reference under "The configuration file".',
    }),
    policy_unreadable: ({ policy, reason }) => ({
        title: 'The policy of the organisation cannot be read; nothing was started.',
        observed: `${policy}: ${reason}`,
        hint: 'Check the input "policy", the file at that ref, and that the token may read its repository.',
    }),
    policy_refused: ({ policy, reasons }) => ({
        title: 'The policy of the organisation does not allow this run; nothing was started.',
        observed: `${policy}:\n${reasons}`,
        hint: 'Change the settings of the run, or ask those who own the policy.',
    }),
    not_a_repository: ({ path }) => ({
        title: 'This folder is not a git repository.',
        observed: `git found no repository at "${path}".`,
        hint: 'Name the repository with --repo DIR, or create one with: git init',
    }),
    no_files_here: ({ path }) => ({
        title: 'This repository has no working tree.',
        observed: `"${path}" is a bare repository, or the git directory of one.`,
        hint: 'Name a checkout with --repo DIR, or create one with: git worktree add DIR',
    }),
    no_commits: ({ path }) => ({
        title: 'The repository has no commit yet.',
        observed: `HEAD of "${path}" points to a branch without commits.`,
        hint: 'Commit something first: an attempt starts from a commit.',
    }),
    base_not_found: ({ ref }) => ({
        title: 'The base was not found.',
        observed: `"${ref}" names no commit in the repository.`,
        hint: 'Give a branch, tag or commit that exists: --base REF, or the input "base".',
    }),
    task_id_invalid: ({ id, reason }) => ({
        title: 'The task id cannot be used.',
        observed: `"${id}": ${reason}.`,
        hint: 'Give another one: --task ID, the input "task", or "task:" in the plan.',
    }),
    setting_invalid: ({ name, value, reason, help, more, act }) => ({
        title: `The setting "${name}" cannot be used.`,
        observed: `${value === '' ? 'It' : `"${value}"`} ${reason}.${more === undefined ? '' : `\n${more}`}`,
        hint: `${act ?? (value === '' ? 'Give it' : 'Change the value')}; what it may be is in ${help === undefined ? 'the action reference.' : `the CLI reference, and in short in: ${help}`}`,
    }),
    agent_not_offered: ({ entry, wanted, offered }) => ({
        title: 'The plan chooses an agent that the settings do not offer.',
        observed: `Entry ${entry} of "agents" in the plan is ${wanted}; the settings offer: ${offered}.`,
        hint: 'A plan chooses among the agents of the settings, since each of them may use a key. Add this one to "agents" in .groundhog/config.yml of the base, or to the input or flag of that name.',
    }),
    task_not_found: ({ task, known, remote }) => ({
        title: 'There is no record of this task.',
        observed: `No ref refs/groundhog/${task}/state was found${known === undefined ? '' : `; tasks ${remote === undefined ? 'here' : 'there'}: ${known}`}.`,
        hint: `${known === undefined ? 'Run its plan first' : 'Name another task with --task'}, or ${remote === undefined ? `read those of GitHub: ${READ_REMOTE}` : 'leave out --remote for those of this repository'}`,
    }),
    no_task_recorded: ({ remote }) => ({
        title: remote === undefined ? 'No task is recorded here.' : 'No task is recorded on the remote.',
        observed: `There is no ref refs/groundhog/<task>/state${remote === undefined ? ': no run has started in this repository, or its records are elsewhere.' : ` there: no run has pushed its record.`}`,
        hint: remote === undefined
            ? `Start one with: groundhog run <plan>\nFor the tasks of jobs on GitHub ${READ_REMOTE}`
            : 'Name another remote, or leave out --remote for the tasks of this repository.',
    }),
    task_elsewhere: ({ task, branch, remote, fetch }) => ({
        title: 'The task is on a remote, and not here.',
        observed: `"${remote}" has the branch "${branch}", and the record of the task "${task}" is not in this repository: a run would begin the task anew, beside that one.`,
        hint: `To resume that one, fetch it first; to begin another one, give that another name: --task NAME. Where the branch is gone from the remote: git fetch --prune\n${fetch}`,
    }),
    task_of_other_plan: ({ task, path, known, checkpoints }) => ({
        title: 'The task has another plan.',
        observed: `The task "${task}" is that of ${known}, with ${checkpoints}; none of these is in ${path}.`,
        hint: 'Give this plan a task of its own: another name in "task", or --task NAME. A plan that is to take the place of the other one keeps the name of its file, or one of its checkpoints. A job resumes the task with its own plan where the input "plan" is empty and has no default.',
    }),
    task_not_named: ({ known }) => ({
        title: 'Several tasks are recorded here.',
        observed: `They are: ${known}.`,
        hint: 'Name one of them: --task ID',
    }),
    verb_outside_attempt: ({ reason }) => ({
        title: 'Verbs work only during an attempt.',
        observed: `${reason}`,
        hint: 'Call "groundhog verb …" from the agent that a run has started.',
    }),
    attempt_not_found: ({ task, name, reason }) => ({
        title: 'There is no such attempt.',
        observed: name === undefined
            ? `Task "${task}" has had no attempt yet.`
            : `Task "${task}" has no checkpoint or attempt "${name}": ${reason}.`,
        hint: `List the attempts with: groundhog chronicle --task ${task}`,
    }),
    step_unavailable: ({ step, task, reason }) => ({
        title: `The files of step ${step} of task "${task}" are not here.`,
        observed: `${reason}.`,
        hint: `See which steps are still kept with: groundhog steps --task ${task}`,
    }),
    snapshot_refused: ({ reason, help, refused }) => ({
        title: refused === undefined ? 'The snapshot command was refused.' : `The command "${refused}" was refused.`,
        observed: `${reason}`,
        hint: help === undefined ? 'List the snapshots with: groundhog snapshot list' : `See its options with: ${help}`,
    }),
    partial_clone: ({ path }) => ({
        title: 'The repository is a partial clone.',
        observed: `"${path}" lacks objects that it would fetch when they are needed, which a run cannot wait for.`,
        hint: 'Use a full clone, or complete this one, here for the remote "origin": git fetch --refetch --no-filter origin && git config --unset remote.origin.promisor && git config --unset remote.origin.partialclonefilter',
    }),
    objects_missing: ({ commit, objects }) => ({
        title: 'The repository is damaged: objects that the run needs are missing.',
        observed: `The commit to start from, ${commit}, has these objects, and they are not there: ${objects}. Nothing was changed.`,
        hint: 'See what else is missing with: git fsck. A file that is as committed restores its own object with: git hash-object -w FILE. Else fetch the objects again: git fetch --refetch origin',
    }),
    lfs_unsupported: ({ rules }) => ({
        title: 'The repository has files in Git LFS.',
        observed: `Rules for it are in ${rules}. Groundhog runs no filter, so an agent would find pointer files instead of them.`,
        hint: 'To work with the pointer files as they are: --lfs, or the input "lfs" with "true". Files that an attempt writes are then committed as they are.',
    }),
    state_unreadable: ({ ref, name, reason }) => ({
        title: 'The record of this task cannot be read.',
        observed: `${name === undefined ? '' : `${name}, commit `}${ref}: ${reason}`,
        hint: 'Nothing was changed. Use the version of Groundhog that wrote it, or another task id. If it was damaged, an earlier record may be whole: git log <commit>; then git update-ref <ref> <earlier commit>.',
    }),
    refs_moved: ({ refs }) => ({
        title: 'Refs changed since they were listed; nothing was deleted.',
        observed: `No longer as listed: ${refs}`,
        hint: 'A run may be working on the task. List again with: groundhog gc',
    }),
    operation_refused: ({ operation, task, reason }) => ({
        title: `The task was not changed: ${operation} was refused.`,
        observed: `${reason}`,
        hint: `See the status of the task with: groundhog status --task ${task}`,
    }),
    workspace_boundary: ({ workspace, other, what }) => ({
        title: 'The workspace is not separate from a folder that the agent must not reach.',
        observed: `The workspace "${workspace}" and ${what} "${other}" are one folder, or one lies in the other.`,
        hint: 'Create temporary folders elsewhere: set TMPDIR to a folder outside of the repository.',
    }),
    workspace_head_moved: ({ step, expected, found }) => ({
        title: 'The workspace is not on the branch that the run switched it to.',
        observed: `Before ${step} it should be on "${expected}"; ${found}.`,
        hint: 'Find what switches branches there: "setup", a criterion, or another program of yours; then run again.',
    }),
    isolation_missing: ({ reason, remedy }) => ({
        title: 'The agent cannot be isolated here, so nothing was started.',
        observed: `${reason}.`,
        hint: `${remedy}\nTo run without isolation, set isolation: none; the agent then has all rights of the job.`,
    }),
    isolation_broken: ({ problems }) => ({
        title: 'The sandboxes do not hold on this machine, so no program was started.',
        observed: `${problems}`,
        hint: 'Run "groundhog doctor --isolation" there for the whole table; docs/isolation.md explains each row. A folder of "visible-paths" may show too much, such as the one for temporary files: name less. To run without isolation, set isolation: none; the agent then has all rights of the job.',
    }),
    trusted_file_changed: ({ paths }) => ({
        title: 'A file that Groundhog trusts was changed during the run.',
        observed: `These are not as they were before the first program of the run: ${paths}.`,
        hint: 'Nothing of the attempt has landed. If an update of git or of Groundhog did that, run again. Otherwise the agent, the setup or a criterion did: discard the machine, and replace the secrets that it had.',
    }),
    rollback_failed: ({ reason }) => ({
        title: 'The workspace was discarded and could not be recreated.',
        observed: `${reason}`,
        hint: 'The work of the attempt is kept in its scratch commit; fix the problem above and run again.',
    }),
    internal: ({ message }) => ({
        title: 'Groundhog failed unexpectedly.',
        observed: `${message}`,
        hint: 'This is a bug in Groundhog: please report it with this text.',
    }),
};
/**
 * Renders an error in three parts, each on its own lines. `defaults` fills in data that is not known where the error is
 * thrown, such as the command that was used.
 */
function renderError(error, defaults = {}) {
    const { title, observed, hint } = catalog[error.code]({ ...defaults, ...error.data });
    return [title, observed, hint].filter((part) => part.trim() !== '').join('\n');
}


/***/ })

};
