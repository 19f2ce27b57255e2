export const id = 2220;
export const ids = [2220];
export const modules = {

/***/ 31129:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ mayWriteNoTest)
/* harmony export */ });
/* harmony import */ var _paths_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66898);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66639);



const MAX_FILES = 2000;
/** Returns whether the test files of the base, and new ones beside them, are closed to a checkpoint. */
function mayWriteNoTest({ criteria, paths, isProtected }) {
    const limits = criteria.flatMap((criterion) => (criterion.kind === 'changes_within' ? [criterion.paths] : []));
    const isWithin = limits.map((globs) => (0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .compileGlobs */ .t)(globs));
    const isClosed = (path) => isProtected(path) || isWithin.some((matches) => !matches(path));
    const files = [...paths].filter(_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmongTests */ .a).slice(0, MAX_FILES);
    // A plan may name the file that the new tests go to.
    const named = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .listLimits */ .No)(criteria).map((glob) => glob.replace(/\*+/g, 'x'));
    const mayAdd = named.some((path) => (0,_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_1__/* .isAmongTests */ .a)(path) && !isClosed(path));
    return files.length > 0 && !mayAdd && files.every((path) => isClosed(path) && isClosed(toNewName(path)));
}
/** Returns the path of a file beside another one that globs for such tests match, too. */
function toNewName(path) {
    return path.replace(/((?:[_-](?:test|spec)|Tests?|Spec)?(?:\.[^/]*)?)$/, '2$1');
}


/***/ }),

/***/ 61019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ describeUnwritten),
/* harmony export */   p: () => (/* binding */ listClosedDemands)
/* harmony export */ });
/* harmony import */ var _paths_path_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40898);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _tests_source_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(38568);
/* harmony import */ var _text_list_some_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13258);
/* harmony import */ var _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(78251);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39617);
/* harmony import */ var _closed_tests_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31129);







/** The names that a misspelt one is compared with. */
const MAX_COMPARED = 20_000;
/** Lists the criteria of a plan with demanded tests, where each attempt up to the checkpoint may write no test file. */
function listClosedDemands(plan, paths) {
    const firstOpen = plan.checkpoints.findIndex((checkpoint) => {
        const globs = [...(plan.protect ?? []), ...(checkpoint.protect ?? [])];
        const isProtected = (0,_paths_path_policy_js__WEBPACK_IMPORTED_MODULE_2__/* .toProtection */ .dp)({ globs, planPath: undefined });
        return !(0,_closed_tests_js__WEBPACK_IMPORTED_MODULE_1__/* .mayWriteNoTest */ .U)({ criteria: (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .listCriteria */ .Gu)(checkpoint, plan), paths, isProtected });
    });
    const closed = firstOpen === -1 ? plan.checkpoints : plan.checkpoints.slice(0, firstOpen);
    return closed.flatMap(({ success_criteria: criteria }, checkpoint) => criteria.flatMap((each, criterion) => each.kind === 'tests' && each.must_pass !== undefined
        ? [{ checkpoint, criterion, patterns: each.must_pass }]
        : []));
}
/** Describes demanded tests whose names no test file of a commit has; undefined for none. `where` follows "no test file". */
function describeUnwritten(patterns, source, where) {
    const names = patterns.flatMap((pattern) => findUnwritten(pattern, source) ?? []);
    if (names.length === 0)
        return undefined;
    const near = [...new Set(names.flatMap((name) => findNear(name, source) ?? []))];
    const quoted = names.map(({ name, isWhole }) => (0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(isWhole ? name : `${name}*`));
    const unless = names.some(({ isTitle }) => isTitle)
        ? 'Unless its title is put together there, or other files make such a test'
        : 'Unless other files make such a test';
    const meant = near.length === 0 ? '' : ` Is ${(0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_4__/* .listSome */ .X)(near.map(_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD))} meant?`;
    return `no test file ${where} has ${(0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_4__/* .listSome */ .X)(quoted)}, and no attempt may change the test files. ${unless}, no attempt passes.${meant}`;
}
function findUnwritten(pattern, { words, titles, hasTitlesAlone }) {
    const functions = (0,_tests_source_name_js__WEBPACK_IMPORTED_MODULE_5__/* .listFunctionNames */ .pD)(pattern);
    if (functions.length > 0) {
        const known = [...words];
        const lacking = functions.find(({ name, isWhole }) => isWhole ? !words.has(name) : !known.some((each) => each.startsWith(name)));
        return lacking === undefined ? findUnwrittenSubtest(pattern, { words, titles }) : { ...lacking, isTitle: false };
    }
    const start = (0,_tests_source_name_js__WEBPACK_IMPORTED_MODULE_5__/* .toSourceStart */ .pF)(pattern);
    const name = start ?? (0,_tests_source_name_js__WEBPACK_IMPORTED_MODULE_5__/* .toSourceName */ .a9)(pattern);
    if (titles === undefined || titles.size === 0 || name === undefined)
        return undefined;
    // The beginning of a name may be that of its suites, and other languages have names that a framework makes.
    if (start !== undefined || !hasTitlesAlone || /[([]/.test(name))
        return undefined;
    // One word may be a function of a language that is not known here, or a file.
    if (!/\s/.test(name) && !(hasTitlesAlone && /^[\w-]+$/.test(name)))
        return undefined;
    const isWhole = start === undefined;
    return [...titles].some((title) => mayBeTitle(title, { name, isWhole }))
        ? undefined
        : { name, isWhole, isTitle: true };
}
/** A step of a subtest of Go, for whose spaces the report has `_`; a number may be put together, and `#01` is counted. */
const SUBTEST = /^(?:.*\s)?(?:Test|Fuzz)\w*\/([^*]*[^*\d#][^*]*)$/s;
/** Finds the first step of a subtest of Go that no text in quotes is. */
function findUnwrittenSubtest(pattern, { words, titles }) {
    const [, steps] = SUBTEST.exec(pattern) ?? [];
    if (steps === undefined || titles === undefined || titles.size === 0)
        return undefined;
    const known = [...titles].map(toSpaced);
    // A title may have a slash in it, which looks like a further step.
    const whole = toSpaced(steps.replace(/#\d+$/, ''));
    const names = [whole, ...whole.split('/')];
    const isThere = (name) => !/^\S+( \S+)+$/.test(name) ||
        words.has(name.replaceAll(' ', '_')) ||
        known.some((title) => mayBeTitle(title, { name, isWhole: true }));
    if (isThere(whole) || names.slice(1).every(isThere))
        return undefined;
    const name = names.slice(1).find((each) => !isThere(each)) ?? whole;
    return { name, isWhole: true, isTitle: true };
}
function toSpaced(title) {
    return title.replaceAll('_', ' ');
}
/** A place for a value in a title: of a template, and of `test.each`. */
const VALUE = /\$\{[^}]*\}|\$[\w.]+|%[-+# 0-9.]*[a-zA-Z#]/;
/** Returns whether a test of a title may have a name, also behind the names of its suites. */
function mayBeTitle(title, { name, isWhole }) {
    const parts = title.replaceAll(/\\(.)/g, '$1').split(VALUE);
    const [first = ''] = parts;
    if (!isWhole)
        return first.startsWith(name) || (parts.length > 1 && name.startsWith(first));
    // A title of values alone may be any.
    if (parts.length === 1)
        return name === first || name.endsWith(` ${first}`);
    let from = 0;
    for (const part of parts) {
        const index = name.indexOf(part, from);
        if (index === -1)
            return false;
        from = index + part.length;
    }
    return true;
}
function findNear({ name, isWhole, isTitle }, { words, titles }) {
    const known = [...(isTitle ? (titles ?? []) : words)].slice(0, MAX_COMPARED);
    return (isWhole ? _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__/* .findMeantName */ .ou : _text_nearest_name_js__WEBPACK_IMPORTED_MODULE_6__/* .findNearestStart */ .cL)(name, known);
}


/***/ }),

/***/ 40898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dp: () => (/* binding */ toProtection),
/* harmony export */   iW: () => (/* binding */ findProtectedChange),
/* harmony export */   j3: () => (/* binding */ isCompiledByPython)
/* harmony export */ });
/* unused harmony export isAlwaysProtected */
/* harmony import */ var _glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66898);

const PROTECTED_FOLDERS = ['.github', '.groundhog'];
const PROTECTED_FILES = ['.gitmodules', 'codeowners', 'docs/codeowners', '.github/codeowners'];
/**
 * Returns the changed paths that no attempt may change, in the given order: those of `isAlwaysProtected`, the plan
 * file, and those that the globs match.
 */
function findProtectedChange(changedPaths, policy) {
    const isProtected = toProtection(policy);
    return changedPaths.filter(isProtected);
}
/** Creates a test for one path by the rule of `findProtectedChange`. */
function toProtection({ globs, planPath }) {
    const matches = (0,_glob_js__WEBPACK_IMPORTED_MODULE_0__/* .compileGlobs */ .t)(globs);
    const plan = planPath === undefined ? undefined : fold(planPath.replace(/^(?:\.\/+)+/, ''));
    return (path) => isAlwaysProtected(path) || fold(path) === plan || matches(path);
}
// Why: docs/decisions/0192-compiled-modules-are-no-work.md
/** Returns whether a path is that of a module that Python has compiled and takes instead of its source. */
function isCompiledByPython(path) {
    return /(?:^|\/)__pycache__(?:\/|$)/.test(path);
}
// Why: docs/decisions/0187-attributes-are-for-people.md
/**
 * Returns whether a path configures GitHub, git or Groundhog: `.github`, `.groundhog`, `.gitmodules`, `.gitattributes` in any
 * folder, `CODEOWNERS` in the folders that GitHub reads it from, and what Python has compiled. Letter case and invisible characters are ignored, as on
 * some file systems.
 */
function isAlwaysProtected(path) {
    const folded = fold(path);
    if (PROTECTED_FILES.includes(folded) || /(?:^|\/)\.gitattributes$/.test(folded) || isCompiledByPython(folded))
        return true;
    return PROTECTED_FOLDERS.some((folder) => folded === folder || folded.startsWith(`${folder}/`));
}
function fold(path) {
    return path
        .normalize('NFKC')
        .replace(/\p{Cf}/gu, '')
        .toLowerCase();
}


/***/ }),

/***/ 3296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bd: () => (/* binding */ toRepositoryPath),
/* harmony export */   N0: () => (/* binding */ maskQuoted),
/* harmony export */   T6: () => (/* binding */ dropRedirections),
/* harmony export */   _w: () => (/* binding */ hasNegation),
/* harmony export */   d8: () => (/* binding */ hasOpenQuote),
/* harmony export */   jC: () => (/* binding */ listPathPrograms),
/* harmony export */   oz: () => (/* binding */ isPlainChain),
/* harmony export */   tK: () => (/* binding */ splitCommands)
/* harmony export */ });
/** Words before a program that run it unchanged. */
const PREFIXES = /^(?:env|exec|time|nice|command|sudo|timeout|npx|!|then|else|do|if|elif|while|until|\(|\{)$/;
/** Returns the path below the repository that a word of a command is, without `./`; undefined for others. */
function toRepositoryPath(word) {
    const path = word.replace(/^(?:\.\/+)+/, '');
    if (path === '' || path.startsWith('/') || path.startsWith('~') || /[$`*?<>(){}=]/.test(path))
        return undefined;
    return path.split('/').includes('..') || path.startsWith('node_modules/') ? undefined : path;
}
/**
 * Splits a shell command into the words of its simple commands, without quotation marks and what runs them unchanged. A
 * guess by the words alone: substitutions and quoted separators are not understood.
 */
function splitCommands(command) {
    return command
        .trim()
        .split(/&&|\|\||[;|&\n]/)
        .map((part) => part.trim().split(/\s+/).map(stripQuotes))
        .map(dropPrefixes);
}
/** Replaces each quoted text of a shell command by one word, and drops comments, so that its operators are those of the shell. */
function maskQuoted(command) {
    return command
        .replace(/\\\n/g, ' ')
        .replace(/\\.|'[^']*'|"(?:\\[\s\S]|[^"\\])*"/g, '…')
        .replace(/(^|\s)#[^\n]*/g, '$1');
}
/** A redirection with its target: `2>&1`, `&> log`, `<<< "text"`; a document (`<<`) and a process (`<(`) are none. */
const REDIRECTION = /(\\.|'[^']*'|"(?:\\[\s\S]|[^"\\])*")|(?:&|(?<!\d)\d+)?(?:<<<|>>|>\||[<>]&|<>|[<>])\s*(?:'[^']*'|"[^"]*"|[^\s;&|<>()'"])+/g;
/** Replaces the redirections of a shell command, with their targets, by spaces. */
function dropRedirections(command) {
    return command.replace(REDIRECTION, (_all, quoted) => quoted ?? ' ');
}
/** Returns whether a quotation mark of a shell command is never closed; false for what only a shell can tell. */
function hasOpenQuote(command) {
    const masked = maskQuoted(command);
    return /["']/.test(masked) && !/[`()]|<<|#/.test(masked) && !command.includes("$'");
}
/** Joins the lines of a command that stops at the first one that fails; the end of the last line counts for nothing. */
function joinLines(command) {
    const [first = '', ...rest] = command.trim().split('\n');
    return /^set -\w*e\w*(?: -?o pipefail| pipefail)?\s*$/.test(first) ? rest.join(' && ') : command.trim();
}
/**
 * Returns whether a shell command is a plain chain of `&&`, so that all its commands run, one after the other and as their
 * words stand, or the command fails; one of lines too that begins with `set -e`. Substitutions, redirections, comments and
 * quoted operators are left to the shell.
 */
function isPlainChain(command) {
    const chain = joinLines(command);
    return (!/[`$()<>\\;|\n]|(?:^|[^&])&(?:[^&]|$)|["'][^"']*&&|(?:^|\s)#/.test(chain) &&
        !/(?:^|\s)(?:!|if|while|until|case)\s/.test(chain));
}
/** Returns whether a shell command inverts the result of one of its programs. */
function hasNegation(command) {
    return /(?:^|[\s;&|(])!\s/.test(maskQuoted(command));
}
/** Words by which a shell does not start a program. */
const OF_SHELL = /^(?:\[|alias|bg|break|builtin|case|cd|command|continue|declare|do|done|echo|elif|else|esac|eval|exec|exit|export|false|fg|fi|for|function|getopts|hash|if|in|jobs|kill|let|local|printf|pushd|popd|pwd|read|readonly|return|select|set|shift|shopt|sleep|source|test|then|times|trap|true|type|typeset|ulimit|umask|unalias|unset|until|wait|while)$/;
/**
 * Lists the programs that a shell command calls by a name which only the PATH can resolve; none where the command changes
 * how names are found, or where its words do not say.
 */
function listPathPrograms(command) {
    const masked = dropRedirections(maskQuoted(command));
    if (/[`(){}]|<<|\b(?:alias|function|source|PATH)\b|(?:^|[\s;&|])\.\s/.test(masked))
        return [];
    // `npx` looks in `node_modules` and in the registry too.
    const words = masked.replace(/(?<![^\s;&|])npx(?=\s)/g, ':');
    const names = splitCommands(words).map(([program = '']) => program);
    return [...new Set(names)].filter((name) => /^[a-z_][\w.+-]*$/i.test(name) && !OF_SHELL.test(name));
}
function stripQuotes(word) {
    return word.replace(/^(["'])(.*)\1$/, '$2');
}
function dropPrefixes(words) {
    let start = 0;
    while (start < words.length && isPrefix(words[start] ?? '', words[start - 1]))
        start += 1;
    return words.slice(start);
}
function isPrefix(word, before) {
    return PREFIXES.test(word) || /^[A-Za-z_]\w*=/.test(word) || (before === 'timeout' && /^\d/.test(word));
}


/***/ }),

/***/ 90239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ describeBuiltBySetup),
/* harmony export */   c: () => (/* binding */ findBuildInSetup)
/* harmony export */ });
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36689);
/* harmony import */ var _command_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3296);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6526);



const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
const INSTALLS = /^(?:ci|i|install|add)$/;
const BUILD_SCRIPT = /^(?:build|compile|bundle|generate|codegen)(?::.*)?$/;
const COMPILERS = /^(?:tsc|tsup|webpack|rollup|esbuild|parcel|protoc|ninja)$/;
/** Programs that build by a word of theirs. What Cargo, Maven, Gradle, .NET and `go build` make, their tests make again. */
const BUILDERS = /^(?:vite|next|turbo|nx|lerna|buf|cmake|go)$/;
const BUILD_WORD = /^(?:build|--build|generate)$/;
/** The targets by which `make` installs and does not build. */
const INSTALL_TARGET = /^(?:deps|dependencies|install|setup|bootstrap|init|venv)/;
/** Files of code that is built: tests load them, and no runner builds them again. */
const BUILT = /\.(?:[cm]?js|jsx|d\.[cm]?ts|css|wasm|node|py|pyd|so)$/;
/** Folders of packages that are installed, and of tools whose tests build again. */
const INSTALLED = /(?:^|\/)(?:node_modules|\.?venv|env|site-packages|vendor|target|coverage|\.(?:yarn|tox|nox|eggs|gradle|cache|husky))\/|(?:^|\/)\.pnp\./;
const MAX_NAMED = 3;
/**
 * Finds the command of a setup that builds, in a plan that does not name what it reads, and has a command that does not build
 * again: what the setup made is old for an attempt that changes its sources. A guess by the words alone.
 */
function findBuildInSetup(plan) {
    return plan.setup !== undefined && mayRunOnOldBuild(plan) ? findBuild(plan.setup) : undefined;
}
/**
 * Describes files of code that a setup has made, as a script of an install may, for a plan as above whose setup names no build;
 * undefined where there are none. The paths are untrusted.
 */
