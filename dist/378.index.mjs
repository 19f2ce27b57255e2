export const id = 378;
export const ids = [378];
export const modules = {

/***/ 5209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ isCaptureMessage),
/* harmony export */   Ie: () => (/* binding */ isOwnMessage),
/* harmony export */   aw: () => (/* binding */ parseTrailers),
/* harmony export */   e8: () => (/* binding */ findLandedCheckpoint),
/* harmony export */   eC: () => (/* binding */ renderLandedMessage),
/* harmony export */   i0: () => (/* binding */ renderCaptureMessage),
/* harmony export */   xI: () => (/* binding */ renderPlanMessage)
/* harmony export */ });
/* harmony import */ var _attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63434);
/* harmony import */ var _text_break_references_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31101);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36689);



const MAX_SUBJECT_LENGTH = 72;
/** Renders the message of a landed checkpoint: the summary with a subject of at most 72 characters, then trailers. */
function renderLandedMessage(landed) {
    const { subject, body } = toSubjectAndBody(landed.summary);
    // Without a subject git would take our trailers for one.
    const title = subject === '' ? `Checkpoint ${toTrailerValue(landed.checkpointId)}`.slice(0, MAX_SUBJECT_LENGTH) : subject;
    const share = landed.attribution ? (0,_attempt_attribution_js__WEBPACK_IMPORTED_MODULE_0__/* .renderShare */ .O8)(landed.attribution) : undefined;
    const trailers = [
        `Groundhog-Task: ${landed.taskId}`,
        `Groundhog-Checkpoint: ${toTrailerValue(landed.checkpointId)}`,
        `Groundhog-Attempt: ${landed.day}`,
        `Groundhog-Plan: ${landed.planHash}`,
        ...renderMaker(landed.madeBy),
        ...(share === undefined ? [] : [`Groundhog-Attribution: ${share}`]),
        ...renderSignOff(landed.signedOffBy),
    ].join('\n');
    return `${[title, body, trailers].filter((part) => part !== '').join('\n\n')}\n`;
}
function renderSignOff(author) {
    return author === undefined ? [] : [`Signed-off-by: ${(0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(author.name)} <${(0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(author.email)}>`];
}
function renderMaker(madeBy) {
    if (madeBy === undefined)
        return [];
    const { agent, costUsd } = madeBy;
    const cost = costUsd === null ? [] : [`Groundhog-Cost: ${costUsd.toFixed(4)} USD`];
    return [`Groundhog-Agent: ${toTrailerValue(agent)}`, ...cost];
}
/** Renders the message of the commit that adds the plan of an issue; its trailer shows that no person wrote its lines. */
function renderPlanMessage(taskId) {
    return `Add the plan of ${taskId}\n\nGroundhog-Task: ${taskId}\n`;
}
/** Renders the message of a capture on a scratch branch. */
function renderCaptureMessage(capture) {
    const subject = `groundhog: capture ${capture.taskId} day-${capture.day}`;
    return `${subject}\n\nGroundhog-Task: ${capture.taskId}\nGroundhog-Checkpoint: ${toTrailerValue(capture.checkpointId)}\nGroundhog-Attempt: ${capture.day}\n`;
}
/** Returns whether a message is that of a capture of this attempt. */
function isCaptureMessage(message, { taskId, day }) {
    const trailers = parseTrailers(message);
    return trailers.get('Groundhog-Task') === taskId && trailers.get('Groundhog-Attempt') === String(day);
}
/** Parses our trailers in a message; of repeated ones the last counts. */
function parseTrailers(message) {
    const last = message
        .trimEnd()
        .split(/\n\s*\n/)
        .at(-1) ?? '';
    const found = new Map();
    for (const line of last.split('\n')) {
        const match = /^(Groundhog-[A-Za-z]+): (.*)$/.exec(line);
        if (match?.[1] !== undefined && match[2] !== undefined)
            found.set(match[1], match[2]);
    }
    return found;
}
/** Returns whether a message is that of a commit which Groundhog made, or which somebody has made again from one. */
function isOwnMessage(message) {
    return parseTrailers(message).has('Groundhog-Task');
}
/** Finds which of some checkpoints a commit with this message has landed; undefined where it is none of them. */
function findLandedCheckpoint(message, checkpoints) {
    const trailers = parseTrailers(message);
    const name = trailers.has('Groundhog-Task') ? trailers.get('Groundhog-Checkpoint') : undefined;
    return checkpoints.find((id) => toTrailerValue(id) === name);
}
/** The id of a checkpoint is the plan's text, and not ours either. */
function toTrailerValue(text) {
    return (0,_text_break_references_js__WEBPACK_IMPORTED_MODULE_1__/* .breakReferences */ .m)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toOneLine */ .GX)(text));
}
/** Splits a summary at its first line; a long line is cut at a word, and repeated whole in the body. */
function toSubjectAndBody(summary) {
    const text = (0,_text_break_references_js__WEBPACK_IMPORTED_MODULE_1__/* .breakReferences */ .m)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .toPlainText */ .bo)(summary)).trim();
    const [first = '', ...rest] = text.split('\n');
    const others = rest
        .map((line) => breakTrailer(line, BODY_TRAILER))
        .join('\n')
        .trim();
    const line = breakTrailer(first.trim(), SUBJECT_TRAILER);
    if ([...line].length <= MAX_SUBJECT_LENGTH)
        return { subject: line, body: others };
    const head = [...line].slice(0, MAX_SUBJECT_LENGTH - 1).join('');
    const cut = head.lastIndexOf(' ') > 40 ? head.slice(0, head.lastIndexOf(' ')) : head;
    const whole = breakTrailer(line, BODY_TRAILER);
    const gap = rest[0]?.trim() === '' ? '\n\n' : '\n';
    return { subject: `${cut}\u2026`, body: [whole, others].filter((part) => part !== '').join(gap) };
}
/** A trailer, the line of a cherry-pick that git counts among them, or a line at which git ends a message. */
const BODY_TRAILER = /^\s*(?:[a-z0-9][a-z0-9-]*\s*:|\(cherry picked from|---|.*-\s*>8\s*-)/i;
/** A trailer in a subject, where a type such as "fix:" is usual. */
const SUBJECT_TRAILER = /^\s*(?:[a-z0-9]+-[a-z0-9-]*\s*:|cc\s*:|\(cherry picked from|---|.*-\s*>8\s*-)/i;
const PREFIX = '\u2014 ';
/** Puts a line of an agent's behind a prefix where git, GitHub or a person may take it for a trailer. */
function breakTrailer(line, pattern) {
    return pattern.test((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_2__/* .foldText */ .TH)(line).replace(/\p{Pd}/gu, '-')) ? PREFIX + line.trimStart().replace(/>8/g, '> 8') : line;
}


/***/ }),

/***/ 42720:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ parseSnapshotMessage),
/* harmony export */   w: () => (/* binding */ renderSnapshotMessage)
/* harmony export */ });
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);
/* harmony import */ var _commit_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5209);


/** Renders the message of a snapshot's commit: the description or a default, then our trailers. */
function renderSnapshotMessage(name, { description, number, expiresAtSeconds }) {
    const text = (0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toPlainText */ .bo)(description ?? '').trim();
    const expiry = expiresAtSeconds === undefined ? '' : `Groundhog-Expires: ${expiresAtSeconds}\n`;
    return `${text === '' ? `snapshot: ${name}` : text}\n\nGroundhog-Number: ${number}\n${expiry}`;
}
/** Parses the message of a snapshot, also of one that another tool has made. */
function parseSnapshotMessage(message) {
    const trailers = (0,_commit_message_js__WEBPACK_IMPORTED_MODULE_1__/* .parseTrailers */ .aw)(message);
    const expires = toWholeNumber(trailers.get('Groundhog-Expires'));
    const [subject = ''] = message.split('\n');
    return { subject, number: toWholeNumber(trailers.get('Groundhog-Number')) ?? 0, expiresAtSeconds: expires };
}
function toWholeNumber(text) {
    return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}


/***/ }),

/***/ 50559:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ findExcludesFiles)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Lists the files in which git looks for the user's ignore rules: gitignore(5), and git-config(1) under FILES. */
function findExcludesFiles(env) {
    const home = env.HOME ?? '/nonexistent';
    const xdgHome = env.XDG_CONFIG_HOME;
    const xdg = xdgHome !== undefined && (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(xdgHome) ? xdgHome : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.config');
    const userConfig = env.GIT_CONFIG_GLOBAL;
    return {
        home,
        fallback: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(xdg, 'git', 'ignore'),
        configFiles: [
            ...(env.GIT_CONFIG_NOSYSTEM === undefined ? [env.GIT_CONFIG_SYSTEM ?? '/etc/gitconfig'] : []),
            ...(userConfig === undefined ? [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(xdg, 'git', 'config'), (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(home, '.gitconfig')] : [userConfig]),
        ],
    };
}


/***/ }),

/***/ 72632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ isErrno)
/* harmony export */ });
/** True for an error of the system with one of these codes, such as ENOENT. */
function isErrno(error, ...codes) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    return typeof code === 'string' && codes.includes(code);
}


/***/ }),

/***/ 42378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ checkoutPaths),
/* harmony export */   s: () => (/* binding */ checkoutChanges)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _update_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65495);


/** Writes these paths from the index to the work tree, over whatever is there, see git-checkout-index(1). */
async function checkoutPaths(git, paths) {
    if (paths.length === 0)
        return;
    const stdin = Buffer.from(`${paths.join('\0')}\0`, 'latin1');
    await git.bytes(['checkout-index', '--force', '--quiet', '-z', '--stdin'], { stdin });
}
/** Writes changes to the work tree, over whatever is there, through a temporary index of these paths. */
async function checkoutChanges(git, changes) {
    const indexFile = `${git.location.indexFile ?? `${git.location.gitDir}/index`}.changes`;
    const small = git.at({ ...git.location, indexFile });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(indexFile, { force: true });
    await (0,_update_index_js__WEBPACK_IMPORTED_MODULE_1__/* .applyToIndex */ .wm)(small, changes);
    const paths = changes.map(({ path }) => path);
    await checkoutPaths(small, paths);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(indexFile, { force: true });
}


/***/ }),

/***/ 42599:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ commitTree)
/* harmony export */ });
/** Creates a commit of a tree, see git-commit-tree(1); the same input always gives the same id, unless it is signed. */
async function commitTree(git, commit) {
    const { name, email, epochSeconds } = commit.signature;
    const date = `${epochSeconds} +0000`;
    const { author = { name, email, date } } = commit;
    const env = {
        GIT_AUTHOR_NAME: author.name,
        GIT_AUTHOR_EMAIL: author.email,
        GIT_AUTHOR_DATE: `@${author.date}`,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
        GIT_COMMITTER_DATE: `@${date}`,
        ...commit.signing?.env,
    };
    const parents = [...(commit.parent === undefined ? [] : [commit.parent]), ...(commit.furtherParents ?? [])];
    const settings = commit.signing?.settings.flatMap((setting) => ['-c', setting]) ?? [];
    const flags = commit.signing === undefined ? [] : ['--gpg-sign'];
    const named = parents.flatMap((parent) => ['-p', parent]);
    const args = [...settings, 'commit-tree', ...flags, commit.tree, ...named, '-F', '-'];
    const { stdout } = await git.bytes(args, { env, stdin: commit.message });
    return Buffer.from(stdout).toString('latin1').trim();
}


/***/ }),

/***/ 67350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ renderTreeDiff)
/* harmony export */ });
/**
 * Renders the differences of two trees as a unified diff, see git-diff(1); empty when there are none. Runs no driver or
 * filter. Throws GitError when the signal ends it, and `git_answer_too_long` above 256 MiB.
 */
async function renderTreeDiff(git, { from, to, isOfFilesOnly, withStat, signal }) {
    const submodules = isOfFilesOnly === true ? ['--ignore-submodules=all'] : [];
    const stat = withStat === true ? ['--patch', '--stat=100', '--stat-count=30'] : [];
    const args = ['diff', '--no-color', '--no-ext-diff', '--no-textconv', ...stat, ...submodules, from, to];
    const { stdout } = await git.bytes(args, signal === undefined ? {} : { signal });
    return Buffer.from(stdout).toString('utf8');
}


/***/ }),

/***/ 20363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a9: () => (/* binding */ toBlobId),
/* harmony export */   yQ: () => (/* binding */ hashFiles),
/* harmony export */   yi: () => (/* binding */ hashBytes)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70375);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);



/** Writes files as blobs, byte for byte, and returns their ids in the same order, see git-hash-object(1). */
async function hashFiles(git, paths) {
    if (paths.length === 0)
        return [];
    const stdin = Buffer.from(`${paths.map(_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .quotePath */ .WG).join('\n')}\n`, 'latin1');
    const { stdout } = await git.bytes(['hash-object', '-w', '--no-filters', '--stdin-paths'], { stdin });
    return Buffer.from(stdout).toString('latin1').trimEnd().split('\n');
}
/** Writes bytes as a blob and returns its id. */
async function hashBytes(git, bytes) {
    const { stdout } = await git.bytes(['hash-object', '-w', '--stdin'], { stdin: bytes });
    return Buffer.from(stdout).toString('latin1').trim();
}
/** Computes the id of a blob of these bytes, in a repository whose ids are this long, without writing it. */
function toBlobId(bytes, idLength) {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)((0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_1__/* .toObjectFormat */ .AF)(idLength));
    return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}


/***/ }),

/***/ 35148:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ listCommits)
/* harmony export */ });
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70375);

const FIELDS = ['refname', 'objectname', 'tree', 'committerdate:unix', 'contents'];
/** Lists the commits that the refs below a prefix name, with their messages, see git-for-each-ref(1). */
async function listCommits(git, prefix) {
    const format = FIELDS.map((field) => `%(${field})`).join('%00');
    const result = await git.bytes(['for-each-ref', `--format=${format}%00`, `${prefix}/`]);
    const stdout = Buffer.from(result.stdout).toString('utf8');
    const parts = stdout.split('\0');
    const found = [];
    for (let at = 0; at + FIELDS.length <= parts.length; at += FIELDS.length) {
        const [ref = '', id = '', tree = '', seconds = '', message = ''] = parts.slice(at, at + FIELDS.length);
        if (!_domain_ids_js__WEBPACK_IMPORTED_MODULE_0__/* .objectIdSchema */ .kf.safeParse(tree).success)
            continue;
        found.push({ ref: ref.trimStart(), id, tree, epochSeconds: Number(seconds), message });
    }
    return found;
}


/***/ }),

/***/ 50564:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Md: () => (/* binding */ mergeTrees),
/* harmony export */   RC: () => (/* binding */ setIndexTree),
/* harmony export */   pw: () => (/* binding */ checkoutTree)
/* harmony export */ });
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62324);

/** Checks a tree out into an empty work tree and an empty index, see git-read-tree(1). */
async function checkoutTree(git, tree) {
    await git.bytes(['read-tree', '-m', '-u', tree]);
}
/** Sets the index to a tree. Unchanged entries keep their cached file data (stat); files are not touched. */
async function setIndexTree(git, tree) {
    await git.bytes(['read-tree', '--reset', tree]);
}
/**
 * Moves index and files from one tree to another. Returns false, with nothing changed, when an untracked file is in the
 * way. The index must be fresh: by old file data (stat) git takes a file for a changed one, and fails.
 */
