export const id = 6280;
export const ids = [6280];
export const modules = {

/***/ 96280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addBuildFailure: () => (/* binding */ addBuildFailure),
/* harmony export */   parseGo: () => (/* binding */ parseGo),
/* harmony export */   renderGoOutput: () => (/* binding */ renderGoOutput)
/* harmony export */ });
/* harmony import */ var _domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(11395);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98381);


const OUTCOMES = new Map([
    ['pass', 'passed'],
    ['fail', 'failed'],
    ['skip', 'skipped'],
]);
/**
 * Parses the lines of `go test -json` (test2json). Lines that are no events are output of the build. A package that fails
 * without a failed test, or that cannot be built, is a failed test itself.
 */
function parseGo(text) {
    const tests = new Map();
    // What builds printed, by their names: events since Go 1.24.
    const builds = new Map();
    for (const line of text.split('\n')) {
        const event = parseEvent(line) ?? toBuildEvent(line);
        if (event === undefined)
            continue;
        const [suite, name, action] = [(0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'Package'), (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'Test'), (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'Action')];
        if (action === 'build-output' && builds.size < _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TESTS */ .R1) {
            const build = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'ImportPath');
            builds.set(build, (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .addToMessage */ .EP)(builds.get(build) ?? '', (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'Output')));
        }
        if (suite === '')
            continue;
        const key = JSON.stringify([suite, name]);
        const test = tests.get(key) ?? { ...{ suite, name, message: '' }, ...NOT_ENDED };
        tests.set(key, test);
        if (action === 'output')
            addOutput(test, (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'Output'));
        test.message = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .addToMessage */ .EP)(test.message, builds.get((0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'FailedBuild')) ?? '');
        test.outcome = OUTCOMES.get(action) ?? test.outcome;
        if (tests.size > _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TESTS */ .R1)
            return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)(_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_MANY_TESTS */ .BV);
    }
    const all = [...tests.values()];
    if (all.length === 0)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)('holds no event of "go test -json"');
    const ended = new Set(all.flatMap(({ suite, name, outcome }) => (name === '' && outcome !== undefined ? [suite] : [])));
    if (all.some(({ suite }) => !ended.has(suite)))
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)(_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .CUT_OFF */ .Vk);
    return { kind: 'parsed', tests: listTests(all.map((test) => toEnded(test, tests))) };
}
const NOT_ENDED = { outcome: undefined, ended: undefined, depth: undefined };
/** The last one on its line: a test may have printed what looks like it. */
const END = /^([^\n]*)--- (PASS|FAIL|SKIP): (\S+) \(\d+\.\d+s\)$/m;
const ENDS = new Map([
    ['PASS', 'passed'],
    ['FAIL', 'failed'],
    ['SKIP', 'skipped'],
]);
function addOutput(test, output) {
    test.message = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .addToMessage */ .EP)(test.message, output);
    const [, before = '', word = '', name] = END.exec(output) ?? [];
    if (name !== test.name)
        return;
    test.ended = ENDS.get(word);
    if (/^(?: {4})*$/.test(before))
        test.depth = before.length / 4;
}
/** Returns a test with an outcome: one without an end was running when its package ended, unless all of that has passed. */
function toEnded(test, tests) {
    if (test.outcome !== undefined)
        return { ...test, outcome: test.outcome };
    const isPassed = tests.get(JSON.stringify([test.suite, '']))?.outcome === 'passed';
    if (isPassed && test.ended !== undefined)
        return { ...test, outcome: test.ended };
    return { ...test, outcome: 'failed', message: (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .addToMessage */ .EP)(NO_RESULT, test.message) };
}
const NO_RESULT = 'The report has no result of this test: it was running when its package ended, or, before Go 1.20, has printed without a line end.\n';
/** Lists the tests without those that only sum up their subtests. */
function listTests(all) {
    const tests = new Map(all.map((test) => [toKey(test.suite, test.name), test]));
    const around = new Map(all.map((test) => [test, listParents(test, tests)]));
    const failed = new Set(all.flatMap((test) => (test.outcome === 'failed' ? (around.get(test) ?? []) : [])));
    const parents = new Set([...around.values()].flat());
    return all
        .filter((test) => {
        const key = toKey(test.suite, test.name);
        if (test.name === '')
            return test.outcome === 'failed' && !failed.has(key);
        return !parents.has(key) || (test.outcome === 'failed' && !failed.has(key));
    })
        .map(({ suite, name, outcome, message }) => ({
        suite,
        titles: [name || suite],
        outcome,
        message,
        ...(name === '' ? { isUnloaded: true } : {}),
    }));
}
function toKey(suite, name) {
    return JSON.stringify([suite, name]);
}
/**
 * Lists the keys of the tests and of the package around a test. A name may have `/` of its own: of two tests at the same depth none
 * is around the other.
 */
function listParents({ suite, name, depth }, tests) {
    if (name === '')
        return [];
    const parts = name.split('/');
    const names = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
    const keys = names.map((parent) => toKey(suite, parent));
    const isAround = (key) => {
        const parent = tests.get(key)?.depth;
        return depth === undefined || parent === undefined || parent < depth;
    };
    return [toKey(suite, ''), ...keys.filter(isAround)];
}
function parseEvent(line) {
    if (!line.startsWith('{'))
        return undefined;
    const event = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .tryParseJson */ .Bl)(line);
    return (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(event) ? event : undefined;
}
/** Up to Go 1.23 a package that cannot be built has a line in place of events: `FAIL\ta/b [build failed]`. */
const NOT_BUILT = /^FAIL\t(\S+ \[(?:build|setup) failed\])\r?$/;
/** Returns the event of a package that cannot be built, named as the line names it; undefined for other lines. */
function toBuildEvent(line) {
    const [, name] = NOT_BUILT.exec(line) ?? [];
    return name === undefined ? undefined : { Action: 'fail', Package: name };
}
/** Renders what `go test -json` printed as the tests and the build printed it: the texts of its events. Other lines stay. */
function renderGoOutput(text) {
    return text
        .split(/(?<=\n)/)
        .map((line) => {
        const event = parseEvent(line);
        return event === undefined || (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'Action') === '' ? line : (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_0__/* .textAt */ .$6)(event, 'Output');
    })
        .join('');
}
/** The status of go where a package cannot be built, also one without tests, which then has no line of its own. */
const BUILD_FAILED = 2;
/** Adds that a package was not built, where only the exit code of go says so: it counts as a test that fails. */
function addBuildFailure(tests, exitCode) {
    const isKnown = tests.some(({ outcome, isUnloaded }) => outcome === 'failed' && isUnloaded === true);
    if (exitCode !== BUILD_FAILED || isKnown)
        return tests;
    const message = 'A package without tests cannot be built: go build ./...';
    return [...tests, { titles: ['(the build)'], outcome: 'failed', message, isUnloaded: true }];
}


/***/ })

};
