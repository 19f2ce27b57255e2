export const id = 855;
export const ids = [855];
export const modules = {

/***/ 63434:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ attributionSchema),
/* harmony export */   O8: () => (/* binding */ renderShare),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40669);
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);


/** Authorship of the lines of a landed checkpoint. Only lines of text that are in the landed commit count as added. */
const attributionSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** The commit from which lines are counted: the landed commit before this one, else the base. */
    since: _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf,
    agent_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    agent_removed: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** Lines added by people's commits since then that are still present. */
    people_added: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    people_commits: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
    /** Binary files that the agent changed: they have no lines to count. */
    binary_files: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().min(0),
});
// Why: docs/decisions/0014-attribution-of-lines.md
/** Follows people's lines through every step, and counts those that remain beside the agent's. */
function attribute({ since, steps, agent }) {
    const before = steps.reduce(followStep, new Map());
    const after = followStep(before, { by: 'elsewhere', files: agent });
    const hunks = agent.flatMap((file) => file.hunks);
    return {
        since,
        agent_added: sum(hunks.map(({ newCount }) => newCount)),
        agent_removed: sum(hunks.map(({ oldCount }) => oldCount)),
        people_added: sum([...after.values()].flat().map(({ from, to }) => to - from + 1)),
        people_commits: steps.filter(({ by }) => by === 'people').length,
        binary_files: agent.filter(({ isBinary }) => isBinary).length,
    };
}
/** Renders the agent's share, such as `73% agent (146/200 lines)`; undefined when no line was added. */
function renderShare({ agent_added, people_added }) {
    const total = agent_added + people_added;
    if (total === 0)
        return undefined;
    return `${toPercent(agent_added, total)}% agent (${agent_added}/${total} lines)`;
}
/** Rounds to a percentage that is 0 or 100 only for none or all. */
function toPercent(part, total) {
    if (part === 0 || part === total)
        return part === 0 ? 0 : 100;
    return Math.min(99, Math.max(1, Math.round((100 * part) / total)));
}
function followStep(owned, { by, files }) {
    const next = new Map(owned);
    for (const { oldPath } of files)
        if (oldPath !== undefined)
            next.delete(oldPath);
    for (const { oldPath, newPath, hunks, isBinary } of files) {
        if (newPath === undefined || isBinary)
            continue;
        const kept = moveLines((oldPath === undefined ? undefined : owned.get(oldPath)) ?? [], hunks);
        const added = by === 'people' ? hunks.map(toNewLines) : [];
        next.set(newPath, [...kept, ...added].sort((a, b) => a.from - b.from));
    }
    return next;
}
function toNewLines({ newStart, newCount }) {
    return { from: newStart, to: newStart + newCount - 1 };
}
/** Returns the ranges after the hunks, without the lines that the hunks removed. Both lists are in ascending order. */
function moveLines(lines, hunks) {
    const moved = [];
    const kept = toKeptLines(hunks);
    let at = 0;
    for (const range of lines) {
        for (let part = kept[at]; part !== undefined; part = kept[at]) {
            const from = Math.max(range.from, part.from);
            const to = Math.min(range.to, part.to);
            if (from <= to)
                moved.push({ from: from + part.shift, to: to + part.shift });
            if (range.to < part.to)
                break;
            at += 1;
        }
    }
    return moved;
}
/** Returns the ranges of the old side that remain, each with its shift in lines. */
function toKeptLines(hunks) {
    const kept = [];
    let from = 1;
    let shift = 0;
    for (const { oldStart, oldCount, newCount } of hunks) {
        kept.push({ from, to: oldCount === 0 ? oldStart : oldStart - 1, shift });
        from = oldCount === 0 ? oldStart + 1 : oldStart + oldCount;
        shift += newCount - oldCount;
    }
    return [...kept, { from, to: Number.POSITIVE_INFINITY, shift }];
}
function sum(counts) {
    return counts.reduce((total, count) => total + count, 0);
}


/***/ }),

/***/ 85144:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ mergeSideEffects),
/* harmony export */   a: () => (/* binding */ sideEffectSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** A change by the agent that a rewind does not undo. */
const sideEffectSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    kind: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['file_write', 'file_delete', 'git_commit', 'db_mutation', 'other'])
        .describe('What sort of change it was.'),
    target: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .max(1000)
        .refine((text) => text.trim() !== '', 'must not be blank')
        .describe('What was changed, so that somebody else finds it: a path, an address, a table.'),
    reversible: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().describe('Whether it can be undone.'),
});
/** Returns the side effects in order, each (kind, target, reversible) once. */
function mergeSideEffects(...lists) {
    const toKey = ({ kind, target, reversible }) => JSON.stringify([kind, target, reversible]);
    return [...new Map(lists.flat().map((effect) => [toKey(effect), effect])).values()];
}