async function mergeTrees(git, from, to) {
    const args = ['read-tree', '-m', '-u', from, to];
    const { exitCode, stderr } = await git.bytes(args, { okExitCodes: [0, 1, 128] });
    if (exitCode !== 0 && !(0,_git_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .isFileInTheWay */ .gq)(stderr))
        throw (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toGitError */ .KN)({ args, exitCode, stderr, redact: git.redact, now: git.now });
    return exitCode === 0;
}


/***/ }),

/***/ 65495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ refreshIndex),
/* harmony export */   WM: () => (/* binding */ writeTree),
/* harmony export */   kh: () => (/* binding */ primeIndex),
/* harmony export */   nI: () => (/* binding */ removeFromIndex),
/* harmony export */   wm: () => (/* binding */ applyToIndex),
/* harmony export */   zO: () => (/* binding */ addToIndex)
/* harmony export */ });
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62324);

/** Applies changes to the index, see git-update-index(1). Files on disk are neither read nor written. */
async function applyToIndex(git, changes) {
    if (changes.length > 0)
        requireAllApplied(git, await git.bytes(APPLY, { stdin: toIndexInfo(changes) }));
}
const APPLY = ['update-index', '-z', '--index-info'];
/** Throws GitError when git skipped a path: it exits with 0 then, and the index would not match the changes. */
function requireAllApplied({ redact, now }, { exitCode, stderr }) {
    if ((0,_git_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .hasIgnoredPath */ .KY)(stderr))
        throw (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .toGitError */ .KN)({ args: APPLY, exitCode, stderr, redact, now });
}
function toIndexInfo(changes) {
    // Deletions first: a file may make room for a folder of its name.
    const sorted = [...changes].sort((a, b) => Number(b.status === 'D') - Number(a.status === 'D'));
    const lines = sorted.map(({ status, mode, id, path }) => `${status === 'D' ? '0' : mode} ${id}\t${path}\0`);
    return Buffer.from(lines.join(''), 'latin1');
}
/**
 * Rewrites the index in version 4 with the untracked cache, and fills that cache, see git-update-index(1). Only while
 * the files on disk are as git wrote them, and not in the same second: then no entry has to be read again.
 */
async function primeIndex(git) {
    const settings = ['-c', 'status.showUntrackedFiles=all', '-c', 'core.untrackedCache=true'];
    const flags = ['--index-version', '4', '--force-untracked-cache', '--force-write-index'];
    await git.bytes([...settings, 'update-index', ...flags]);
    const status = ['status', '--porcelain=v2', '--untracked-files=all', '--ignore-submodules=all'];
    await git.bytes([...settings, ...status], { env: { GIT_OPTIONAL_LOCKS: '1' } });
}
/** Adds files and links from disk to the index, over any entry there; removes the entry of one that is gone. */
async function addToIndex(git, paths) {
    if (paths.length > 0)
        await updateIndex(git, ['--add', '--remove', '--replace'], paths);
}
/** Removes paths from the index; their files are not touched. */
async function removeFromIndex(git, paths) {
    if (paths.length > 0)
        await updateIndex(git, ['--force-remove'], paths);
}
/** Writes the index as a tree, see git-write-tree(1). `mayLackObjects` allows missing blobs, as in a partial clone. */
async function writeTree(git, { mayLackObjects = false } = {}) {
    return (await git.text(['write-tree', ...(mayLackObjects ? ['--missing-ok'] : [])])).stdout.trim();
}
async function updateIndex(git, flags, paths) {
    const stdin = Buffer.from(paths.map((path) => `${path}\0`).join(''), 'latin1');
    await git.bytes(['update-index', ...flags, '-z', '--stdin'], { stdin });
}
/** Refreshes the cached file data (stat) of entries whose files are unchanged. */
async function refreshIndex(git) {
    await git.bytes(['update-index', '-q', '--ignore-submodules', '--refresh'], { okExitCodes: [0, 1] });
}


/***/ }),

/***/ 43842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ updateRefs)
/* harmony export */ });
/** Applies all changes or none, each only if its ref still has the value that it names, see git-update-ref(1). */
async function updateRefs(git, changes) {
    const lines = changes.map(toLine);
    await git.bytes(['update-ref', '--no-deref', '--stdin'], { stdin: ['start', ...lines, 'commit', ''].join('\n') });
}
function toLine(change) {
    switch (change.kind) {
        case 'create':
            return `create ${change.ref} ${change.to}`;
        case 'update':
            return `update ${change.ref} ${change.to} ${change.from}`;
        case 'delete':
            return `delete ${change.ref} ${change.from}`;
        case 'verify':
            return `verify ${change.ref} ${change.is}`;
    }
}


/***/ }),

/***/ 39385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JD: () => (/* binding */ finishAgentRepository),
/* harmony export */   Ke: () => (/* binding */ hasAgentRepository),
/* harmony export */   UZ: () => (/* binding */ copyIndex),
/* harmony export */   WV: () => (/* binding */ removeRetired),
/* harmony export */   b1: () => (/* binding */ writeAgentRepository),
/* harmony export */   fh: () => (/* binding */ findAgentHead),
/* harmony export */   mh: () => (/* binding */ discardStarted),
/* harmony export */   oN: () => (/* binding */ startAgentRepository)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _files_disk_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99128);
/* harmony import */ var _files_untracked_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67663);




const MAX_HEAD_BYTES = 4096;
// In the control repository, which is on the same file system as the workspace.
const NEXT = 'agent-repository.new';
const RETIRED = 'agent-repository.old';
/**
 * Gives the workspace a new `.git`: the agent's `git status`, `diff` and `log` work there, and of all that it does to
 * it we read one line, HEAD. The files are written without running git; gitrepository-layout(5).
 */
async function writeAgentRepository(workspace, { head, refs }) {
    await finishAgentRepository(workspace, startAgentRepository(workspace), { head, refs });
}
/** True where the agent has a repository of its own, and does not work in the user's. */
function hasAgentRepository({ userCheckout, objects }) {
    return userCheckout === undefined || objects !== undefined;
}
/** Makes everything in it that does not depend on where an attempt starts. */
function startAgentRepository(workspace) {
    findAgentGitDir(workspace);
    const control = workspace.control.location.gitDir;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control, NEXT);
    const stamp = (0,_files_untracked_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndexStamp */ .EK)(workspace);
    discardStarted({ folder, stamp });
    for (const name of ['objects/info', 'refs', 'info'])
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name), { recursive: true });
    const objects = workspace.objects?.folder ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control, 'objects');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'objects', 'info', 'alternates'), `${objects}\n`);
    // Blobs and files hold the same bytes, as in the control repository.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control, 'info', 'attributes'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'info', 'attributes'));
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control, 'shallow')))
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(control, 'shallow'), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'shallow'));
    copyIndex(workspace.git.location.indexFile ?? '', (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'index'));
    return { folder, stamp };
}
/** Removes a repository that was not finished. */
function discardStarted({ folder }) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(folder, { recursive: true, force: true });
}
/** Adds the refs, and replaces the repository that is there. */
async function finishAgentRepository(workspace, started, { head, refs }) {
    const { folder } = started.stamp === (0,_files_untracked_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndexStamp */ .EK)(workspace) ? started : startAgentRepository(workspace);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'HEAD'), `ref: ${head}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'config'), renderConfig(refs));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'packed-refs'), renderPackedRefs(refs));
    await workspace.objects?.show(refs.values());
    await retireAgentRepository(workspace);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(folder, findAgentGitDir(workspace));
}
/** Finds the git directory of the agent: in a user's checkout one that stands in for theirs, which is never recreated. */
function findAgentGitDir({ path, userCheckout, objects }) {
    if (userCheckout === undefined)
        return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, '.git');
    if (objects === undefined)
        throw new Error("a user's repository is never recreated");
    return objects.standIn;
}
/** Moves the repository out of the agent's reach: removing one takes longer than making the next. */
async function retireAgentRepository(workspace) {
    const { gitDir } = workspace.control.location;
    await removeRetired(workspace);
    const agentGitDir = findAgentGitDir(workspace);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(agentGitDir, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, RETIRED));
    }
    catch {
        await (0,_files_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFromDisk */ .Eb)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(agentGitDir), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(agentGitDir));
    }
}
/** Removes the last retired repository, if it is still there. */
async function removeRetired({ control }) {
    await (0,_files_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFromDisk */ .Eb)(control.location.gitDir, RETIRED);
}
/** Finds the ref that the agent's HEAD names; undefined when it is detached, gone, or not a plain file. */
async function findAgentHead(workspace) {
    try {
        const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.userCheckout?.gitDir ?? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.path, '.git'), 'HEAD'), flags);
        try {
            // Synchronously, since the thread pool takes longer than the reading; a pipe is not read at all.
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file).isFile())
                return undefined;
            const buffer = Buffer.alloc(MAX_HEAD_BYTES);
            const bytesRead = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer, 0, MAX_HEAD_BYTES, 0);
            return /^ref: (\S+)\n?$/.exec(buffer.subarray(0, bytesRead).toString('utf8'))?.[1];
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
        }
    }
    catch {
        // Whatever keeps us from reading it, the agent has done: HEAD names nothing.
        return undefined;
    }
}
function renderConfig(refs) {
    const isSha256 = [...refs.values()].some((id) => id.length === 64);
    const format = isSha256 ? '\trepositoryformatversion = 1\n' : '\trepositoryformatversion = 0\n';
    const extension = isSha256 ? '[extensions]\n\tobjectformat = sha256\n' : '';
    return `[core]\n${format}\tbare = false\n\tfilemode = true\n\tlogallrefupdates = true\n${extension}[user]\n\tname = agent\n\temail = agent@groundhog.invalid\n[gc]\n\tauto = 0\n`;
}
function renderPackedRefs(refs) {
    const lines = [...refs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([ref, id]) => `${id} ${ref}\n`);
    return `# pack-refs with: sorted\n${lines.join('')}`;
}
/**
 * Copies an index, with its mtime rounded down to a second: a copy that is newer than its files would hide edits of the
 * same second from git (racy-git in git's technical documentation).
 */
function copyIndex(from, to) {
    const { mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(from);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(from, to);
    const seconds = Math.floor(mtimeMs / 1000);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(to, seconds, seconds);
}


/***/ }),

/***/ 99128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eb: () => (/* binding */ removeFromDisk),
/* harmony export */   Ps: () => (/* binding */ makeEnterable),
/* harmony export */   Tr: () => (/* binding */ storeFiles),
/* harmony export */   VX: () => (/* binding */ restoreFile),
/* harmony export */   aK: () => (/* binding */ isWorkspaceThere),
/* harmony export */   fY: () => (/* binding */ parentsOf),
/* harmony export */   j1: () => (/* binding */ readFolder),
/* harmony export */   jE: () => (/* binding */ removeEmptyParents),
/* harmony export */   os: () => (/* binding */ openFolders),
/* harmony export */   sV: () => (/* binding */ readDiskFileKind),
/* harmony export */   tO: () => (/* binding */ clearPath),
/* harmony export */   y7: () => (/* binding */ findMissing)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _exec_files_errno_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(72632);
/* harmony import */ var _exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75547);
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(23654);
/* harmony import */ var _git_hash_object_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20363);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31150);
/* harmony import */ var _remove_disk_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84651);









/** Reads the kind of the file at a path. No link is followed: below a link to a folder everything is missing. */
async function readDiskFileKind(root, path) {
    return readDiskFileKindSync(root, path);
}
// Without waiting: a call that goes through the pool of threads takes ten times as long as what it asks for.
function readDiskFileKindSync(root, path) {
    try {
        if (isBehindLink(root, path))
            return { kind: 'missing', bytes: 0 };
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, path));
        if (stat.isSymbolicLink())
            return { kind: 'symlink', bytes: stat.size };
        if (stat.isDirectory())
            return { kind: 'folder', bytes: 0 };
        if (!stat.isFile())
            return { kind: 'special', bytes: 0 };
        // For root as well, who could read it: an attempt must end in the same way everywhere.
        if ((stat.mode & 0o400) === 0)
            return { kind: 'unreadable', bytes: 0 };
        const permissions = stat.mode & 0o777;
        return { kind: (stat.mode & 0o100) === 0 ? 'file' : 'executable', bytes: stat.size, permissions };
    }
    catch (error) {
        if ((0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_7__/* .isErrno */ .r)(error, 'ENOENT', 'ENOTDIR'))
            return { kind: 'missing', bytes: 0 };
        if ((0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_7__/* .isErrno */ .r)(error, 'ENAMETOOLONG'))
            return { kind: 'unreadable', bytes: 0 };
        throw error;
    }
}
function isBehindLink(root, path) {
    return parentsOf(path).some((folder) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, folder)).isSymbolicLink());
}
/** Returns the paths at which nothing is; below a link to a folder everything is missing. Each folder is read once. */
function findMissing(root, paths) {
    const known = new Map();
    const isFolder = (folder) => {
        const cached = known.get(folder);
        if (cached !== undefined)
            return cached;
        const slash = folder.lastIndexOf('/');
        const isReached = slash < 0 || isFolder(folder.slice(0, slash));
        const stat = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, folder), { throwIfNoEntry: false }) : undefined;
        known.set(folder, stat?.isDirectory() === true);
        return stat?.isDirectory() === true;
    };
    const isThere = (path) => {
        const slash = path.lastIndexOf('/');
        if (slash >= 0 && !isFolder(path.slice(0, slash)))
            return false;
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, path), { throwIfNoEntry: false }) !== undefined;
    };
    return new Set(paths.filter((path) => !isThere(path)));
}
/** Returns the folders above a path, from the top. */
function parentsOf(path) {
    const parents = [];
    for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
        if (slash < path.length - 1)
            parents.push(path.slice(0, slash));
    }
    return parents;
}
/** Reads the names in a folder and their kinds. */
function readFolder(root, folder) {
    return listEntries((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, folder)).map((entry) => {
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory())
            return { path, kind: 'folder' };
        return { path, kind: entry.isFile() || entry.isSymbolicLink() ? 'other' : 'special' };
    });
}
function listEntries(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'latin1', withFileTypes: true });
    }
    catch (error) {
        // Where a file system does not give the kind of a name, Node calls lstat, which finds it by bytes only.
        if (!(0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_7__/* .isErrno */ .r)(error, 'ERR_INVALID_ARG_TYPE'))
            throw error;
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { encoding: 'latin1' });
        return names.map((name) => Object.assign((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(Buffer.concat([folder, Buffer.from(`/${name}`, 'latin1')])), { name }));
    }
}
/** True when the workspace is a folder and not a link to one. */
async function isWorkspaceThere({ path }) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
/** Gives us access to the workspace, whatever mode it was given. */
async function makeEnterable({ path }) {
    openFolder(path);
}
function openFolder(folder) {
    const { mode } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder);
    if ((mode & 0o700) !== 0o700)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(folder, (mode & 0o777) | 0o700);
}
/** Gives us read and write access to every folder below a root that a path can reach. */
async function openFolders(root) {
    const openOne = async (folder) => {
        openFolder(folder);
        for (const entry of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder, { withFileTypes: true, encoding: 'buffer' })) {
            const path = Buffer.concat([folder, Buffer.from('/'), entry.name]);
            if (entry.isDirectory() && !(0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .isTooDeep */ .f_)(path.length))
                await openOne(path);
        }
    };
    await openOne(Buffer.from(root, 'utf8'));
}
/** Stores the files and links at some paths as blobs, and returns their modes and ids. Everything else is left out. */
async function storeFiles(git, root, paths) {
    const files = Array.from(paths, (path) => [path, readDiskFileKindSync(root, path)]);
    const stored = new Map();
    const regular = files.filter(([, { kind }]) => kind === 'file' || kind === 'executable');
    const ids = await (0,_git_hash_object_js__WEBPACK_IMPORTED_MODULE_4__/* .hashFiles */ .yQ)(git, regular.map(([path]) => path));
    for (const [index, [path, { kind, permissions }]] of regular.entries()) {
        const mode = kind === 'executable' ? '100755' : '100644';
        stored.set(path, { mode, id: ids[index] ?? '', ...(permissions === undefined ? {} : { permissions }) });
    }
    for (const [path, { kind }] of files) {
        if (kind !== 'symlink')
            continue;
        const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, path), { encoding: 'buffer' });
        stored.set(path, { mode: '120000', id: await (0,_git_hash_object_js__WEBPACK_IMPORTED_MODULE_4__/* .hashBytes */ .yi)(git, target) });
    }
    return stored;
}
/** Removes what is at a path, and any file in the place of a folder above it. */
async function clearPath(root, path) {
    await removeFromDisk(root, path);
    for (const folder of parentsOf(path)) {
        const { kind } = await readDiskFileKind(root, folder);
        if (kind !== 'folder')
            await removeFromDisk(root, folder);
    }
}
/** Restores a stored file over whatever is there now. */
async function restoreFile(workspace, path, file) {
    await clearPath(workspace.path, path);
    const slash = path.lastIndexOf('/');
    if (slash > 0)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(workspace.path, path.slice(0, slash)), { recursive: true });
    const bytes = await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_8__/* .readBlob */ .gm)(workspace.control, file.id);
    const target = (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(workspace.path, path);
    if (file.mode === '120000')
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(Buffer.from(bytes), target);
    // Closed at first: others must at no moment be able to read a file that only its owner may read.
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { mode: 0o600, flag: 'wx' });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, file.permissions ?? (file.mode === '100755' ? 0o755 : 0o644));
}
/** Removes a file, a link (never its target) or a folder with all its content. Does nothing when there is none. */
async function removeFromDisk(root, path) {
    const plain = path.endsWith('/') ? path.slice(0, -1) : path;
    const { kind } = readDiskFileKindSync(root, plain);
    if (kind === 'folder')
        await removeTree(root, plain);
    else if (kind !== 'missing')
        withWritableParent(root, plain, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, plain)));
}
// Then the event loop has a turn.
const REMOVALS_PER_TURN = 500;
async function removeTree(root, folder) {
    let steps = 0;
    for (const remove of (0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .listRemovals */ .Qb)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, folder), Buffer.from(root, 'utf8'))) {
        withWritableParent(root, folder, remove);
        steps += 1;
        if (steps % REMOVALS_PER_TURN === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
    }
}
/** Removes the empty folders above a path; the root stays. */
async function removeEmptyParents(root, path) {
    for (let slash = path.lastIndexOf('/', path.length - 2); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
        try {
            (0,_remove_disk_file_js__WEBPACK_IMPORTED_MODULE_5__/* .removeDiskFolder */ .e)(root, path.slice(0, slash));
        }
        catch (error) {
            if ((0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_7__/* .isErrno */ .r)(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT', 'ENOTDIR', 'ELOOP', 'EACCES', 'EPERM', 'EBUSY'))
                return;
            throw error;
        }
    }
}
function withWritableParent(root, path, remove) {
    try {
        remove();
    }
    catch (error) {
        if (!(0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_7__/* .isErrno */ .r)(error, 'EACCES', 'EPERM'))
            throw error;
        const slash = path.lastIndexOf('/');
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(slash > 0 ? (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_6__/* .toDiskPath */ .el)(root, path.slice(0, slash)) : root, 0o700);
        remove();
    }
}


/***/ }),

