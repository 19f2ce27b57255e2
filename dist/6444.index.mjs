export const id = 6444;
export const ids = [6444];
export const modules = {

/***/ 66444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseJson: () => (/* binding */ parseJson),
/* harmony export */   renderJsonOutput: () => (/* binding */ renderJsonOutput)
/* harmony export */ });
/* harmony import */ var _domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11395);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98381);


/** The places at which a report may begin in what a command printed. */
const MAX_BEGINNINGS = 20;
/** Parses the JSON of Jest and Vitest, or of Mocha, told apart by their keys. Text before the report is left out. */
function parseJson(text) {
    const found = findObject(text);
    if (found === undefined)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unusable */ ._P)(/\{/.test(text) ? _report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CUT_OFF */ .Vk : 'holds no JSON');
    const tests = readTests(found.report);
    if (tests === undefined)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unusable */ ._P)('is neither the JSON of Jest, nor of Vitest, nor of Mocha');
    if (tests === 'cut off')
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unusable */ ._P)(_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .CUT_OFF */ .Vk);
    return tests.length > _report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_TESTS */ .R1 ? (0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .unusable */ ._P)(_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .TOO_MANY_TESTS */ .BV) : { kind: 'parsed', tests };
}
/**
 * Renders what a runner printed with its report in it: in the place of the JSON its failures, but for those that the text around
 * it has. Without a whole report the text stays as it is.
 */
function renderJsonOutput(text) {
    const found = findObject(text);
    const tests = found === undefined ? undefined : readTests(found.report);
    if (found === undefined || tests === undefined || tests === 'cut off')
        return text;
    const around = [text.slice(0, found.start), text.slice(found.end)];
    const isTold = ({ titles, message = '' }) => [titles.at(-1) ?? '', message.split('\n', 1)[0] ?? ''].every((line) => around.some((part) => part.includes(line)));
    const failures = tests
        .filter((test) => test.outcome === 'failed' && !isTold(test))
        .map(({ titles, message = '' }) => `${titles.join(' › ')}\n${message.trimEnd()}\n`);
    const parts = [around[0] ?? '', ...failures, around[1] ?? ''];
    return parts.filter((part) => part.trim() !== '').join('\n');
}
function readTests(report) {
    return Array.isArray(report.testResults) ? readJest(report) : readMocha(report);
}
function findObject(text) {
    const end = text.lastIndexOf('}') + 1;
    let at = text.startsWith('{') ? 0 : text.indexOf('\n{') + 1;
    for (let tries = 0; tries < MAX_BEGINNINGS && at < end && text[at] === '{'; tries += 1) {
        const value = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .tryParseJson */ .Bl)(text.slice(at, end));
        if (isReport(value))
            return { report: value, start: at, end };
        const next = text.indexOf('\n{', at);
        if (next === -1)
            return undefined;
        at = next + 1;
    }
    return undefined;
}
function isReport(value) {
    return (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value) && (Array.isArray(value.testResults) || (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(value.stats));
}
const JEST_OUTCOMES = new Map([
    ['passed', 'passed'],
    ['failed', 'failed'],
]);
function readJest(report) {
    if (report.wasInterrupted === true)
        return 'cut off';
    return (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsAt */ .yR)(report, 'testResults').flatMap((suite) => {
        const file = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(suite, 'name') || (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(suite, 'testFilePath');
        const tests = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsAt */ .yR)(suite, 'assertionResults').map((test) => {
            const outcome = JEST_OUTCOMES.get((0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(test, 'status')) ?? 'skipped';
            const titles = [...listTexts(test.ancestorTitles), (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(test, 'title')];
            const line = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .numberAt */ .tk)(test, 'location', 'line');
            return { file, titles, outcome, message: listTexts(test.failureMessages).join('\n'), line };
        });
        // A file that could not be loaded has no tests, or has failed beside them.
        const isBroken = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(suite, 'status') === 'failed' && !tests.some(({ outcome }) => outcome === 'failed');
        return isBroken ? [...tests, toBrokenFile(file, (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(suite, 'message'))] : tests;
    });
}
function toBrokenFile(file, message) {
    const name = file.split(/[\\/]/).at(-1) || '(the file)';
    return { file, titles: [name], outcome: 'failed', message, isUnloaded: true };
}
function readMocha(report) {
    if (!Array.isArray(report.tests))
        return undefined;
    const listed = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsAt */ .yR)(report, 'tests');
    const counted = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .numberAt */ .tk)(report, 'stats', 'tests');
    if (counted !== undefined && counted > listed.length)
        return 'cut off';
    const names = new Set(listed.map(toMochaKey));
    const pending = new Set((0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsAt */ .yR)(report, 'pending').map(toMochaKey));
    // The failure of a hook is no test, and has no other entry.
    const hooks = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .objectsAt */ .yR)(report, 'failures').filter((failure) => !names.has(toMochaKey(failure)));
    return [...listed, ...hooks].map((test) => {
        const error = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(test, 'err');
        const isFailed = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .isJsonObject */ .OW)(error) && Object.keys(error).length > 0;
        const message = [(0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(error, 'message'), (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(error, 'stack')].filter((part) => part !== '').join('\n');
        const outcome = isFailed ? 'failed' : pending.has(toMochaKey(test)) ? 'skipped' : 'passed';
        const titles = [(0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(test, 'fullTitle') || (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(test, 'title')];
        return { file: (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(test, 'file'), titles, outcome, message };
    });
}
function toMochaKey(test) {
    return JSON.stringify([(0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(test, 'file'), (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_1__/* .textAt */ .$6)(test, 'fullTitle')]);
}
function listTexts(value) {
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}


/***/ })

};