function describeBuiltBySetup(plan, paths) {
    if (!mayRunOnOldBuild(plan) || findBuildInSetup(plan) !== undefined)
        return undefined;
    const environments = paths.flatMap((path) => /^(.*\/)pyvenv\.cfg$/.exec(path)?.[1] ?? []);
    const built = paths.filter((path) => BUILT.test(path) && !INSTALLED.test(path) && !environments.some((folder) => path.startsWith(folder)));
    if (built.length === 0)
        return undefined;
    const named = built.slice(0, MAX_NAMED).map((path) => (0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(path));
    const more = built.length > named.length ? ` and ${built.length - named.length} more` : '';
    return `The setup made ${named.join(', ')}${more}, and runs once: where it builds them of sources here, criteria may pass on what it made of older ones. Name the sources in "setup_inputs", beside lockfiles and manifests, or build in the commands of the criteria.`;
}
function mayRunOnOldBuild(plan) {
    if (plan.setup_inputs !== undefined)
        return false;
    const criteria = plan.checkpoints.flatMap((checkpoint) => (0,_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .listCriteria */ .Gu)(checkpoint, plan));
    return criteria.some((criterion) => 'command' in criterion && findBuild(criterion.command) === undefined);
}
function findBuild(command) {
    return (0,_command_words_js__WEBPACK_IMPORTED_MODULE_2__/* .splitCommands */ .tK)(command).find(isBuild)?.join(' ');
}
function isBuild([program = '', ...words]) {
    if (PACKAGE_MANAGERS.test(program)) {
        const [first = '', ...others] = words.filter((word) => !/^(?:-.*|exec|dlx|x)$/.test(word));
        if (INSTALLS.test(first) || PACKAGE_MANAGERS.test(first))
            return false;
        return [first, ...others].some((word) => BUILD_SCRIPT.test(word)) || isBuild([first, ...others]);
    }
    if (program === 'make')
        return !words.some((word) => INSTALL_TARGET.test(word));
    if (program === 'go')
        return words[0] === 'generate';
    if (COMPILERS.test(program))
        return !words.includes('--noEmit');
    return BUILDERS.test(program) && words.some((word) => BUILD_WORD.test(word));
}


/***/ }),

/***/ 34408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  F: () => (/* binding */ lintPlan),
  B: () => (/* binding */ matchesAll)
});

// EXTERNAL MODULE: ./domain/paths/glob.js
var paths_glob = __webpack_require__(66898);
// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./domain/plan/command-words.js
var command_words = __webpack_require__(3296);
// EXTERNAL MODULE: ./domain/plan/criterion.js
var criterion = __webpack_require__(38158);
;// CONCATENATED MODULE: ./domain/plan/empty-check.js

/** Programs whose exit code is 0 whatever they are given. */
const ALWAYS = /^(?::|true|echo|exit 0)(?=\s|$)/;
/** Programs that copy their input, and whose exit code says nothing of what wrote it. */
const COPIES = /^(?:tee|cat|head|tail)(?=\s|$)/;
/** Words and signs by which the end of a command depends on more than the order of its words. */
const UNCLEAR = /[`(){}]|<<|(?:^|[\s;&|])(?:!|if|while|until|for|case|function|trap|eval|exec|source|\.)(?=\s)/;
/** A list of `&&` and `||` with the sign that ends it. */
const LIST = /(?:&&|[^;\n&])+(?:[;\n]|&(?!&)|$)/g;
/** A shell that is given its script as one quoted word, without other options. */
const SHELL_SCRIPT = /^\s*(?:sh|bash|dash) -c (?:'([^']*)'|"([^"$`\\]*)")\s*$/;
/**
 * Returns the end of a shell command by which it succeeds whatever comes before, such as `true`; undefined where it can fail,
 * or where the words alone do not say.
 */
function findEmptyEnd(command) {
    const [, single, double] = SHELL_SCRIPT.exec(command) ?? [];
    const script = single ?? double;
    if (script !== undefined)
        return findEmptyEnd(script);
    const masked = (0,command_words/* dropRedirections */.T6)((0,command_words/* maskQuoted */.N0)(command));
    if (UNCLEAR.test(masked))
        return undefined;
    const lists = (masked.match(LIST) ?? []).filter((list) => /[^\s;]/.test(list));
    const ends = lists.map((list) => findEndOfList(list, /\bpipefail\b/.test(masked)));
    const stopsAtFailure = /(?:^|[\s;&])set\s+-\w*e/.test(masked);
    const isSilent = stopsAtFailure ? lists.every((list, index) => isSetting(list) || ends[index] !== undefined) : true;
    return isSilent ? ends.at(-1) : undefined;
}
function isSetting(list) {
    return /^\s*set\s/.test(list);
}
/** Returns the end of a list of `&&` and `||` by which it always succeeds; undefined where it can fail. */
function findEndOfList(text, hasPipefail) {
    // Nobody waits for what runs in the background.
    if (text.endsWith('&'))
        return joinWords(text);
    const list = text.replace(/[;\n]$/, '');
    const [first = '', ...rest] = list.split(/(&&|\|\|)/);
    let end = findEndOfPipe(first, hasPipefail);
    for (let index = 0; index + 1 < rest.length; index += 2) {
        const next = findEndOfPipe(rest[index + 1] ?? '', hasPipefail);
        if (rest[index] === '||')
            end ??= next;
        else if (end !== undefined)
            end = next;
    }
    return end;
}
function findEndOfPipe(pipe, hasPipefail) {
    const parts = pipe.split('|').map(joinWords);
    const last = parts.at(-1) ?? '';
    if (ALWAYS.test(last))
        return parts.length === 1 || !hasPipefail ? last : undefined;
    return parts.length > 1 && !hasPipefail && COPIES.test(last) ? last : undefined;
}
function joinWords(text) {
    return text.trim().replace(/\s+/g, ' ');
}

// EXTERNAL MODULE: ./domain/plan/find-build-in-setup.js
var find_build_in_setup = __webpack_require__(90239);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan_plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./domain/plan/plan-pattern.js
var plan_pattern = __webpack_require__(28837);
// EXTERNAL MODULE: ./domain/plan/tests-criterion.js
var tests_criterion = __webpack_require__(23846);
;// CONCATENATED MODULE: ./domain/plan/lint-plan.js










/**
 * Finds weaknesses of a plan in its order: checks that an empty file or no work satisfies, and statements without a judge.
 * They never make a plan invalid. `verifyIn` is what the settings say.
 */
function lintPlan(plan, verifyIn) {
    const unused = plan.setup === undefined && plan.setup_inputs !== undefined ? [UNUSED_INPUTS] : [];
    const hasCommands = plan.checkpoints.some((checkpoint) => (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).some(criterion/* runsCommand */._w));
    const shared = verifyIn === 'workspace' && hasCommands ? [SHARED_FOLDER] : [];
    const guards = (plan.guards ?? []).flatMap((guard, index) => lintCriterion(`guard ${index + 1}`, guard));
    return [
        ...lintExits(plan),
        ...warnOfOldBuild(plan),
        ...plan.checkpoints.flatMap((checkpoint) => warnOfLockedWork(checkpoint, plan)),
        ...[...shared, ...unused, ...guards].map((message) => ({ checkpointId: undefined, message })),
        ...plan.checkpoints.flatMap((checkpoint) => lintCheckpoint(checkpoint).map((message) => ({
            ...{ checkpointId: checkpoint.id, message },
            ...(message === ONLY_REGRESSIONS ? { isFault: true } : {}),
        }))),
    ];
}
const UNUSED_INPUTS = '"setup_inputs" has no effect without "setup"';
const SHARED_FOLDER = 'commands of criteria run in the folder that the agent leaves ("verify_in: workspace"): ignored files, caches and packages that it has changed decide what they find';
const ONLY_REGRESSIONS = 'the criteria only ask that no test is lost, which holds before any work is done: name in "must_pass" the tests of this checkpoint';
function lintCheckpoint(checkpoint) {
    const messages = checkpoint.success_criteria.flatMap((criterion, index) => lintCriterion(`criterion ${index + 1}`, criterion));
    const weakness = findWeakness(checkpoint.success_criteria);
    return weakness === undefined ? messages : [...messages, weakness];
}
function lintCriterion(name, criterion) {
    if (criterion.kind !== 'semantic')
        return [];
    return [`${name} (semantic) is not checked by a machine: it stays unjudged unless a judge or a person decides it`];
}
/** Warns of commands that are judged by their exit code, which is 0 whatever they find. */
function lintExits(plan) {
    const toWarnings = (checkpointId, name, criteria) => criteria.flatMap((criterion, index) => {
        const message = describeEmpty(criterion);
        return message === undefined ? [] : [{ checkpointId, message: `${name} ${index + 1} ${message}`, isFault: true }];
    });
    return [
        ...toWarnings(undefined, 'guard', plan.guards ?? []),
        ...plan.checkpoints.flatMap(({ id, success_criteria: own }) => toWarnings(id, 'criterion', own)),
    ];
}
function describeEmpty(criterion) {
    if (criterion.kind === 'changes_within' && criterion.paths.some(matchesAll))
        return `cannot fail: ${(0,file_problem/* quote */.hD)(criterion.paths.find(matchesAll) ?? '')} allows every path`;
    if (criterion.kind === 'file_contains' && isFoundInNothing(criterion.pattern))
        return `says nothing of the text: an empty file has ${(0,file_problem/* quote */.hD)(criterion.pattern)}`;
    if (criterion.kind !== 'command' || criterion.expect_exit !== 0)
        return undefined;
    if ((0,command_words/* hasOpenQuote */.d8)(criterion.command))
        return `is not valid shell: a quotation mark of ${(0,file_problem/* quote */.hD)(criterion.command)} is never closed`;
    const end = findEmptyEnd(criterion.command);
    if (end === undefined)
        return undefined;
    return end === criterion.command.trim().replace(/\s+/g, ' ')
        ? `cannot fail: ${(0,file_problem/* quote */.hD)(end)} always succeeds, and so shows nothing of the work`
        : `cannot fail: it ends with ${(0,file_problem/* quote */.hD)(end)}, which succeeds whatever comes before; leave that out`;
}
function isFoundInNothing(pattern) {
    const compiled = (0,plan_pattern/* compilePattern */.E)(pattern);
    return compiled.kind === 'compiled' && compiled.isFoundIn('');
}
/** Returns whether a glob matches every path. */
function matchesAll(glob) {
    return (0,paths_glob/* compileGlobs */.t)([glob])('\u{1}/\u{1}');
}
/** Warns of a build that criteria find as it was before the attempt. */
function warnOfOldBuild(plan) {
    const build = (0,find_build_in_setup/* findBuildInSetup */.c)(plan);
    if (build === undefined)
        return [];
    const message = `"setup" builds (${(0,file_problem/* quote */.hD)(build)}) once, so that criteria may pass on what it made of older sources: name the sources in "setup_inputs", beside lockfiles and manifests, or build in the commands of the criteria`;
    return [{ checkpointId: undefined, message, isFault: true }];
}
/** Warns of a checkpoint that may change nothing of what it is allowed to change. */
function warnOfLockedWork({ id, protect = [], success_criteria }, plan) {
    const limits = (0,plan_plan/* listLimits */.No)(success_criteria);
    const isProtected = (0,path_policy/* toProtection */.dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined });
    // A path that the glob matches stands for all of them.
    const isLocked = (glob) => !/[[\]{}\\]/.test(glob) && isProtected(glob.replace(/\*+|\?/g, 'x'));
    if (limits.length === 0 || !limits.every(isLocked))
        return [];
    const message = 'no attempt can pass: "protect" covers all that "changes_within" lets it change';
    return [{ checkpointId: id, message, isFault: true }];
}
function findWeakness(criteria) {
    const kinds = new Set(criteria.map(({ kind }) => kind));
    const tests = criteria.filter((criterion) => criterion.kind === 'tests');
    if (tests.some(tests_criterion/* asksForTests */.h9))
        return undefined;
    if (kinds.has('command') || kinds.has('file_contains') || kinds.has('github_check'))
        return undefined;
    if (tests.length > 0 && !kinds.has('file_exists') && !kinds.has('file_absent'))
        return ONLY_REGRESSIONS;
    if (kinds.has('file_exists'))
        return 'the criteria only ask whether files exist: an empty file satisfies them';
    if (!kinds.has('file_absent'))
        return 'the only criterion is "changes_within": it holds before any work is done';
    return undefined;
}


/***/ }),

/***/ 38568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CD: () => (/* binding */ QUOTED_TEXTS),
/* harmony export */   a9: () => (/* binding */ toSourceName),
/* harmony export */   pD: () => (/* binding */ listFunctionNames),
/* harmony export */   pF: () => (/* binding */ toSourceStart),
/* harmony export */   pf: () => (/* binding */ FUNCTION_WORDS)
/* harmony export */ });
/* harmony import */ var _test_spellings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22145);

const MIN_NAME = 4;
/**
 * Finds the name by which a demanded test stands in its source: without file, class, group, case and subtest. Undefined for a
 * pattern with a star, and for a short word, which may stand anywhere.
 */
function toSourceName(pattern) {
    if (pattern.includes('*'))
        return undefined;
    const name = findFunctionName(pattern)?.name ?? toLast(pattern).trim();
    return name.length < MIN_NAME ? undefined : name;
}
/**
 * Finds the beginning of the name by which tests of a pattern that ends with a star stand in their source; undefined for other
 * patterns, and for a short beginning.
 */
function toSourceStart(pattern) {
    if (!/^[^*]+\*$/.test(pattern))
        return undefined;
    const start = toLast(pattern.slice(0, -1)).trim();
    return start.length < MIN_NAME ? undefined : start;
}
/** Lists the classes and the function of Go or Python that a pattern names, in its order; what is behind the function is no name. */
function listFunctionNames(pattern) {
    const steps = ((0,_test_spellings_js__WEBPACK_IMPORTED_MODULE_0__/* .spellMember */ .zk)(pattern) ?? pattern).split(STEP_JOINT);
    const last = steps.findIndex((step) => /(?:^|\s)(?:test_\w*(?:\[|$)|(?:Test|Fuzz|Example)\w*\/)/.test(step));
    const named = last === -1 ? steps : steps.slice(0, last + 1);
    return named.flatMap((step) => findFunctionName(step) ?? []);
}
const STEP_JOINT = /::| [›>] /;
function findFunctionName(pattern) {
    const [start = ''] = pattern.split('*');
    const last = toLast(start);
    const [, ofGo, subtest] = /(?:^|\s)((?:Test|Fuzz|Example)\w*)(\/|$)/.exec(last) ?? [];
    const [, ofPython, parameters] = /(?:^|\s)(test_\w*)(\[.*)?$/.exec(last) ?? [];
    const name = ofGo ?? ofPython;
    return name === undefined
        ? undefined
        : { name, isWhole: start === pattern || subtest === '/' || parameters !== undefined };
}
function toLast(pattern) {
    return ((0,_test_spellings_js__WEBPACK_IMPORTED_MODULE_0__/* .spellMember */ .zk)(pattern) ?? pattern).split(STEP_JOINT).at(-1) ?? '';
}
/** The words in a source that may be such functions or classes, as an extended regular expression of POSIX. */
const FUNCTION_WORDS = '(Test|Fuzz|Example|test_)[A-Za-z0-9_]*';
/** The texts in quotes of a source, as an extended regular expression of POSIX. */
const QUOTED_TEXTS = '"([^"\\\\]|\\\\.)+"|\'([^\'\\\\]|\\\\.)+\'|`[^`]+`';


/***/ }),

/***/ 22145:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P$: () => (/* binding */ listGroups),
/* harmony export */   S8: () => (/* binding */ normalize),
/* harmony export */   ev: () => (/* binding */ isNamed),
/* harmony export */   iC: () => (/* binding */ spellGroup),
/* harmony export */   m0: () => (/* binding */ matchesParts),
/* harmony export */   mP: () => (/* binding */ rememberLast),
/* harmony export */   rN: () => (/* binding */ listOwnNames),
/* harmony export */   zk: () => (/* binding */ spellMember)
/* harmony export */ });
/** Returns whether a name, as the texts between its `*`, is that of a suite, or of a part of it that has a name of its own. */
function isNamed({ text, starts, ends }, parts) {
    const [first = '', ...others] = parts;
    const last = others.at(-1);
    const begun = starts.filter((start) => text.startsWith(first, start));
    if (last === undefined)
        return begun.some((start) => ends.includes(start + first.length));
    const ended = ends.filter((end) => text.endsWith(last, end));
    return begun.some((start) => ended.some((end) => end > start && matchesParts(text.slice(start, end), parts)));
}
/** Creates a function that keeps its last answer: a report has the tests of one suite in a row. */
function rememberLast(find) {
    let last;
    return ({ file, suite }) => {
        if (last?.group.file !== file || last.group.suite !== suite)
            last = { group: { file, suite }, found: find({ file, suite }) };
        return last.found;
    };
}
/** Lists the ways to write the suite and the file of a test. */
function spellGroup({ file, suite }) {
    return [...[suite, file].filter((each) => each !== '').map(spellPath), ...spellDotted(suite)];
}
/** Spells a suite or a file as it is. Of a path or a package of Go what is behind each slash is enough. */
function spellPath(path) {
    const text = normalize(path);
    const tails = /\s/.test(path) ? [] : [...text.matchAll(/\//g)].map(({ index }) => index + 1);
    return { text, starts: [0, ...tails], ends: [text.length] };
}
/** Modules or packages with the classes in them, as JUnit XML has them; Java has `$` before a nested class, and .NET `+`. */
const DOTTED = /^[\p{L}\p{N}_-]+(?:[.$+][\p{L}\p{N}_-]+)*$/u;
const STEP_JOINT = /[.$+]/g;
/** The steps that a name may begin at, and end at: this bounds the work for a hostile report. */
const [MAX_STARTS, MAX_ENDS] = [12, 32];
// Why: docs/decisions/0107-tests-are-compared-by-name.md
/**
 * Spells a suite with dots: as it is, and with each of its steps as the file of Python in which the later ones are classes,
 * since the report does not say where the path ends.
 */
function spellDotted(suite) {
    if (!DOTTED.test(suite))
        return [];
    const steps = suite.split(STEP_JOINT);
    const whole = spellSteps(steps);
    const texts = new Set([suite, ...['.', ' '].map((joint) => suite.replace(STEP_JOINT, joint))]);
    const files = steps.slice(0, MAX_STARTS).map((_, index) => {
        const file = spellPath(`${steps.slice(0, index + 1).join('/')}.py`);
        return index + 1 === steps.length ? file : addClasses(file, spellSteps(steps.slice(index + 1)));
    });
    return [...[...texts].map((text) => ({ ...whole, text })), ...files];
}
function addClasses({ text, starts, ends }, classes) {
    const before = `${text} `;
    return {
        text: `${before}${classes.text}`,
        starts,
        ends: [...ends, ...classes.ends.map((end) => before.length + end)],
    };
}
/** Spells steps that one sign joins: a name ends behind any of them, and begins with the first or with a class. */
function spellSteps(steps) {
    const starts = [];
    const ends = [];
    let length = 0;
    for (const [index, step] of steps.entries()) {
        if (index < MAX_STARTS && (index === 0 || /^[\p{Lu}_]/u.test(step)))
            starts.push(length);
        length += step.length;
        if (index < MAX_ENDS || index === steps.length - 1)
            ends.push(length);
        length += 1;
    }
    return { text: steps.join(' '), starts, ends };
}
/** A function of Go, whose subtests have their names behind it. */
const GO_SUBTEST = /^(?:Test|Fuzz|Example)(?![a-z])\w*\//;
/** A test of Rust with its modules. */
const RUST_PATH = /^\w+(?:::\w+)+$/;
/** One case of a test with parameters, as pytest names it. */
const CASE = /^(?<test>[^[]*[^[\s])\[.*\]$/s;
/** Lists the names of the groups around a test, and of the test of which it is one case. */
function listGroups(name) {
    const test = CASE.exec(name)?.groups?.test;
    return [
        ...listStarts(name.split(/ [›>] /), ' › '),
        ...listStarts(GO_SUBTEST.test(name) ? name.split('/') : [], '/'),
        ...listStarts(RUST_PATH.test(name) ? name.split('::') : [], '::'),
        ...(test === undefined ? [] : [test]),
    ];
}
function listStarts(steps, joint) {
    return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join(joint));
}
/** Lists the name of a test, and those of the groups around it. */
function listOwnNames({ name }) {
    return [name, ...listGroups(name)];
}
/** Runners join the same titles by different signs. */
function normalize(name) {
    return name
        .replace(/ [›>] |::/g, ' ')
        .replace(/\s+/g, ' ')
        .trim();
}
/** Compares in linear time: each part is searched behind the one before it. */
function matchesParts(name, parts) {
    const [first = '', ...rest] = parts;
    const last = rest.pop() ?? '';
    if (!name.startsWith(first))
        return false;
    let at = first.length;
    for (const part of rest) {
        const found = name.indexOf(part, at);
        if (found === -1)
            return false;
        at = found + part.length;
    }
    return name.length - last.length >= at && name.endsWith(last);
}
/** A method behind its class or module, as unittest and Gradle (`a.B.c`) or Maven (`B#c`) write it, also one case of it. */
const MEMBER = /^(?<group>[\p{L}\p{N}_$.-]+)[.#](?<name>[\p{L}_][\p{L}\p{N}_*]*(?:\[.*\])?)$/u;
/** Writes a method behind its class by `::`; undefined for another pattern. */
function spellMember(pattern) {
    const { group, name } = MEMBER.exec(pattern)?.groups ?? {};
    return group === undefined ? undefined : `${group}::${name}`;
}


/***/ }),

/***/ 33976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ splitByFolder)
/* harmony export */ });
/* harmony import */ var _plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3296);