/***/ }),

/***/ 74580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ changedPathSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** One changed path, with its status as in git-diff(1) `--name-status`. */
const changedPathSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['A', 'M', 'D', 'T']), path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 20068:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $9: () => (/* binding */ endingSchema),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   WG: () => (/* binding */ isPassing),
/* harmony export */   p$: () => (/* binding */ pauseCauseSchema),
/* harmony export */   vu: () => (/* binding */ conclusionOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40669);

/** The endings of a run. */
const endingSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'passed',
    'nothing_to_do',
    'blocked',
    'paused',
    'refused',
    'conflict',
    'infra_error',
]);
const conclusions = {
    passed: 'success',
    nothing_to_do: 'success',
    blocked: 'failure',
    paused: 'neutral',
    refused: 'failure',
    conflict: 'failure',
    infra_error: 'failure',
};
/** Returns the conclusion of a GitHub check run for an ending. */
function conclusionOf(ending) {
    return conclusions[ending];
}
/** Returns the exit code of the process for an ending: 0 unless the conclusion is a failure. */
function exitCodeOf(ending) {
    return conclusionOf(ending) === 'failure' ? 1 : 0;
}
/** The cause of a pause, which decides whether the run may resume by itself. */
const pauseCauseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'deadline',
    'budget',
    'cancelled',
    /** The agent's provider was unavailable. */
    'provider',
    /** The user must fix the account at the agent's provider. */
    'account',
    /** The judge has given no verdict on a statement. */
    'unjudged',
    'asked',
    'approval',
    /** The job ended before its run did. */
    'job_ended',
    /** Another run has taken the task. */
    'taken',
]);
const passing = {
    deadline: true,
    budget: false,
    cancelled: false,
    provider: true,
    account: false,
    unjudged: false,
    asked: false,
    approval: false,
    job_ended: true,
    taken: true,
};
/** Returns whether a run that paused for this cause can resume without any action of a user. */
function isPassing(cause) {
    return passing[cause];
}


/***/ }),

/***/ 60085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cb: () => (/* binding */ scratchBranchName),
/* harmony export */   DC: () => (/* binding */ toStreamName),
/* harmony export */   DE: () => (/* binding */ defaultTaskBranch),
/* harmony export */   DZ: () => (/* binding */ SNAPSHOT_NAMESPACE),
/* harmony export */   H$: () => (/* binding */ findRefConflict),
/* harmony export */   O7: () => (/* binding */ parseTaskRef),
/* harmony export */   P: () => (/* binding */ taskNamespace),
/* harmony export */   Un: () => (/* binding */ findScratchBranches),
/* harmony export */   aE: () => (/* binding */ findSnapshotNameProblem),
/* harmony export */   fL: () => (/* binding */ toBranchRef),
/* harmony export */   gh: () => (/* binding */ scratchBranchNamespace),
/* harmony export */   kk: () => (/* binding */ toRefName),
/* harmony export */   mA: () => (/* binding */ findBranchNameProblem),
/* harmony export */   pA: () => (/* binding */ isRefName),
/* harmony export */   rV: () => (/* binding */ attemptSnapshotNamespace),
/* harmony export */   w8: () => (/* binding */ toTaskPatterns)
/* harmony export */ });
/* harmony import */ var _ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);