/***/ 2609:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ waitForNextSecond),
/* harmony export */   bo: () => (/* binding */ readFileClock),
/* harmony export */   q_: () => (/* binding */ readSettlingTime)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75547);




/** Reads the time that a file written now gets, in nanoseconds. The folder must be out of the agent's reach. */
function readFileClock(folder) {
    // Never emptied first: some file systems write a file out at once that was emptied and filled again.
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'groundhog-clock'), node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT, 0o600);
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, '.', 0);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: true }).mtimeNs;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
/** Waits until new files get the time of another second. */
async function waitForNextSecond(folder) {
    const startedAt = readFileClock(folder) / 1000000000n;
    while (readFileClock(folder) / 1000000000n === startedAt)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(20);
}
/**
 * Measures after how many milliseconds the next change gives a folder another time, by the clock of `clockFolder`;
 * undefined where the file system does not give a folder a new time for each kind of change to its names.
 */
function readSettlingTime(parent, clockFolder) {
    const folder = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(parent, 'groundhog-probe-'));
    const changes = [
        () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'file'), ''),
        () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'file')),
        () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'folder')),
        () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'folder'), { recursive: true }),
    ];
    try {
        const from = readFileClock(clockFolder) - TICK_NS;
        const changedAt = changes.map((change) => {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.utimesSync)(folder, 1_000_000_000, 1_000_000_000);
            change();
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder, { bigint: true });
        });
        const to = readFileClock(clockFolder) + TICK_NS;
        if (changedAt.some(({ mtimeMs }) => mtimeMs < 1000000000001n))
            return undefined;
        const isOneClock = changedAt.every(({ ctimeNs }) => ctimeNs >= from && ctimeNs <= to);
        const hasFractions = changedAt.some(({ ctimeNs }) => ctimeNs % 1000000000n > 0n);
        return isOneClock && hasFractions ? FINE_MS : COARSE_MS;
    }
    finally {
        (0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_3__/* .removeFolder */ .v$)(folder);
    }
}
/** The clock that files get their times from ticks a hundred times a second or more. */
const TICK_NS = 20000000n;
/** Enough where times have fractions of a second and come from one clock. */
const FINE_MS = 200;
/** The coarsest time that file systems keep: two seconds, in FAT. */
const COARSE_MS = 2_000;


/***/ }),

/***/ 86102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ toFolderAndName)
/* harmony export */ });
/** Splits a path below a root. */
function toFolderAndName(root, path) {
    const parts = path.split('/').map((part) => Buffer.from(part, 'latin1'));
    const name = Buffer.concat([Buffer.from('/'), parts.at(-1) ?? Buffer.alloc(0)]);
    return { root, names: parts.slice(0, -1), name };
}


/***/ }),

/***/ 38414:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isForbidden),
/* harmony export */   w: () => (/* binding */ isForbiddenLink)
/* harmony export */ });
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31150);

const HASHED_MODULES = 'gi7eba';
// NTFS shortens a name to its first letters and, once those are taken, to as much of a hash as a number leaves room for.
const SHORT_MODULES = [
    'gitmod~[1-4]',
    ...Array.from({ length: 7 }, (_, kept) => `${HASHED_MODULES.slice(0, kept)}~[1-9]\\d{${6 - kept}}`),
];
// NTFS drops dots and spaces at the end, has streams behind a colon, and separates names at a backslash too.
const GIT_ON_NTFS = /(?:^|[\\/])(?:\.git|git~1)[. ]*(?:[\\/:]|$)/i;
const MODULES_ON_NTFS = new RegExp(`(?:^|[\\\\/])(?:\\.gitmodules|${SHORT_MODULES.join('|')})[. ]*(?::|$)`, 'i');
// HFS+ ignores these code points; git takes bytes that are not UTF-8 for the end of a name.
const PASSED_OVER_ON_HFS = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/g;
const GIT_ON_HFS = /(?:^|\/)\.git(?:[/\ufffd-\uffff]|$)/i;
const MODULES_ON_HFS = /(?:^|\/)\.gitmodules(?:[/\ufffd-\uffff]|$)/i;
/** True for a path that some file system takes for `.git`: git refuses it in a tree (hasDotgit, git-fsck(1)). */
function isForbidden(path) {
    return !path.endsWith('/') && (GIT_ON_NTFS.test(path) || GIT_ON_HFS.test(toNameOnHfs(path)));
}
/** True for a path that some file system takes for `.gitmodules`: no link may be there (git-fsck(1)). */
function isForbiddenLink(path) {
    return MODULES_ON_NTFS.test(path) || MODULES_ON_HFS.test(toNameOnHfs(path));
}
function toNameOnHfs(path) {
    return (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .toReadablePath */ .ZR)(path).replace(PASSED_OVER_ON_HFS, '');
}


/***/ }),

/***/ 85566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ removeStrays),
/* harmony export */   Lp: () => (/* binding */ findHiddenFiles),
/* harmony export */   RA: () => (/* binding */ isIgnoreRule),
/* harmony export */   qI: () => (/* binding */ isIgnoredBy)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14902);
/* harmony import */ var _git_ls_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65684);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31150);
/* harmony import */ var _disk_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99128);
/* harmony import */ var _untracked_scan_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67663);






/**
 * Finds the files that git-status(1) does not list: a criterion could read them, and the next attempt would inherit
 * them. Git is asked what is ignored only when neither the status nor the last answer explains what is there. A scan
 * that was made together with the status is not repeated.
 */
async function findHiddenFiles(workspace, status, { scanned, trust } = {}) {
    const { cache } = workspace;
    const known = cache.hidden;
    if (known !== undefined) {
        const scan = scanned ?? (await (0,_untracked_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanFolders */ .LZ)(workspace, known.ignored, trust));
        if (isAccountedFor(scan, { known, status }))
            return known;
    }
    const ignored = new Set(await (0,_git_ls_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listIgnored */ .rZ)(workspace.git));
    const { strays, closed, deep } = await (0,_untracked_scan_js__WEBPACK_IMPORTED_MODULE_3__/* .scanFolders */ .LZ)(workspace, ignored);
    const unread = [...closed, ...deep];
    if (unread.length > 0)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GroundhogError */ .CX('internal', { message: `folders cannot be read: ${unread.slice(0, 5).join(', ')}` });
    cache.hidden = { ignored, strays };
    return cache.hidden;
}
/** True when every untracked file on disk is in the status or was hidden the last time, and none of these is gone. */
function isAccountedFor(scan, { known, status }) {
    const isSameStrays = scan.strays.size === known.strays.size && [...scan.strays].every((path) => known.strays.has(path));
    if (!isSameStrays || scan.closed.length + scan.deep.length > 0)
        return false;
    if (status.changed.some(isIgnoreRule) || status.untracked.some(isIgnoreRule))
        return false;
    if (status.untracked.some((path) => isIgnoredBy(known.ignored, path)))
        return false;
    const untracked = new Set(status.untracked);
    const hidden = scan.others.filter((path) => !untracked.has(path));
    return hidden.length + scan.ignoredFolders === known.ignored.size && hidden.every((path) => known.ignored.has(path));
}
function isIgnoreRule(path) {
    return path === '.gitignore' || path.endsWith('/.gitignore');
}
/** True when a path, or a folder above it, is ignored. */
function isIgnoredBy(ignored, path) {
    if (ignored.has(path))
        return true;
    for (let slash = path.indexOf('/'); slash > 0; slash = path.indexOf('/', slash + 1)) {
        if (ignored.has(path.slice(0, slash + 1)))
            return true;
    }
    return false;
}
/** Removes the strays that were not there before, and recreates the empty folders that were. */
async function removeStrays({ path: root }, { now, before }) {
    for (const path of now.strays) {
        if (before.strays.has(path))
            continue;
        await (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .removeFromDisk */ .Eb)(root, path);
        await (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .removeEmptyParents */ .jE)(root, path);
    }
    for (const path of before.strays) {
        if (path.endsWith('/'))
            await makeFolder(root, path);
    }
}
/** Creates a folder unless something that has landed is in its place, or in that of a folder above it. */
async function makeFolder(root, path) {
    const parents = await Promise.all((0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parentsOf */ .fY)(path).map((folder) => (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readDiskFileKind */ .sV)(root, folder)));
    const { kind } = await (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readDiskFileKind */ .sV)(root, path.slice(0, -1));
    if (kind === 'missing' && parents.every((parent) => parent.kind === 'folder' || parent.kind === 'missing'))
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .toDiskPath */ .el)(root, path), { recursive: true });
}


/***/ }),

/***/ 22951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Zu: () => (/* binding */ findNestedRepositories),
  Kn: () => (/* binding */ findPlantedRepositories),
  HE: () => (/* binding */ readStatusUnlessPlanted)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./workspace/workspace.js + 1 modules
var workspace_workspace = __webpack_require__(67344);
;// CONCATENATED MODULE: ./workspace/files/overlap-status.js
// Why: docs/decisions/0064-processes-started-during-the-status.md
/** Calls `start` during a status that has just begun, as late as it may be. Call the result when it has ended. */
function startDuringStatus({ cache }, start) {
    const startedAt = performance.now();
    const timer = start && setTimeout(start, startDelayMs(cache.lastStatusMs));
    return () => {
        clearTimeout(timer);
        cache.lastStatusMs = performance.now() - startedAt;
    };
}
const SHORT_STATUS_MS = 15;
const PART_WITH_ALL_THREADS = 0.65;
/**
 * Returns the milliseconds into a status at which to start the process that is needed after it. For most of a long
 * status git has a thread for each processor, and another process would slow it down; towards the end it has one
 * thread. A short status is just long enough to start a process in.
 */
function startDelayMs(lastMs) {
    return lastMs < SHORT_STATUS_MS ? 0 : Math.round(lastMs * PART_WITH_ALL_THREADS);
}

// EXTERNAL MODULE: ./workspace/files/untracked-scan.js
var untracked_scan = __webpack_require__(67663);
;// CONCATENATED MODULE: ./workspace/files/nested-repository.js





/**
 * Finds every `.git` below the root in a folder with tracked files, and every submodule that is not empty: git would
 * take such a folder for another repository, read that repository's configuration, and lose the work in it. Only names
 * are read; no file is opened.
 */
async function findPlantedRepositories(workspace) {
    return (await findObstacles(workspace)).planted;
}
async function findObstacles(workspace) {
    const tracked = await (0,untracked_scan/* readTracked */.Tx)(workspace);
    const populated = findPopulated(workspace, tracked);
    const { hidden } = workspace.cache;
    const { folders, deep } = hidden === undefined
        ? { folders: findIn(workspace, tracked.files), deep: [] }
        : await findByScan(workspace, hidden.ignored);
    return { planted: [...new Set([...populated, ...folders].map((path) => `${path}/`))].sort(), deep };
}
/**
 * Reads the status and finds planted repositories, both at once. Populated submodules are found before: git-status(1)
 * would enter them, but no other `.git` in a folder of tracked files. `meanwhile` is called while git runs, as late as
 * it may be; not at all where git was faster than that.
 */