/** Programs with a flag for the folder that they work in. */
const FOLDER_FLAGS = new Map([
    ['make', /^(?:-C|--directory)$/],
    ['gmake', /^(?:-C|--directory)$/],
    ['go', /^-C$/],
    ['npm', /^(?:-C|--prefix)$/],
    ['pnpm', /^(?:-C|--dir)$/],
    ['yarn', /^--cwd$/],
    ['uv', /^--(?:directory|project)$/],
    ['poetry', /^(?:-C|--directory|-P|--project)$/],
]);
/** Splits a shell command that runs in a folder into its simple commands, each where `cd` and flags lead it; a guess by the words. */
function splitByFolder(command, start = '') {
    const placed = [];
    let folder = start;
    let outside;
    for (const all of (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCommands */ .tK)((0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .dropRedirections */ .T6)(command))) {
        const [program = '', ...rest] = all;
        if (program.startsWith('('))
            outside ??= folder;
        const words = [program.replace(/^\(+/, ''), ...rest].map((word) => word.replace(/\)+$/, ''));
        if (words[0] === 'cd' || words[0] === 'pushd')
            folder = join(folder, words[1] ?? '');
        else
            placed.push(followFlag(words, folder));
        if (outside === undefined || all.at(-1)?.endsWith(')') !== true)
            continue;
        folder = outside;
        outside = undefined;
    }
    return placed;
}
/** Takes the flag that names the folder out of a command; the folder of a program without such a flag is the current one. */
function followFlag(words, folder) {
    const flag = FOLDER_FLAGS.get(words[0] ?? '');
    const at = words.findIndex((word) => flag?.test(word.replace(/=.*$/, '')) === true);
    if (at === -1)
        return { folder, words };
    const [, value] = /=(.*)$/.exec(words[at] ?? '') ?? [];
    const length = value === undefined ? 2 : 1;
    return {
        folder: join(folder, value ?? words[at + 1] ?? ''),
        words: [...words.slice(0, at), ...words.slice(at + length)],
    };
}
/** Joins a folder and a path below it; the root where the path is not plain, or leads out of the folder. */
function join(folder, path) {
    if (path === '.' || path === './')
        return folder;
    const below = (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toRepositoryPath */ .Bd)(path)?.replace(/\/+$/, '');
    if (below === undefined || !/^[\w./@+-]+$/.test(below))
        return '';
    return folder === '' ? below : `${folder}/${below}`;
}


/***/ }),

/***/ 79143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ip: () => (/* binding */ warnOfMissing),
/* harmony export */   JY: () => (/* binding */ warnOfOtherReports),
/* harmony export */   PB: () => (/* binding */ warnOfPrograms),
/* harmony export */   ZO: () => (/* binding */ makesNothing),
/* harmony export */   eG: () => (/* binding */ listPrograms),
/* harmony export */   ft: () => (/* binding */ findMissingScript),
/* harmony export */   xR: () => (/* binding */ installsOnly)
/* harmony export */ });
/* harmony import */ var _paths_glob_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(66898);
/* harmony import */ var _plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3296);
/* harmony import */ var _plan_criterion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38158);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6526);
/* harmony import */ var _plan_tests_criterion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23846);
/* harmony import */ var _text_list_some_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13258);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(39617);
/* harmony import */ var _command_folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33976);
/* harmony import */ var _named_paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20861);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45671);










/**
 * Warns of commands of criteria that need a file or a script of `package.json` which is not at the base, and which no
 * checkpoint up to there is to write by the words of its `spec` or its `changes_within`. A setup may make such a file: with one
 * only files are named that no attempt may make, and that the setup does not name.
 */
function warnOfMissing(plan, files, isImpossible) {
    return listCommands(plan).flatMap(({ checkpointId, number, name, command, wishes, exit, isClosed }) => {
        if (exit !== 0 || isImpossible(checkpointId, number))
            return [];
        const isUnknown = (path) => !wishes.includes(toName(path)) && !(0,_repository_files_js__WEBPACK_IMPORTED_MODULE_4__/* .hasPath */ .a6)(files, path);
        const { setup } = plan;
        const isOfSetup = (path) => setup !== undefined && (OF_VENV.test(path) || setup.includes(toName(path)) || !isClosed(path));
        const missing = (0,_named_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .findNeededPaths */ ["do"])(command).filter((path) => isUnknown(path) && !isOfSetup(path));
        const remedy = setup !== undefined ? UNLESS_SETUP : missing.every(isClosed) ? COMMIT : COMMIT_OR_WISH;
        const script = findMissingScript(command, files);
        const isScriptWished = script === undefined || wishes.includes(script) || wishes.includes('package.json');
        const needs = [
            ...(missing.length === 0 ? [] : [`${(0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_6__/* .listSome */ .X)(missing.map(_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD))}, which the base does not have: ${remedy}`]),
            ...(isScriptWished ? [] : [`a script ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(script)}, which package.json at the base does not have`]),
        ];
        return needs.map((text) => ({ checkpointId, message: `${name} needs ${text}`, isFault: true }));
    });
}
/** The folder of an environment of Python, which a setup makes. */
const OF_VENV = /(?:^|\/)\.?venv\//;
const COMMIT = 'commit it first';
const COMMIT_OR_WISH = `${COMMIT}, or let "spec" ask for it`;
const UNLESS_SETUP = `${COMMIT}, unless "setup" makes it`;
function toName(path) {
    return path.split('/').at(-1) ?? path;
}
/** Flags by which test runners are given the file of their report. */
const REPORT_FLAG = /^--(?:junit-?xml|output-?file(?:\.\w+)?|test-reporter-destination|junitfile|log-junit)(?:=(.*))?$/i;
/** Warns of criteria whose command writes its report into another file than the criterion reads. */
function warnOfOtherReports({ guards = [], checkpoints }) {
    const warn = (name, checkpointId) => (criterion, index) => {
        if (criterion.kind !== 'tests' || (0,_plan_tests_criterion_js__WEBPACK_IMPORTED_MODULE_2__/* .isPrintedReport */ .vy)(criterion.report))
            return [];
        const written = listWrittenReports(criterion.command);
        if (written.length === 0 || written.some((0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .compileGlobs */ .t)([criterion.report])))
            return [];
        const message = `${name} ${index + 1} reads the report ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD)(criterion.report)}, and its command writes ${(0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_6__/* .listSome */ .X)(written.map(_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD))}`;
        return [{ checkpointId, message, isFault: true }];
    };
    return [
        ...guards.flatMap(warn('guard', undefined)),
        ...checkpoints.flatMap(({ id, success_criteria: own }) => own.flatMap(warn('criterion', id))),
    ];
}
/** Lists the files, from the root, that flags name as those of reports; none where one of them is not plain. */
function listWrittenReports(command) {
    const found = (0,_command_folders_js__WEBPACK_IMPORTED_MODULE_3__/* .splitByFolder */ .c)(command).flatMap(({ folder, words }) => words.flatMap((word, at) => {
        const flag = REPORT_FLAG.exec(word);
        const given = flag === null ? 'stdout' : (flag[1] ?? words[at + 1] ?? '');
        if (/^std(?:out|err)$/.test(given))
            return [];
        const path = (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .toRepositoryPath */ .Bd)(given);
        const isPlain = path !== undefined && /^[\w./@+-]+$/.test(path);
        return [isPlain ? [folder, path].filter((part) => part !== '').join('/') : undefined];
    }));
    const paths = found.filter((path) => path !== undefined);
    return paths.length === found.length ? paths : [];
}
/**
 * Warns of commands that call programs which are not on the PATH, unless a setup may install them; of a setup, by the program
 * that it starts with.
 */
function warnOfPrograms(plan, has) {
    const mayInstall = plan.setup !== undefined && !installsOnly(plan.setup);
    const calls = (mayInstall ? [] : listCommands(plan)).map(({ command, checkpointId, name }) => ({
        ...{ checkpointId, name },
        programs: (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .listPathPrograms */ .jC)(command),
    }));
    const setup = { checkpointId: undefined, name: '"setup"', programs: findSetupProgram(plan) };
    return [setup, ...calls].flatMap(({ checkpointId, name, programs }) => {
        const missing = programs.filter((program) => !has.has(program));
        if (missing.length === 0)
            return [];
        const message = `${name} calls ${(0,_text_list_some_js__WEBPACK_IMPORTED_MODULE_6__/* .listSome */ .X)(missing.map(_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .quote */ .hD))}, which is not on the PATH of this machine`;
        return [{ checkpointId, message, isFault: true }];
    });
}
/** Lists the programs that the commands of a plan look for on the PATH. */
function listPrograms(plan) {
    return new Set([
        ...listCommands(plan).flatMap(({ command }) => (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .listPathPrograms */ .jC)(command)),
        ...findSetupProgram(plan),
    ]);
}
/** Finds the program that the setup of a plan starts with, at most one: those behind it may be installed by then. */
function findSetupProgram({ setup = '' }) {
    const [first] = (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .listPathPrograms */ .jC)(setup);
    return first !== undefined && (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCommands */ .tK)(setup)[0]?.[0] === first ? [first] : [];
}
function listCommands(plan) {
    const guards = (plan.guards ?? []).map((criterion, index) => ({
        criterion,
        number: index,
        name: `guard ${index + 1}`,
    }));
    const all = plan.checkpoints.flatMap(({ id, success_criteria: own }, at) => {
        const wishes = plan.checkpoints
            .slice(0, at + 1)
            .map(({ spec, success_criteria }) => [spec, ...(0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .listLimits */ .No)(success_criteria)]);
        const isClosed = toClosed(plan, at);
        return own.map((criterion, index) => ({
            ...{
                isClosed,
                criterion,
                checkpointId: id,
                number: index,
                name: `criterion ${index + 1}`,
                wishes: wishes.flat().join('\n'),
            },
        }));
    });
    return [
        ...guards.map((guard) => ({ ...guard, checkpointId: undefined, wishes: '', isClosed: () => false })),
        ...all,
    ].flatMap(({ criterion, ...place }) => {
        if (!(0,_plan_criterion_js__WEBPACK_IMPORTED_MODULE_0__/* .runsCommand */ ._w)(criterion))
            return [];
        return [{ ...place, command: criterion.command, exit: criterion.kind === 'command' ? criterion.expect_exit : 0 }];
    });
}
/** Creates the test for paths that no attempt up to a checkpoint, by its number, may make. */
function toClosed({ protect: ofPlan = [], checkpoints }, at) {
    const tests = checkpoints.slice(0, at + 1).map(({ protect = [], success_criteria }) => {
        const isProtected = (0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .compileGlobs */ .t)([...ofPlan, ...protect]);
        const limits = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .listLimits */ .No)(success_criteria);
        const isWithin = (0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_8__/* .compileGlobs */ .t)(limits);
        return (path) => isProtected(path) || (limits.length > 0 && !isWithin(path));
    });
    return (path) => tests.every((isClosed) => isClosed(path));
}
/**
 * Finds the script that a package manager is to run at the root, and that the manifest there does not have. Only what is
 * certain: nothing behind a program that may change the manifest.
 */
function findMissingScript(command, files) {
    if (!(0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .isPlainChain */ .oz)(command))
        return undefined;
    const scripts = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readPackageManifest */ .i7)(files)?.scripts;
    for (const [program = '', ...rest] of (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCommands */ .tK)(command)) {
        if (program === '' || _named_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .NEUTRAL */ .qm.test(program))
            continue;
        const name = findScriptName(program, rest);
        if (name === undefined && !isInstall(program, rest))
            return undefined;
        if (name !== undefined && scripts?.has(name) !== true)
            return name;
    }
    return undefined;
}
/** Returns whether a setup only installs the packages of Node.js: it creates no script, and no program on the PATH. */
function installsOnly(setup) {
    return (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .isPlainChain */ .oz)(setup) && (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_9__/* .splitCommands */ .tK)(setup).every(([program = '', ...rest]) => isInstall(program, rest));
}
/** Returns whether a setup makes no file but those of the packages that it installs: no script of the repository runs after it. */
function makesNothing(setup, files) {
    const scripts = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_4__/* .readPackageManifest */ .i7)(files)?.scripts ?? new Map();
    const isHooked = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'].some((name) => scripts.has(name));
    return installsOnly(setup) && !isHooked;
}
function isInstall(program, [verb = '', ...rest]) {
    return (PACKAGE_MANAGERS.test(program) && /^(?:ci|i|install)$/.test(verb) && rest.every((word) => word.startsWith('-')));
}
const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn)$/;
/** Names that npm runs without a script of them. */
const BUILT_IN = /^(?:env|start|stop|restart)$/;
function findScriptName(program, words) {
    const end = words.indexOf('--');
    const own = (end === -1 ? words : words.slice(0, end)).filter((word) => !/^(?:-s|--silent|--quiet)$/.test(word));
    // Another option may have a value, and choose another manifest.
    if (!PACKAGE_MANAGERS.test(program) || own.some((word) => word.startsWith('-')))
        return undefined;
    const [verb = '', name] = own;
    if (verb === 'test' || verb === 't')
        return 'test';
    // Yarn runs the programs of packages too.
    const isScript = (verb === 'run' || verb === 'run-script') && program !== 'yarn';
    return isScript && name !== undefined && /^[\w:.-]+$/.test(name) && !BUILT_IN.test(name) ? name : undefined;
}


/***/ }),

/***/ 70175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BR: () => (/* binding */ isAboutContent),
/* harmony export */   Cl: () => (/* binding */ warnOfContradictions),
/* harmony export */   QH: () => (/* binding */ findOpposites),
/* harmony export */   X2: () => (/* binding */ findFailingTests)
/* harmony export */ });
/* harmony import */ var _paths_glob_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66898);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6526);
/* harmony import */ var _yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39617);
/* harmony import */ var _repository_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45671);
/* harmony import */ var _runner_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82375);





/** Warns of checkpoints that cannot pass, since parts of the plan forbid what others ask for. */
function warnOfContradictions(plan, files) {
    return plan.checkpoints.flatMap((checkpoint, index) => {
        const messages = [
            ...findOpposites((0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .listCriteria */ .Gu)(checkpoint, plan)),
            ...findFailingTests(checkpoint, plan, files),
            ...findUnreachable(plan, index, files),
        ];
        return messages.map((message) => ({
            checkpointId: checkpoint.id,
            message: `no attempt can pass: ${message}`,
            isFault: true,
        }));
    });
}
/** Finds files that the criteria of a checkpoint want to be there and to be gone. */
function findOpposites(criteria) {
    const absent = criteria.flatMap((criterion) => (criterion.kind === 'file_absent' ? [criterion.path] : []));
    const there = criteria.flatMap((criterion) => (isAboutContent(criterion) ? [criterion.path] : []));
    return [...new Set(there.filter((path) => absent.includes(path)))].map((path) => `its criteria want ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} to be there and to be gone`);
}
/** Returns whether a criterion needs a file to be there. */
function isAboutContent(criterion) {
    return criterion.kind === 'file_exists' || criterion.kind === 'file_contains';
}
/** Finds a checkpoint that is to leave failing tests although a guard that runs them all allows none. */
function findFailingTests(checkpoint, plan, files) {
    const scripts = (0,_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .readPackageManifest */ .i7)(files)?.scripts ?? new Map();
    const isStrict = plan.guards?.some((guard) => guard.kind === 'tests' &&
        guard.regressions === 'none' &&
        (0,_runner_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .findRunnerCalls */ .PX)(guard.command, scripts).some(({ isWhole }) => isWhole));
    if (isStrict !== true)
        return [];
    const wantsFailure = checkpoint.success_criteria.some((criterion) => criterion.kind === 'command' &&
        listFailing(criterion).some((command) => (0,_runner_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .findRunnerCalls */ .PX)(command, scripts).length > 0));
    return wantsFailure
        ? [
            'it is to leave failing tests, and a guard "tests" allows no new test that fails: give "tests" to the later checkpoints instead of the guard',
        ]
        : [];
}
/** Lists the commands of a criterion that are to fail. */
function listFailing({ command, expect_exit: exit }) {
    if (exit !== 0)
        return [command];
    return command.split(/&&|\|\||[;\n]/).flatMap((part) => /^\s*!\s(.*)$/s.exec(part)?.[1] ?? []);
}
/** Finds files that a checkpoint needs, and that "changes_within" lets no checkpoint up to it create. */
function findUnreachable({ checkpoints, guards = [] }, index, files) {
    const mayCreate = (path) => checkpoints
        .slice(0, index + 1)
        .some(({ success_criteria: own }) => [...own, ...guards].every((criterion) => allows(criterion, path)));
    return (checkpoints[index]?.success_criteria ?? []).flatMap((criterion) => isAboutContent(criterion) && !(0,_repository_files_js__WEBPACK_IMPORTED_MODULE_1__/* .hasPath */ .a6)(files, criterion.path) && !mayCreate(criterion.path)
        ? [
            `a criterion needs ${(0,_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(criterion.path)}, which the base does not have, and "changes_within" lets no attempt create it`,
        ]
        : []);
}
function allows(criterion, path) {
    return criterion.kind !== 'changes_within' || (0,_paths_glob_js__WEBPACK_IMPORTED_MODULE_4__/* .compileGlobs */ .t)(criterion.paths)(path);
}