const MAX_SNAPSHOT_NAME_LENGTH = 100;
function isRefName(ref) {
    return ref.startsWith('refs/');
}
/** Returns the prefix of all refs of a task, apart from its branches. */
function taskNamespace(taskId) {
    return `refs/groundhog/${taskId}`;
}
/** Returns the patterns by which a remote lists all refs of a task, and those that git would need to be a folder of them. */
function toTaskPatterns(taskId) {
    return ['refs/heads/*', `${taskNamespace(taskId)}/*`, taskNamespace(taskId), 'refs/groundhog'];
}
/** Returns the full name of a ref of a task. */
function toRefName(ref) {
    switch (ref.kind) {
        case 'scratch_branch':
            return toBranchRef(scratchBranchName(ref.taskId, ref.day));
        case 'scratch':
            return `${taskNamespace(ref.taskId)}/day-${ref.day}`;
        case 'state':
        case 'result':
            return `${taskNamespace(ref.taskId)}/${ref.kind}`;
        case 'steps':
            return `${taskNamespace(ref.taskId)}/steps/${toStreamName(ref.base7, ref.number)}`;
    }
}
/** Returns the name of a stream of steps, `<base7>-<n>`. Throws an Error for an invalid id or number. */
function toStreamName(base, number) {
    const name = `${base.slice(0, 7)}-${number}`;
    if (parseStreamName(name) === undefined)
        throw new Error(`"${name}" names no stream of steps`);
    return name;
}
/** Parses the name of a stream; undefined for any other text. */
function parseStreamName(name) {
    const match = /^([0-9a-f]{7})-([1-9]\d{0,6})$/.exec(name);
    return match?.[1] === undefined ? undefined : { base7: match[1], number: Number(match[2]) };
}
/** The prefix of the named snapshots of a repository. */
const SNAPSHOT_NAMESPACE = 'refs/sandbox/snapshots';
/** Returns the prefix of the agent's snapshots of one attempt, in the control repository only. */
function attemptSnapshotNamespace(day) {
    return `refs/sandbox/day-${day}/snapshots`;
}
/** Returns the prefix of the scratch branches of a task or of all; an in-place run leaves them in its checkout. */
function scratchBranchNamespace(taskId) {
    return toBranchRef(taskId === undefined ? 'groundhog' : `groundhog/${taskId}`);
}
/** Returns the name of the scratch branch of one attempt, `groundhog/<task_id>/day-<n>`. */
function scratchBranchName(taskId, day) {
    return `groundhog/${taskId}/day-${day}`;
}
/** Returns the task branch when the user names none. */
function defaultTaskBranch(taskId) {
    return `groundhog/${taskId}/task`;
}
/** Returns `refs/heads/<name>`. */
function toBranchRef(name) {
    return `refs/heads/${name}`;
}
/** Parses a ref of a task; undefined for any other ref. */
function parseTaskRef(ref) {
    const steps = /^refs\/groundhog\/([^/]+)\/steps\/([^/]+)$/.exec(ref);
    if (steps !== null)
        return toStepsRef(steps[1], parseStreamName(steps[2] ?? ''));
    const match = /^refs\/groundhog\/([^/]+)\/(state|result|day-([1-9]\d{0,6}))$/.exec(ref) ??
        /^refs\/heads\/groundhog\/([^/]+)\/(day-([1-9]\d{0,6}))$/.exec(ref);
    const taskId = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIdSchema */ .Ov.safeParse(match?.[1]);
    if (match === null || !taskId.success)
        return undefined;
    if (match[2] === 'state' || match[2] === 'result')
        return { kind: match[2], taskId: taskId.data };
    const kind = ref.startsWith('refs/heads/') ? 'scratch_branch' : 'scratch';
    return { kind, taskId: taskId.data, day: Number(match[3]) };
}
function toStepsRef(task, stream) {
    const taskId = _ids_js__WEBPACK_IMPORTED_MODULE_0__/* .taskIdSchema */ .Ov.safeParse(task);
    return taskId.success && stream !== undefined ? { kind: 'steps', taskId: taskId.data, ...stream } : undefined;
}
/** Returns the scratch branches of attempts among refs, by their names without `refs/heads/`. */
function findScratchBranches(refs) {
    const found = new Map();
    for (const [name, commit] of refs) {
        const ref = parseTaskRef(name);
        if (ref?.kind === 'scratch_branch')
            found.set(scratchBranchName(ref.taskId, ref.day), commit);
    }
    return found;
}
/** Returns why a branch cannot have this name by git-check-ref-format(1), or undefined. */
function findBranchNameProblem(name) {
    if (name === '' || name.length > 200)
        return 'must have 1 to 200 characters';
    if (/[\0-\x20\x7f~^:?*[\\]/.test(name))
        return 'must not contain spaces, control characters or any of ~ ^ : ? * [ \\';
    if (/\.\.|@\{|\/\/|^\/|\/$|^-|\.$/.test(name))
        return 'must not contain "..", "@{", "//", or start with "-" or "/", or end with "/" or "."';
    if (name === '@' || /^(?:[A-Z]+_)?HEAD$/i.test(name))
        return 'is a name that git keeps for itself';
    const prefix = /^(?:refs|heads|tags|remotes)(?:\/|$)/i.exec(name)?.[0];
    // git reads "heads/main" as the branch "main", and creates it as another one.
    if (prefix !== undefined)
        return `must be the plain name of a branch: "${prefix}" is the beginning of git's own names for refs`;
    if (name.split('/').some((part) => part.startsWith('.') || part.endsWith('.lock'))) {
        return 'must not have a part that starts with "." or ends with ".lock"';
    }
    return undefined;
}
/** Returns why a snapshot cannot have this name in a ref (git-check-ref-format(1)), or undefined. */
function findSnapshotNameProblem(name) {
    if (name === '')
        return 'name is required';
    const invalid = `invalid snapshot name ${JSON.stringify(name.slice(0, MAX_SNAPSHOT_NAME_LENGTH))}:`;
    if (!/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/.test(name))
        return `${invalid} must match ^[A-Za-z0-9_][A-Za-z0-9_.-]*$`;
    if (name.length > MAX_SNAPSHOT_NAME_LENGTH)
        return `${invalid} must have at most ${MAX_SNAPSHOT_NAME_LENGTH} characters`;
    if (name.includes('..') || name.endsWith('.') || name.endsWith('.lock'))
        return `${invalid} must not contain "..", nor end with "." or ".lock": git refuses it`;
    return undefined;
}
/** Returns two refs that cannot exist together, because git stores one as a folder of the other; undefined for none. */
function findRefConflict(wanted, existing) {
    for (const want of wanted) {
        for (const have of existing) {
            if (have.startsWith(`${want}/`) || want.startsWith(`${have}/`))
                return { wanted: want, existing: have };
        }
    }
    return undefined;
}


/***/ }),

