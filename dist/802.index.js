export const id = 802;
export const ids = [802];
export const modules = {

/***/ 62802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mcpCommand: () => (/* binding */ mcpCommand)
/* harmony export */ });
/* harmony import */ var _compose_version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98312);
/* harmony import */ var _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67783);


/** Serves the verbs of the attempt that this process belongs to as MCP tools on standard input and output. */
async function mcpCommand({ host, console }) {
    const socket = host.env.GROUNDHOG_SOCKET;
    if (socket === undefined)
        console.err(`${_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ATTEMPT */ .G.text}\n`);
    // Loaded only here, so that every other command starts faster.
    const { serveMcp } = await Promise.all(/* import() */[__webpack_require__.e(750), __webpack_require__.e(631)]).then(__webpack_require__.bind(__webpack_require__, 85631));
    await serveMcp({
        version: _compose_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x,
        call: async (verb, payload) => (socket === undefined ? _job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_ATTEMPT */ .G : (0,_job_call_attempt_js__WEBPACK_IMPORTED_MODULE_0__/* .callAttempt */ .O)(socket, verb, payload)),
        input: process.stdin,
        output: process.stdout,
    });
    return 0;
}


/***/ })

};