/***/ }),

/***/ 93218:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ lintInRepository)
});

// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./domain/yaml/render-yaml.js
var render_yaml = __webpack_require__(88609);
// EXTERNAL MODULE: ./domain/toolchain/lint-commands.js
var lint_commands = __webpack_require__(79143);
// EXTERNAL MODULE: ./domain/paths/glob.js
var glob = __webpack_require__(66898);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan_plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./domain/text/nearest-name.js
var nearest_name = __webpack_require__(78251);
// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
;// CONCATENATED MODULE: ./domain/toolchain/lint-folders.js





/**
 * Warns of globs in `protect` and `changes_within` that begin with a folder which the base does not have, where it has one of
 * almost that name. A folder that a spec names may be a new one where attempts may write, and one with a dot belongs to a tool.
 */
function warnOfMistypedFolders(plan, files) {
    const specs = plan.checkpoints.map(({ spec }) => spec).join('\n');
    const find = (key, globs, checkpoint) => globs.flatMap((glob) => {
        const meant = findMeant(glob, files);
        const isNew = key !== 'protect' && meant !== undefined && isFolderIn(specs, meant.missing);
        if (meant === undefined || isNew || isCovered(meant.near, globs))
            return [];
        const message = `${(0,file_problem/* quote */.hD)(key)} names ${(0,file_problem/* quote */.hD)(glob)}, and the base has no folder ${(0,file_problem/* quote */.hD)(meant.missing)}; did you mean ${(0,file_problem/* quote */.hD)(meant.near)}?`;
        return [{ checkpointId: checkpoint?.id, message, ...(key === 'protect' ? {} : { isFault: true }) }];
    });
    return [
        ...find('protect', plan.protect ?? []),
        ...plan.checkpoints.flatMap((checkpoint) => [
            ...find('protect', checkpoint.protect ?? [], checkpoint),
            ...find('changes_within', (0,plan_plan/* listLimits */.No)(checkpoint.success_criteria), checkpoint),
        ]),
    ];
}
/** Returns whether a text speaks of a folder of this name: with a slash, in quotes, or as a folder. */
function isFolderIn(text, folder) {
    const quoted = ['`', '"', "'"].map((mark) => `${mark}${folder}${mark}`);
    const spoken = ['folder', 'directory'].flatMap((word) => [`${word} ${folder}`, `${folder} ${word}`]);
    return [`${folder}/`, ...quoted, ...spoken].some((form) => text.includes(form));
}
/** Finds the first folder of a glob that is missing, and the one beside it that is almost named so. */
function findMeant(glob, files) {
    const names = glob.split('/').slice(0, -1);
    const plain = names.slice(0, names.findIndex((name) => /[*?[\]{}!\\]/.test(name)) >>> 0);
    const at = plain.findIndex((_name, index) => !(0,repository_files/* hasPath */.a6)(files, plain.slice(0, index + 1).join('/')));
    const name = plain[at];
    if (name === undefined || name.length < 3 || name.startsWith('.'))
        return undefined;
    const parent = plain
        .slice(0, at)
        .map((part) => `${part}/`)
        .join('');
    const near = (0,nearest_name/* findNearestName */.$q)(name, listFolders(parent, files));
    // Another version is no slip.
    const isVersion = near?.replace(/\d+/g, '') === name.replace(/\d+/g, '');
    return near === undefined || isVersion ? undefined : { missing: parent + name, near: parent + near };
}
function listFolders(parent, { paths }) {
    const below = [...paths].filter((path) => path.startsWith(parent)).map((path) => path.slice(parent.length));
    return [...new Set(below.flatMap((path) => (path.includes('/') ? path.split('/', 1) : [])))];
}
function isCovered(folder, globs) {
    return (0,glob/* compileGlobs */.t)(globs)(`${folder}/x`) || globs.some((glob) => glob.startsWith(`${folder}/`));
}

// EXTERNAL MODULE: ./domain/plan/command-words.js
var command_words = __webpack_require__(3296);
// EXTERNAL MODULE: ./domain/toolchain/command-folders.js
var command_folders = __webpack_require__(33976);
// EXTERNAL MODULE: ./domain/toolchain/runner-calls.js
var runner_calls = __webpack_require__(82375);
// EXTERNAL MODULE: ./domain/toolchain/test-runner.js
var test_runner = __webpack_require__(67072);
;// CONCATENATED MODULE: ./domain/toolchain/lint-runners.js







/** The kinds of criteria that run nothing. */
const FILE_KINDS = new Set([
    'file_exists',
    'file_absent',
    'file_contains',
    'changes_within',
    'semantic',
]);
/** Finds the commands of the checkpoints of a plan that call test runners. */
function findUses(plan, files) {
    const scripts = (0,repository_files/* readPackageManifest */.i7)(files)?.scripts ?? new Map();
    return plan.checkpoints.flatMap((checkpoint) => checkpoint.success_criteria.flatMap((criterion, index) => {
        if (criterion.kind !== 'command')
            return [];
        const [call] = (0,runner_calls/* findRunnerCalls */.PX)(criterion.command, scripts);
        const isToFail = criterion.expect_exit !== 0 || (0,command_words/* hasNegation */._w)(criterion.command);
        return call === undefined ? [] : [{ checkpoint, criterion, number: index + 1, call, isToFail }];
    }));
}
/** Warns of checkpoints that run some tests where the repository has more: nothing sees what else they break. */
function warnOfNewTestsOnly(plan, uses, files) {
    // Tests that are to fail for now would break such a guard.
    if (uses.some(({ isToFail }) => isToFail))
        return [];
    const isGuarded = toGuardTest(plan, files);
    const suites = (0,test_runner/* findTestRunners */.$$)(files);
    const narrow = uses.filter(({ call, checkpoint, criterion }) => !call.isWhole &&
        !runsAll(checkpoint, uses) &&
        !isGuarded(call) &&
        (findOnlyFolder(criterion.command) !== undefined || suites.length > 0));
    const [first] = narrow;
    if (first === undefined)
        return [];
    const names = [...new Set(narrow.map(({ checkpoint }) => checkpoint.id))];
    const message = `criterion ${first.number} runs only some tests: what breaks other tests of the repository can land${listOthers(names)}`;
    const { runner } = first.call;
    const folder = findOnlyFolder(first.criterion.command);
    const isOfRoot = folder === undefined && suites.some(({ name }) => name === runner);
    const suite = folder !== undefined || isOfRoot ? (0,test_runner/* suggestSuite */.Xs)(runner, folder ?? '', files) : undefined;
    return [withPaste({ checkpointId: first.checkpoint.id, message }, suite, 'guards')];
}
/** Creates the test for runners whose tests a guard runs; one that is no known runner may run all of them. */
function toGuardTest({ guards = [] }, files) {
    const scripts = (0,repository_files/* readPackageManifest */.i7)(files)?.scripts ?? new Map();
    const kept = guards
        .filter(({ kind }) => !FILE_KINDS.has(kind))
        .map((guard) => ('command' in guard ? (0,runner_calls/* findRunnerCalls */.PX)(guard.command, scripts) : []));
    return ({ runner }) => kept.some((calls) => calls.length === 0 || calls.some((call) => call.runner === runner));
}
function runsAll(checkpoint, uses) {
    // A check on GitHub, or a criterion that reads a report, may run all of them.
    const hasOthers = checkpoint.success_criteria.some(({ kind }) => kind !== 'command' && !FILE_KINDS.has(kind));
    return hasOthers || uses.some((use) => use.checkpoint === checkpoint && use.call.isWhole);
}
/** Warns of commands that pass when the code under test ends the process, once for each runner. */
function warnOfEarlyExit(uses, files, suite) {
    const blind = uses.filter(({ call, isToFail }) => !test_runner/* runnerTraits */.a3[call.runner].seesEarlyExit && !isToFail);
    const runners = [...new Set(blind.map(({ call }) => call.runner))];
    return runners.flatMap((name) => {
        const mine = blind.filter(({ call }) => call.runner === name);
        const [first] = mine;
        if (first === undefined)
            return [];
        const { call, criterion, number, checkpoint } = first;
        const folder = findOnlyFolder(criterion.command);
        const own = call.isDirect || folder !== undefined ? (0,test_runner/* addReporter */.vv)(name, criterion.command, files) : undefined;
        const better = own === undefined ? (suite?.name === name ? suite : undefined) : (0,test_runner/* inFolder */._z)(own, folder ?? '');
        const names = [...new Set(mine.map((use) => use.checkpoint.id))];
        const message = `criterion ${number} judges ${(0,file_problem/* quote */.hD)((0,test_runner/* nameRunner */.Qz)(name))} by its exit code, which is 0 too when the code ends the process early, or when tests were deleted or skipped${listOthers(names)}; name in "must_pass" the tests of this checkpoint, of which "*" is all`;
        return better?.report === undefined
            ? []
            : [withPaste({ checkpointId: checkpoint.id, message }, better, 'success_criteria')];
    });
}
/** Returns the folder of a command that only enters it and runs one program there; undefined for others. */
function findOnlyFolder(command) {
    const [only, ...others] = /^\s*cd\s/.test(command) && (0,command_words/* isPlainChain */.oz)(command) ? (0,command_folders/* splitByFolder */.c)(command) : [];
    return only === undefined || others.length > 0 || only.folder === '' ? undefined : only.folder;
}
function listOthers([, ...others]) {
    return others.length === 0 ? '' : ` (likewise in ${(0,list_some/* listSome */.X)(others.map(file_problem/* quote */.hD))})`;
}
/** Adds to a warning the lines that suggest a runner below a key, where it writes a report. */
function withPaste(warning, runner, key) {
    // The exit code of a criterion asks for every test: without names, tests that failed before may still fail.
    const demand = key === 'success_criteria' ? { must_pass: ['*'] } : {};
    const paste = runner === undefined ? undefined : (0,test_runner/* renderSuggestion */.tQ)(key, runner, demand);
    return paste === undefined ? warning : { ...warning, paste };
}

// EXTERNAL MODULE: ./domain/toolchain/named-paths.js
var named_paths = __webpack_require__(20861);
// EXTERNAL MODULE: ./domain/toolchain/suggest-setup.js + 1 modules
var suggest_setup = __webpack_require__(33117);
// EXTERNAL MODULE: ./domain/toolchain/test-script.js
var test_script = __webpack_require__(65157);
;// CONCATENATED MODULE: ./domain/toolchain/lint-in-repository.js













/** Checks a plan against the files of its base: what cannot pass, and what a wrong change could pass. */
function lintInRepository(plan, files) {
    const [runner] = (0,test_runner/* findTestRunners */.$$)(files);
    const uses = findUses(plan, files);
    const impossible = findImpossible(plan, files);
    const isImpossible = (id, number) => impossible.some(({ checkpoint, criterion }) => plan.checkpoints[checkpoint]?.id === id && criterion === number);
    return {
        impossible,
        warnings: [
            ...(0,lint_commands/* warnOfMissing */.Ip)(plan, files, isImpossible),
            ...(0,lint_commands/* warnOfOtherReports */.JY)(plan),
            ...warnOfMistypedFolders(plan, files),
            ...warnOfStoppedGuards(plan),
            ...warnOfWorkspaces(plan, files),
            ...warnOfSubmodules(files),
            ...warnOfFilesAtBase(plan, files),
            ...warnOfFilesOnly(plan, runner),
            ...warnOfNewTestsOnly(plan, uses, files),
            ...warnOfEarlyExit(uses, files, runner),
        ],
    };
}
/** Finds what needs a file that is not at the base, or is to be gone, where no attempt up to then may change it. */
function findImpossible(plan, files) {
    const isProtected = plan.checkpoints.map(({ protect = [] }) => (0,path_policy/* toProtection */.dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined }));
    return plan.checkpoints.flatMap(({ success_criteria: criteria }, checkpoint) => {
        const isLocked = (path) => isProtected.slice(0, checkpoint + 1).every((test) => test(path));
        return criteria.flatMap((given, criterion) => {
            const reason = findObstacle(given, { files, isLocked, setup: plan.setup });
            return reason === undefined ? [] : [{ checkpoint, criterion, message: `this checkpoint cannot pass: ${reason}` }];
        });
    });
}
function findObstacle(criterion, { files, isLocked, setup }) {
    const isMissing = (path) => !(0,repository_files/* hasPath */.a6)(files, path);
    if (criterion.kind === 'file_absent')
        return !isMissing(criterion.path) && isLocked(criterion.path)
            ? `${(0,file_problem/* quote */.hD)(criterion.path)} is at the base, and "protect" keeps attempts from deleting it`
            : undefined;
    if (criterion.kind === 'file_exists' || criterion.kind === 'file_contains')
        return isMissing(criterion.path) && isLocked(criterion.path) ? describeLocked(criterion.path) : undefined;
    // `expect_exit` may ask for the absence of what is missing, and the setup may make a file.
    if (!('command' in criterion) || ('expect_exit' in criterion && criterion.expect_exit !== 0))
        return undefined;
    const script = setup === undefined || (0,lint_commands/* installsOnly */.xR)(setup) ? (0,lint_commands/* findMissingScript */.ft)(criterion.command, files) : undefined;
    if (script !== undefined && isLocked('package.json'))
        return `package.json at the base has no script ${(0,file_problem/* quote */.hD)(script)}, and "protect" keeps attempts from adding it; commit it first, or change "protect"`;
    if (setup !== undefined && !(0,lint_commands/* makesNothing */.ZO)(setup, files))
        return undefined;
    const missing = (0,named_paths/* findNeededPaths */["do"])(criterion.command).find((path) => isMissing(path) && isLocked(path));
    return missing === undefined ? undefined : describeLocked(missing);
}
function describeLocked(path) {
    return `${(0,file_problem/* quote */.hD)(path)} is not at the base, and "protect" keeps attempts from creating it; commit it first, or change "protect"`;
}
/** Warns of criteria that ask for a file which is there, and which no checkpoint up to then removes. */
function warnOfFilesAtBase({ checkpoints }, files) {
    const removed = new Set();
    return checkpoints.flatMap(({ id, success_criteria: criteria }) => criteria.flatMap((criterion, index) => {
        if (criterion.kind === 'file_absent')
            removed.add(criterion.path);
        if (criterion.kind !== 'file_exists' || !(0,repository_files/* hasPath */.a6)(files, criterion.path) || removed.has(criterion.path))
            return [];
        const message = `criterion ${index + 1} asks for ${(0,file_problem/* quote */.hD)(criterion.path)}, which the base has: it holds before any work`;
        return [{ checkpointId: id, message }];
    }));
}
/** Warns of a plan that runs tests of workspaces, whose packages find each other only once they are installed. */
function warnOfWorkspaces(plan, files) {
    const { node: setup } = (0,suggest_setup/* suggestSetup */.e)(files);
    const criteria = [...(plan.guards ?? []), ...plan.checkpoints.flatMap(({ success_criteria: own }) => own)];
    const scripts = (0,repository_files/* readPackageManifest */.i7)(files)?.scripts ?? new Map();
    const calls = (command) => (0,runner_calls/* findRunnerCalls */.PX)(command, scripts).some(({ runner }) => (0,test_script/* isOfNode */.E9)(runner));
    const runsNode = criteria.some((criterion) => 'command' in criterion && (PACKAGE_MANAGER.test(criterion.command) || calls(criterion.command)));
    if (plan.setup !== undefined || setup === undefined || !(0,repository_files/* hasWorkspaces */.Fg)(files) || !runsNode)
        return [];
    const message = 'no "setup" installs the workspaces: their packages do not find each other in the clean checkout that criteria run in';
    return [{ checkpointId: undefined, message, isFault: true, paste: (0,render_yaml/* renderYaml */.W)({ setup }).trimEnd() }];
}
function warnOfSubmodules({ submodules = [] }) {
    if (submodules.length === 0)
        return [];
    const folders = submodules.length === 1 ? 'a submodule is an empty folder' : 'submodules are empty folders';
    const message = `${folders} where agents and criteria work, so that what needs its files fails: ${(0,list_some/* listSome */.X)(submodules.map(file_problem/* quote */.hD))}`;
    return [{ checkpointId: undefined, message }];
}
const PACKAGE_MANAGER = /(?:^|[\s;&|(])(?:npm|npx|pnpm|yarn)\s/;
/** Warns of guards that keep no test while one test file cannot be loaded, as one of tests that are written first. */
function warnOfStoppedGuards({ guards = [] }) {
    return guards.flatMap((guard, index) => {
        if (guard.kind !== 'tests' || !(0,runner_calls/* stopsAtUnloaded */.tQ)(guard.command))
            return [];
        const message = `guard ${index + 1} runs pytest, which runs no test at all where it cannot load one file, such as a test of what is not written yet; give it ${test_runner/* ON_COLLECTION_ERRORS */.lE}`;
        return [{ checkpointId: undefined, message }];
    });
}
function warnOfFilesOnly(plan, runner) {
    const all = [...plan.checkpoints.flatMap(({ success_criteria: criteria }) => criteria), ...(plan.guards ?? [])];
    if (!all.every(({ kind }) => FILE_KINDS.has(kind)))
        return [];
    const message = 'no criterion runs anything: all of them look at files, so that code which does not work can land';
    return [withPaste({ checkpointId: undefined, message }, runner, 'guards')];
}


/***/ }),

/***/ 14146:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ warnOfOpenFiles)
});

