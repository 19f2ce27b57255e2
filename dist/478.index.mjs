export const id = 478;
export const ids = [478];
export const modules = {

/***/ 60478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseJunit: () => (/* binding */ parseJunit)
/* harmony export */ });
/* harmony import */ var sax__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53308);
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98381);


/** Small parts let the parser compare its buffers with their limit of 64 KiB: a longer attribute is an error. */
const PART = 64 * 1024;
/** A class name that says only what kind of thing the test is, as that of Node's own runner. */
const KINDS = new Set(['', 'test', 'suite']);
/**
 * Parses JUnit XML. There is no schema of it: what pytest, Surefire, jest-junit, Vitest and Node write is read alike. The
 * parser expands only the five entities that XML itself has.
 */
function parseJunit(text) {
    const state = createReader();
    const xml = (0,sax__WEBPACK_IMPORTED_MODULE_0__.parser)(true, { trim: false });
    connect(xml, state);
    try {
        for (let at = 0; at < text.length && state.stop === undefined; at += PART)
            xml.write(text.slice(at, at + PART));
        if (state.stop === undefined)
            xml.close();
    }
    catch (thrown) {
        state.stop ??= describeXmlError(thrown);
    }
    if (state.stop !== undefined)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)(state.stop);
    if (!state.hasRoot)
        return (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .unusable */ ._P)('is not JUnit XML: its root is neither testsuites nor testsuite');
    return { kind: 'parsed', tests: state.tests };
}
function createReader() {
    return { tests: [], open: [], test: undefined, isMessage: false, hasRoot: false, stop: undefined };
}
function connect(xml, state) {
    xml.onerror = (error) => {
        state.stop ??= describeXmlError(error);
    };
    xml.onopentag = (tag) => {
        if (state.stop !== undefined)
            return;
        openElement(state, tag);
        if (state.open.length > _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LEVELS */ .DD)
            state.stop = `is nested more than ${_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_LEVELS */ .DD} levels deep`;
    };
    xml.onclosetag = (name) => closeElement(state, name);
    const addText = (part) => {
        if (state.isMessage && state.test !== undefined)
            state.test.message = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .addToMessage */ .EP)(state.test.message, part);
    };
    xml.ontext = addText;
    xml.oncdata = addText;
}
function openElement(state, { name, attributes }) {
    const texts = toTexts(attributes);
    if (state.open.length === 0)
        state.hasRoot = name === 'testsuites' || name === 'testsuite';
    state.open.push(name === 'testsuite' ? (texts.name ?? '') : null);
    if (name === 'testcase') {
        const isDisabled = /^(?:disabled|notrun|skipped|suppressed)$/i.test(texts.status ?? texts.result ?? '');
        state.test = { attributes: texts, outcome: isDisabled ? 'skipped' : 'passed', message: '' };
        return;
    }
    if (name === 'skipped' && state.test?.outcome === 'passed')
        state.test.outcome = 'skipped';
    if (name !== 'failure' && name !== 'error')
        return;
    if (state.test === undefined) {
        // Outside of a test it is about the suite: one that could not be loaded.
        const titles = [...toTitles(state), '(the suite)'];
        addTest(state, { titles, outcome: 'failed', message: texts.message, isUnloaded: true });
        return;
    }
    state.test.outcome = 'failed';
    // The words of pytest for a file that it cannot load.
    if (name === 'error' && texts.message === 'collection failure')
        state.test.isUnloaded = true;
    state.test.message = (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .addToMessage */ .EP)(state.test.message, texts.message === undefined ? '' : `${texts.message}\n`);
    state.isMessage = true;
}
function closeElement(state, name) {
    state.open.pop();
    if (name === 'failure' || name === 'error')
        state.isMessage = false;
    if (state.test === undefined || name !== 'testcase')
        return;
    const { attributes, outcome, message, isUnloaded } = state.test;
    state.test = undefined;
    const suite = attributes.classname ?? '';
    const isKind = KINDS.has(suite);
    // Node.js and Vitest have the path of a file that they cannot load in the place of its tests.
    const isOfFile = suite === 'test' || suite === attributes.name;
    const isFile = outcome === 'failed' && isOfFile && (0,_report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .isFilePath */ .ig)(attributes.name ?? '');
    addTest(state, {
        file: attributes.file,
        suite: isKind ? '' : suite,
        titles: [...(isKind ? toTitles(state) : []), attributes.name ?? ''],
        outcome,
        message,
        line: toLine(attributes.line),
        isUnloaded: isFile ? true : isUnloaded,
    });
}
function addTest(state, test) {
    if (state.tests.length >= _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_TESTS */ .R1)
        state.stop = _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .TOO_MANY_TESTS */ .BV;
    else
        state.tests.push(test);
}
function toTitles({ open }) {
    return open.filter((title) => title !== null && title !== '').map(String);
}
function toTexts(attributes) {
    return Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, typeof value === 'string' ? value : value.value]));
}
function toLine(text) {
    const line = Number(text);
    return Number.isInteger(line) && line > 0 ? line : undefined;
}
function describeXmlError(thrown) {
    const [first = ''] = (thrown instanceof Error ? thrown.message : String(thrown)).split('\n');
    return /unclosed root tag|Unexpected end/i.test(first) ? _report_text_js__WEBPACK_IMPORTED_MODULE_1__/* .CUT_OFF */ .Vk : `is not valid XML (${first.slice(0, 120)})`;
}


/***/ })

};