async function readStatusUnlessPlanted(workspace, meanwhile) {
    if (findPopulated(workspace, await (0,untracked_scan/* readTracked */.Tx)(workspace)).length > 0)
        return { ...(await findObstacles(workspace)), status: undefined };
    const reading = (0,workspace_workspace/* readWorktreeStatus */.WT)(workspace);
    const endStatus = startDuringStatus(workspace, meanwhile);
    const [status, found] = await Promise.allSettled([reading, findObstacles(workspace)]);
    endStatus();
    if (found.status === 'rejected')
        throw found.reason;
    if (found.value.planted.length + found.value.deep.length > 0)
        return { ...found.value, status: undefined };
    if (status.status === 'rejected')
        throw status.reason;
    return { ...found.value, status: status.value };
}
/** Finds the repositories among untracked paths: those that git has named, and those in folders of new files. */
function findNestedRepositories(workspace, untracked) {
    const named = untracked.filter((path) => path.endsWith('/'));
    const files = untracked.filter((path) => !path.endsWith('/'));
    return [...new Set([...named, ...findIn(workspace, files).map((path) => `${path}/`)])].sort();
}
function findPopulated({ path: root }, { submodules }) {
    return [...submodules].filter((path) => isPopulated((0,path_bytes/* toDiskPath */.el)(root, path)));
}
async function findByScan(workspace, ignored) {
    const { repositories, deep } = await (0,untracked_scan/* scanFolders */.LZ)(workspace, ignored);
    if (repositories.length === 0)
        return { folders: [], deep };
    const folders = new Set();
    for (const path of (await (0,untracked_scan/* readTracked */.Tx)(workspace)).files)
        addFolders(folders, path);
    return { folders: repositories.filter((folder) => folders.has(folder)), deep };
}
/** Finds the folders of these files that hold a `.git`. */
function findIn(workspace, files) {
    const folders = new Set();
    for (const path of files)
        addFolders(folders, path);
    const found = [];
    // Parents first: a link in the place of a folder leads to one outside the workspace.
    const plain = new Set();
    for (const folder of [...folders].sort((a, b) => a.length - b.length)) {
        const slash = folder.lastIndexOf('/');
        const isReached = slash < 0 || plain.has(folder.slice(0, slash));
        if (!isReached || !isFolder((0,path_bytes/* toDiskPath */.el)(workspace.path, folder)))
            continue;
        plain.add(folder);
        if (isThere((0,path_bytes/* toDiskPath */.el)(workspace.path, `${folder}/.git`)))
            found.push(folder);
    }
    return found;
}
function addFolders(folders, path) {
    for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
        const folder = path.slice(0, slash);
        if (folders.has(folder))
            return;
        folders.add(folder);
    }
}
/** True unless there is an empty folder, as for a submodule that is not checked out, or nothing. */
function isPopulated(path) {
    try {
        return (0,external_node_fs_.readdirSync)(path).length > 0;
    }
    catch {
        return isThere(path);
    }
}
function isFolder(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function isThere(path) {
    try {
        return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        // A parent that is a file or a dangling link holds no repository.
        return false;
    }
}


/***/ }),

/***/ 82407:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dl: () => (/* binding */ isSameFile),
/* harmony export */   IM: () => (/* binding */ readChangedFiles),
/* harmony export */   KB: () => (/* binding */ TREE_MODES),
/* harmony export */   ny: () => (/* binding */ toDifference),
/* harmony export */   zu: () => (/* binding */ isStorable)
/* harmony export */ });
/* harmony import */ var _git_hash_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20363);
/* harmony import */ var _read_disk_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77387);


/** The mode that a tree gives each kind of file that it can hold; git-fast-import(1). */
const TREE_MODES = { file: '100644', executable: '100755', symlink: '120000' };
/** True for the kinds of files that a tree can hold. */
function isStorable(kind) {
    return Object.hasOwn(TREE_MODES, kind);
}
/**
 * Reads the files that differ from the index in content or mode. Each is read once, and the bytes that were hashed are
 * those to write. Kinds that no tree can hold are left out. Throws when a file cannot be read.
 */
async function readChangedFiles(root, files, { indexed, idLength, isTracked = (path) => indexed.has(path), read = _read_disk_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readDiskFile */ .w }) {
    const changes = [];
    const contents = [];
    const blobs = new Map();
    for (const [path, { kind }] of files) {
        if (kind === 'special' || kind === 'unreadable')
            continue;
        const before = indexed.get(path);
        const was = before === undefined ? {} : { was: before };
        const bytes = isStorable(kind) ? await read(root, path, kind) : undefined;
        // A folder in a file's place: the file is gone, and what is in the folder is in the list by itself.
        if (bytes === undefined || !isStorable(kind)) {
            if (!isTracked(path))
                continue;
            changes.push({ status: 'D', path, mode: '000000', id: '0'.repeat(idLength), ...was });
            contents.push({ kind: 'delete', path });
            continue;
        }
        const [mode, id] = [TREE_MODES[kind], (0,_git_hash_object_js__WEBPACK_IMPORTED_MODULE_0__/* .toBlobId */ .a9)(bytes, idLength)];
        if (before?.id === id && before.mode === mode)
            continue;
        changes.push({ status: toChangeStatus(before?.mode, mode), path, mode, id, ...was });
        contents.push({ kind: 'content', mode, path, bytes });
        blobs.set(id, bytes);
    }
    return { changes: changes.sort((a, b) => (a.path < b.path ? -1 : 1)), contents, blobs };
}
/** Returns the difference between two files at a path, of which one may be missing. */
function toDifference(path, { was, is }) {
    const status = toChangeStatus(was?.mode, is?.mode);
    const { mode, id } = is ?? { mode: '000000', id: '0'.repeat(was?.id.length ?? 0) };
    return { status, path, mode, id, ...(was === undefined ? {} : { was }) };
}
/** Returns the status letter of git-diff-tree(1) for two modes; undefined stands for no file. */
function toChangeStatus(before, after) {
    if (before === undefined)
        return 'A';
    if (after === undefined)
        return 'D';
    return before.slice(0, 2) === after.slice(0, 2) ? 'M' : 'T';
}
/** True when a file on disk has the mode and the content of a file in a tree. */
async function isSameFile(root, { path, kind }, { mode, id }) {
    return TREE_MODES[kind] === mode && (0,_git_hash_object_js__WEBPACK_IMPORTED_MODULE_0__/* .toBlobId */ .a9)(await (0,_read_disk_file_js__WEBPACK_IMPORTED_MODULE_1__/* .readDiskFile */ .w)(root, path, kind), id.length) === id;
}


/***/ }),

/***/ 77387:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readDiskFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var _exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35530);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31150);
/* harmony import */ var _folder_and_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86102);





/**
 * Reads the bytes of a file or the target of a link; no link is followed, and none in the place of a folder above it.
 * Throws when its kind has changed.
 */
async function readDiskFile(root, path, kind) {
    if (kind === 'symlink') {
        const { name, ...folder } = (0,_folder_and_name_js__WEBPACK_IMPORTED_MODULE_3__/* .toFolderAndName */ .u)(root, path);
        return (0,_exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .useFolder */ .a4)(folder, (at) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(Buffer.concat([at, name]), { encoding: 'buffer' }));
    }
    const target = (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_4__/* .toDiskPath */ .el)(root, path);
    return readSmallFile(root, target) ?? readLargeFile(root, target);
}
const FLAGS = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
const SMALL_BYTES = 1024 * 1024;
/** Reads a file without waiting; undefined for one that would block the event loop for too long. */
function readSmallFile(root, target) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(target, FLAGS);
    try {
        requireSame(file, root, target);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file);
        return stat.isFile() && stat.size <= SMALL_BYTES ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file) : undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}
async function readLargeFile(root, target) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(target, FLAGS);
    try {
        requireSame(file.fd, root, target);
        return await file.readFile();
    }
    finally {
        await file.close();
    }
}
function requireSame(file, root, target) {
    if (!(0,_exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .isOpenAt */ .wb)(file, root, target))
        throw new Error(`a folder above ${target} was replaced meanwhile`);
}


/***/ }),

/***/ 84651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ removeDiskFile),
/* harmony export */   e: () => (/* binding */ removeDiskFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _exec_files_errno_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72632);
/* harmony import */ var _exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35530);
/* harmony import */ var _folder_and_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86102);




/** Removes a file or a link that may be gone already; a folder at its path stays, and so does what is behind a link. */
function removeDiskFile(root, path) {
    const { name, ...folder } = (0,_folder_and_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toFolderAndName */ .u)(root, path);
    try {
        (0,_exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .useFolder */ .a4)(folder, (at) => {
            const file = Buffer.concat([at, name]);
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(file);
            }
            catch (error) {
                if (!(0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_3__/* .isErrno */ .r)(error, 'EACCES', 'EPERM'))
                    throw error;
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(at, 0o700);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(file);
            }
        });
    }
    catch (error) {
        if (!(0,_exec_files_errno_js__WEBPACK_IMPORTED_MODULE_3__/* .isErrno */ .r)(error, 'ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR'))
            throw error;
    }
}
/** Removes an empty folder. Throws where it is none, or is behind a link. */
function removeDiskFolder(root, path) {
    const { name, ...folder } = (0,_folder_and_name_js__WEBPACK_IMPORTED_MODULE_2__/* .toFolderAndName */ .u)(root, path);
    (0,_exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .useFolder */ .a4)(folder, (at) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmdirSync)(Buffer.concat([at, name])));
}


/***/ }),

/***/ 27367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ settleBoth)
/* harmony export */ });
/** Waits until both have ended, also when one fails, so that none runs on unnoticed. Throws the first's error. */
async function settleBoth(first, second) {
    await Promise.allSettled([first, second]);
    return [await first, await second];
}


/***/ }),

/***/ 22069:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $F: () => (/* binding */ diffCachedTrees),
/* harmony export */   RE: () => (/* binding */ cacheTree),
/* harmony export */   _k: () => (/* binding */ readBaseTree)
/* harmony export */ });
/* harmony import */ var _git_rev_parse_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12140);
/* harmony import */ var _read_changed_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82407);
// Buys a fifth of a floor: without it a restore takes 0.97 instead of 0.71 on test262 (docs/performance.md).


const MAX_TREES = 50;
const MAX_PATHS = 5000;
/** Caches the changes that a tree was made of, for as long as trees are made of the same commit. */
function cacheTree({ cache }, { from, tree, changes, base }) {
    if (changes.size > MAX_PATHS)
        return;
    const last = cache.trees;
    const cached = last?.from === from ? last : { from, base: new Map(), trees: new Map() };
    for (const [path, file] of base)
        cached.base.set(path, file);
    cached.trees.delete(tree);
    cached.trees.set(tree, changes);
    const [oldest] = cached.trees.keys();
    if (cached.trees.size > MAX_TREES && oldest !== undefined)
        cached.trees.delete(oldest);
    cache.trees = cached;
}
/** Compares two trees without a process; undefined when one of them is not cached. */
function diffCachedTrees({ cache }, from, to) {
    const cached = cache.trees;
    const before = cached?.trees.get(from);
    const after = cached?.trees.get(to);
    if (cached === undefined || before === undefined || after === undefined)
        return undefined;
    const { base } = cached;
    const found = [];
    for (const path of new Set([...before.keys(), ...after.keys()])) {
        if (!base.has(path))
            return undefined;
        const [was, is] = [before, after].map((tree) => (tree.has(path) ? tree.get(path) : base.get(path)));
        if (was?.id !== is?.id || was?.mode !== is?.mode)
            found.push((0,_read_changed_files_js__WEBPACK_IMPORTED_MODULE_1__/* .toDifference */ .ny)(path, { was, is }));
    }
    return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}
/** Returns the tree of the commit that an attempt started from; git is asked once. */
async function readBaseTree({ cache, control }, commit) {
    if (cache.baseTree?.commit === commit)
        return cache.baseTree.tree;
    const tree = await (0,_git_rev_parse_js__WEBPACK_IMPORTED_MODULE_0__/* .readTreeOf */ .Q1)(control, commit);
    cache.baseTree = { commit, tree };
    return tree;
}


/***/ }),

/***/ 67663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $i: () => (/* binding */ invalidatePath),
/* harmony export */   By: () => (/* binding */ findScannedMode),
/* harmony export */   EK: () => (/* binding */ readIndexStamp),
/* harmony export */   Gl: () => (/* binding */ toIndexFile),
/* harmony export */   LZ: () => (/* binding */ scanFolders),
/* harmony export */   Tx: () => (/* binding */ readTracked),
/* harmony export */   ms: () => (/* binding */ findOtherModes),
/* harmony export */   rp: () => (/* binding */ invalidateScan)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75547);
/* harmony import */ var _git_ls_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65684);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31150);
/* harmony import */ var _disk_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99128);
/* harmony import */ var _file_clock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2609);






/** Reads the paths in the index; git is asked only when another process has written the index. */
async function readTracked(workspace) {
    const { cache } = workspace;
    const stamp = readIndexStamp(workspace);
    if (cache.index?.stamp === stamp)
        return cache.index.tracked;
    const tracked = { files: new Set(), submodules: new Set() };
    for (const { path, mode } of await (0,_git_ls_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listIndex */ .VH)(workspace.git))
        (mode === '160000' ? tracked.submodules : tracked.files).add(path);
    cache.folders.clear();
    cache.index = { stamp, tracked };
    return tracked;
}
function toIndexFile({ git }) {
    return git.location.indexFile ?? `${git.location.gitDir}/index`;
}
/**
 * Reads a stamp that is another one whenever the index was written: git replaces the file each time. The ctime is left
 * out, since a second name of the file changes it.
 */
function readIndexStamp(workspace) {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(toIndexFile(workspace), { bigint: true, throwIfNoEntry: false });
    return stat === undefined ? 'none' : `${stat.ino} ${stat.mtimeNs} ${stat.size}`;
}
/** Has the next scan read the folders of a path again, because we have changed something there. */
function invalidatePath(workspace, path) {
    const { folders } = workspace.cache;
    for (const folder of ['', ...(0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parentsOf */ .fY)(path), path.endsWith('/') ? path.slice(0, -1) : path]) {
        const record = folders.get(folder);
        if (record !== undefined)
            record.scannedIn = 0;
    }
}
/** Has the next scan check all folders, because more may have changed than was noted. */
function invalidateScan(workspace) {
    workspace.cache.scan += 1;
}
/**
 * Scans the folders without following links; only those that changed since the last scan are read. With `quiet` the
 * caller promises that only we have run in the workspace since then, and only the folders that we changed are checked.
 */