// EXTERNAL MODULE: ./domain/paths/glob.js
var paths_glob = __webpack_require__(66898);
// EXTERNAL MODULE: ./domain/paths/path-policy.js
var path_policy = __webpack_require__(40898);
// EXTERNAL MODULE: ./domain/plan/criterion.js
var plan_criterion = __webpack_require__(38158);
// EXTERNAL MODULE: ./domain/plan/lint-plan.js + 1 modules
var lint_plan = __webpack_require__(34408);
// EXTERNAL MODULE: ./domain/plan/plan.js
var plan_plan = __webpack_require__(6526);
// EXTERNAL MODULE: ./domain/text/list-some.js
var list_some = __webpack_require__(13258);
// EXTERNAL MODULE: ./domain/yaml/file-problem.js
var file_problem = __webpack_require__(39617);
// EXTERNAL MODULE: ./domain/plan/command-words.js
var command_words = __webpack_require__(3296);
// EXTERNAL MODULE: ./domain/toolchain/command-folders.js
var command_folders = __webpack_require__(33976);
;// CONCATENATED MODULE: ./domain/toolchain/make-recipes.js
const NAMES = ['GNUmakefile', 'makefile', 'Makefile'];
const MAX_INCLUDES = 20;
const MAX_COMMANDS = 200;
/** Longer lines, and values of variables, are left out: nobody reads them either. */
const MAX_LINE = 2000;
const MAX_DEPTH = 5;
const VARIABLE = /^(?:export\s+|override\s+)*([\w.-]+)\s*(?::{1,3}|\?|\+)?=\s*(.*)$/;
/**
 * Reads what make runs in a folder with these arguments: recipes of the targets, or of the first one, and of what they need.
 * Patterns, functions and conditions are not understood. Nothing where no makefile is known.
 */