/***/ 31101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ breakReferences)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);

const SKIP_MARK = /\[(\s*(?:(?:skip|no)[\s_-]*[a-z]+|[a-z]+[\s_-]*skip(?:ped)?)\s*)\]/gi;
const NO_CI = /\*\*\*(?=\s*no[\s_-]*ci\b)/gi;
/**
 * Breaks what GitHub and others act on even in plain text, such as a commit message: `@user`, `#1` (and with it a word
 * that closes an issue), links, and marks that keep checks from running (`[skip ci]`, `***NO_CI***`). A line that hides
 * one in other forms of its letters is written in plain ones. Idempotent.
 */
function breakReferences(text) {
    return text.replace(/[^\n]+/g, breakLine);
}
function breakLine(line) {
    const broken = breakPlain(line);
    const folded = breakPlain((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(broken));
    return folded === (0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .foldText */ .TH)(broken) ? broken : folded;
}
function breakPlain(line) {
    return line
        .replace(/@(?=\S)/g, '@ ')
        .replace(/#(?=\p{Nd})/gu, '# ')
        .replace(/\b(gh-)(?=\p{Nd})/giu, '$1 ')
        .replace(/:\/\//g, ': //')
        .replace(SKIP_MARK, '($1)')
        .replace(NO_CI, '** *');
}


/***/ }),

/***/ 86740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ toFailure)
/* harmony export */ });
/* harmony import */ var _domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95182);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32413);
/* harmony import */ var _exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77855);




/**
 * Translates a thrown value to an ending: `refused` for a ConfigurationError, `infra_error` for all else. `command` is the
 * one of the command line: refusals name it and point to its help.
 */
function toFailure(thrown, redact, command) {
    const error = (0,_domain_errors_to_groundhog_error_js__WEBPACK_IMPORTED_MODULE_2__/* .toGroundhogError */ .z)(thrown);
    const help = error.code === 'setting_invalid' && command !== undefined ? `groundhog ${command} --help` : undefined;
    const text = (0,_exec_redaction_clean_text_js__WEBPACK_IMPORTED_MODULE_3__/* .toCleanText */ .M)((0,_domain_errors_error_catalog_js__WEBPACK_IMPORTED_MODULE_0__/* .renderError */ .v)(error, { help, refused: command }), redact);
    return { ending: error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConfigurationError */ .j1 ? 'refused' : 'infra_error', text };
}


/***/ }),

/***/ 97183:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   By: () => (/* binding */ importForward),
/* harmony export */   Sy: () => (/* binding */ importTree),
/* harmony export */   Tr: () => (/* binding */ importCommit),
/* harmony export */   rd: () => (/* binding */ prepareImport)
/* harmony export */ });
/* harmony import */ var _deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89847);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31150);


/** Creates a commit from changes to its parent's tree, in time that grows with the changes, see git-fast-import(1). */
async function importCommit(git, commit) {
    return (await runImport(git, toStream(commit), ['--force'])).commit;
}
/**
 * Creates a commit on a ref that may only move forward, or that does not exist. Throws GitError, with nothing moved,
 * when the ref is at a commit that is not among the ancestors.
 */