async function scanFolders(workspace, ignored, trust = 'nothing') {
    const tracked = await readTracked(workspace);
    if (trust === 'nothing')
        invalidateScan(workspace);
    const strays = new Set();
    for (const path of tracked.submodules) {
        const { kind } = await (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readDiskFileKind */ .sV)(workspace.path, path);
        if (kind !== 'folder' && kind !== 'missing')
            strays.add(path);
    }
    const now = Number((0,_file_clock_js__WEBPACK_IMPORTED_MODULE_3__/* .readFileClock */ .bo)(workspace.control.location.gitDir) / 1000000n);
    const others = [];
    const repositories = [];
    const closed = [];
    const deep = new Set();
    const rootBytes = Buffer.byteLength(workspace.path, 'utf8') + 1;
    let ignoredFolders = 0;
    const visit = (folder) => {
        const cut = (0,_exec_remove_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .isTooDeep */ .f_)(rootBytes + folder.length) ? findCut(folder, [tracked.files, ignored]) : undefined;
        if (cut !== undefined) {
            deep.add(cut);
            return;
        }
        const record = readRecord(workspace, folder, { now, tracked: tracked.files });
        if (record === undefined) {
            closed.push(folder);
            return;
        }
        if (record.isEmpty && folder !== '')
            strays.add(`${folder}/`);
        if (record.git !== undefined && folder !== '')
            repositories.push(folder);
        if (tracked.submodules.has(folder)) {
            for (const path of [...record.folders, ...record.others, ...record.specials])
                strays.add(path);
            if (record.git !== undefined)
                strays.add(record.git);
            return;
        }
        if (record.git !== undefined && folder !== '')
            strays.add(record.git);
        for (const path of record.specials)
            strays.add(path);
        for (const path of record.others)
            others.push(path);
        for (const path of record.folders) {
            if (ignored.has(`${path}/`))
                ignoredFolders += 1;
            else
                visit(path);
        }
    };
    visit('');
    return { others, strays, repositories, ignoredFolders, closed, deep: [...deep] };
}
// Deeper than any project, and far less than it takes until paths get slow: each name costs a look-up in each path.
const LEVELS_KEPT = 100;
/** Returns the topmost folder above a deep one that may go with it; undefined when known files are in all of them. */
function findCut(folder, known) {
    const top = folder.split('/').slice(0, LEVELS_KEPT).join('/');
    const isNew = (path) => !known.some((paths) => [...paths].some((each) => each.startsWith(`${path}/`)));
    return [top, folder].find(isNew);
}
/** Returns the permissions of a folder in the last scan; undefined when it was not there, or was left out. */
function findScannedMode({ cache }, folder) {
    const record = cache.folders.get(folder);
    return record?.scannedIn === cache.scan ? record.mode & 0o7777 : undefined;
}
/** Finds the folders whose permissions were not these in the last scan; the root is left out. */
function findOtherModes({ cache }, mode) {
    const records = [...cache.folders].filter(([path, { scannedIn }]) => path !== '' && scannedIn === cache.scan);
    return records.filter(([, record]) => (record.mode & 0o7777) !== mode).map(([path]) => path);
}
function readRecord(workspace, folder, { now, tracked }) {
    const { cache } = workspace;
    const known = cache.folders.get(folder);
    if (known?.scannedIn === cache.scan)
        return known;
    try {
        const diskPath = known?.diskPath ?? (0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_5__/* .toDiskPath */ .el)(workspace.path, folder);
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(diskPath);
        if (known?.isSettled === true && isSame(known, stat)) {
            known.scannedIn = cache.scan;
            return known;
        }
        const { dev, ino, ctimeMs, mtimeMs, mode } = stat;
        // By the ctime: a program can set the mtime of a file, but not its ctime.
        const isOld = cache.settlingMs !== undefined && ctimeMs < now - cache.settlingMs;
        // Larger inode numbers are rounded, and two folders may share one.
        const isSettled = isOld && Number.isSafeInteger(ino);
        const entries = sortEntries(workspace.path, folder, tracked);
        const record = { diskPath, scannedIn: cache.scan, dev, ino, ctimeMs, mtimeMs, mode, isSettled, ...entries };
        cache.folders.set(folder, record);
        return record;
    }
    catch {
        cache.folders.delete(folder);
        return undefined;
    }
}
/** True when the folder is the recorded one, unchanged: one that is moved to its path keeps its own times. */
function isSame(known, { dev, ino, ctimeMs, mtimeMs }) {
    return known.ctimeMs === ctimeMs && known.mtimeMs === mtimeMs && known.ino === ino && known.dev === dev;
}
function sortEntries(root, folder, tracked) {
    const folders = [];
    const others = [];
    const specials = [];
    const gitPath = folder === '' ? '.git' : `${folder}/.git`;
    let git;
    const entries = (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readFolder */ .j1)(root, folder);
    for (const { path, kind } of entries) {
        if (path === gitPath)
            git = path;
        else if (kind === 'folder')
            folders.push(path);
        else if (kind === 'special')
            specials.push(path);
        else if (!tracked.has(path))
            others.push(path);
    }
    return { isEmpty: entries.length === 0, folders, others, specials, git };
}


/***/ }),

/***/ 38857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   St: () => (/* binding */ readChanges),
/* harmony export */   XU: () => (/* binding */ writeBack),
/* harmony export */   vB: () => (/* binding */ writeChanges),
/* harmony export */   xs: () => (/* binding */ MAX_BYTES_AT_ONCE)
/* harmony export */ });
/* harmony import */ var _git_cat_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(23654);
/* harmony import */ var _git_checkout_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42378);
/* harmony import */ var _disk_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99128);
/* harmony import */ var _write_disk_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66650);
// Buys up to a tenth of a rewind: without it 1.01 floors instead of 0.94 on test262 (docs/performance.md).




/** Above this, git writes faster than we do, by more than the time it takes to read its index. */
const MAX_FILES = 100;
/** The most bytes that are held in memory, and written without git. */
const MAX_BYTES_AT_ONCE = 50 * 1024 * 1024;
/**
 * Writes files as the index has them, over whatever is there. A few are read as blobs and written by us, so that git
 * need not read its index; git writes many, and all where we cannot write one of them. Throws GitError.
 */
async function writeBack(workspace, paths, { indexed }) {
    if (paths.length === 0)
        return;
    const files = await readFew(workspace, paths.flatMap((path) => ({ mode: '', id: '', ...indexed.get(path), path })));
    if (files === undefined || !(await writeAll(workspace, files)))
        await (0,_git_checkout_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checkoutPaths */ .j)(workspace.git, paths);
}
/** Reads the files that changes write, but those in `blobs`; deletions and submodules are left out. */
async function readChanges(workspace, all, blobs = new Map()) {
    const changes = all.filter(({ status, mode }) => status !== 'D' && mode !== GITLINK);
    return { changes, files: changes.length === 0 ? undefined : await readFew(workspace, changes, blobs) };
}
/** Writes files that were read, over whatever is there. Throws GitError. */
async function writeChanges(workspace, { changes, files }) {
    if (changes.length === 0)
        return;
    if (files !== undefined && (await writeAll(workspace, files)))
        return;
    for (const { path } of changes)
        await (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_1__/* .removeFromDisk */ .Eb)(workspace.path, path);
    await (0,_git_checkout_index_js__WEBPACK_IMPORTED_MODULE_0__/* .checkoutChanges */ .s)(workspace.git, changes);
}
const GITLINK = '160000';
async function readFew({ git }, entries, blobs = new Map()) {
    if (entries.length > MAX_FILES || entries.some(({ mode }) => !FILE_MODES.has(mode)))
        return undefined;
    const wanted = entries.map(({ id }) => id).filter((id) => !blobs.has(id));
    const contents = wanted.length === 0 ? blobs : await (0,_git_cat_file_js__WEBPACK_IMPORTED_MODULE_3__/* .prepareBlobs */ .yU)(git, MAX_BYTES_AT_ONCE).read(wanted);
    const files = new Map();
    for (const { path, mode, id } of entries) {
        const bytes = blobs.get(id) ?? contents?.get(id);
        if (bytes === undefined)
            return undefined;
        files.set(path, { mode, bytes });
    }
    return files;
}
const FILE_MODES = new Set(['100644', '100755', '120000']);
/** Returns false when one of them cannot be written: git then gets further, or gives the reason. */
async function writeAll({ path: root }, files) {
    try {
        for (const [path, file] of files) {
            await (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_1__/* .clearPath */ .tO)(root, path);
            await (0,_write_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .writeDiskFile */ .V)(root, path, file);
        }
        return true;
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 66650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ writeDiskFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(35530);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31150);
/* harmony import */ var _disk_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99128);
/* harmony import */ var _folder_and_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86102);





/**
 * Writes a file or a link over the one that is there, and creates the folders above it. Throws when a folder is in its
 * place, or a file in that of a folder above it: another program has made it since.
 */
async function writeDiskFile(root, path, { mode, bytes }) {
    const requireKind = async (at, isFine) => {
        const { kind } = await (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .readDiskFileKind */ .sV)(root, at);
        if (!isFine(kind))
            throw new Error(`in the way: ${(0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_3__/* .toReadablePath */ .ZR)(at)}`);
    };
    for (const folder of (0,_disk_file_js__WEBPACK_IMPORTED_MODULE_2__/* .parentsOf */ .fY)(path))
        await requireKind(folder, (kind) => kind === 'folder' || kind === 'missing');
    await requireKind(path, (kind) => kind !== 'folder');
    const { name, ...folder } = (0,_folder_and_name_js__WEBPACK_IMPORTED_MODULE_4__/* .toFolderAndName */ .u)(root, path);
    (0,_exec_files_held_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .useFolder */ .a4)({ ...folder, isMade: true }, (at) => {
        const target = Buffer.concat([at, name]);
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(target);
        if (mode === '120000')
            return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(Buffer.from(bytes), target);
        // The umask applies, as it does when git writes them.
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, bytes, { mode: mode === '100755' ? 0o777 : 0o666, flag: 'wx' });
    });
}


/***/ }),

/***/ 19739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ copyExcludes)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./exec/folder-access.js
var folder_access = __webpack_require__(66229);
;// CONCATENATED MODULE: ./git/excludes-file.js
/** Finds the user's ignore rules for all repositories, see core.excludesFile in git-config(1). Applies no setting. */
async function findExcludesFile(git, files) {
    let found = files.fallback;
    for (const file of files.configFiles) {
        const args = ['config', '--file', file, '--includes', '--type=path', '--get', 'core.excludesFile'];
        const { exitCode, stdout } = await git.text(args, { okExitCodes: [0, 1], env: { HOME: files.home } });
        if (exitCode === 0)
            found = stdout.replace(/\n$/, '');
    }
    return found;
}

;// CONCATENATED MODULE: ./workspace/in-place/copy-excludes.js




/** Copies the ignore rules that are in no commit: the user's, and those of this repository; gitignore(5). */
async function copyExcludes(userGit, { found, target, excludes }) {
    const configFiles = [...excludes.configFiles, (0,external_node_path_.join)(found.commonDir, 'config'), (0,external_node_path_.join)(found.gitDir, 'config.worktree')];
    const general = await findExcludesFile(userGit, { ...excludes, configFiles });
    const texts = [await readIfThere(general), await readIfThere((0,external_node_path_.join)(found.commonDir, 'info', 'exclude'))];
    const file = (0,external_node_path_.join)(target, 'info', 'exclude');
    const wanted = Buffer.concat(texts.flatMap((text) => [text, Buffer.from('\n')]));
    if (wanted.equals(await readIfThere(file)))
        return;
    await (0,folder_access/* makeFolder */.fc)((0,external_node_path_.join)(target, 'info'));
    await (0,promises_.writeFile)(file, wanted);
}
async function readIfThere(path) {
    return (0,promises_.readFile)(path).catch(() => Buffer.alloc(0));
}


/***/ }),

/***/ 68221:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zp: () => (/* binding */ listNamedSnapshots),
/* harmony export */   _h: () => (/* binding */ nameTree),
/* harmony export */   cM: () => (/* binding */ createNamedSnapshot),
/* harmony export */   fO: () => (/* binding */ diffNamedSnapshot),
/* harmony export */   n0: () => (/* binding */ deleteNamedSnapshot),
/* harmony export */   nX: () => (/* binding */ requireNamedSnapshot),
/* harmony export */   p: () => (/* binding */ pickNamedSnapshot)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _domain_refs_snapshot_message_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42720);
/* harmony import */ var _git_commit_tree_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(42599);
/* harmony import */ var _git_diff_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(67350);
/* harmony import */ var _git_fast_import_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97183);
/* harmony import */ var _git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(36064);
/* harmony import */ var _git_update_ref_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(43842);
/* harmony import */ var _files_settle_both_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27367);
/* harmony import */ var _snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85876);
/* harmony import */ var _write_worktree_tree_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59396);










const IDENTITY = { name: 'Groundhog', email: 'groundhog@noreply.invalid' };
/**
 * Creates a snapshot of the folder. HEAD, index, branches and stash stay as they are. Writes nothing when the name has
 * the same content already; a name with other content is refused, or replaced on demand with the old snapshot as a
 * parent.
 */
async function createNamedSnapshot(context, wanted) {
    (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requireSnapshotName */ .B9)(wanted.name);
    const write = (0,_git_fast_import_js__WEBPACK_IMPORTED_MODULE_2__/* .prepareImport */ .rd)(context.refs, 'forward');
    try {
        const [draft, all] = await (0,_files_settle_both_js__WEBPACK_IMPORTED_MODULE_5__/* .settleBoth */ .F)((0,_write_worktree_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .draftWorktreeTree */ .T)(context, { write, meanwhile: write.start }), (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readSnapshots */ .yj)(context));
        return await nameDraft(context, wanted, { draft, all });
    }
    finally {
        await write.cancel();
    }
}
/** Creates a snapshot of a tree that was written before. */
async function nameTree(context, wanted, now) {
    return nameDraft(context, wanted, { draft: now, all: await (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readSnapshots */ .yj)(context) });
}
async function nameDraft(context, wanted, { draft, all }) {
    const { name, replace = false } = wanted;
    const { leftOut } = draft;
    (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidateSnapshots */ .bn)(context);
    const expired = all.filter((snapshot) => (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpired */ ._d)(context, snapshot));
    await deleteAll(context, expired);
    const current = all.filter((snapshot) => !expired.includes(snapshot));
    const gone = expired.map((snapshot) => snapshot.name);
    const old = current.find((snapshot) => snapshot.name === name);
    const message = toMessage(context, wanted, current);
    if (old === undefined) {
        const snapshot = await writeNew(context, draft, { name, newest: current[0], ...message }).catch((error) => explainTaken(context, name, error));
        (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .cacheSnapshots */ .cQ)(context, [...current, toSnapshot(snapshot, message)]);
        return { kind: 'created', snapshot, leftOut, expired: gone };
    }
    const tree = 'tree' in draft ? draft.tree : await draft.write();
    if (old.tree === tree) {
        (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .cacheSnapshots */ .cQ)(context, current);
        return { kind: 'unchanged', snapshot: old, leftOut, expired: gone };
    }
    if (!replace)
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSnapshot */ .D3)(`snapshot "${name}" exists already with other content; choose another name, or replace it`);
    const [newest] = current;
    const id = await (0,_git_commit_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .commitTree */ .S)(context.git, {
        tree,
        ...(newest === undefined ? {} : { parent: newest.id }),
        furtherParents: old === newest ? [] : [old.id],
        ...message,
    });
    await (0,_git_update_ref_js__WEBPACK_IMPORTED_MODULE_7__/* .updateRefs */ .E)(context.refs, [{ kind: 'update', ref: toRef(context, name), from: old.id, to: id }]);
    return { kind: 'created', snapshot: { name, id, tree }, leftOut, expired: gone };
}
function toMessage(context, { name, description, ttlSeconds }, current) {
    const epochSeconds = Math.floor(context.now().getTime() / 1000);
    const message = (0,_domain_refs_snapshot_message_js__WEBPACK_IMPORTED_MODULE_1__/* .renderSnapshotMessage */ .w)(name, {
        ...(description === undefined ? {} : { description }),
        number: Math.max(0, ...current.map(({ number }) => number)) + 1,
        expiresAtSeconds: ttlSeconds === undefined ? undefined : epochSeconds + ttlSeconds,
    });
    return { message, signature: { ...IDENTITY, epochSeconds } };
}
function toSnapshot(written, { message, signature }) {
    return { ...written, epochSeconds: signature.epochSeconds, ...(0,_domain_refs_snapshot_message_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSnapshotMessage */ .t)(message) };
}
/** Writes a snapshot under a free name, and in the same process its tree where that was not written yet. */
async function writeNew(context, draft, { name, newest, message, signature }) {
    const ref = toRef(context, name);
    if (!('tree' in draft) && draft.known === undefined) {
        const from = newest === undefined ? {} : { from: newest.id };
        return { name, ...(await draft.commit({ ref, message, signature, ...from })) };
    }
    const tree = 'tree' in draft ? draft.tree : await draft.write();
    const parent = newest === undefined ? {} : { parent: newest.id };
    const id = await (0,_git_commit_tree_js__WEBPACK_IMPORTED_MODULE_6__/* .commitTree */ .S)(context.git, { tree, ...parent, message, signature });
    await (0,_git_update_ref_js__WEBPACK_IMPORTED_MODULE_7__/* .updateRefs */ .E)(context.refs, [{ kind: 'create', ref, to: id }]);
    return { name, id, tree };
}
/** Throws the error, or a refusal when a ref of this name exists that is no commit and so no snapshot. */
async function explainTaken(context, name, error) {
    const [taken] = error instanceof _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitError */ .XS ? (await (0,_git_for_each_ref_js__WEBPACK_IMPORTED_MODULE_8__/* .listRefs */ .Dy)(context.refs, [toRef(context, name)])).keys() : [];
    if (taken === undefined)
        throw error;
    throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSnapshot */ .D3)(`no snapshot: the ref ${taken} is in the way, and it is no snapshot; choose another name, or delete it with: git update-ref -d ${taken}`);
}
/** Lists the snapshots that have not expired, newest first. Writes nothing. */
async function listNamedSnapshots(context) {
    return (await (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .readSnapshots */ .yj)(context)).filter((snapshot) => !(0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .isExpired */ ._d)(context, snapshot));
}
/** Returns the snapshot of a name. Throws when there is none. */
async function requireNamedSnapshot(context, name) {
    return pickNamedSnapshot(await listNamedSnapshots(context), name);
}
/** Picks the snapshot of a name from a list. Throws when there is none. */
function pickNamedSnapshot(all, name) {
    (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .requireSnapshotName */ .B9)(name);
    const found = all.find((snapshot) => snapshot.name === name);
    if (found === undefined)
        throw (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .refuseSnapshot */ .D3)(`snapshot "${name}" not found`);
    return found;
}
/** Compares the folder with a snapshot, as a unified diff: "-" is the snapshot. */
async function diffNamedSnapshot(context, name) {
    const { tree } = await requireNamedSnapshot(context, name);
    const now = await (0,_write_worktree_tree_js__WEBPACK_IMPORTED_MODULE_4__/* .writeWorktreeTree */ .Z)(context);
    return {
        text: tree === now.tree ? '' : await (0,_git_diff_text_js__WEBPACK_IMPORTED_MODULE_9__/* .renderTreeDiff */ .k)(context.git, { from: tree, to: now.tree }),
        leftOut: now.leftOut,
    };
}
/** Deletes a name. Its content stays as long as a later snapshot has it as an ancestor; git-gc(1). */
async function deleteNamedSnapshot(context, name) {
    const found = await requireNamedSnapshot(context, name);
    await deleteAll(context, [found]);
    return found;
}
async function deleteAll(context, snapshots) {
    if (snapshots.length === 0)
        return;
    (0,_snapshot_context_js__WEBPACK_IMPORTED_MODULE_3__/* .invalidateSnapshots */ .bn)(context);
    await (0,_git_update_ref_js__WEBPACK_IMPORTED_MODULE_7__/* .updateRefs */ .E)(context.refs, snapshots.map(({ name, id }) => ({ kind: 'delete', ref: toRef(context, name), from: id })));
}
function toRef({ namespace }, name) {
    return `${namespace}/${name}`;
}