function readMakeRun(folder, args, { manifests }) {
    const place = (path) => (folder === '' ? path : `${folder}/${path}`);
    const flag = args.findIndex((word) => /^(?:-f|--file|--makefile)$/.test(word));
    const named = flag === -1 ? NAMES : args.slice(flag + 1, flag + 2);
    const text = named.map((name) => manifests.get(place(name))).find((each) => each !== undefined);
    const makefile = { rules: new Map(), variables: new Map([['MAKE', 'make']]), includes: [] };
    readMakefile(text ?? '', makefile, (path) => manifests.get(place(path)));
    const asked = args.filter((word, at) => !/^-|=/.test(word) && (flag === -1 || at !== flag + 1));
    const first = [...makefile.rules.keys()].find((target) => !/^\.|%/.test(target));
    const targets = asked.length > 0 ? asked : first === undefined ? [] : [first];
    const commands = listRecipes(targets, makefile.rules).map((line) => expandVariables(line, makefile.variables));
    return { commands, includes: makefile.includes.map(place) };
}
function readMakefile(text, makefile, readIncluded) {
    const { rules, variables, includes } = makefile;
    let current = [];
    for (const line of text.replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
        if (line.length > MAX_LINE)
            continue;
        if (line.startsWith('\t')) {
            for (const { recipe } of current)
                recipe.push(line.trim());
            continue;
        }
        const [, included = ''] = /^\s*[-s]?include\s+([^#]+)/.exec(line) ?? [];
        for (const path of listWords(included, variables).filter((word) => /^[\w./-]+$/.test(word))) {
            if (includes.length === MAX_INCLUDES || includes.includes(path))
                continue;
            includes.push(path);
            readMakefile(readIncluded(path) ?? '', makefile, readIncluded);
        }
        const [, name, value = ''] = VARIABLE.exec(line) ?? [];
        if (name !== undefined)
            variables.set(name, value);
        else
            current = readRule(line, rules, variables) ?? current;
    }
}
/** Adds the rule that begins on a line to the others; undefined where none does. */
function readRule(line, rules, variables) {
    const colon = line.indexOf(':');
    const targets = line.slice(0, Math.max(colon, 0));
    if (colon === -1 || /^[\s#]|[=#]/.test(targets))
        return undefined;
    const [needs = '', ...recipe] = line.slice(colon).replace(/^::?/, '').split(';');
    return listWords(targets, variables).map((target) => {
        const rule = rules.get(target) ?? { needs: [], recipe: [] };
        rules.set(target, rule);
        rule.needs.push(...listWords(needs.replace(/#.*/, ''), variables));
        if (recipe.length > 0)
            rule.recipe.push(recipe.join(';').trim());
        return rule;
    });
}
/** Lists the lines of recipes of targets and of what they need, each target once. */
function listRecipes(targets, rules) {
    const reached = new Set(targets);
    const lines = [];
    // A set takes in what is added to it while it is walked through.
    for (const target of reached) {
        const { needs = [], recipe = [] } = rules.get(target) ?? {};
        lines.push(...recipe.slice(0, MAX_COMMANDS).map((line) => line.replace(/^[@+-]+\s*/, '')));
        if (lines.length >= MAX_COMMANDS)
            break;
        for (const need of needs)
            reached.add(need);
    }
    return lines.slice(0, MAX_COMMANDS);
}
function listWords(text, variables) {
    return expandVariables(text, variables)
        .split(/\s+/)
        .filter((word) => word !== '');
}
/** Replaces the variables in a line by their values; a line that grows too long is left as it is. */
function expandVariables(line, variables) {
    let text = line;
    for (let depth = 0; depth < MAX_DEPTH && text.includes('$'); depth += 1) {
        const expanded = text.replace(/\$(?:\(([\w.-]+)\)|\{([\w.-]+)\})/g, (all, round, curly) => variables.get(round ?? curly ?? '') ?? all);
        if (expanded.length > MAX_LINE)
            return line;
        text = expanded;
    }
    return text;
}

// EXTERNAL MODULE: ./domain/toolchain/runner-calls.js
var runner_calls = __webpack_require__(82375);
;// CONCATENATED MODULE: ./domain/toolchain/shell-scripts.js

const SHELLS = /^(?:\.|source|(?:ba|da|k|z)?sh)$/;
const OTHER_INTERPRETER = /^#!(?!.*\b(?:ba|da|k|z)?sh\b)/;
/** The folder of the script itself, as scripts spell it. */
const OWN_FOLDER = /\$\(\s*dirname\s+(?:--\s+)?"?\$(?:0|\{0\}|BASH_SOURCE|\{BASH_SOURCE(?:\[0\])?(?::-\$0)?\})"?\s*\)/g;
/** Longer scripts and lines are left out: nobody reads them either. */
const MAX_LINES = 2000;
const shell_scripts_MAX_LINE = 2000;
/**
 * Reads the commands of the shell script that a command runs or takes in (`sh a.sh`, `./a.sh`, `. lib.sh`), as the text of one
 * shell command: without comments, documents (`<<`), patterns of `case` and heads of functions. A guess by the lines; undefined
 * where no text of such a script is known.
 */
function readShellScript({ folder, words }, files) {
    const path = findScript(words);
    const text = path === undefined ? undefined : files.manifests.get(folder === '' ? path : `${folder}/${path}`);
    if (path === undefined || text === undefined || OTHER_INTERPRETER.test(text))
        return undefined;
    const own = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
    const lines = text
        .replace(/\\\r?\n/g, ' ')
        .split(/\r?\n/, MAX_LINES)
        .filter((line) => line.length <= shell_scripts_MAX_LINE);
    return dropDocuments(lines)
        .map((line) => line.replace(OWN_FOLDER, own).replace(/(^|\s)#.*$/, '$1'))
        .map((line) => line.replace(/^\s*[\w|*"'-]+\)\s|^\s*(?:function\s+)?[\w:-]+\s*(?:\(\s*\))\s*\{?/, ''))
        .join('\n');
}
/** Returns the path of the script that the words of a command name; undefined where they name none. */
function findScript([program = '', ...rest]) {
    if (!SHELLS.test(program.split('/').at(-1) ?? ''))
        return program.includes('/') ? (0,command_words/* toRepositoryPath */.Bd)(program) : undefined;
    const operand = rest.find((word) => !/^[-+]/.test(word));
    return operand === undefined || rest.some((word) => /^-[a-z]*c$/.test(word)) ? undefined : (0,command_words/* toRepositoryPath */.Bd)(operand);
}
/** Drops the lines of documents that are given to commands (`<<END`). */
function dropDocuments(lines) {
    let end;
    return lines.filter((line) => {
        const isInside = end !== undefined;
        if (isInside && line.trim() === end)
            end = undefined;
        if (!isInside)
            [, end] = /(?<!<)<<-?\s*["'\\]?([A-Za-z_]\w*)/.exec(line) ?? [];
        return !isInside;
    });
}

;// CONCATENATED MODULE: ./domain/toolchain/called-commands.js




/** The scripts and runs of make that are followed: more of them nobody reads. */
const MAX_FOLLOWED = 200;
/** Lists the commands that a shell command comes to, by its words and those of the scripts and makefiles that it runs. */
function listCalledCommands(command, files, scripts) {
    const walk = { files, scripts, found: new Map(), followed: new Set(), includes: new Set() };
    for (const each of (0,command_folders/* splitByFolder */.c)(command)) {
        walk.found.set(toKey(each), each);
        follow(each, walk);
    }
    return { commands: [...walk.found.values()], includes: [...walk.includes] };
}
/** Adds what a script or a run of make comes to; each is followed once. */
function follow(call, walk) {
    const key = toKey(call);
    if (walk.followed.has(key) || walk.followed.size === MAX_FOLLOWED)
        return;
    const lines = findLines(call, walk);
    if (lines === undefined)
        return;
    walk.followed.add(key);
    const isPackage = (0,runner_calls/* isPackageManager */.Oj)(call.words[0] ?? '');
    for (const each of lines.flatMap((line) => (0,command_folders/* splitByFolder */.c)(line, call.folder))) {
        // A script that a script of the same manifest runs needs no file of its own.
        if (!isPackage || !(0,runner_calls/* isPackageManager */.Oj)(each.words[0] ?? ''))
            walk.found.set(toKey(each), each);
        follow(each, walk);
    }
}
/** Finds the shell lines that a call runs; undefined where it is no script of the package at the root, no shell script and not make. */
function findLines({ folder, words }, walk) {
    const [program = '', ...args] = words;
    if (program !== 'make' && program !== 'gmake') {
        const ofPackage = folder === '' ? (0,runner_calls/* findPackageScript */.FY)(words, walk.scripts) : undefined;
        const script = ofPackage ?? readShellScript({ folder, words }, walk.files);
        return script === undefined ? undefined : [script];
    }
    const { commands, includes } = readMakeRun(folder, args, walk.files);
    for (const path of includes)
        walk.includes.add(path);
    return commands;
}
function toKey({ folder, words }) {
    return JSON.stringify([folder, words]);
}

;// CONCATENATED MODULE: ./domain/toolchain/program-files.js


/** The files that tell programs what to do, by the name of the program; also where they are not there yet. */
const PROGRAM_FILES = new Map([
    ['make', ['{GNUm,m,M}akefile']],
    ['gmake', ['{GNUm,m,M}akefile']],
    ['just', ['{,.}justfile']],
    ['rake', ['{r,R}akefile{,.rb}']],
    ['tox', ['tox.{ini,toml}', 'pyproject.toml', 'setup.cfg']],
    ['nox', ['noxfile.py']],
    ['composer', ['composer.json']],
    ['rspec', ['.rspec']],
    ['phpunit', ['phpunit{,.dist}.xml', 'phpunit.xml.dist']],
]);
const TYPESCRIPT = { globs: ['tsconfig.json'] };
const OF_CARGO = ['Cargo.toml', 'build.rs', '.cargo/config{,.toml}'];
const CHECKERS = new Map([
    ['tsc', TYPESCRIPT],
    ['vue-tsc', TYPESCRIPT],
    ['svelte-check', { globs: ['tsconfig.json', 'svelte.config.*'] }],
    ['next', { globs: ['next.config.*', 'tsconfig.json'], verbs: /^(?:build|lint)$/ }],
    ['vite', { globs: ['vite.config.*'], verbs: /^build$/ }],
    ['webpack', { globs: ['webpack.config.*'] }],
    ['rollup', { globs: ['rollup.config.*'] }],
    ['eslint', { globs: ['eslint.config.*', '.eslintrc{,.*}'] }],
    ['biome', { globs: ['biome.json{,c}'] }],
    ['oxlint', { globs: ['.oxlintrc.json'] }],
    ['prettier', { globs: ['.prettierrc{,.*}', 'prettier.config.*', '.prettierignore'] }],
    ['stylelint', { globs: ['.stylelintrc{,.*}', 'stylelint.config.*'] }],
    ['mypy', { globs: ['{,.}mypy.ini', 'pyproject.toml', 'setup.cfg'] }],
    ['pyright', { globs: ['pyrightconfig.json', 'pyproject.toml'] }],
    ['basedpyright', { globs: ['pyrightconfig.json', 'pyproject.toml'] }],
    ['ruff', { globs: ['{,.}ruff.toml', 'pyproject.toml'] }],
    ['flake8', { globs: ['.flake8', 'setup.cfg', 'tox.ini'] }],
    ['pylint', { globs: ['{,.}pylintrc{,.toml}', 'pyproject.toml', 'setup.cfg', 'tox.ini'] }],
    ['black', { globs: ['pyproject.toml'] }],
    ['isort', { globs: ['.isort.cfg', 'pyproject.toml', 'setup.cfg', 'tox.ini'] }],
    ['pre-commit', { globs: ['.pre-commit-config.yaml'], verbs: /^run$/ }],
    ['go', { globs: ['go.{mod,work}'], verbs: /^(?:vet|build)$/ }],
    ['golangci-lint', { globs: ['.golangci.{yml,yaml,toml,json}'] }],
    ['staticcheck', { globs: ['staticcheck.conf'] }],
    [
        'cargo',
        { globs: [...OF_CARGO, '{,.}clippy.toml', '{,.}rustfmt.toml'], verbs: /^(?:build|b|check|c|clippy|fmt|doc)$/ },
    ],
    ['rubocop', { globs: ['.rubocop.yml'] }],
    ['phpstan', { globs: ['phpstan.neon{,.dist}', 'phpstan.dist.neon'] }],
    ['psalm', { globs: ['psalm.xml{,.dist}'] }],
    ['shellcheck', { globs: ['.shellcheckrc'] }],
]);
/** Flags that name the configuration of such a program. */
const NAMES_CONFIG = /^(?:-c|-p|--(?:config(?:-file|-path)?|project|rcfile|rc-file|settings-path|configuration))(?:=(.*))?$/;
const MAX_CONFIGS = 20;
/** Without the signs of a glob, for which a path is taken. */
const TS_CONFIG = /^(?:[\w./@-]+\/)?tsconfig[\w.-]*\.json$/;
/**
 * Finds the files by which a compiler, type checker or linter decides, by the words of a command, whose first is the program:
 * those that it finds by their names, in its folder or at the root, and those that it is given. Undefined for other programs.
 */
function findCheckerFiles({ folder, words }, files) {
    const [first = '', ...all] = words;
    const isModule = /^(?:.*\/)?python[\d.]*$/.test(first) && all[0] === '-m';
    const [program = '', ...rest] = isModule ? all.slice(1) : words;
    const name = program.split('/').at(-1) ?? '';
    const checker = CHECKERS.get(name);
    const verb = rest.find((word) => !word.startsWith('-')) ?? '';
    if (checker === undefined || checker.verbs?.test(verb) === false)
        return undefined;
    const paths = [...files.paths];
    const own = checker.globs.map((glob) => join(folder, glob));
    const above = folder === '' ? [] : checker.globs.filter((glob) => paths.some((0,paths_glob/* compileGlobs */.t)([glob])));
    const given = listGiven(rest).map((path) => join(folder, path));
    const bases = checker.globs.includes('tsconfig.json') ? listBases(folder, rest, paths) : [];
    return { program: name, globs: [...new Set([...own, ...above, ...given, ...bases])] };
}
/** Lists the configurations of TypeScript that another one may be based on; with `--build` those of all folders count. */
function listBases(folder, words, paths) {
    const isBuild = words.some((word) => /^(?:-b|--build)$/.test(word));
    const isNear = (path) => ['', folder].includes(path.split('/').slice(0, -1).join('/'));
    return paths.filter((path) => TS_CONFIG.test(path) && (isBuild || isNear(path))).slice(0, MAX_CONFIGS);
}
/** Lists the files that flags give a program as its configuration. */
function listGiven(words) {
    return words.flatMap((word, at) => {
        const flag = NAMES_CONFIG.exec(word);
        const path = flag === null ? undefined : (0,command_words/* toRepositoryPath */.Bd)(flag[1] ?? words[at + 1] ?? '');
        return path !== undefined && /^[\w./@-]+\.\w+$/.test(path) ? [path] : [];
    });
}
function join(folder, path) {
    return folder === '' ? path : `${folder}/${path}`;
}

// EXTERNAL MODULE: ./domain/toolchain/repository-files.js
var repository_files = __webpack_require__(45671);
;// CONCATENATED MODULE: ./domain/toolchain/setup-files.js

/** Programs that install what a lockfile or a manifest names, with the verbs that do. */
const INSTALLERS = new Map([
    ['uv', { verbs: /^sync$/, globs: ['pyproject.toml', 'uv.lock', 'uv.toml'] }],
    ['poetry', { verbs: /^(?:install|sync)$/, globs: ['pyproject.toml', 'poetry.{lock,toml}'] }],
    ['pdm', { verbs: /^(?:install|sync)$/, globs: ['pyproject.toml', 'pdm.{lock,toml}'] }],
    ['pipenv', { verbs: /^(?:install|sync)$/, globs: ['Pipfile{,.lock}'] }],
    ['bundle', { verbs: /^install$/, globs: ['Gemfile{,.lock}'] }],
    ['composer', { verbs: /^install$/, globs: ['composer.{json,lock}'] }],
    ['go', { verbs: /^(?:mod|get|install)$/, globs: ['go.{mod,sum,work}'] }],
]);
const OF_PACKAGE = ['pyproject.toml', 'setup.{py,cfg}'];
/** Finds the files of a repository that decide what a program installs; undefined where it is none that installs. */
function findInstalled([program = '', ...rest]) {
    const name = program.split('/').at(-1) ?? '';
    const verb = rest.find((word) => !word.startsWith('-')) ?? '';
    if (/^pip[\d.]*$/.test(name))
        return verb === 'install' ? listRequirements(rest) : undefined;
    if (name === 'uv' && verb === 'pip')
        return findInstalled(rest.slice(rest.indexOf('pip')));
    const installer = INSTALLERS.get(name);
    return installer?.verbs.test(verb) === true ? installer.globs : undefined;
}
/** Lists the files and folders that arguments of pip name: `-r a.txt`, `--find-links=wheels`, `-e .[test]`. */
function listRequirements(words) {
    const found = new Set();
    for (const [at, word] of words.entries()) {
        const [, flag = '', value] = /^(-[rcfe]|--(?:requirement|constraint|find-links|editable))(?:=(.*))?$/.exec(word) ?? [];
        const given = (flag === '' ? word : (value ?? words[at + 1] ?? '')).replace(/\[[^\]]*\]$/, '');
        if (/^\.\/?$/.test(given))
            for (const glob of OF_PACKAGE)
                found.add(glob);
        const path = (0,command_words/* toRepositoryPath */.Bd)(given)?.replace(/\/+$/, '');
        if (path === undefined || path === '.' || flag === '')
            continue;
        if (flag === '-f' || flag === '--find-links')
            found.add(`${path}/**`);
        else if (flag === '-e' || flag === '--editable')
            for (const glob of OF_PACKAGE)
                found.add(`${path}/${glob}`);
        else
            found.add(path);
    }
    return [...found];
}

// EXTERNAL MODULE: ./domain/toolchain/test-files.js
var test_files = __webpack_require__(66639);
// EXTERNAL MODULE: ./domain/toolchain/test-runner.js
var test_runner = __webpack_require__(67072);
;// CONCATENATED MODULE: ./domain/toolchain/deciding-files.js









const MANAGERS = new Map([
    ['npm', { reads: ['package.json', '.npmrc'], lock: 'package-lock.json' }],
    ['pnpm', { reads: ['package.json', '.npmrc', '.pnpmfile.{cjs,mjs}', 'pnpm-workspace.yaml'], lock: 'pnpm-lock.yaml' }],
    ['yarn', { reads: ['package.json', '.npmrc', '.yarnrc{,.yml}'], lock: 'yarn.lock' }],
    ['bun', { reads: ['package.json', 'bunfig.toml'], lock: 'bun.lock' }],
]);
const INTERPRETERS = /^(?:\.|source|sh|bash|dash|zsh|node|deno|python[\d.]*|ruby|perl|php|tsx|ts-node)$/;
// Those that exist nowhere yet count too: an attempt may add the one that comes first.
const RUNNER_FILES = {
    node: [],
    jest: ['package.json', 'jest.config.*', 'babel.config.*', '.babelrc{,.json}'],
    vitest: ['package.json', '{vitest,vite}.config.*'],
    mocha: ['package.json', '.mocharc.*'],
    ava: ['package.json', 'ava.config.*'],
    tap: ['package.json', '.taprc'],
    pytest: ['conftest.py', '{,.}pytest.{ini,toml}', 'pyproject.toml', 'tox.ini', 'setup.cfg'],
    go: ['go.{mod,work}'],
    cargo: ['Cargo.toml', 'build.rs', '.cargo/config{,.toml}', '.config/nextest.toml'],
    maven: ['pom.xml', '.mvn'],
    gradle: ['{build,settings}.gradle{,.kts}', 'gradle.properties', 'buildSrc'],
    dotnet: ['Directory.Build.{props,targets}'],
};
/** Programs beside the known runners that run tests, and words by which others do. */
const TESTERS = /^(?:rspec|phpunit|tox|nox|unittest|ctest|bats)$/;
const TEST_WORD = /^(?:test|tests|check|spec)(?::.*)?$/;
/** More tests say nothing new, and each is compared with the globs of each checkpoint. */
const MAX_TESTS = 1000;
const MAX_MANIFESTS = 20;
/** Without the signs of a glob, for which a path is taken. */
const PACKAGE_MANIFEST = /^[\w./@-]+\/package\.json$/;
/**
 * Creates the search for the files in a repository that decide what a shell command finds: a guess for warnings, by its words
 * and by those of the scripts and makefiles that it runs.
 */
function toDecidingFiles(files) {
    const scripts = (0,repository_files/* readPackageManifest */.i7)(files)?.scripts ?? new Map();
    const tests = [...files.paths].filter(test_files/* isAmongTests */.a).slice(0, MAX_TESTS);
    const manifests = [...files.paths].filter((path) => PACKAGE_MANIFEST.test(path)).slice(0, MAX_MANIFESTS);
    const shallow = [...files.paths].filter((path) => /^[^/]*(?:\/[^/]*)?$/.test(path));
    const found = new Map();
    return (command) => {
        const known = found.get(command) ?? findDecidingFiles(command, { files, shallow, scripts, tests, manifests });
        found.set(command, known);
        return known;
    };
}
function findDecidingFiles(command, repository) {
    const { commands: placed, includes } = listCalledCommands(command, repository.files, repository.scripts);
    const calls = placed.flatMap((each) => findCalls(each, repository));
    const hasCalls = calls.length > 0;
    const programs = placed.flatMap((each) => {
        const found = findProgram(each.words, hasCalls ? [] : testsIn(each.folder, repository));
        return found === undefined ? [] : [{ ...found, globs: found.globs.map(toGlobIn(each.folder)) }];
    });
    const checkers = placed.flatMap(({ folder, words }) => {
        const found = findCheckerFiles({ folder, words: (0,runner_calls/* dropLaunchers */.p8)(words) }, repository.files);
        return found === undefined ? [] : [{ ...found, tests: [] }];
    });
    const included = includes.length === 0 ? [] : [{ program: 'make', globs: includes, tests: [] }];
    const npx = /(?:^|[\s;&|(])npx\s/.test(command) ? [{ program: 'npx', globs: ['.npmrc'], tests: [] }] : [];
    // A package manager may be told to run the script of a package below the root.
    const withPackages = (glob) => (glob === 'package.json' ? [glob, ...repository.manifests] : [glob]);
    const found = new Map();
    for (const each of [...npx, ...programs, ...checkers, ...included, ...calls]) {
        const { globs = [], tests = [] } = found.get(each.program) ?? {};
        found.set(each.program, {
            program: each.program,
            globs: [...new Set([...globs, ...each.globs.flatMap(withPackages)])],
            tests: [...new Set([...tests, ...each.tests])],
        });
    }
    return [...found.values()].filter(({ globs, tests }) => globs.length + tests.length > 0);
}
/** Finds the runners of tests that a command calls, with their files in its folder and those of the root that are there. */
function findCalls(placed, repository) {
    const { folder, words } = placed;
    const scripts = folder === '' ? repository.scripts : new Map();
    return (0,runner_calls/* findRunnerCalls */.PX)(words.join(' '), scripts).map((call) => {
        const isWhole = (0,runner_calls/* collectsAll */.ZA)(call);
        // Without a folder pytest loads those of all folders.
        const own = RUNNER_FILES[call.runner].map((glob) => (isWhole && glob === 'conftest.py' ? `**/${glob}` : glob));
        const above = folder === '' ? [] : own.filter((glob) => repository.shallow.some((0,paths_glob/* compileGlobs */.t)([glob])));
        const tests = findTests(call, folder, repository);
        const searched = listSearched(call.runner, { folder, tests, isWhole }, repository);
        return {
            program: (0,test_runner/* nameRunner */.Qz)(call.runner),
            globs: [...new Set([...own.map(toGlobIn(folder)), ...above, ...searched])],
            tests,
        };
    });
}
/** Lists the files that a runner looks for in other folders than its own, also where they are not there yet. */
function listSearched(runner, { folder, tests, isWhole }, { files }) {
    if (runner === 'go')
        return listParents(folder).map((parent) => toGlobIn(parent)('go.work'));
    if (runner !== 'pytest')
        return [];
    const folders = [...new Set(tests.flatMap(listParents))].slice(0, MAX_FOLDERS);
    const paths = [...files.paths];
    // It takes the configuration that is nearest to the tests, else that of its own folder.
    const own = folders.map((each) => RUNNER_FILES.pytest.map(toGlobIn(each)));
    const configured = own.filter((globs) => paths.some((0,paths_glob/* compileGlobs */.t)(globs)));
    return [...configured.flat(), ...(isWhole ? [] : folders.map((each) => toGlobIn(each)('conftest.py')))];
}
const MAX_FOLDERS = 20;
/** Lists the folders that a folder is in, the root last. */
function listParents(folder) {
    const names = folder.split('/');
    return folder === '' ? [] : names.map((_, at) => names.slice(0, names.length - 1 - at).join('/'));
}
function toGlobIn(folder) {
    return (path) => (folder === '' ? path : `${folder}/${path}`);
}
/** Lists the tests below a folder, or all where it has none of its own. */
function testsIn(folder, { tests }) {
    const below = folder === '' ? [] : tests.filter((path) => path.startsWith(`${folder}/`));
    return below.length > 0 ? below : tests;
}
/** Finds the tests that a call of a runner names, or all that its folder has by their names. */
function findTests({ runner, args }, folder, repository) {
    const all = testsIn(folder, repository);
    // Their words are goals and tasks.
    if (runner === 'maven' || runner === 'gradle')
        return all;
    const named = args.flatMap((word) => {
        const operand = toOperand(word);
        if (operand === undefined)
            return [];
        const path = toGlobIn(folder)(operand);
        if (repository.files.paths.has(path))
            return [path];
        const below = all.filter((test) => test.startsWith(`${path}/`));
        if (below.length > 0)
            return below;
        if (!/\.\w+$/.test(path) || !(0,test_files/* isAmongTests */.a)(path) || IS_OUTPUT.test(path))
            return [];
        // Jest and Vitest are given parts of paths.
        const alike = all.filter((test) => test.includes(operand));
        return alike.length > 0 ? alike : [path];
    });
    return named.length > 0 ? named : all;
}
const IS_OUTPUT = /\.(?:xml|json|jsonl|tap|txt|log|html)$/;
/** Returns the path that an argument names, without the test in it (`a.py::test`, `a_spec.rb:12`) and `/...` of Go. */
function toOperand(word) {
    return word.startsWith('-') ? undefined : (0,command_words/* toRepositoryPath */.Bd)(word.replace(/::.*$|:\d+$|\/(?:\.\.\.)?$/, ''));
}
/** Finds the files of a program, with all these tests where its words say that it runs tests. */
function findProgram(words, all) {
    const [program = '', ...rest] = words;
    const name = program.split('/').at(-1) ?? '';
    if (/^python[\d.]*$/.test(name) && rest[0] === '-m' && rest[1] !== undefined)
        return findProgram(rest.slice(1), all);
    if (name === 'bundle' && rest[0] === 'exec')
        return findProgram(rest.slice(1), all);
    const installed = findInstalled(words);
    if (installed !== undefined)
        return { program: [name, ...rest.slice(0, 1)].join(' '), globs: installed, tests: [] };
    const isTester = TESTERS.test(name) || rest.some((word) => TEST_WORD.test(word));
    const tests = isTester ? all : [];
    const manager = MANAGERS.get(program);
    if (manager !== undefined) {
        const shown = namePackageScript(program, rest);
        const globs = isInstall(program, rest) ? [...manager.reads, manager.lock] : manager.reads;
        return shown === undefined ? undefined : { program: shown, globs, tests };
    }
    if (INTERPRETERS.test(name))
        return rest.includes('--test') ? undefined : findInterpreted(name, rest);
    const globs = PROGRAM_FILES.get(name);
    if (globs !== undefined)
        return { program, globs, tests };
    const path = program.includes('/') ? (0,command_words/* toRepositoryPath */.Bd)(program) : undefined;
    if (path !== undefined)
        return { program, globs: [path], tests };
    return TESTERS.test(name) ? { program, globs: [], tests } : undefined;
}
function namePackageScript(program, rest) {
    const verb = rest.find((word) => !word.startsWith('-'));
    if (verb === undefined)
        return program === 'yarn' ? program : undefined;
    if (/^(?:view|config|audit|outdated|ls|list|version)$/.test(verb))
        return undefined;
    const isRun = verb === 'run' || verb === 'run-script';
    const name = isRun ? rest[rest.indexOf(verb) + 1] : undefined;
    return [program, verb, name].filter((word) => word !== undefined).join(' ');
}
function isInstall(program, rest) {
    const verb = rest.find((word) => !word.startsWith('-'));
    return verb === undefined ? program === 'yarn' : /^(?:ci|i|install)$/.test(verb);
}
/** Flags of interpreters whose value is the next word, and no script. */
const TAKES_VALUE = /^(?:-[rCWXI]|--(?:import|require|loader|experimental-loader|conditions|env-file|input-type|title|disable-warning))$/;
function findInterpreted(name, rest) {
    const script = rest.find((word, at) => !word.startsWith('-') && !TAKES_VALUE.test(rest[at - 1] ?? ''));
    if (script === undefined || rest.some((word) => /^-(?:[a-z]*c|e|p|-eval|-print)$/.test(word)))
        return undefined;
    const path = (0,command_words/* toRepositoryPath */.Bd)(script);
    return path === undefined ? undefined : { program: `${name} ${script}`, globs: [path], tests: [] };
}

// EXTERNAL MODULE: ./domain/paths/expand-braces.js
var expand_braces = __webpack_require__(75737);
// EXTERNAL MODULE: ./domain/toolchain/named-paths.js
var named_paths = __webpack_require__(20861);
;// CONCATENATED MODULE: ./domain/toolchain/open-files.js










/** A spec that is to change tests says so. */
const SPEAKS_OF_TESTS = /tests?\b|\bspecs?\b/i;
/** The signs of a glob. */
const HAS_GLOB = /[*?[\]{}!]/;
const NO_FILES = { paths: new Set(), manifests: new Map() };
/** Files that a setup makes, which verification makes itself. */
const OF_SETUP = /^(?:\.?venv|node_modules|vendor\/bin)\//;
/** Finds the files that decide criteria of a plan and that attempts may change, by the words of its commands. */
function findOpenFiles(plan, files) {
    const findDeciding = toDecidingFiles(files ?? NO_FILES);
    const isProtected = memoize((0,path_policy/* toProtection */.dp)({ globs: plan.protect ?? [], planPath: undefined }));
    return plan.checkpoints.flatMap((checkpoint, index) => {
        const written = plan.checkpoints.slice(0, index).flatMap(listWrittenTests);
        const isLeft = toOpenTest(checkpoint, plan);
        const isOpen = (path) => !isProtected(path) && isLeft(path);
        const isForTests = toTestAllowance([checkpoint]);
        const isMeant = (path) => isAboutTests(checkpoint) || files?.paths.has(path) !== true;
        const allows = (path) => isForTests(path) && isMeant(path);
        const isNew = (path) => files !== undefined && !(0,repository_files/* hasPath */.a6)(files, path) && checkpoint.spec.includes(path);
        return listCommands(checkpoint, plan).flatMap((command) => {
            const judges = toJudgeTest(command, checkpoint, files);
            return findDeciding(command).flatMap(({ program, globs, tests }) => [
                ...globs
                    .flatMap((glob) => (OF_SETUP.test(glob) ? [] : listOpen(glob, isOpen)))
                    .map((path) => ({ checkpoint, program, path, isTest: false })),
                ...[...tests, ...(tests.length === 0 ? [] : written)]
                    .filter((path) => isOpen(path) && (judges(path) || !allows(path)) && !isNew(path))
                    .map((path) => ({ checkpoint, program, path, isTest: true })),
            ]);
        });
    });
}
/** Returns whether a checkpoint is about tests, by the words of its spec or by all of what it may change. */
function isAboutTests({ spec, success_criteria }) {
    const isTests = (glob) => expand(glob).some(test_files/* isAmongTests */.a);
    return SPEAKS_OF_TESTS.test(spec) || (0,plan_plan/* listLimits */.No)(success_criteria).every(isTests);
}
/** Lists the tests that a checkpoint alone is to write: they judge those after it. */
function listWrittenTests({ success_criteria }) {
    return (0,plan_plan/* listLimits */.No)(success_criteria).filter((path) => !HAS_GLOB.test(path) && (0,test_files/* isAmongTests */.a)(path));
}
/**
 * Creates the test for the committed tests that a command names: they judge the work, also where `changes_within` has their
 * folder, unless the spec of the checkpoint speaks of them.
 */
function toJudgeTest(command, { spec }, files) {
    const named = new Set((0,named_paths/* findNeededPaths */["do"])(command));
    return (path) => named.has(path) && files?.paths.has(path) === true && !spec.includes(path.split('/').at(-1) ?? path);
}
/** Lists the setup and the commands that are to succeed; of one that is to fail the files are still to be changed. */
function listCommands(checkpoint, plan) {
    const commands = (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).flatMap((criterion) => {
        if (!(0,plan_criterion/* runsCommand */._w)(criterion) || (0,command_words/* hasNegation */._w)(criterion.command))
            return [];
        return criterion.kind === 'tests' || criterion.expect_exit === 0 ? [criterion.command] : [];
    });
    return plan.setup === undefined ? commands : [plan.setup, ...commands];
}
/** Lists the choices of the braces of a glob of which a path is open; the glob itself where all are. */
function listOpen(glob, isOpen) {
    const choices = listChoices(glob);
    const open = choices.filter((choice) => isOpen(toPath(choice)));
    return open.length === choices.length ? [glob] : open;
}
/** Expands a glob to paths that it matches, one for each choice of its braces. */
function expand(glob) {
    return listChoices(glob).map(toPath);
}
function listChoices(glob) {
    const expanded = (0,expand_braces/* expandBraces */.P)(glob);
    return expanded.kind === 'expanded' ? expanded.globs : [glob];
}
function toPath(choice) {
    return choice.replace(/\*/g, 'js');
}
/** Keeps the results of a test, which is asked for the same paths by each checkpoint. */
function memoize(test) {
    const known = new Map();
    return (path) => {
        const result = known.get(path) ?? test(path);
        known.set(path, result);
        return result;
    };
}
/**
 * Creates the test for the paths that a checkpoint itself leaves open: neither in its `protect`, nor outside of its
 * `changes_within`, nor what that names one by one.
 */
function toOpenTest(checkpoint, plan) {
    const written = (0,plan_plan/* listLimits */.No)(checkpoint.success_criteria).filter((path) => !HAS_GLOB.test(path));
    const isProtected = (0,paths_glob/* compileGlobs */.t)([...(checkpoint.protect ?? []), ...written]);
    const isInside = (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).flatMap((criterion) => criterion.kind === 'changes_within' ? [(0,paths_glob/* compileGlobs */.t)(criterion.paths)] : []);
    return (path) => !isProtected(path) && isInside.every((test) => test(path));
}
/**
 * Creates the test for tests that checkpoints are there to write: their `changes_within` names tests, and not only a folder of
 * code that has tests beside it.
 */
function toTestAllowance(checkpoints) {
    const limits = checkpoints.flatMap(({ success_criteria }) => (0,plan_plan/* listLimits */.No)(success_criteria));
    return (0,paths_glob/* compileGlobs */.t)([...new Set(limits)].filter((glob) => expand(glob).some(test_files/* isAmongTests */.a)));
}

;// CONCATENATED MODULE: ./domain/toolchain/lint-collected-files.js










const PYTEST = { name: 'pytest', loads: 'conftest.py', better: 'pytest tests' };
const UNITTEST = {
    name: 'unittest',
    loads: '__init__.py',
    better: 'python -m unittest discover -s tests -t .',
};
/**
 * Warns of checkpoints whose attempts may add a file that a runner of Python loads into its process, since the command names no
 * folder: it can make every test of that process pass. A guess by the words of commands.
 */
function warnOfCollectedFiles(plan, files = NO_FILES) {
    return plan.checkpoints.flatMap((checkpoint) => {
        const commands = listCommands(checkpoint, { ...plan, setup: undefined });
        const collectors = new Set(commands.flatMap((command) => findCollectors(command, files)));
        return [...collectors].flatMap((collector) => {
            const added = findAddable(collector.loads, checkpoint, plan);
            if (added === undefined)
                return [];
            const message = `${(0,file_problem/* quote */.hD)(collector.name)} is given no folder, so that it loads what attempts may add below "changes_within", such as ${(0,file_problem/* quote */.hD)(added)}, which can make every test pass: name the folder of the tests in the command, as in ${(0,file_problem/* quote */.hD)(collector.better)}`;
            return [{ checkpointId: checkpoint.id, message }];
        });
    });
}
function findCollectors(command, files) {
    const scripts = (0,repository_files/* readPackageManifest */.i7)(files)?.scripts ?? new Map();
    const calls = (0,runner_calls/* findRunnerCalls */.PX)(command, scripts).filter(({ runner }) => runner === 'pytest');
    const isPytest = calls.some(runner_calls/* collectsAll */.ZA) && !(0,test_runner/* hasTestPaths */.F6)(files);
    const isUnittest = (0,command_words/* splitCommands */.tK)(command).some(discoversAll);
    return [...(isPytest ? [PYTEST] : []), ...(isUnittest ? [UNITTEST] : [])];
}
/** Returns whether the words of a command are those of `python -m unittest`, without the tests or the folder that it is to run. */
function discoversAll(words) {
    const at = words.indexOf('unittest');
    if (at === -1 || words[at - 1] !== '-m')
        return false;
    const rest = words.slice(at + 1);
    const isGiven = rest.some((word) => /^(?:-s|--start-directory)/.test(word));
    const named = rest.filter((word, index) => !word.startsWith('-') && !/^-[kpt]$/.test(rest[index - 1] ?? ''));
    return !isGiven && named.every((word) => word === 'discover');
}
/** Finds a new file of a name that attempts may add in a folder of `changes_within`, beside those of tests. */
function findAddable(name, { protect = [], success_criteria }, plan) {
    const limits = (0,plan_plan/* listLimits */.No)(success_criteria);
    const isProtected = (0,path_policy/* toProtection */.dp)({ globs: [...(plan.protect ?? []), ...protect], planPath: undefined });
    const isInside = (0,paths_glob/* compileGlobs */.t)(limits);
    return limits
        .filter((glob) => HAS_GLOB.test(glob))
        .map((glob) => [...takePlain(glob), name].join('/'))
        .find((path) => isInside(path) && !isProtected(path) && !(0,test_files/* isAmongTests */.a)(path));
}
/** Takes the folders of a glob before the first with a sign in it. */
function takePlain(glob) {
    const names = glob.split('/');
    return names.slice(0, names.findIndex((each) => HAS_GLOB.test(each)));
}

;// CONCATENATED MODULE: ./domain/toolchain/lint-open-files.js











/**
 * Warns of the files that decide what criteria find and that attempts may change: once for the plan, or for a checkpoint
 * where another one is there to write them. `files` are those of the base; undefined where they are not known.
 */
function warnOfOpenFiles(plan, files) {
    const open = findOpenFiles(plan, files);
    const isAllowed = memoize(toAllowance(plan.checkpoints));
    const isTestAllowed = memoize(toTestAllowance(plan.checkpoints));
    const isWanted = ({ path, isTest }) => expand(path).some(isTest ? isTestAllowed : isAllowed);
    const ofPlan = open.filter((file) => !isWanted(file));
    const ofCheckpoints = open.filter(isWanted);
    const owners = [...new Set(ofCheckpoints.map(({ checkpoint }) => checkpoint))];
    return [
        ...(ofPlan.length === 0 ? [] : [render(ofPlan, { protect: plan.protect, written: plan.checkpoints })]),
        ...owners.map((owner) => ({
            ...render(ofCheckpoints.filter(({ checkpoint }) => checkpoint === owner), { protect: owner.protect, written: [owner] }),
            checkpointId: owner.id,
        })),
        ...warnOfNamedFiles(plan, files),
        ...warnOfCollectedFiles(plan, files),
        ...warnOfNoLimits(plan, new Set(open.map(({ checkpoint }) => checkpoint))),
    ];
}
/** Warns of what decides criteria of a checkpoint although its `changes_within` names it, as work that is to change it has to. */
function warnOfNamedFiles(plan, files) {
    const findDeciding = toDecidingFiles(files ?? NO_FILES);
    return plan.checkpoints.flatMap((checkpoint) => {
        const isKept = (0,path_policy/* toProtection */.dp)({
            globs: [...(plan.protect ?? []), ...(checkpoint.protect ?? [])],
            planPath: undefined,
        });
        const named = (0,plan_plan/* listLimits */.No)(checkpoint.success_criteria).filter((path) => !HAS_GLOB.test(path) && !isKept(path));
        const found = listCommands(checkpoint, { ...plan, setup: undefined })
            .flatMap(findDeciding)
            .flatMap(({ program, globs }) => {
            const paths = named.filter((0,paths_glob/* compileGlobs */.t)(globs));
            return paths.length === 0 ? [] : [`${(0,file_problem/* quote */.hD)(program)} (${(0,list_some/* listSome */.X)(paths.map(renderText))})`];
        });
        if (found.length === 0)
            return [];
        const message = `"changes_within" names what decides the criteria, so that an attempt can make them pass: ${[...new Set(found)].join(', ')}. Have them call the programs themselves, with configuration that is protected`;
        return [{ checkpointId: checkpoint.id, message }];
    });
}
/** Warns of checkpoints whose attempts may add files anywhere, beside those of which `named` warnings say so already. */
function warnOfNoLimits(plan, named) {
    const runs = (checkpoint) => (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).some((criterion) => (0,plan_criterion/* runsCommand */._w)(criterion));
    const open = plan.checkpoints.filter((each) => runs(each) && !named.has(each) && !isLimited(each, plan));
    if (open.length === 0)
        return [];
    const ids = (0,list_some/* listSome */.X)(open.map(({ id }) => (0,file_problem/* quote */.hD)(id)));
    const message = `nothing limits what attempts at ${ids} may change, so that one can add a file that a program finds before yours, such as a module at the root: add "changes_within" with the paths of the work, to the criteria or to "guards"`;
    return [{ checkpointId: undefined, message }];
}
function isLimited(checkpoint, plan) {
    return (0,plan_plan/* listCriteria */.Gu)(checkpoint, plan).some((criterion) => criterion.kind === 'changes_within' && !criterion.paths.some(lint_plan/* matchesAll */.B));
}
/** Creates the test for the paths that checkpoints are there to change, by their `changes_within`. */
function toAllowance(checkpoints) {
    const limits = checkpoints.flatMap(({ success_criteria }) => (0,plan_plan/* listLimits */.No)(success_criteria));
    return (0,paths_glob/* compileGlobs */.t)([...new Set(limits)].filter((glob) => !(0,lint_plan/* matchesAll */.B)(glob)));
}
/** Renders a warning with the line that protects the files. */
function render(open, { protect = [], written }) {
    const others = written.flatMap(listWritten);
    const programs = [...new Set(open.map(({ program }) => program))].map((program) => ({
        program,
        globs: toGlobs(open.filter((file) => file.program === program), others),
    }));
    const texts = programs.map(({ program, globs }) => `${(0,file_problem/* quote */.hD)(program)} (${(0,list_some/* listSome */.X)(globs.map(renderText))})`);
    const all = new Set([...protect, ...programs.flatMap(({ globs }) => globs)]);
    const unlimited = new Set(open
        .filter(({ checkpoint }) => (0,plan_plan/* listLimits */.No)(checkpoint.success_criteria).length === 0)
        .map((file) => file.checkpoint.id));
    const message = `attempts can change, or add, what decides the criteria: ${texts.join(', ')}. Add to "protect" what the work is not to change`;
    return {
        checkpointId: undefined,
        message: `${message}${describeLimits([...unlimited])}`,
        ...(all.size > MAX_GLOBS ? {} : { paste: `protect: [${[...all].map(renderText).join(', ')}]` }),
    };
}
/** The longest list that anybody pastes. */
const MAX_GLOBS = 40;
function describeLimits(ids) {
    if (ids.length === 0)
        return '';
    const lack = ids.length === 1 ? 'lacks' : 'lack';
    return `; "changes_within", which ${(0,list_some/* listSome */.X)(ids.map(file_problem/* quote */.hD))} ${lack}, closes the rest, such as a new module that an import finds first`;
}
/** Lists the paths that a checkpoint may be there to write: words of its spec, and one for each glob of `changes_within`. */
function listWritten({ spec, success_criteria }) {
    const words = spec.split(/[\s"'`(),;:]+/).map((word) => word.replace(/^\.\/|\.$/g, ''));
    return [...words, ...(0,plan_plan/* listLimits */.No)(success_criteria).map((glob) => glob.replace(/\*+/g, 'x'))];
}
function toGlobs(open, others) {
    const configuration = open.filter(({ isTest }) => !isTest).map(({ path }) => path);
    const tests = [...new Set(open.filter(({ isTest }) => isTest).map(({ path }) => path))];
    const globs = tests.length > 1 ? (0,test_files/* findTestGlobs */.p)(tests, others) : [];
    const isMatched = (0,paths_glob/* compileGlobs */.t)(globs);
    const left = tests.filter((path) => !isMatched(path)).map((path) => path.replace(/[*?[\]{},!\\]/g, '\\$&'));
    return [...new Set([...configuration, ...globs, ...left])];
}
/** Renders a glob as a value in a list of YAML, on one line. */
function renderText(glob) {
    if (/^[\w./][\w./-]*$/.test(glob))
        return glob;
    return JSON.stringify(glob).replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, (character) => `\\U${character.codePointAt(0)?.toString(16).padStart(8, '0')}`);
}


/***/ }),

/***/ 20861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   US: () => (/* binding */ listPlanPaths),
/* harmony export */   "do": () => (/* binding */ findNeededPaths),
/* harmony export */   qm: () => (/* binding */ NEUTRAL)
/* harmony export */ });
/* harmony import */ var _plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3296);

/** Programs that read the files of their arguments and write none of them. */
const READERS = /^(?:sh|bash|dash|zsh|node|deno|python[\d.]*|ruby|perl|php|tsx|ts-node|jest|vitest|mocha|ava|tap|pytest|py\.test|npm|pnpm|yarn|bun)$/;
/** Commands that change no file and no folder. */
const NEUTRAL = /^(?:set|true|:|echo|export)$/;
/**
 * Finds the files that a shell command needs to be there before it starts: scripts and test files that programs of known
 * kinds are to run. Only what is certain: nothing behind a program that may make files, and no word that a shell expands.
 */
function findNeededPaths(command) {
    if (!(0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .isPlainChain */ .oz)(command))
        return [];
    const found = new Set();
    for (const [program = '', ...rest] of (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .splitCommands */ .tK)(command).map(toProgram)) {
        if (program === '' || NEUTRAL.test(program))
            continue;
        const own = program.includes('/') ? (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toRepositoryPath */ .Bd)(program) : undefined;
        const name = program.split('/').at(-1) ?? '';
        if (own === undefined && !READERS.test(name))
            break;
        if (own !== undefined)
            found.add(own);
        for (const path of findOperands(name, rest))
            found.add(path);
        // What the program is may make the files of the commands after it.
        if (own !== undefined || /^(?:npm|pnpm|yarn|bun)$/.test(name))
            break;
    }
    return [...found];
}
/** Returns the words of the program that a launcher runs: `pytest …` of `uv run pytest …` and of `python3 -m pytest …`. */
function toProgram(words) {
    const [launcher = '', verb, ...rest] = words;
    if (/^(?:uv|poetry|pipenv)$/.test(launcher) && verb === 'run')
        return toProgram(rest);
    const isPytest = /^(?:.*\/)?python[\d.]*$/.test(launcher) && verb === '-m' && rest[0] === 'pytest';
    return isPytest ? rest : words;
}
/** Finds the operands of a program that are paths of files: an interpreter's script, the test files of a runner. */
function findOperands(name, rest) {
    if (rest.some((word) => /^-(?:[a-z]*c|e|p|m|-eval|-print)$/.test(word)))
        return [];
    const isRunner = /^(?:jest|vitest|mocha|ava|tap|pytest|py\.test)$/.test(name) || rest.includes('--test');
    const words = /^(?:npm|pnpm|yarn|bun)$/.test(name) ? rest.slice(rest.indexOf('--') + 1 || rest.length) : rest;
    const operands = words.filter((word, at) => !word.startsWith('-') && !isFlagValue(words[at - 1], name));
    const files = operands.flatMap((word) => (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_0__/* .toRepositoryPath */ .Bd)(word.split('::')[0] ?? '') ?? []).filter(isFileName);
    return isRunner || words !== rest
        ? files
        : files.slice(0, operands[0] === undefined || !isFileName(operands[0]) ? 0 : 1);
}
function isFlagValue(before, name) {
    // The flags of pytest for how much it prints and when it stops.
    if (/^(?:pytest|py\.test)$/.test(name) && /^-[qvxsl]+$|^--continue-on-collection-errors$/.test(before ?? ''))
        return false;
    return before?.startsWith('-') === true && before !== '--' && before !== '--test' && !before.includes('=');
}
function isFileName(word) {
    return /[^./][^/]*\.\w+$/.test(word);
}
/** Finds every word of a plan's commands and specs, and every path of its criteria, that could be the path of a file. */
function listPlanPaths(plan) {
    const criteria = plan.checkpoints.flatMap(({ success_criteria: all }) => all);
    const texts = [plan.setup ?? '', ...plan.checkpoints.map(({ spec }) => spec)];
    const paths = criteria.flatMap((criterion) => ('path' in criterion ? [criterion.path] : []));
    for (const criterion of criteria)
        if ('command' in criterion)
            texts.push(criterion.command);
    const words = texts.flatMap((text) => text.split(/[\s"'`()<>{}[\],;|&=]+/));
    const plain = words.map((word) => word.replace(/^(?:\.\/)+|[.:!?]+$/g, ''));
    return new Set([...paths, ...plain].filter((word) => /[./]/.test(word) || paths.includes(word)));
}


/***/ }),

/***/ 82375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FY: () => (/* binding */ findPackageScript),
/* harmony export */   Oj: () => (/* binding */ isPackageManager),
/* harmony export */   PX: () => (/* binding */ findRunnerCalls),
/* harmony export */   ZA: () => (/* binding */ collectsAll),
/* harmony export */   p8: () => (/* binding */ dropLaunchers),
/* harmony export */   tQ: () => (/* binding */ stopsAtUnloaded)
/* harmony export */ });
/* harmony import */ var _plan_command_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3296);
/* harmony import */ var _test_runner_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67072);


const MAX_SCRIPT_DEPTH = 3;
const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
/** Words that run the program after them. */
const LAUNCHERS = /^(?:exec|dlx|x|bunx|run|poetry|uv|pipenv|hatch|coverage|c8|nyc|cross-env)$/;
/** Finds the calls of test runners in a shell command, also behind the scripts of a `package.json`; a guess by the words. */
function findRunnerCalls(command, scripts, depth = 0) {
    const commands = (0,_plan_command_words_js__WEBPACK_IMPORTED_MODULE_1__/* .splitCommands */ .tK)(command).filter(([first = '']) => first !== '');
    const isDirect = depth === 0 && commands.length === 1;
    return commands.flatMap((words) => {
        const script = findPackageScript(words, scripts);
        if (script !== undefined && depth < MAX_SCRIPT_DEPTH)
            return findRunnerCalls(script, scripts, depth + 1);
        const found = findRunner(words);
        if (found === undefined)
            return [];
        const [runner, args] = found;
        return [{ runner, args, isWhole: !chooses(runner, args), isDirect }];
    });
}
/** Returns whether pytest is called without a path: the value of a flag such as `-k` has no slash and no ending of Python. */
function collectsAll({ runner, args }) {
    const isPath = (word) => !/^[->]/.test(word) && /\/|\.py(?:::|$)|^tests?$/.test(word);
    return runner === 'pytest' && !args.some(isPath);
}
/** Returns whether a command runs pytest so that it runs no test at all where it cannot load one file. */
function stopsAtUnloaded(command) {
    return findRunnerCalls(command, new Map()).some(({ runner, args }) => runner === 'pytest' && !args.includes(_test_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .ON_COLLECTION_ERRORS */ .lE));
}
/** Returns whether a program is a package manager of JavaScript. */
function isPackageManager(program) {
    return PACKAGE_MANAGERS.test(program);
}
/** Returns the text of the script that a package manager is to run, with the arguments for it; undefined for others. */
function findPackageScript(words, scripts) {
    const [program = '', ...rest] = words;
    if (!isPackageManager(program))
        return undefined;
    const verbs = rest.filter((word) => !word.startsWith('-'));
    const name = verbs[0] === 'run' || verbs[0] === 'run-script' ? verbs[1] : verbs[0] === 't' ? 'test' : verbs[0];
    const script = name === undefined ? undefined : scripts.get(name);
    if (name === undefined || script === undefined)
        return undefined;
    const given = rest.slice(rest.indexOf(verbs[0] === 't' ? 't' : name) + 1).filter((word) => word !== '--');
    return [script, ...given].join(' ');
}
function findRunner(all) {
    const words = dropLaunchers(all);
    const [program = '', ...rest] = words;
    const name = program.split('/').at(-1) ?? '';
    if (name === 'node' || name === 'tsx')
        return rest.includes('--test') ? ['node', rest.filter((word) => word !== '--test')] : undefined;
    if (/^python[\d.]*$/.test(name)) {
        const at = rest.indexOf('-m');
        return at === -1 ? undefined : findRunner(rest.slice(at + 1));
    }
    const verb = rest.find((word) => !word.startsWith('-'));
    switch (name) {
        case 'jest':
        case 'vitest':
        case 'mocha':
        case 'ava':
        case 'tap':
        case 'pytest':
            return [name, rest];
        case 'py.test':
            return ['pytest', rest];
        case 'go':
        case 'dotnet':
            return verb === 'test' ? [name, dropWord(rest, 'test')] : undefined;
        case 'cargo':
            if (verb === 'nextest')
                return ['cargo', dropWord(dropWord(rest, 'nextest'), 'run')];
            return verb === 'test' || verb === 't' ? ['cargo', dropWord(rest, verb)] : undefined;
        case 'mvn':
        case 'mvnw':
            return rest.some((word) => /^(?:test|verify|install|package)$/.test(word)) ? ['maven', rest] : undefined;
        case 'gradle':
        case 'gradlew':
            return rest.some((word) => /(?:^|:)(?:test|check|build)$/.test(word)) ? ['gradle', rest] : undefined;
        default:
            return undefined;
    }
}
function dropWord(words, word) {
    const at = words.indexOf(word);
    return at === -1 ? words : [...words.slice(0, at), ...words.slice(at + 1)];
}
/** Drops what runs the program after it: `pnpm exec`, `poetry run`, `npx --yes`. */
function dropLaunchers(words) {
    let start = 0;
    while (start < words.length - 1 && isLauncher(words[start] ?? '', start))
        start += 1;
    return words.slice(start);
}
function isLauncher(word, at) {
    return LAUNCHERS.test(word) || isPackageManager(word) || (word.startsWith('-') && at < 3) || /^[A-Z_]\w*=/.test(word);
}
/** Returns whether the arguments of a runner choose some of its tests. */
function chooses(runner, args) {
    const { filters } = _test_runner_js__WEBPACK_IMPORTED_MODULE_0__/* .runnerTraits */ .a3[runner];
    return args.some((word, index) => {
        if (filters.test(word) || word.includes('::'))
            return true;
        if (word.startsWith('-') || /^--?(?:c|config)$/.test(args[index - 1] ?? ''))
            return false;
        if (runner === 'go')
            return /^\.\/|^[\w.-]+\//.test(word) && !word.endsWith('...');
        return isTestFile(word);
    });
}
/** Returns whether a word is the path of a test file, or of a folder below the one of the tests. */
function isTestFile(word) {
    if (word.includes('*') || /\.config\.\w+$/.test(word))
        return false;
    return /test|spec/i.test(word) && /\/[^/]|\.\w+$/.test(word.replace(/^\.\//, ''));
}


/***/ }),

/***/ 56208:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NI: () => (/* binding */ readPlanBytes),
/* harmony export */   Og: () => (/* binding */ requireTaskId),
/* harmony export */   SZ: () => (/* binding */ parsePlanBytes),
/* harmony export */   Yq: () => (/* binding */ loadPlan),
/* harmony export */   hx: () => (/* binding */ checkPlanBytes)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14902);
/* harmony import */ var _domain_ids_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70375);
/* harmony import */ var _domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15478);
/* harmony import */ var _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6526);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(39617);
/* harmony import */ var _exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(83604);
/* harmony import */ var _settings_checkout_root_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3574);
/* harmony import */ var _settings_settings_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45320);












