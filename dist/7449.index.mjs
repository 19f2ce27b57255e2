export const id = 7449;
export const ids = [7449];
export const modules = {

/***/ 97449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseTap: () => (/* binding */ parseTap)
/* harmony export */ });
/* harmony import */ var tap_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31547);
/* harmony import */ var _domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(11395);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98381);



/**
 * Parses TAP, versions 12 to 14. A line is a test where it has a duration, is skipped, sums up a subtest without tests of its own, or
 * stands at the top; other lines are assertions of the test around them. What stands between the lines is left out.
 */
function parseTap(text) {
    const state = { count: 0, stop: undefined };
    const tap = new tap_parser__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX();
    const top = readLevel(tap, [], state);
    tap.end(text);
    const { results } = tap;
    if (state.stop !== undefined)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)(state.stop);
    if (results === null)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)(_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .CUT_OFF */ .Vk);
    if (results.bailout !== false)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)('ends with "Bail out!": the runner gave up');
    const errors = results.failures.filter(({ tapError }) => typeof tapError === 'string');
    const { count, plan } = results;
    // Node.js 20 gives a file that it cannot load the number of the file: then the count of lines says whether all are there.
    const isWhole = plan.start !== null && plan.end !== null && count === plan.end - plan.start + 1;
    if (errors.some((error) => !isWhole || !hasNumber(error)))
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)(_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .CUT_OFF */ .Vk);
    return { kind: 'parsed', tests: top.tests };
}
/** Returns whether an error is that of a line of a test with its number, and not that of the report. */
function hasNumber(error) {
    return 'id' in error && typeof error.id === 'number';
}
function readLevel(tap, path, state) {
    const level = { tests: [], child: undefined, message: '' };
    tap.on('child', (child) => {
        if (path.length > _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LEVELS */ .DD)
            state.stop = `is nested more than ${_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LEVELS */ .DD} levels deep`;
        level.child = readLevel(child, [...path, child.name], state);
    });
    tap.on('assert', (result) => {
        const { child } = level;
        level.child = undefined;
        state.count += 1;
        if (state.count > _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TESTS */ .R1)
            state.stop = _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_MANY_TESTS */ .BV;
        if (state.stop !== undefined)
            return;
        level.tests.push(...(child?.tests ?? []), ...toTests(result, child, path));
        if (level.message === '' && !result.ok)
            level.message = describe(result);
    });
    return level;
}
/** Returns the test that a line reports, if it is one. */
function toTests(result, child, path) {
    const outcome = outcomeOf(result);
    const inner = child?.tests ?? [];
    const isSuite = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(result.diag, 'type') === 'suite';
    const isTimed = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(result.diag, 'duration_ms') !== undefined || typeof result.time === 'number';
    const isLine = isTimed || path.length === 0 || outcome === 'skipped';
    const isTest = child === undefined ? isLine : inner.length === 0 && !isSuite;
    const isUnexplained = child !== undefined && outcome === 'failed' && !inner.some((test) => test.outcome === 'failed');
    if (!isTest && !isUnexplained)
        return [];
    const [first = ''] = path;
    const file = _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .TEST_FILE */ .sX.test(first) ? first : undefined;
    return [
        {
            file,
            titles: [...(file === undefined ? path : path.slice(1)), result.name],
            outcome,
            message: outcome === 'failed' ? `${describe(result)}${child?.message ?? ''}` : undefined,
            // Node.js has the path of a file that it cannot load in the place of its tests.
            ...(outcome === 'failed' && path.length === 0 && child === undefined && (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isFilePath */ .ig)(result.name)
                ? { isUnloaded: true }
                : {}),
        },
    ];
}
function outcomeOf(result) {
    if (result.skip !== false || result.todo !== false)
        return 'skipped';
    return result.ok ? 'passed' : 'failed';
}
/** Renders what a failed line says, and its place as `path:line`. */
function describe({ name, diag }) {
    if (!(0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(diag))
        return `${name}\n`;
    const at = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(diag, 'at');
    const place = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .isJsonObject */ .OW)(at) ? `${(0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(at, 'fileName')}:${String((0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(at, 'lineNumber'))}` : '';
    const claim = (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(diag, 'error') || (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(diag, 'message') || name;
    const texts = [claim, place, (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(diag, 'diff'), (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(diag, 'stack'), (0,_domain_text_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .textAt */ .$6)(diag, 'location')];
    return `${texts.filter((part) => part !== '').join('\n')}\n`;
}


/***/ })

};