/***/ }),

/***/ 44967:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ restoreNamedSnapshot),
  a: () => (/* binding */ restoreState)
});

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./domain/errors/to-groundhog-error.js
var to_groundhog_error = __webpack_require__(32413);
// EXTERNAL MODULE: ./git/cat-file.js
var cat_file = __webpack_require__(23654);
// EXTERNAL MODULE: ./git/checkout-index.js
var checkout_index = __webpack_require__(42378);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./git/read-tree.js
var read_tree = __webpack_require__(50564);
// EXTERNAL MODULE: ./git/status.js
var git_status = __webpack_require__(28149);
// EXTERNAL MODULE: ./workspace/files/disk-file.js
var disk_file = __webpack_require__(99128);
// EXTERNAL MODULE: ./workspace/files/hidden-files.js
var hidden_files = __webpack_require__(85566);
// EXTERNAL MODULE: ./workspace/files/remove-disk-file.js
var remove_disk_file = __webpack_require__(84651);
// EXTERNAL MODULE: ./workspace/files/settle-both.js
var settle_both = __webpack_require__(27367);
// EXTERNAL MODULE: ./workspace/files/write-back.js
var write_back = __webpack_require__(38857);
// EXTERNAL MODULE: ./workspace/named-snapshots/named-snapshots.js
var named_snapshots = __webpack_require__(68221);
// EXTERNAL MODULE: ./git/diff-tree.js
var diff_tree = __webpack_require__(80045);
// EXTERNAL MODULE: ./workspace/files/read-changed-files.js
var read_changed_files = __webpack_require__(82407);
// EXTERNAL MODULE: ./workspace/files/tree-diff-cache.js
var tree_diff_cache = __webpack_require__(22069);
// EXTERNAL MODULE: ./workspace/named-snapshots/snapshot-context.js
var snapshot_context = __webpack_require__(85876);
// EXTERNAL MODULE: ./workspace/named-snapshots/write-worktree-tree.js + 3 modules
var write_worktree_tree = __webpack_require__(59396);
;// CONCATENATED MODULE: ./workspace/named-snapshots/plan-restore.js







const GITLINK = '160000';
/**
 * Compares the folder with a snapshot. Throws when something that is in no snapshot is in the way. `now` is the tree of
 * the folder where it was just written.
 */
async function planRestore(context, target, now) {
    const first = await compare(context, target, now ?? (await (0,write_worktree_tree/* writeWorktreeTree */.Z)(context)));
    const covered = [];
    for (const { path, status } of first.changes) {
        if (status !== 'A')
            continue;
        const { kind } = await (0,disk_file/* readDiskFileKind */.sV)(context.root, path);
        if ((0,read_changed_files/* isStorable */.zu)(kind))
            covered.push(path);
    }
    // Ignored or too large files would be overwritten, so that the backup has to have them.
    const plan = covered.length === 0 ? first : await compare(context, target, await (0,write_worktree_tree/* writeWorktreeTree */.Z)(context, { also: covered }));
    const obstacles = await findObstacles(context, plan);
    if (obstacles.length > 0)
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`nothing was restored: in the way, and not to be deleted: ${obstacles.slice(0, 10).map(path_bytes/* toReadablePath */.ZR).join(', ')}`);
    return plan;
}
async function compare(context, { tree }, now) {
    const cached = context.attempt && (0,tree_diff_cache/* diffCachedTrees */.$F)(context.attempt, now.tree, tree);
    const changes = cached === undefined ? await listChanges(context, now, tree) : filterRestorable(cached, now);
    return {
        now,
        changes,
        writes: changes.filter(({ status }) => status !== 'D').map(({ path }) => path),
        removals: changes.filter(({ status }) => status === 'D').map(({ path }) => path),
    };
}
/** Lists the changes from the folder as it is now to a tree. */
async function listChanges(context, now, tree) {
    return now.tree === tree ? [] : filterRestorable(await (0,diff_tree/* diffTrees */.j)(context.git, now.tree, tree), now);
}
/** Leaves out submodules, and files that a sparse checkout has off the disk. */
function filterRestorable(changes, { outside }) {
    return changes.filter(({ mode, path }) => mode !== GITLINK && !outside.has(path));
}
/** Finds what is at a path to be written, and is neither an empty folder nor about to be removed. */
async function findObstacles({ root }, { changes, removals, writes }) {
    const going = new Set(removals);
    const known = new Set([...removals, ...writes]);
    const found = new Set();
    const addFilesIn = (folder) => {
        for (const { path, kind } of (0,disk_file/* readFolder */.j1)(root, folder)) {
            if (kind === 'folder' && !path.endsWith('/.git'))
                addFilesIn(path);
            else if (!going.has(path))
                found.add(path);
        }
    };
    for (const { path, status } of changes) {
        if (status === 'D')
            continue;
        for (const at of [...(0,disk_file/* parentsOf */.fY)(path), path]) {
            const { kind } = await (0,disk_file/* readDiskFileKind */.sV)(root, at);
            if (kind === 'special' || (at !== path && kind !== 'folder' && kind !== 'missing' && !known.has(at)))
                found.add(at);
            else if (at === path && kind === 'folder')
                addFilesIn(at);
        }
    }
    return [...found].sort();
}

;// CONCATENATED MODULE: ./workspace/named-snapshots/remove-files.js



/** Removes files, and the folders that this empties. A folder at a path stays: it is newer than the backup. */
async function removeFiles(root, paths) {
    for (const path of paths) {
        if ((await (0,disk_file/* readDiskFileKind */.sV)(root, path)).kind === 'folder')
            continue;
        (0,remove_disk_file/* removeDiskFile */.S)(root, path);
        await (0,disk_file/* removeEmptyParents */.jE)(root, path);
    }
}
/** Removes files of a plan. Those that are not as in the backup stay, and are returned. */
async function removeUnchanged(root, { changes }, paths) {
    const backedUp = new Map(changes.map(({ path, was }) => [path, was]));
    const changed = [];
    for (const path of paths) {
        if (await isUnchanged(root, path, backedUp.get(path)))
            await removeFiles(root, [path]);
        else
            changed.push(path);
    }
    return changed;
}
/** Finds the files that were changed after the backup and therefore not removed. */
async function findRemaining(root, { removals }, ignored) {
    const found = [];
    for (const path of removals) {
        const { kind } = await (0,disk_file/* readDiskFileKind */.sV)(root, path);
        if (kind !== 'missing' && kind !== 'folder' && !ignored.includes(path))
            found.push(path);
    }
    return found;
}
/** The content of a larger file is not compared: reading it would take too long. */
const MAX_READ_BYTES = 8 * 1024 * 1024;
async function isUnchanged(root, path, was) {
    const { kind, bytes } = await (0,disk_file/* readDiskFileKind */.sV)(root, path);
    if (kind === 'missing' || kind === 'folder')
        return true;
    if (was === undefined || !(0,read_changed_files/* isStorable */.zu)(kind))
        return false;
    if (bytes > MAX_READ_BYTES)
        return read_changed_files/* TREE_MODES */.KB[kind] === was.mode;
    return (0,read_changed_files/* isSameFile */.Dl)(root, { path, kind }, was);
}

;// CONCATENATED MODULE: ./workspace/named-snapshots/restore-proof.js
// Buys a status: without it and the cache of trees a restore takes 1.51 floors instead of 0.77 (docs/performance.md).



// Why: docs/decisions/0048-one-status-for-a-restore.md
/**
 * Reads back the paths that a restore has written and removed. True when each is as planned and no other file can be
 * listed now; false proves nothing: then a status is needed.
 */