/** Reads a plan from disk. Throws ConfigurationError, with every problem and its position, when it is not valid. */
async function loadPlan(path) {
    return parsePlanBytes(path, await readPlanBytes(path));
}
/** Reads the bytes of a plan file, at most one more than a plan may have. Throws ConfigurationError without a file. */
async function readPlanBytes(path) {
    const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.stat)(path).catch(() => undefined);
    if (found?.isDirectory())
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('plan_not_found', { path, kind: 'folder' });
    if (found?.isFile() === false)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('plan_not_found', { path, kind: 'special' });
    const bytes = await (0,_exec_files_read_beginning_js__WEBPACK_IMPORTED_MODULE_8__/* .readBeginning */ .i)(path, _domain_plan_plan_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_PLAN_BYTES */ .di + 1);
    if (bytes === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('plan_not_found', { path, near: findFromRoot(path) });
    return bytes;
}
/** Finds the file that a path means from the root of the checkout, by its path from the current folder. */
function findFromRoot(path) {
    const root = path === '' || (0,node_path__WEBPACK_IMPORTED_MODULE_3__.isAbsolute)(path) ? undefined : (0,_settings_checkout_root_js__WEBPACK_IMPORTED_MODULE_9__/* .findCheckoutRoot */ .w)('.');
    const file = root === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, path);
    return file !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(file) ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)('.', file) : undefined;
}
/** Parses the bytes of a plan file; `path` is for messages. Throws ConfigurationError as `loadPlan` does. */
function parsePlanBytes(path, bytes) {
    const parsed = checkPlanBytes(path, bytes);
    if (parsed.kind === 'invalid') {
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('plan_invalid', { path, problems: (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_11__/* .renderProblems */ .x8)(path, parsed.problems) });
    }
    return { plan: parsed.plan, text: Buffer.from(bytes).toString('utf8') };
}
/** Parses the bytes of a plan file, and returns the plan or all problems; `path` is for messages. */
function checkPlanBytes(path, bytes) {
    // Replacement characters would change a plan's meaning without its author's knowledge.
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes))
        return { kind: 'invalid', problems: [{ line: 1, column: 1, message: 'the file is not valid UTF-8' }] };
    return (0,_domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePlan */ .v)(Buffer.from(bytes).toString('utf8'), { fileName: path });
}
/** Returns the given task id, else that of the plan, else one made of the plan's file name. Throws ConfigurationError. */
function requireTaskId(given, plan, planPath) {
    if (given !== undefined)
        return (0,_settings_settings_js__WEBPACK_IMPORTED_MODULE_10__/* .parseTaskId */ .ik)(given);
    const fileName = planPath
        .split('/')
        .at(-1)
        ?.replace(/\.(ya?ml|json)$/i, '') ?? '';
    const id = plan.task ?? (0,_domain_ids_js__WEBPACK_IMPORTED_MODULE_5__/* .toTaskId */ .kt)(fileName);
    if (id === undefined)
        throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigurationError */ .j1('task_id_invalid', { id: fileName, reason: 'no id can be made of this file name' });
    return id;
}