async function importForward(git, commit) {
    return runImport(git, toStream(commit), []);
}
/** Prepares an import whose ref may move anywhere, or only forward. */
function prepareImport(git, moves) {
    const { send, ...rest } = (0,_deferred_stdin_js__WEBPACK_IMPORTED_MODULE_0__/* .prepareCommand */ .f)(git, toArguments(moves === 'anywhere' ? ['--force'] : []), {
        noopInput: 'done\n',
    });
    return { ...rest, commit: async (commit) => readMarks(await send(toStream(commit))) };
}
/** Writes the tree of a commit with changes applied, and returns its id. No ref is left. */
async function importTree(git, { from, changes }) {
    const signature = { name: 'Groundhog', email: 'groundhog@noreply.invalid', epochSeconds: 0 };
    const stream = toStream({ ref: TEMPORARY_REF, message: '', signature, from, changes });
    const end = Buffer.from(`reset ${TEMPORARY_REF}\nfrom ${'0'.repeat(from.length)}\n\ndone\n`, 'latin1');
    return (await runImport(git, Buffer.concat([stream.subarray(0, -DONE.length), end]), ['--force'])).tree;
}
// The stream needs a ref to work on; it is reset before git writes any ref.
const TEMPORARY_REF = 'refs/groundhog-tree';
const DONE = Buffer.from('done\n', 'latin1');
async function runImport(git, stream, flags) {
    return readMarks(await git.bytes(toArguments(flags), { stdin: stream }));
}
function toArguments(flags) {
    const settings = ['-c', 'fastimport.unpackLimit=1', '-c', 'pack.compression=0'];
    return [...settings, 'fast-import', '--quiet', '--done', ...flags, '--date-format=raw'];
}
function readMarks({ stdout }) {
    const [id = '', root = ''] = Buffer.from(stdout).toString('latin1').split('\n');
    return { commit: id, tree: root.slice('040000 tree '.length).trim() };
}
function toStream(commit) {
    const { name, email, epochSeconds } = commit.signature;
    const message = Buffer.from(commit.message, 'utf8');
    const parts = [
        line(`commit ${commit.ref}`),
        line('mark :1'),
        line(`committer ${name} <${email}> ${epochSeconds} +0000`),
        line(`data ${message.length}`),
        message,
        line(''),
    ];
    if (commit.from !== undefined)
        parts.push(line(`from ${commit.from}`));
    for (const parent of commit.furtherParents ?? [])
        parts.push(line(`merge ${parent}`));
    if (commit.onTree !== undefined)
        parts.push(line(`M 040000 ${commit.onTree} ""`));
    // Deletions first: a file may make room for a folder of its name.
    for (const change of commit.changes)
        if (change.kind === 'delete')
            parts.push(line(`D ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`));
    for (const change of commit.changes)
        if (change.kind !== 'delete')
            parts.push(...toModification(change));
    parts.push(line(''), line('get-mark :1'), line('ls :1 ""'), line('done'));
    return Buffer.concat(parts);
}
function toModification(change) {
    if (change.kind === 'blob')
        return [line(`M ${change.mode} ${change.id} ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`)];
    return [
        line(`M ${change.mode ?? '100644'} inline ${(0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .quotePath */ .WG)(change.path)}`),
        line(`data ${change.bytes.length}`),
        change.bytes,
        line(''),
    ];
}
function line(text) {
    return Buffer.from(`${text}\n`, 'latin1');
}


/***/ }),

/***/ 36064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ listRefs),
/* harmony export */   Xv: () => (/* binding */ listDatedRefs),
/* harmony export */   av: () => (/* binding */ toMap)
/* harmony export */ });
/** Lists the refs below the prefixes, or all refs, with the objects that they name, see git-for-each-ref(1). */
async function listRefs(git, prefixes = []) {
    const { stdout } = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', ...prefixes]);
    return toMap(stdout);
}
/** Lists the refs below the prefixes with their time and one trailer, without symbolic refs. */
async function listDatedRefs(git, { prefixes, trailer }) {
    const value = `%(trailers:key=${trailer},valueonly,separator=%x2C)`;
    const fields = ['%(refname)', '%(objectname)', '%(creatordate:unix)', '%(symref)', value];
    const { stdout } = await git.text(['for-each-ref', `--format=${fields.join('%00')}`, ...prefixes]);
    return stdout.split('\n').flatMap((line) => {
        const [ref = '', id = '', at = '', symref = '', found = ''] = line.split('\0');
        if (!ref.startsWith('refs/') || symref !== '')
            return [];
        return [{ ref, id, atSeconds: /^\d+$/.test(at) ? Number(at) : undefined, trailer: found.trim() }];
    });
}
/** Parses lines of "id ref". */
function toMap(text) {
    const refs = new Map();
    for (const line of text.split('\n')) {
        const match = /^([0-9a-f]+)\s+(refs\/.*)$/.exec(line);
        if (match?.[1] !== undefined && match[2] !== undefined)
            refs.set(match[2], match[1]);
    }
    return refs;
}


/***/ })

};