async function isRestoredAsPlanned({ root, attempt }, plan) {
    // Only for an attempt another status follows before its work is used.
    if (attempt === undefined || plan.now.leftOut.length > 0 || plan.now.outside.size > 0)
        return false;
    if (plan.changes.some(({ path }) => (0,hidden_files/* isIgnoreRule */.RA)(path)))
        return false;
    try {
        for (const { status, path, mode, id } of plan.changes) {
            const { kind } = await (0,disk_file/* readDiskFileKind */.sV)(root, path);
            // In the place of a removed file there may be the folder of a written one.
            const isMadeRoom = kind === 'folder' && plan.writes.some((written) => written.startsWith(`${path}/`));
            if (status === 'D' && kind !== 'missing' && !isMadeRoom)
                return false;
            if (status !== 'D' && !((0,read_changed_files/* isStorable */.zu)(kind) && (await (0,read_changed_files/* isSameFile */.Dl)(root, { path, kind }, { mode, id }))))
                return false;
        }
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: ./workspace/files/write-disk-file.js
var write_disk_file = __webpack_require__(66650);
;// CONCATENATED MODULE: ./workspace/named-snapshots/write-files.js




/** The most files that are held in memory. */
const MAX_FILES_AT_ONCE = 1000;
// Why: docs/decisions/0165-files-beside-a-living-agent.md
/**
 * Writes the files of changes. In an attempt, whose programs are alive, none is written by git. All are read before the
 * first is written where they are few.
 */
async function writeFiles(context, changes, blobs) {
    if (context.attempt === undefined)
        return (0,checkout_index/* checkoutChanges */.s)(context.git, changes);
    await writeEntries(context, changes, blobs);
}
/** Writes files as they were before changes. */
async function writeBefore(context, changes) {
    await writeEntries(context, changes.flatMap(({ path, was }) => (was === undefined ? [] : [{ path, ...was }])));
}
async function writeEntries(context, entries, blobs = (0,cat_file/* prepareBlobs */.yU)(context.git, write_back/* MAX_BYTES_AT_ONCE */.xs)) {
    if (entries.length === 0)
        return;
    const contents = await readAll(context, entries, blobs);
    if (contents === undefined) {
        const half = Math.ceil(entries.length / 2);
        await writeEntries(context, entries.slice(0, half));
        return writeEntries(context, entries.slice(half));
    }
    for (const { path, mode, id } of entries) {
        const bytes = contents.get(id);
        if (bytes !== undefined)
            await (0,write_disk_file/* writeDiskFile */.V)(context.root, path, { mode, bytes });
    }
}
/** Reads the content of files; undefined for more than are held in memory. */
async function readAll({ git }, entries, blobs) {
    if (entries.length > MAX_FILES_AT_ONCE)
        return undefined;
    const contents = await blobs.read(entries.map(({ id }) => id));
    const [only] = entries;
    if (contents !== undefined || only === undefined || entries.length > 1)
        return contents;
    return new Map([[only.id, await (0,cat_file/* readBlob */.gm)(git, only.id)]]);
}

;// CONCATENATED MODULE: ./workspace/named-snapshots/restore-named-snapshot.js



















/**
 * Restores the folder to a snapshot: plan, backup, apply, verify. HEAD, index and branches stay as they are, and so do
 * all ignored files, by the present rules or by those of the snapshot. Throws before anything is changed, or with the
 * name of the backup.
 */
async function restoreNamedSnapshot(context, { name, preview = false }) {
    if (context.attempt === undefined)
        return restoreState(context, await (0,named_snapshots/* requireNamedSnapshot */.nX)(context, name), { preview });
    const listed = (0,named_snapshots/* listNamedSnapshots */.Zp)(context).then((known) => ({ known, target: (0,named_snapshots/* pickNamedSnapshot */.p)(known, name) }));
    const blobs = (0,cat_file/* prepareBlobs */.yU)(context.git, write_back/* MAX_BYTES_AT_ONCE */.xs);
    try {
        const meanwhile = preview ? undefined : blobs.start;
        const [{ known, target }, now] = await (0,settle_both/* settleBoth */.F)(listed, (0,write_worktree_tree/* writeWorktreeTree */.Z)(context, { meanwhile }));
        return await restoreState(context, target, { preview, now, known, blobs });
    }
    finally {
        await blobs.cancel();
    }
}
/** Restores the folder to any tree, as `restoreNamedSnapshot` does. */
async function restoreState(context, target, { preview, now, known, blobs }) {
    const { name } = target;
    const plan = await planRestore(context, target, now);
    const { leftOut } = plan.now;
    if (preview || plan.changes.length === 0)
        return { name, changes: plan.changes, backup: undefined, untouched: [], leftOut };
    const backup = await backUp(context, plan, { name, known: known ?? (await (0,named_snapshots/* listNamedSnapshots */.Zp)(context)) });
    const ignored = await applyOrRollBack(context, { plan, target, backup, blobs });
    const untouched = [...ignored, ...(await verify(context, { plan, target, ignored, backup }))];
    const changes = plan.changes.filter(({ path }) => !untouched.includes(path));
    return { name, changes, backup, untouched, leftOut };
}
async function applyOrRollBack(context, step) {
    const { plan, backup } = step;
    try {
        return await apply(context, step);
    }
    catch (error) {
        const { data } = (0,to_groundhog_error/* toGroundhogError */.z)(error);
        const why = data.reason ?? data.stderr ?? data.message ?? (0,errors/* toError */.iT)(error).message;
        const state = await rollBack(context, plan).then(() => 'everything was rolled back', () => 'not everything could be rolled back');
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`the restore failed, and ${state}; what was there is in snapshot "${backup}": ${why}`);
    }
}
/** Undoes the part of a plan that was applied. */
async function rollBack(context, { now, changes, writes, removals }) {
    const paths = (isAdded) => changes.filter(({ status }) => (status === 'A') === isAdded).map(({ path }) => path);
    await removeFiles(context.root, paths(true));
    await removeEmptyFolders(context.root, writes);
    const gone = new Set((0,disk_file/* findMissing */.y7)(context.root, paths(false)));
    const removed = new Set(removals);
    // A file that is still there though it was to be removed was changed by another program since.
    const lost = new Set(paths(false).filter((path) => gone.has(path) || !removed.has(path)));
    if (context.attempt !== undefined)
        return writeBefore(context, changes.filter(({ path }) => lost.has(path)));
    await (0,read_tree/* setIndexTree */.RC)(context.git, now.tree);
    await (0,checkout_index/* checkoutPaths */.j)(context.git, [...lost]);
}
/** Returns the name of a snapshot of the present state, which is created unless there is one that does not expire. */
async function backUp(context, { now }, { name, known }) {
    const same = known.find(({ tree, expiresAtSeconds }) => tree === now.tree && expiresAtSeconds === undefined);
    if (same !== undefined)
        return same.name;
    const numbers = known.map((snapshot) => Number(/^before-restore-(\d{1,9})$/.exec(snapshot.name)?.[1] ?? 0));
    const backup = `before-restore-${Math.max(0, ...numbers) + 1}`;
    await (0,named_snapshots/* nameTree */._h)(context, { name: backup, description: `before restore of ${name}` }, now);
    return backup;
}
async function apply(context, { plan, target, blobs }) {
    const { writes, removals, changes } = plan;
    const { root, git } = context;
    const isInTheWay = createOverlap(writes);
    const [blocking] = await removeUnchanged(root, plan, removals.filter(isInTheWay));
    if (blocking !== undefined)
        throw new Error(`in the way, and changed meanwhile: ${(0,path_bytes/* toReadablePath */.ZR)(blocking)}`);
    await removeEmptyFolders(root, writes);
    await writeFiles(context, changes.filter(({ status }) => status !== 'D'), blobs);
    const surplus = removals.filter((path) => !isInTheWay(path));
    if (!changes.some(({ path }) => (0,hidden_files/* isIgnoreRule */.RA)(path))) {
        await removeUnchanged(root, plan, surplus);
        return [];
    }
    // Files that the snapshot's own rules ignore may have been there when it was made. Git tells them from tracked ones
    // by the index, which is that of the snapshot for this.
    await (0,read_tree/* setIndexTree */.RC)(git, target.tree);
    const ignored = [...(await removeUnlessIgnored(context, plan, surplus.filter(hidden_files/* isIgnoreRule */.RA)))];
    return [
        ...ignored,
        ...(await removeUnlessIgnored(context, plan, surplus.filter((path) => !(0,hidden_files/* isIgnoreRule */.RA)(path)))),
    ];
}
/** Removes the paths that no ignore rule on disk matches, and returns the others. */
async function removeUnlessIgnored(context, plan, paths) {
    if (paths.length === 0)
        return [];
    const shown = new Set((await (0,git_status/* readStatus */.rk)(context.git)).untracked);
    await removeUnchanged(context.root, plan, paths.filter((path) => shown.has(path)));
    return paths.filter((path) => !shown.has(path));
}
/** Removes the folders in the place of files, which have only empty folders left in them. */
async function removeEmptyFolders(root, writes) {
    const remove = async (folder) => {
        for (const { path, kind } of (0,disk_file/* readFolder */.j1)(root, folder))
            if (kind === 'folder')
                await remove(path);
        (0,remove_disk_file/* removeDiskFolder */.e)(root, folder);
    };
    for (const path of writes)
        if ((await (0,disk_file/* readDiskFileKind */.sV)(root, path)).kind === 'folder')
            await remove(path);
}
/**
 * Checks the restored files, by reading them back where that is proof enough, else by another status. Throws when a
 * path is not as planned, and returns those that are listed only by other ignore rules.
 */
async function verify(context, { plan, target, ignored, backup }) {
    if (ignored.length === 0 && (await isRestoredAsPlanned(context, plan)))
        return [];
    const now = await (0,write_worktree_tree/* writeWorktreeTree */.Z)(context, { also: plan.writes });
    const planned = new Set(plan.changes.map(({ path }) => path));
    const left = (await listChanges(context, now, target.tree)).filter(({ path }) => !ignored.includes(path));
    const isNew = ({ status, path }) => status === 'D' && !planned.has(path);
    const stayed = await findRemaining(context.root, plan, ignored);
    const wrong = [...new Set([...left.filter((found) => !isNew(found)).map(({ path }) => path), ...stayed])];
    if (wrong.length > 0)
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`the restore failed: not as in the snapshot: ${wrong.slice(0, 10).map(path_bytes/* toReadablePath */.ZR).join(', ')}; what was there is in snapshot "${backup}"`);
    return left.filter(isNew).map(({ path }) => path);
}
/** Returns a test for paths above or below one that is written. */
function createOverlap(writes) {
    const files = new Set(writes);
    const folders = new Set(writes.flatMap(disk_file/* parentsOf */.fY));
    return (path) => folders.has(path) || (0,disk_file/* parentsOf */.fY)(path).some((folder) => files.has(folder));
}


/***/ }),

/***/ 85876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ requireSnapshotName),
/* harmony export */   D3: () => (/* binding */ refuseSnapshot),
/* harmony export */   _d: () => (/* binding */ isExpired),
/* harmony export */   bn: () => (/* binding */ invalidateSnapshots),
/* harmony export */   cQ: () => (/* binding */ cacheSnapshots),
/* harmony export */   l3: () => (/* binding */ discardIndex),
/* harmony export */   x9: () => (/* binding */ openAttemptSnapshots),
/* harmony export */   yj: () => (/* binding */ readSnapshots)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14902);
/* harmony import */ var _domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60085);
/* harmony import */ var _domain_refs_snapshot_message_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42720);
/* harmony import */ var _git_list_commits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(35148);
/* harmony import */ var _agent_git_agent_repository_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(39385);







/** Opens the agent's snapshots of one attempt: in the control repository, with an index of their own. */
async function openAttemptSnapshots(workspace, { day, now }) {
    const { control, git, path } = workspace;
    const privateIndex = git.location.indexFile ?? '';
    const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(privateIndex), `snapshots-day-${day}.index`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(indexFile, { force: true });
    (0,_agent_git_agent_repository_js__WEBPACK_IMPORTED_MODULE_6__/* .copyIndex */ .UZ)(privateIndex, `${indexFile}.new`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(`${indexFile}.new`, indexFile);
    return {
        root: path,
        refs: control,
        git: control.at({ gitDir: control.location.gitDir, workTree: path, indexFile }),
        tracked: git,
        namespace: (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .attemptSnapshotNamespace */ .rV)(day),
        attempt: workspace,
        now,
    };
}
/** Removes an index that cannot be used, so that it is recreated from disk. False while another process holds it. */
async function discardIndex({ git, now }) {
    const indexFile = git.location.indexFile ?? '';
    const lock = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(`${indexFile}.lock`).catch(() => undefined);
    if (lock !== undefined && now().getTime() - lock.mtimeMs < STALE_LOCK_MS)
        return false;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(`${indexFile}.lock`, { force: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rm)(indexFile, { force: true });
    return true;
}
const STALE_LOCK_MS = 5 * 60_000;
/** Returns the error of a refused command, which changed nothing unless the reason says so; `help` suggests one. */
function refuseSnapshot(reason, help) {
    return new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ConfigurationError */ .j1('snapshot_refused', { reason, help });
}
/** Throws when no snapshot can have a name. */
function requireSnapshotName(name) {
    const problem = (0,_domain_refs_ref_name_js__WEBPACK_IMPORTED_MODULE_3__/* .findSnapshotNameProblem */ .aE)(name);
    if (problem !== undefined)
        throw refuseSnapshot(problem, 'groundhog snapshot create --help');
}
/** Reads all snapshots of a context, newest first; those of an attempt come from the cache unless they have changed. */
async function readSnapshots(context) {
    const { attempt, namespace, refs } = context;
    const last = attempt?.cache.snapshots;
    if (last?.namespace === namespace)
        return last.all;
    const commits = await (0,_git_list_commits_js__WEBPACK_IMPORTED_MODULE_5__/* .listCommits */ .V)(refs, namespace);
    return cacheSnapshots(context, commits.map(({ ref, message, ...rest }) => ({
        name: ref.slice(namespace.length + 1),
        ...rest,
        ...(0,_domain_refs_snapshot_message_js__WEBPACK_IMPORTED_MODULE_4__/* .parseSnapshotMessage */ .t)(message),
    })));
}
/** Caches the snapshots of an attempt after a change: only its own verbs write them, one after the other. */
function cacheSnapshots({ attempt, namespace }, found) {
    const all = [...found].sort((a, b) => b.epochSeconds - a.epochSeconds || b.number - a.number || (a.name < b.name ? -1 : 1));
    if (attempt !== undefined)
        attempt.cache.snapshots = { namespace, all };
    return all;
}
/** Empties the cache before a change, so that one that fails leaves nothing out of date. */
function invalidateSnapshots({ attempt }) {
    if (attempt !== undefined)
        attempt.cache.snapshots = undefined;
}
function isExpired({ now }, { expiresAtSeconds }) {
    return expiresAtSeconds !== undefined && expiresAtSeconds * 1000 <= now().getTime();
}


/***/ }),

/***/ 58816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ renderSnapshotList),
/* harmony export */   Q: () => (/* binding */ toRestoredData),
/* harmony export */   fO: () => (/* binding */ renderRestored),
/* harmony export */   "in": () => (/* binding */ renderDiff),
/* harmony export */   nc: () => (/* binding */ renderCreated)
/* harmony export */ });
/* harmony import */ var _domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13258);
/* harmony import */ var _git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);
/* harmony import */ var _report_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83969);



const MAX_DIFF_CHARACTERS = 1024 * 1024;
const SHORT_ID_LENGTH = 12;
const WHY_LEFT_OUT = {
    nested_repository: 'a git repository of its own',
    special_file: 'neither file nor link',
    too_large: 'not tracked and larger than 10 MiB',
    forbidden_name: 'git refuses this name, or a link under it; rename it to have it kept',
};
function renderCreated({ kind, snapshot, leftOut, expired }, { madeRepository } = {}) {
    const lines = [`snapshot ${snapshot.name} ${kind}: ${snapshot.id}`, ...renderLeftOut(leftOut)];
    if (madeRepository !== undefined)
        lines.push(`there was no git repository; one was made in: ${madeRepository}`);
    for (const name of expired)
        lines.push(`expired and deleted: ${name}`);
    const { name, id, tree } = snapshot;
    const made = madeRepository === undefined ? {} : { repository_made: madeRepository };
    return { text: lines.join('\n'), data: { kind, name, commit: id, tree, left_out: leftOut, expired, ...made } };
}
function renderSnapshotList(snapshots) {
    const rows = snapshots.map(({ name, id, epochSeconds, subject }) => [name, id.slice(0, SHORT_ID_LENGTH), toTime(epochSeconds), subject.replace(/\p{Cc}/gu, ' ')].join('\t'));
    const data = snapshots.map(({ name, id, tree, epochSeconds, subject, expiresAtSeconds }) => ({
        name,
        commit: id,
        tree,
        created_at: toTime(epochSeconds),
        expires_at: expiresAtSeconds === undefined ? null : toTime(expiresAtSeconds),
        description: subject,
    }));
    return { text: rows.length === 0 ? 'no snapshots' : rows.join('\n'), data: { snapshots: data } };
}
function renderDiff({ text, leftOut, }) {
    const cut = text.length > MAX_DIFF_CHARACTERS ? `${text.slice(0, MAX_DIFF_CHARACTERS)}\n[cut after 1 MiB]` : text.trimEnd();
    return {
        text: cut === '' ? 'no differences' : cut,
        data: { is_different: text !== '', diff: cut, left_out: leftOut },
    };
}
function renderRestored(restored, { preview, what = 'snapshot ' }) {
    const { name, changes, untouched, backup, leftOut } = restored;
    const first = preview ? `preview of ${what}${name}` : `restored ${what}${name}`;
    const lines = changes.length === 0
        ? [`${first} (no files changed)`]
        : [`${first} (${(0,_report_text_format_duration_js__WEBPACK_IMPORTED_MODULE_0__/* .formatPlural */ .yk)(changes.length, 'file')} changed):`, ...changes.map(({ path }) => toLine(path))];
    for (const [kind, paths] of Object.entries(groupChanges(restored)))
        if (paths.length > 0)
            lines.push(`${kind}: ${paths.length} (${(0,_domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .X)(paths)})`);
    if (untouched.length > 0)
        lines.push(`not in the snapshot and not touched: ${(0,_domain_text_list_some_js__WEBPACK_IMPORTED_MODULE_1__/* .listSome */ .X)(untouched.map(toLine))}`);
    if (backup !== undefined)
        lines.push(`what was there before: snapshot ${backup}`);
    return [...lines, ...renderLeftOut(leftOut)].join('\n');
}
function toRestoredData(restored) {
    const { name, untouched, backup, leftOut } = restored;
    return {
        name,
        ...groupChanges(restored),
        untouched: untouched.map(_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR),
        backup: backup ?? null,
        left_out: leftOut,
    };
}
function groupChanges({ changes }) {
    const of = (...wanted) => changes.filter(({ status }) => wanted.includes(status)).map(({ path }) => toLine(path));
    return { added: of('A'), modified: of('M', 'T'), deleted: of('D') };
}
function renderLeftOut(leftOut) {
    return leftOut.map(({ path, why }) => `left out: ${quoteControls(path)} (${WHY_LEFT_OUT[why]})`);
}
function toLine(path) {
    return quoteControls((0,_git_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toReadablePath */ .ZR)(path));
}
function quoteControls(path) {
    return /\p{Cc}/u.test(path) ? JSON.stringify(path) : path;
}
function toTime(epochSeconds) {
    return new Date(epochSeconds * 1000).toISOString().replace(/\.\d+Z$/, '+00:00');
}


/***/ }),

/***/ 59396:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ draftWorktreeTree),
  Z: () => (/* binding */ writeWorktreeTree)
});

// EXTERNAL MODULE: ./domain/errors/errors.js
var errors = __webpack_require__(14902);
// EXTERNAL MODULE: ./git/ls-files.js
var ls_files = __webpack_require__(65684);
// EXTERNAL MODULE: ./git/status.js
var git_status = __webpack_require__(28149);
// EXTERNAL MODULE: ./git/update-index.js
var update_index = __webpack_require__(65495);
// EXTERNAL MODULE: ./workspace/files/disk-file.js
var disk_file = __webpack_require__(99128);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./exec/files/held-folder.js
var held_folder = __webpack_require__(35530);
// EXTERNAL MODULE: ./git/hash-object.js
var hash_object = __webpack_require__(20363);
// EXTERNAL MODULE: ./git/path-bytes.js
var path_bytes = __webpack_require__(31150);
// EXTERNAL MODULE: ./workspace/files/read-disk-file.js
var read_disk_file = __webpack_require__(77387);
// EXTERNAL MODULE: ./workspace/named-snapshots/snapshot-context.js
var snapshot_context = __webpack_require__(85876);
;// CONCATENATED MODULE: ./workspace/named-snapshots/add-files.js