/***/ }),

/***/ 56161:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GC: () => (/* binding */ refuseImpossible),
/* harmony export */   OR: () => (/* binding */ requirePossibleAt),
/* harmony export */   aP: () => (/* binding */ locateImpossible)
/* harmony export */ });
/* harmony import */ var _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14902);
/* harmony import */ var _domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15478);
/* harmony import */ var _domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93218);
/* harmony import */ var _domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39617);
/* harmony import */ var _store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(90799);





/** Places criteria that no attempt can satisfy in the text of their plan. */
function locateImpossible(impossible, { plan, text }) {
    const findLine = (0,_domain_plan_parse_plan_js__WEBPACK_IMPORTED_MODULE_1__/* .locateCriteria */ .C)(text);
    return impossible.map(({ checkpoint, criterion, message }) => ({
        line: findLine(checkpoint, criterion),
        column: 1,
        message: `checkpoint "${plan.checkpoints[checkpoint]?.id}", criterion ${criterion + 1}: ${message}`,
    }));
}
/** Refuses a plan with criteria that no attempt can satisfy. Throws ConfigurationError `plan_invalid`, with the place of each. */
function refuseImpossible(impossible, { path, from, ...loaded }) {
    if (impossible.length === 0)
        return;
    const problems = (0,_domain_yaml_file_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .renderProblems */ .x8)(path, locateImpossible(impossible, loaded));
    const advice = from === undefined
        ? ''
        : `\nThe task has begun, and works from ${from.slice(0, 7)}. To work from what its base has now, add --rebase, or --task <another name>.`;
    throw new _domain_errors_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConfigurationError */ .j1('plan_invalid', { path, problems: `${problems}${advice}` });
}
/** Refuses a plan with criteria that no attempt from a commit can satisfy; `git` has the commit. Throws as `refuseImpossible`. */
async function requirePossibleAt(git, commit, plan) {
    refuseImpossible((0,_domain_toolchain_lint_in_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .lintInRepository */ .T)(plan.plan, await (0,_store_read_repository_files_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryFiles */ .q)(git, commit)).impossible, plan);
}


/***/ }),

/***/ 80045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ diffTrees)
/* harmony export */ });
/* harmony import */ var _domain_paths_changed_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74580);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31150);


/** Lists the paths in which two commits or trees differ, see git-diff-tree(1). */
async function diffTrees(git, from, to) {
    const flags = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--no-ext-diff', '--no-textconv'];
    const { stdout } = await git.bytes(['diff-tree', ...flags, from, to]);
    const parts = (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_1__/* .splitNul */ .K5)(stdout);
    const found = [];
    for (let at = 0; at + 1 < parts.length; at += 2) {
        const [oldMode = '', mode = '', oldId = '', id = '', letter = ''] = (parts[at] ?? '').slice(1).split(' ');
        const status = _domain_paths_changed_path_js__WEBPACK_IMPORTED_MODULE_0__/* .changedPathSchema */ .f.shape.status.parse(letter[0]);
        const was = status === 'A' ? {} : { was: { mode: oldMode, id: oldId } };
        found.push({ status, path: parts[at + 1] ?? '', mode, id, ...was });
    }
    return found;
}


/***/ }),

/***/ 615:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ listFilesWith),
/* harmony export */   y: () => (/* binding */ listWords)
/* harmony export */ });
/** Lists the paths of a commit whose files have a text, anywhere or as whole words, see git-grep(1). */
async function listFilesWith(git, { commit, isWord }, text) {
    const words = isWord ? ['--word-regexp'] : [];
    const args = ['grep', '-z', '--name-only', '--fixed-strings', ...words, '--full-name', '-e', text, commit];
    const { stdout } = await git.text([...args, '--'], { okExitCodes: [0, 1] });
    // Each is named as in "HEAD:a/b".
    return stdout
        .split('\0')
        .map((name) => name.slice(commit.length + 1))
        .filter((path) => path !== '');
}
/** Lists the words in a commit's files that an extended regular expression matches, each as often as it is there, see git-grep(1). */
async function listWords(git, commit, expression) {
    const args = ['grep', '-I', '-z', '--full-name', '--only-matching', '--word-regexp', '--extended-regexp'];
    const { stdout } = await git.text([...args, '-e', expression, commit, '--'], { okExitCodes: [0, 1] });
    // Each line is as in "HEAD:a/b", NUL, and the word; only a path may have the end of a line in it.
    return [...stdout.matchAll(/([^\0]*)\0([^\n]*)\n/g)].map(([, file = '', word = '']) => {
        return { path: file.slice(commit.length + 1), word };
    });
}


/***/ }),

/***/ 65684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ listFlaggedIndex),
/* harmony export */   VH: () => (/* binding */ listIndex),
/* harmony export */   jk: () => (/* binding */ listIgnoredEntries),
/* harmony export */   rZ: () => (/* binding */ listIgnored)
/* harmony export */ });
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31150);

/** Lists all entries of the index, see git-ls-files(1). */
async function listIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-t', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        // "<tag> <mode> <id> <stage>"
        return {
            mode: record.slice(2, 8),
            id: record.slice(9, tab - 2),
            path: record.slice(tab + 1),
            isSkipped: record[0] === 'S',
        };
    });
}
/** Lists all entries of the index with their flags. */
async function listFlaggedIndex(git) {
    const { stdout } = await git.bytes(['ls-files', '--stage', '-v', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout).map((record) => {
        const tab = record.indexOf('\t');
        const [flag = '', mode = '', id = '', stage = ''] = record.slice(0, tab).split(' ');
        return { flag, mode, id, stage, path: record.slice(tab + 1) };
    });
}
/** Lists entries of the index that the current ignore rules would keep out of it. */
async function listIgnoredEntries(git) {
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)((await git.bytes(['ls-files', '--cached', '--ignored', '--exclude-standard', '-z'])).stdout);
}
/** Lists ignored paths on disk; a folder that is ignored as a whole is one entry that ends with "/". */
async function listIgnored(git) {
    const { stdout } = await git.bytes(['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']);
    return (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_0__/* .splitNul */ .K5)(stdout);
}


/***/ }),

/***/ 28149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rk: () => (/* binding */ readStatus),
/* harmony export */   xL: () => (/* binding */ readTrackedStatus),
/* harmony export */   y$: () => (/* binding */ readFullStatus)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _git_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62324);
/* harmony import */ var _ls_files_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65684);
/* harmony import */ var _path_bytes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31150);




/** Compares work tree and index, without a write. Never enters submodules: their configuration is untrusted. */
async function readStatus(git) {
    const { changed, untracked, unreadable } = await readFullStatus(git);
    return { changed, untracked, unreadable };
}
/** Compares the work tree with the index and reads HEAD, see Porcelain Format Version 2 in git-status(1). */
async function readFullStatus(git) {
    return runStatus(git, 'all');
}
/** Compares the tracked files with the index, as `readFullStatus` does. Untracked files are not searched for. */
async function readTrackedStatus(git) {
    return runStatus(git, 'no');
}
async function runStatus(git, untrackedFiles) {
    const flags = ['--porcelain=v2', '--branch', '--no-ahead-behind', '-z', '--no-renames', '--ignore-submodules=all'];
    const show = `status.showUntrackedFiles=${untrackedFiles}`;
    const args = ['-c', show, 'status', `--untracked-files=${untrackedFiles}`, ...flags];
    const { stdout, stderr } = await git.bytes(args);
    const changed = [];
    const untracked = [];
    const indexed = new Map();
    const head = new Map();
    for (const record of (0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNul */ .K5)(stdout)) {
        if (record.startsWith('? '))
            untracked.push(record.slice(2));
        else if (record.startsWith('1 ') && record[3] !== '.') {
            const [, , , , mode = '', , , id = ''] = record.split(' ', 8);
            const path = fieldAfter(record, 8);
            changed.push(path);
            indexed.set(path, { mode, id });
        }
        else if (record.startsWith('u '))
            changed.push(fieldAfter(record, 10));
        else if (record.startsWith('# '))
            head.set(record.slice(2, record.indexOf(' ', 2)), fieldAfter(record, 2));
    }
    if ((0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .hasUnreachable */ .pZ)(stderr)) {
        for (const { path, mode, id } of await findBehindLinks(git)) {
            if (!indexed.has(path))
                changed.push(path);
            indexed.set(path, { mode, id });
        }
    }
    const [branch, commit] = [head.get('branch.head'), head.get('branch.oid')];
    return {
        changed,
        untracked,
        unreadable: (0,_git_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .findUnreadable */ .FY)(stderr),
        indexed,
        branch: branch === '(detached)' ? undefined : branch,
        commit: commit === '(initial)' ? undefined : commit,
    };
}
/** Returns the rest of a record after its first `count` fields, which end with spaces. */
function fieldAfter(record, count) {
    let at = 0;
    for (let field = 0; field < count; field += 1)
        at = record.indexOf(' ', at) + 1;
    return record.slice(at);
}
/**
 * Finds the tracked files that are gone because a link replaced a folder above them. git-status(1) lists them as
 * deleted only when it can follow the link; it omits them when the link leads to itself or to where nobody may enter.
 */
async function findBehindLinks(git) {
    const { workTree } = git.location;
    if (workTree === undefined)
        return [];
    const known = new Map();
    const isBehindLink = (path) => {
        const slash = path.lastIndexOf('/');
        if (slash < 0)
            return false;
        const folder = path.slice(0, slash);
        const isBehind = known.get(folder) ?? (isBehindLink(folder) || isLink((0,_path_bytes_js__WEBPACK_IMPORTED_MODULE_2__/* .toDiskPath */ .el)(workTree, folder)));
        known.set(folder, isBehind);
        return isBehind;
    };
    return (await (0,_ls_files_js__WEBPACK_IMPORTED_MODULE_3__/* .listIndex */ .VH)(git)).filter(({ path, isSkipped }) => !isSkipped && isBehindLink(path));
}
function isLink(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    }
    catch {
        // The folder above may not be entered, or is a file: this is no link.
        return false;
    }
}


/***/ }),

/***/ 41580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ readTestSource)
/* harmony export */ });
/* harmony import */ var _domain_tests_source_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38568);
/* harmony import */ var _domain_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66639);
/* harmony import */ var _git_grep_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(615);



const OF_TITLES = /\.[cm]?[jt]sx?$/;
/** Sources of languages whose tests may be functions or methods. */
const OF_FUNCTIONS = /\.(?:py|go|rs|java|kts?|groovy|scala|cs|fs|vb|php|rb|swift|c|cc|cpp|cxx|h|hpp|exs?|erl|dart|hs|sh|pl)$/;
/** Reads what may name tests in the test files of a commit; undefined where git fails, since only a warning is at stake. */
async function readTestSource(git, commit, paths) {
    const list = async (expression) => {
        const found = await (0,_git_grep_js__WEBPACK_IMPORTED_MODULE_1__/* .listWords */ .y)(git, commit, expression);
        return new Set(found.flatMap(({ path, word }) => ((0,_domain_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmongTests */ .a)(path) || OF_FUNCTIONS.test(path) ? [word] : [])));
    };
    try {
        const [words, quoted] = [await list(_domain_tests_source_name_js__WEBPACK_IMPORTED_MODULE_2__/* .FUNCTION_WORDS */ .pf), await list(_domain_tests_source_name_js__WEBPACK_IMPORTED_MODULE_2__/* .QUOTED_TEXTS */ .CD)];
        const tests = [...paths].filter(_domain_toolchain_test_files_js__WEBPACK_IMPORTED_MODULE_0__/* .isAmongTests */ .a);
        const hasTitlesAlone = tests.some((path) => OF_TITLES.test(path)) && !tests.some((path) => OF_FUNCTIONS.test(path));
        // Scenarios of Gherkin and Robot Framework have titles without quotes.
        const isPlain = [...paths].some((path) => /\.(?:feature|robot)$/.test(path));
        return {
            words,
            hasTitlesAlone,
            titles: isPlain ? undefined : new Set([...quoted].map((text) => text.slice(1, -1))),
        };
    }
    catch {
        return undefined;
    }
}


/***/ })

};