/** The most files that are open at once. */
const OPEN_FILES = 64;
const FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
// Why: docs/decisions/0165-files-beside-a-living-agent.md
/**
 * Adds files and links from disk to the index, over any entry there. In an attempt, whose programs are alive, git reads
 * files that we have opened. Throws a refusal where one of them is elsewhere by then.
 */
async function addFiles({ git, root, attempt }, files) {
    if (attempt === undefined)
        return (0,update_index/* addToIndex */.zO)(git, [...files.keys()]);
    const entries = [];
    const regular = [];
    for (const [path, { kind }] of files) {
        if (kind !== 'symlink')
            regular.push(path);
        else
            entries.push({ path, mode: '120000', id: await (0,hash_object/* hashBytes */.yi)(git, await (0,read_disk_file/* readDiskFile */.w)(root, path, kind)) });
    }
    for (let at = 0; at < regular.length; at += OPEN_FILES) {
        const paths = regular.slice(at, at + OPEN_FILES);
        const ids = await useOpened(root, paths, (opened) => (0,hash_object/* hashFiles */.yQ)(git, opened));
        for (const [index, path] of paths.entries())
            entries.push({ path, mode: files.get(path)?.kind === 'executable' ? '100755' : '100644', id: ids[index] ?? '' });
    }
    await (0,update_index/* applyToIndex */.wm)(git, entries.map((entry) => ({ status: 'M', ...entry })));
}
/** Opens files for `use`, which gets paths that stay theirs. */
async function useOpened(root, paths, use) {
    const open = [];
    try {
        const opened = paths.map((path) => {
            const target = (0,path_bytes/* toDiskPath */.el)(root, path);
            const file = openFile(target);
            open.push(file);
            if (!(0,held_folder/* isOpenAt */.wb)(file, root, target) || !(0,external_node_fs_.fstatSync)(file).isFile())
                throw (0,snapshot_context/* refuseSnapshot */.D3)(`no snapshot: ${(0,path_bytes/* toReadablePath */.ZR)(path)} was replaced meanwhile`);
            return (0,held_folder/* findOpenPath */.bJ)(file) ?? target.toString('latin1');
        });
        return await use(opened);
    }
    finally {
        for (const file of open)
            (0,external_node_fs_.closeSync)(file);
    }
}
function openFile(target) {
    try {
        return (0,external_node_fs_.openSync)(target, FLAGS);
    }
    catch (error) {
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`no snapshot: cannot be read: ${(0,errors/* toError */.iT)(error).message}`);
    }
}

// EXTERNAL MODULE: ./workspace/files/forbidden-names.js
var forbidden_names = __webpack_require__(38414);
;// CONCATENATED MODULE: ./workspace/named-snapshots/classify-paths.js




/** A larger file is left out unless it is tracked. */
const MAX_UNTRACKED_BYTES = 10 * 1024 * 1024;
/** Classifies paths by their files; `isOfAnySize` is true for those never too large. Throws for an unreadable one. */
async function classifyPaths(root, paths, isOfAnySize) {
    const present = new Map();
    const gone = [];
    const unreadable = [];
    const leftOut = [];
    for (const path of paths) {
        const file = await (0,disk_file/* readDiskFileKind */.sV)(root, path);
        const { kind, bytes } = file;
        const why = findReason(path, kind, bytes > MAX_UNTRACKED_BYTES && !isOfAnySize(path));
        if (why !== undefined)
            leftOut.push(toSkippedPath(path, why));
        if (kind === 'unreadable')
            unreadable.push(path);
        else if (why !== undefined || kind === 'missing' || kind === 'folder')
            gone.push(path);
        else
            present.set(path, file);
    }
    requireNone('cannot be read:', unreadable);
    return { present, gone, leftOut };
}
function findReason(path, kind, isTooLarge) {
    if ((0,forbidden_names/* isForbidden */.U)(path) || (kind === 'symlink' && (0,forbidden_names/* isForbiddenLink */.w)(path)))
        return 'forbidden_name';
    if (kind === 'special')
        return 'special_file';
    return isTooLarge ? 'too_large' : undefined;
}
function toSkippedPath(path, why) {
    return { path: (0,path_bytes/* toReadablePath */.ZR)(path), why };
}
/** Throws a refusal that names the paths, when there are any. */
function requireNone(what, paths) {
    if (paths.length > 0)
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`no snapshot: ${what} ${paths.slice(0, 10).map(path_bytes/* toReadablePath */.ZR).join(', ')}`);
}

// EXTERNAL MODULE: ./git/fast-import.js
var fast_import = __webpack_require__(97183);
// EXTERNAL MODULE: ./workspace/files/nested-repository.js + 1 modules
var nested_repository = __webpack_require__(22951);
// EXTERNAL MODULE: ./workspace/files/read-changed-files.js
var read_changed_files = __webpack_require__(82407);
// EXTERNAL MODULE: ./workspace/files/tree-diff-cache.js
var tree_diff_cache = __webpack_require__(22069);
// EXTERNAL MODULE: ./workspace/files/untracked-scan.js
var untracked_scan = __webpack_require__(67663);
;// CONCATENATED MODULE: ./workspace/named-snapshots/tree-on-base.js










/** The most bytes that are held in memory. */
const MAX_BYTES = 50 * 1024 * 1024;
// Why: docs/decisions/0026-agent-snapshots-on-the-attempts-commit.md
/**
 * Reads a workspace by the changes to the commit that the attempt started from: no index is written, and the same
 * changes as the last time write nothing at all. Undefined when the files are too large to hold, or HEAD has no commit.
 */
async function draftTreeOnBase(workspace, { also = [], meanwhile, write }) {
    const { planted, deep, status } = await (0,nested_repository/* readStatusUnlessPlanted */.HE)(workspace, meanwhile);
    requireNone('folders are nested too deeply:', deep.map(path_bytes/* toShortPath */.rL));
    requireNone('a git repository was made in', planted);
    if (status === undefined)
        return undefined;
    const { unreadable, untracked, changed, commit } = status;
    if (unreadable.length > 0)
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`no snapshot: cannot be read: ${unreadable.join(', ')}`);
    if (commit === undefined)
        return undefined;
    const { files } = await (0,untracked_scan/* readTracked */.Tx)(workspace);
    const asked = new Set(also);
    const wanted = new Set([...changed, ...untracked.filter((path) => !path.endsWith('/')), ...asked]);
    const sorted = await classifyPaths(workspace.path, wanted, (path) => files.has(path) || asked.has(path));
    const bytes = [...sorted.present.values()].reduce((sum, file) => sum + file.bytes, 0);
    if (bytes > MAX_BYTES)
        return undefined;
    const nested = untracked.filter((path) => path.endsWith('/')).map((path) => toSkippedPath(path, 'nested_repository'));
    const contents = await readContents(workspace, status, sorted);
    const leftOut = [...nested, ...sorted.leftOut];
    return { leftOut, outside: new Set(), ...toWriters(workspace, commit, { ...contents, write }) };
}
/** Reads what differs from the commit, though something may be writing meanwhile. */
async function readContents(workspace, { indexed, commit }, sorted) {
    const tracked = (await (0,untracked_scan/* readTracked */.Tx)(workspace)).files;
    const gone = sorted.gone.map((path) => [path, { kind: 'missing' }]);
    const { changes, contents } = await (0,read_changed_files/* readChangedFiles */.IM)(workspace.path, [...gone, ...sorted.present], {
        indexed,
        idLength: (commit ?? '').length,
        isTracked: (path) => tracked.has(path),
        read: readUnlessGone,
    });
    const files = new Map();
    const base = new Map();
    for (const { status, path, mode, id } of changes) {
        files.set(path, status === 'D' ? undefined : { mode, id });
        // A tracked file that the status does not name was asked for: what the commit has there is not known.
        if (indexed.has(path) || !tracked.has(path))
            base.set(path, indexed.get(path));
    }
    const key = changes.map(({ mode, id, path }) => `${mode} ${id} ${path}`).join('\0');
    return { changes: contents, key, files, base };
}
async function readUnlessGone(root, path, kind) {
    try {
        return await (0,read_disk_file/* readDiskFile */.w)(root, path, kind);
    }
    catch (error) {
        const code = (0,errors/* toError */.iT)(error).message;
        if (/^(ENOENT|ENOTDIR)\b/.test(code))
            return undefined;
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`no snapshot: cannot be read: ${code}`);
    }
}
function toWriters(workspace, from, { changes, key, files, base, write }) {
    const { control, cache } = workspace;
    const full = `${from}\0${key}`;
    const last = cache.lastTree;
    const known = last?.key === full ? last.tree : undefined;
    const cacheWritten = (tree) => {
        cache.lastTree = { key: full, tree };
        (0,tree_diff_cache/* cacheTree */.RE)(workspace, { from, tree, changes: files, base });
        return tree;
    };
    return {
        known,
        async write() {
            if (known !== undefined)
                return known;
            return cacheWritten(changes.length === 0 ? await (0,tree_diff_cache/* readBaseTree */._k)(workspace, from) : await (0,fast_import/* importTree */.Sy)(control, { from, changes }));
        },
        async commit(commit) {
            const onTree = await (0,tree_diff_cache/* readBaseTree */._k)(workspace, from);
            const made = await (write ?? (0,fast_import/* prepareImport */.rd)(control, 'forward')).commit({ ...commit, onTree, changes });
            return { id: made.commit, tree: cacheWritten(made.tree) };
        },
    };
}

;// CONCATENATED MODULE: ./workspace/named-snapshots/write-worktree-tree.js









/**
 * Writes the folder as a tree: tracked files, and others that no rule ignores. `also` names files to include in any
 * case. Throws a refusal when a file cannot be read.
 */
async function writeWorktreeTree(context, options = {}) {
    const draft = await draftWorktreeTree(context, options);
    if ('tree' in draft)
        return draft;
    return { tree: await draft.write(), leftOut: draft.leftOut, outside: draft.outside };
}
/** Does the same, but in an attempt only reads, so that the tree can be written together with its commit. */
async function draftWorktreeTree(context, options = {}) {
    const { attempt } = context;
    const { also = [] } = options;
    const draft = attempt === undefined ? undefined : await draftTreeOnBase(attempt, options);
    if (draft !== undefined)
        return draft;
    try {
        return await scanFolder(context, also);
    }
    catch (error) {
        if (!(error instanceof errors/* GitError */.XS))
            throw error;
        if (!(await (0,snapshot_context/* discardIndex */.l3)(context)))
            throw (0,snapshot_context/* refuseSnapshot */.D3)('another snapshot is being made in this folder; try again');
        return scanFolder(context, also);
    }
}
async function scanFolder(context, also) {
    const { git } = context;
    const [{ changed, untracked, unreadable }, entries, tracked, outdated] = await Promise.all([
        (0,git_status/* readStatus */.rk)(git),
        (0,ls_files/* listIndex */.VH)(git),
        listTracked(context),
        (0,ls_files/* listIgnoredEntries */.jk)(git),
    ]);
    if (unreadable.length > 0)
        throw (0,snapshot_context/* refuseSnapshot */.D3)(`no snapshot: cannot be read: ${unreadable.join(', ')}`);
    const known = new Map(entries.map((entry) => [entry.path, entry]));
    const outside = findOutside(context, tracked);
    const nested = untracked.filter((path) => path.endsWith('/')).map((path) => toSkippedPath(path, 'nested_repository'));
    const ignored = outdated.filter((path) => !tracked.has(path));
    const unlisted = [...tracked.keys()].filter((path) => !known.has(path));
    const wanted = new Set([...changed, ...untracked.filter((path) => !path.endsWith('/')), ...unlisted, ...also]);
    const asked = new Set(also);
    for (const path of ignored)
        if (!asked.has(path))
            wanted.delete(path);
    for (const path of outside.keys())
        wanted.delete(path);
    const sorted = await classifyPaths(context.root, wanted, (path) => tracked.has(path) || asked.has(path));
    const gone = [...sorted.gone, ...ignored.filter((path) => !wanted.has(path))];
    await (0,update_index/* removeFromIndex */.nI)(git, gone.filter((path) => known.has(path)));
    const moved = [...outside.values()].filter(({ path, id, mode }) => {
        const entry = known.get(path);
        return entry?.id !== id || entry.mode !== mode;
    });
    await (0,update_index/* applyToIndex */.wm)(git, moved.map(({ path, id, mode }) => ({ status: 'M', path, id, mode })));
    await addFiles(context, sorted.present);
    const tree = await (0,update_index/* writeTree */.WM)(git, { mayLackObjects: outside.size > 0 });
    return { tree, leftOut: [...nested, ...sorted.leftOut], outside: new Set(outside.keys()) };
}
/** Finds the skip-worktree files that are not on disk; they do not count as deleted. */
function findOutside({ root }, tracked) {
    const skipped = [...tracked.values()].filter(({ isSkipped }) => isSkipped);
    const absent = (0,disk_file/* findMissing */.y7)(root, skipped.map(({ path }) => path));
    return new Map(skipped.filter(({ path }) => absent.has(path)).map((entry) => [entry.path, entry]));
}
async function listTracked({ tracked }) {
    const entries = await (0,ls_files/* listIndex */.VH)(tracked);
    return new Map(entries.filter(({ mode }) => mode !== '160000').map((entry) => [entry.path, entry]));
}


/***/ }),

/***/ 67344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sK: () => (/* binding */ createWorkspace),
  WT: () => (/* binding */ readWorktreeStatus),
  xf: () => (/* binding */ toCleanStatus),
  Sn: () => (/* binding */ toPreservedFile)
});

// EXTERNAL MODULE: ./git/status.js
var git_status = __webpack_require__(28149);
;// CONCATENATED MODULE: ./workspace/workspace-cache.js
/** Returns an empty cache, with which everything is read in full. */
function createWorkspaceCache() {
    return {
        folders: new Map(),
        scan: 1,
        settlingMs: undefined,
        index: undefined,
        hidden: undefined,
        deferredClean: undefined,
        lastStatusMs: 0,
        baseTree: undefined,
        trees: undefined,
        lastTree: undefined,
        snapshots: undefined,
    };
}

;// CONCATENATED MODULE: ./workspace/workspace.js


/** Makes a workspace with an empty cache, also of the parts of another one. */
function createWorkspace(parts) {
    return { ...parts, cache: createWorkspaceCache() };
}
/** Translates a file of a tree. Throws for a mode that no capture holds. */
function toPreservedFile(mode, id) {
    if (mode === '100644' || mode === '100755' || mode === '120000')
        return { mode, id };
    throw new Error(`a file of mode ${mode} cannot be written`);
}
/** Reads the status of the work tree. The caller must have looked for planted repositories before. */
async function readWorktreeStatus({ git }) {
    return (0,git_status/* readFullStatus */.y$)(git);
}
/** Returns the status that follows once everything in this one was dealt with. */
function toCleanStatus(status, untracked) {
    return {
        changed: [],
        untracked: [...untracked],
        unreadable: [],
        indexed: new Map(),
        branch: status?.branch,
        commit: status?.commit,
    };
}


/***/ })

};
