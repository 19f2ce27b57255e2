export const id = 1547;
export const ids = [1547];
export const modules = {

/***/ 76869:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



const { EventEmitter } = __webpack_require__(24434)

module.exports = eventsToArray

function eventsToArray (ee, ignore = [], map = x => x) {
  const array = []

  const orig = ee.emit
  ee.emit = function (...args) {
    if (!ignore.includes(args[0])) {
      args = args.map((arg, i, arr) => {
        if (arg instanceof EventEmitter) {
          return eventsToArray(arg, ignore, map)
        }

        return map(arg, i, arr)
      })

      array.push(args)
    }

    return orig.apply(this, args)
  }

  return array
}


/***/ }),

/***/ 23956:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.bigint = void 0;
const util_1 = __webpack_require__(69747);
/**
 * `!bigint` BigInt
 *
 * [BigInt](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Reference/Global_Objects/BigInt) values,
 * using their conventional `123n` representation.
 */
exports.bigint = {
    identify: (value) => {
        return typeof value === 'bigint' || value instanceof BigInt;
    },
    tag: '!bigint',
    resolve(str) {
        if (str.endsWith('n'))
            str = str.substring(0, str.length - 1);
        return BigInt(str);
    },
    stringify(item, ctx, onComment, onChompKeep) {
        if (!exports.bigint.identify?.(item.value)) {
            throw new TypeError(`${item.value} is not a bigint`);
        }
        const value = item.value.toString() + 'n';
        return (0, util_1.stringifyString)({ value }, ctx, onComment, onChompKeep);
    }
};
//# sourceMappingURL=bigint.js.map

/***/ }),

/***/ 95287:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.classTag = void 0;
const util_1 = __webpack_require__(69747);
const options = {
    defaultType: 'BLOCK_LITERAL'
};
/**
 * `!class` A YAML representation of JavaScript classes
 *
 * Stringified as a block literal string, prefixed with the class name.
 *
 * When parsing, a no-op class with matching name and toString() is
 * returned. It is not possible to construct an actual JavaScript class by
 * evaluating YAML, and it is unsafe to attempt.
 */
exports.classTag = {
    identify(value) {
        const cls = value;
        try {
            return typeof value === 'function' && Boolean(class extends cls {
            });
        }
        catch {
            return false;
        }
    },
    tag: '!class',
    resolve(str) {
        const f = class {
        };
        f.toString = () => str;
        const m = str.trim().match(/^class(?:\s+([^{ \s]*?)[{\s])/);
        Object.defineProperty(f, 'name', {
            value: m?.[1],
            enumerable: false,
            configurable: true,
            writable: true
        });
        return f;
    },
    options,
    stringify(i, ctx, onComment, onChompKeep) {
        const { type: originalType, value: originalValue } = i;
        const cls = originalValue;
        const value = cls.toString();
        // better to just always put classes on a new line.
        const type = originalType || options.defaultType;
        return (0, util_1.stringifyString)({ ...i, type, value }, ctx, onComment, onChompKeep);
    }
};
//# sourceMappingURL=class.js.map

/***/ }),

/***/ 40185:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.error = void 0;
const yaml_1 = __webpack_require__(33483);
const tag = '!error';
// If the user cared to provide a custom inspect, then use
// that as the source of extra properties.
const customInspectSymbol = Symbol.for('nodejs.util.inspect.custom');
class YAMLErrorObject extends yaml_1.YAMLMap {
    constructor() {
        super(...arguments);
        this.tag = tag;
    }
    toJSON(_, ctx) {
        ctx = { ...ctx, mapAsMap: false };
        // stack has to be handled separately, because JS will create
        // a random stack trace at this callsite, which we don't want.
        // If the YAML doesn't have a stack defined, this will end up setting
        // it to `undefined` explicitly. Otherwise, it'll be whatever's in
        // the YAML.
        const { name, message, stack, ...rest } = super.toJSON(_, ctx);
        const Cls = name === 'EvalError'
            ? EvalError
            : name === 'RangeError'
                ? RangeError
                : name === 'ReferenceError'
                    ? ReferenceError
                    : name === 'SyntaxError'
                        ? SyntaxError
                        : name === 'TypeError'
                            ? TypeError
                            : name === 'URIError'
                                ? URIError
                                : Error;
        const er = new Cls(message);
        if (Cls.name !== name) {
            Object.defineProperty(er, 'name', {
                value: name,
                enumerable: false,
                configurable: true
            });
        }
        er.stack = stack;
        return Object.assign(er, rest);
    }
    static from(schema, value, ctx) {
        // Error.cause is standardized, but only recently, so TS does not
        // yet recognize it as a property on the Error type. It's non-enumerable,
        // and like stack, very useful to retain in diagnostic information.
        const error = value;
        const { name, message, stack, cause } = error;
        const maybeCustom = error;
        let fields = typeof maybeCustom[customInspectSymbol] === 'function' &&
            maybeCustom[customInspectSymbol]();
        fields || (fields = typeof maybeCustom.toJSON === 'function' && maybeCustom.toJSON());
        fields || (fields = { ...error });
        const withCause = cause === undefined ? {} : { cause };
        // delete the noisy fields that Node.js injects when domains are active
        delete fields.domain;
        delete fields.domainEmitter;
        delete fields.domainThrew;
        return super.from(schema, {
            name,
            message,
            stack,
            ...withCause,
            ...fields
        }, ctx);
    }
}
/**
 * `!error` Error object values
 *
 * An object collection of all enumerable properties on the Error object,
 * along with stack, message, and name (which are typically non-enumerable).
 *
 * If the Error has a `Symbol.for('util.inspect.custom')` or `toJSON` method,
 * then this will be called to get the object properties.
 *
 * When parsing, though the `stack` string is maintained, the internal call
 * site information will of course not be preserved faithfully.
 */
exports.error = {
    tag,
    collection: 'map',
    nodeClass: YAMLErrorObject,
    identify: (er) => er instanceof Error
};
//# sourceMappingURL=error.js.map

/***/ }),

/***/ 77207:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.functionTag = void 0;
const util_1 = __webpack_require__(69747);
const options = {
    defaultType: 'BLOCK_LITERAL'
};
/**
 * `!function` A YAML representation of JavaScript functions
 *
 * Stringified as a block literal string, prefixed with the function name.
 *
 * When parsing, a no-op function with matching name and toString() is
 * returned. It is not possible to construct an actual JavaScript function by
 * evaluating YAML, and it is unsafe to attempt.
 */
exports.functionTag = {
    identify: value => typeof value === 'function',
    tag: '!function',
    resolve(str) {
        const src = str.split('\n');
        const n = src.shift();
        const name = n ? JSON.parse(n) : undefined;
        const code = src.join('\n');
        const f = function () { };
        Object.defineProperty(f, 'name', {
            value: name,
            enumerable: false,
            configurable: true
        });
        f.toString = () => code;
        return f;
    },
    options,
    stringify(i, ctx, onComment, onChompKeep) {
        const { type: originalType, value: originalValue } = i;
        const fn = originalValue;
        const value = JSON.stringify(fn.name) + '\n' + fn.toString();
        // better to just always put functions on a new line.
        const type = originalType || options.defaultType;
        return (0, util_1.stringifyString)({ ...i, type, value }, ctx, onComment, onChompKeep);
    }
};
//# sourceMappingURL=function.js.map

/***/ }),

/***/ 95059:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {

var __webpack_unused_export__;

__webpack_unused_export__ = ({ value: true });
__webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = __webpack_unused_export__ = exports.HR = exports.mo = exports.WS = exports.ns = exports.tx = exports.z3 = exports.xS = exports.o = void 0;
var bigint_js_1 = __webpack_require__(23956);
Object.defineProperty(exports, "o", ({ enumerable: true, get: function () { return bigint_js_1.bigint; } }));
var class_js_1 = __webpack_require__(95287);
Object.defineProperty(exports, "xS", ({ enumerable: true, get: function () { return class_js_1.classTag; } }));
var error_js_1 = __webpack_require__(40185);
Object.defineProperty(exports, "z3", ({ enumerable: true, get: function () { return error_js_1.error; } }));
var function_js_1 = __webpack_require__(77207);
Object.defineProperty(exports, "tx", ({ enumerable: true, get: function () { return function_js_1.functionTag; } }));
var null_object_js_1 = __webpack_require__(28652);
Object.defineProperty(exports, "ns", ({ enumerable: true, get: function () { return null_object_js_1.nullobject; } }));
var regexp_js_1 = __webpack_require__(33510);
Object.defineProperty(exports, "WS", ({ enumerable: true, get: function () { return regexp_js_1.regexp; } }));
var symbol_js_1 = __webpack_require__(66227);
Object.defineProperty(exports, "mo", ({ enumerable: true, get: function () { return symbol_js_1.sharedSymbol; } }));
Object.defineProperty(exports, "HR", ({ enumerable: true, get: function () { return symbol_js_1.symbol; } }));
var yaml11_js_1 = __webpack_require__(13674);
__webpack_unused_export__ = ({ enumerable: true, get: function () { return yaml11_js_1.binary; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return yaml11_js_1.omap; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return yaml11_js_1.pairs; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return yaml11_js_1.set; } });
__webpack_unused_export__ = ({ enumerable: true, get: function () { return yaml11_js_1.timestamp; } });
//# sourceMappingURL=index.js.map

/***/ }),

/***/ 28652:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.nullobject = void 0;
const yaml_1 = __webpack_require__(33483);
const tag = '!nullobject';
class YAMLNullObject extends yaml_1.YAMLMap {
    constructor() {
        super(...arguments);
        this.tag = tag;
    }
    toJSON(_, ctx) {
        const obj = super.toJSON(_, { ...ctx, mapAsMap: false });
        return Object.assign(Object.create(null), obj);
    }
}
/**
 * `!nullobject` An object with a `null` prototype
 */
exports.nullobject = {
    tag,
    collection: 'map',
    nodeClass: YAMLNullObject,
    identify: v => !!(typeof v === 'object' && v && !Object.getPrototypeOf(v))
};
//# sourceMappingURL=null-object.js.map

/***/ }),

/***/ 33510:
/***/ ((__unused_webpack_module, exports) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.regexp = void 0;
/**
 * `!re` RegExp
 *
 * [Regular Expression](https://developer.mozilla.org/en-US/docs/Web/JavaScript/Guide/Regular_expressions) values,
 * using their default `/foo/flags` string representation.
 */
exports.regexp = {
    identify: value => value instanceof RegExp,
    tag: '!re',
    resolve(str) {
        const match = str.match(/^\/([\s\S]+)\/([dgimsuy]*)$/);
        if (!match)
            throw new Error('Invalid RegExp value');
        return new RegExp(match[1], match[2]);
    }
};
//# sourceMappingURL=regexp.js.map

/***/ }),

/***/ 66227:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.symbol = exports.sharedSymbol = void 0;
const util_1 = __webpack_require__(69747);
exports.sharedSymbol = {
    identify: value => value?.constructor === Symbol && typeof Symbol.keyFor(value) === 'string',
    tag: '!symbol/shared',
    resolve: str => Symbol.for(str),
    stringify(item, ctx, onComment, onChompKeep) {
        const key = Symbol.keyFor(item.value);
        if (key === undefined) {
            throw new TypeError('Only shared symbols are supported');
        }
        return (0, util_1.stringifyString)({ value: key }, ctx, onComment, onChompKeep);
    }
};
exports.symbol = {
    identify: value => value?.constructor === Symbol && Symbol.keyFor(value) === undefined,
    tag: '!symbol',
    resolve: str => Symbol(str),
    stringify(item, ctx, onComment, onChompKeep) {
        const sym = item.value;
        if (typeof sym !== 'symbol')
            throw new TypeError(`${sym} is not a symbol`);
        const value = String(sym).replace(/^Symbol\(|\)$/g, '');
        return (0, util_1.stringifyString)({ value }, ctx, onComment, onChompKeep);
    }
};
//# sourceMappingURL=symbol.js.map

/***/ }),

/***/ 13674:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {


Object.defineProperty(exports, "__esModule", ({ value: true }));
exports.timestamp = exports.set = exports.pairs = exports.omap = exports.binary = void 0;
const yaml_1 = __webpack_require__(33483);
const tags = new yaml_1.Schema({ resolveKnownTags: true }).knownTags;
exports.binary = tags["tag:yaml.org,2002:binary"], exports.omap = tags["tag:yaml.org,2002:omap"], exports.pairs = tags["tag:yaml.org,2002:pairs"], exports.set = tags["tag:yaml.org,2002:set"];
exports.timestamp = {
    ...tags['tag:yaml.org,2002:timestamp'],
    default: false
};
//# sourceMappingURL=yaml11.js.map

/***/ }),

/***/ 69747:
/***/ ((__unused_webpack_module, exports, __webpack_require__) => {



var createNode = __webpack_require__(17616);
var log = __webpack_require__(96669);
var Pair = __webpack_require__(85153);
var toJS = __webpack_require__(3119);
var YAMLMap = __webpack_require__(92938);
var map = __webpack_require__(91231);
var seq = __webpack_require__(10814);
var string = __webpack_require__(13724);
var foldFlowLines = __webpack_require__(26767);
var stringifyNumber = __webpack_require__(3677);
var stringifyString = __webpack_require__(73665);



exports.createNode = createNode.createNode;
exports.debug = log.debug;
exports.warn = log.warn;
exports.createPair = Pair.createPair;
exports.toJS = toJS.toJS;
exports.findPair = YAMLMap.findPair;
exports.mapTag = map.map;
exports.seqTag = seq.seq;
exports.stringTag = string.string;
exports.foldFlowLines = foldFlowLines.foldFlowLines;
exports.stringifyNumber = stringifyNumber.stringifyNumber;
exports.stringifyString = stringifyString.stringifyString;


/***/ }),

/***/ 31547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  iX: () => (/* binding */ Parser)
});

// UNUSED EXPORTS: FinalResults, Plan, Result, lineType, lineTypes, parseDirective

// EXTERNAL MODULE: external "events"
var external_events_ = __webpack_require__(24434);
// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
// EXTERNAL MODULE: ../../node_modules/yaml-types/dist/index.js
var yaml_types_dist = __webpack_require__(95059);
;// CONCATENATED MODULE: ../../node_modules/tap-yaml/dist/esm/types/date.js
const date = {
    tag: '!date',
    // use !!timestamp instead, this is for parsing only
    /* c8 ignore start */
    identify() {
        return false;
    },
    /* c8 ignore stop */
    resolve(src) {
        const d = new Date(src);
        const t = d.getTime();
        if (t !== t) {
            throw new Error(`Invalid date string: ${src}`);
        }
        return d;
    },
};
//# sourceMappingURL=date.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-yaml/dist/esm/types/timestamp.js
// this just sets the !!timestamp tag to be not considered a default,
// so that we don't confuse date strings and actual dates.
// See: https://github.com/eemeli/yaml/issues/475

const schema = new dist.Schema({ resolveKnownTags: true });
const timestamp = schema.knownTags['tag:yaml.org,2002:timestamp'];
timestamp.default = false;
//# sourceMappingURL=timestamp.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-yaml/dist/esm/types/index.js



// prepend our custom tags so that they take priority over anything
// enabled by default in the schema.
const t = [
    yaml_types_dist/* regexp */.WS,
    yaml_types_dist/* sharedSymbol */.mo,
    yaml_types_dist/* symbol */.HR,
    yaml_types_dist/* bigint */.o,
    yaml_types_dist/* nullobject */.ns,
    yaml_types_dist/* error */.z3,
    yaml_types_dist/* classTag */.xS,
    yaml_types_dist/* functionTag */.tx,
    timestamp,
    date,
    'omap',
    'set',
    'binary',
];
const customTags = (tags) => [...new Set(t.concat(tags))];
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-yaml/dist/esm/parse.js


const parse = (str) => dist.parse(str, { customTags: customTags, prettyErrors: true });
//# sourceMappingURL=parse.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-yaml/dist/esm/stringify.js


const stringify = (obj) => dist.stringify(obj, { customTags: customTags, prettyErrors: true });
//# sourceMappingURL=stringify.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-yaml/dist/esm/index.js



/* harmony default export */ const esm = ({ parse: parse, stringify: stringify });
//# sourceMappingURL=index.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/final-plan.js
/**
 * The summary of the plan, for inclusion in the results
 * provided in the `complete` event.
 */
class FinalPlan {
    start = null;
    end = null;
    skipAll;
    skipReason;
    comment;
    constructor(skipAll, self) {
        if (self.planStart >= 0)
            this.start = self.planStart;
        if (self.planEnd >= 0)
            this.end = self.planEnd;
        this.skipAll = skipAll;
        this.skipReason = skipAll ? self.planComment : '';
        this.comment = self.planComment || '';
    }
}
//# sourceMappingURL=final-plan.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/final-results.js

/**
 * The summary results provided in the `complete` event when the TAP
 * stream ends.
 */
class FinalResults {
    ok;
    count;
    pass;
    fail;
    bailout;
    todo;
    skip;
    failures;
    time;
    passes;
    plan;
    skips;
    todos;
    constructor(skipAll, parser) {
        this.ok = parser.ok;
        this.count = parser.count;
        this.pass = parser.pass;
        this.fail = parser.fail || 0;
        this.bailout = parser.bailedOut || false;
        this.todo = parser.todo || 0;
        this.skip = skipAll ? parser.count : parser.skip || 0;
        this.plan = new FinalPlan(skipAll, parser);
        this.failures = parser.failures;
        this.passes = parser.passes || undefined;
        this.time = parser.time;
        this.skips = parser.skips;
        this.todos = parser.todos;
    }
}
//# sourceMappingURL=final-results.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/line-type.js
/**
 * Collection of the various types of lines encountered in a TAP stream
 */
const lineTypes = {
    testPoint: /^(not )?ok(?: ([0-9]+))?(?:(?: -)?( .*?))?(\{?)\n$/,
    pragma: /^pragma ([+-])([a-zA-Z0-9_-]+)\n$/,
    bailout: /^bail out!(.*)\n$/i,
    version: /^TAP version ([0-9]+)\n$/i,
    childVersion: /^(    )+TAP version ([0-9]+)\n$/i,
    plan: /^([0-9]+)\.\.([0-9]+)(?:\s+(?:#\s*(.*)))?\n$/,
    subtest: /^# Subtest(?:: (.*))?\n$/,
    subtestIndent: /^    # Subtest(?:: (.*))?\n$/,
    comment: /^\s*#.*\n$/,
};
/**
 * Determine the type of line, and parse it into a {@link ParsedLine}
 */
const lineType = (line) => {
    for (const [t, pattern] of Object.entries(lineTypes)) {
        const match = line.match(pattern);
        if (match)
            return [t, match];
    }
    return null;
};
//# sourceMappingURL=line-type.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/brace-patterns.js
/**
 * this isn't for performance or anything, it just confuses vim's
 * brace-matching to have these in the middle of functions, and
 * I'm too lazy to dig into vim-javascript to fix it, so hence these
 * capital snake consts.
 *
 * @module
 */
const OPEN_BRACE_EOL = /\{\s*$/;
const SPACE_OPEN_BRACE_EOL = / \{$/;
//# sourceMappingURL=brace-patterns.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/parse-directive.js

/**
 * Parse a "directive", the bit that follows the `#` character
 * on a TestPoint line.
 */
const parseDirective = (line) => {
    if (!line.trim())
        return false;
    line = line
        .replace(OPEN_BRACE_EOL, '')
        .trim()
        .replace(/^duration_ms ([0-9.]+)$/, 'time=$1ms');
    const time = line.match(/^time=((?:[1-9][0-9]*|0)(?:\.[0-9]+)?)(ms|s)$/i);
    const t = time?.[1];
    const s = time?.[2];
    if (typeof t === 'string') {
        let n = +t;
        if (s === 's') {
            // JS does weird things with floats.  Round it off a bit.
            n *= 1000000;
            n = Math.round(n);
            n /= 1000;
        }
        return ['time', n];
    }
    const ts = line.match(/^(todo|skip)(?:\S*)\b(.*)$/i);
    const type = ts?.[1]?.toLowerCase();
    const msg = ts?.[2]?.trim();
    if (!type)
        return false;
    // we know at this point it must be either 'todo' or 'skip',
    // in unknown upper/lower case
    return [type, msg || true];
};
//# sourceMappingURL=parse-directive.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/plan.js
/**
 * A class representing the TAP plan line
 */
class Plan {
    start;
    end;
    comment;
    constructor(start, end, comment = '') {
        this.start = start;
        this.end = end;
        this.comment = comment;
    }
}
//# sourceMappingURL=plan.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/result.js


/**
 * A representation of a TestPoint result, with diagnostics if present.
 */
class Result {
    ok;
    name = '';
    id = 0;
    buffered = false;
    tapError = null;
    skip = false;
    todo = false;
    previous = null;
    plan = null;
    diag = null;
    time = null;
    fullname = '';
    closingTestPoint = false;
    constructor(parsed, parser) {
        const ok = !parsed[1];
        const id = +(parsed[2] || 0);
        let buffered = parsed[4];
        this.ok = ok;
        if (parsed[2])
            this.id = id;
        let rest = parsed[3] || '';
        let name;
        // We know at this point the parsed result cannot contain \n,
        // so we can leverage that as a placeholder.
        // first, replace any PAIR of \ chars with \n
        // then, split on any # that is not preceeded by \
        // the first of these is definitely the description
        // the rest is the directive, if recognized, otherwise
        // we just lump it onto the description, but escaped.
        // then any \n chars in either are turned into \ (just one)
        // escape \ with \
        // swap out escaped \ with \n, then swap back
        rest = rest.replace(/(\\\\)/g, '\n');
        const [h, ...r] = rest.split(/(?<=\s|^)(?<!\\)#/g);
        name = (h || '').replace(/\\#/g, '#').replace(/\n/g, '\\');
        rest = r.join('#').replace(/\\#/g, '#').replace(/\n/g, '\\');
        // now, let's see if there's a directive in there.
        const dir = parseDirective(rest.trim());
        if (!dir)
            name += (rest ? '#' + rest : '') + buffered;
        else {
            // handle buffered subtests with todo/skip on them, like
            // ok 1 - bar # todo foo {\n
            const dirKey = dir[0];
            const dirValue = dir[1];
            if (dirKey === 'todo' || dirKey === 'skip') {
                this[dirKey] = dirValue;
            }
            else {
                if (dirKey === 'time') {
                    this.time = parseFloat(dirValue);
                    /* c8 ignore start */
                }
                /* c8 ignore stop */
            }
        }
        if (OPEN_BRACE_EOL.test(name)) {
            name = name.replace(OPEN_BRACE_EOL, '');
            buffered = '{';
        }
        if (buffered === '{')
            this.buffered = true;
        if (name)
            this.name = name.trim();
        const n = [];
        if (parser.fullname)
            n.push(parser.fullname);
        if (this.name)
            n.push(this.name);
        this.fullname = n.join(' > ').trim();
    }
}
//# sourceMappingURL=result.js.map
// EXTERNAL MODULE: ../../node_modules/events-to-array/index.js
var events_to_array = __webpack_require__(76869);
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/escape.js
/**
 * turn \ into \\ and # into \#, for stringifying back to TAP
 */
const esc = (str) => str.replace(/\\/g, '\\\\').replace(/#/g, '\\#').trim();
/**
 * turn \\ into \ and \# into #, for parsing TAP into JS
 */
const unesc = (str) => str
    .replace(/(\\\\)/g, '\u0000')
    .replace(/\\#/g, '#')
    .replace(/\u0000/g, '\\')
    .trim();
//# sourceMappingURL=escape.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/statics.js
/**
 * Static `parse()` and `stringify()` methods
 */





// used in flattening mode
const getId = () => {
    const id = () => id.current++;
    id.current = 1;
    return id;
};
/**
 * Parse a TAP text stream into a log of all the events encountered
 */
const statics_parse = (str, options) => {
    const { flat = false } = options;
    const ignore = ['line', 'pass', 'fail', 'todo', 'skip', 'result'];
    if (flat)
        ignore.push('assert', 'child', 'plan', 'complete');
    const parser = new Parser(options);
    const events = events_to_array(parser, ignore);
    if (flat) {
        const id = getId();
        parser.on('result', res => {
            res.name = res.fullname;
            res.id = id();
            events.push(['assert', res]);
        });
        parser.on('complete', res => {
            if (!res.bailout)
                events.push(['plan', { end: id.current - 1, start: 1 }]);
            events.push(['complete', res]);
        });
    }
    parser.end(str);
    return events;
};
/**
 * Turn an EventLog from {@link tap-parser!statics.parse} into a TAP string
 */
const statics_stringify = (msg, { flat = false, indent = '', id = getId() }) => {
    const ind = flat ? '' : indent;
    return (ind +
        msg
            .map(item => {
            switch (item[0]) {
                case 'child':
                    const comment = item[1][0];
                    const child = item[1].slice(1);
                    return (Parser.stringify([comment], {
                        flat,
                        indent: '',
                        id,
                    }) +
                        Parser.stringify(child, {
                            flat,
                            indent: '    ',
                            id,
                        }));
                case 'version':
                    return 'TAP version ' + item[1] + '\n';
                case 'plan':
                    if (flat) {
                        if (indent !== '')
                            return '';
                        item[1].start = 1;
                        item[1].end = id.current - 1;
                    }
                    return (item[1].start +
                        '..' +
                        item[1].end +
                        (item[1].comment ? ' # ' + esc(item[1].comment) : '') +
                        '\n');
                case 'pragma':
                    return 'pragma ' + (item[2] ? '+' : '-') + item[1] + '\n';
                case 'bailout':
                    return 'Bail out!' + (item[1] ? ' ' + esc(item[1]) : '') + '\n';
                case 'assert':
                    const res = item[1];
                    if (flat) {
                        res.id = id();
                        res.name = res.fullname;
                    }
                    return ((res.ok ? '' : 'not ') +
                        'ok' +
                        (res.id ? ' ' + res.id : '') +
                        (res.name ?
                            ' - ' + esc(res.name).replace(SPACE_OPEN_BRACE_EOL, '')
                            : '') +
                        (res.skip ?
                            ' # SKIP' + (res.skip === true ? '' : ' ' + esc(res.skip))
                            : '') +
                        (res.todo ?
                            ' # TODO' + (res.todo === true ? '' : ' ' + esc(res.todo))
                            : '') +
                        (res.time ? ' # time=' + res.time + 'ms' : '') +
                        '\n' +
                        (res.diag ?
                            '  ---\n  ' +
                                esm.stringify(res.diag).split('\n').join('\n  ').trim() +
                                '\n  ...\n'
                            : ''));
                case 'extra':
                case 'comment':
                    return item[1];
            }
        })
            .join('')
            .split('\n')
            .join('\n' + ind)
            .trim() +
        '\n');
};
//# sourceMappingURL=statics.js.map
;// CONCATENATED MODULE: ../../node_modules/tap-parser/dist/esm/index.js














// TODO: declare event signatures
class Parser extends external_events_.EventEmitter {
    #child = null;
    #current = null;
    #extraQueue = [];
    #maybeChild = null;
    #postPlan = false;
    #previousChild = null;
    #yamlish = '';
    #yind = '';
    #sawVersion = false;
    aborted = false;
    bail = false;
    bailedOut = false;
    #bailingOut = false;
    braceLevel = 0;
    buffer = '';
    buffered;
    #closingTestPoint = null;
    comments = [];
    count = 0;
    fail = 0;
    failures = [];
    skips = [];
    todos = [];
    level;
    name;
    ok = true;
    omitVersion;
    parent = null;
    pass = 0;
    passes;
    planComment = '';
    planEnd = -1;
    planStart = -1;
    pointsSeen = new Map();
    pragmas;
    preserveWhitespace;
    results = null;
    root;
    skip = 0;
    strict;
    syntheticBailout = false;
    syntheticPlan = false;
    time = null;
    todo = 0;
    get closingTestPoint() {
        return this.#closingTestPoint;
    }
    set closingTestPoint(res) {
        this.#closingTestPoint = res;
        if (res)
            res.closingTestPoint = true;
    }
    /* c8 ignore start */
    get readable() {
        return false;
    }
    get writable() {
        return true;
    }
    constructor(options, onComplete) {
        if (typeof options === 'function') {
            onComplete = options;
            options = {};
        }
        options = options || {};
        super();
        if (onComplete)
            this.on('complete', onComplete);
        this.name = options.name || '';
        this.parent = options.parent || null;
        this.closingTestPoint =
            (this.parent && options.closingTestPoint) || null;
        this.root = options.parent ? options.parent.root : this;
        this.passes = options.passes ? [] : null;
        this.level = options.level || 0;
        this.bail = !!options.bail;
        this.omitVersion = !!options.omitVersion;
        this.buffered = !!options.buffered;
        this.preserveWhitespace = options.preserveWhitespace || false;
        this.strict = !!options.strict;
        this.pragmas = { strict: this.strict };
    }
    get fullname() {
        const n = [];
        const pn = (this.parent?.fullname ?? '').trim();
        const mn = (this.name || '').trim();
        if (pn)
            n.push(pn);
        if (mn)
            n.push(mn);
        return n.join(' > ');
    }
    tapError(error, line) {
        if (line)
            this.emit('line', line);
        this.ok = false;
        this.fail++;
        if (typeof error === 'string') {
            error = {
                tapError: error,
            };
        }
        this.failures.push(error);
    }
    parseTestPoint(testPoint, line) {
        // need to hold off on this when we have a child so we can
        // associate the closing test point with the test.
        if (!this.#child)
            this.emitResult();
        if (this.bailedOut)
            return;
        const resId = testPoint[2];
        const res = new Result(testPoint, this);
        if (resId && this.planStart !== -1) {
            const lessThanStart = res.id < this.planStart;
            const greaterThanEnd = res.id > this.planEnd;
            if (lessThanStart || greaterThanEnd) {
                if (lessThanStart)
                    res.tapError = 'id less than plan start';
                else
                    res.tapError = 'id greater than plan end';
                res.plan = new Plan(this.planStart, this.planEnd);
                this.tapError(res, line);
            }
        }
        if (resId && this.pointsSeen.has(res.id)) {
            res.tapError = 'test point id ' + resId + ' appears multiple times';
            /* c8 ignore start */
            res.previous = this.pointsSeen.get(res.id) || null;
            /* c8 ignore stop */
            this.tapError(res, line);
        }
        else if (resId) {
            this.pointsSeen.set(res.id, res);
        }
        if (this.#child) {
            if (!this.#child.closingTestPoint)
                this.#child.closingTestPoint = res;
            this.emitResult();
            // can only bail out here in the case of a child with broken diags
            // anything else would have bailed out already.
            if (this.bailedOut)
                return;
        }
        this.emit('line', line);
        if (!res.skip && !res.todo)
            this.ok = this.ok && res.ok;
        // hold onto it, because we might get yamlish diagnostics
        this.#current = res;
    }
    nonTap(data, didLine = false) {
        if (this.#bailingOut && /^( {4})*\}\n$/.test(data))
            return;
        if (this.strict) {
            const err = {
                tapError: 'Non-TAP data encountered in strict mode',
                data: data,
            };
            this.tapError(err, data);
            if (this.parent)
                this.parent.tapError(err, data);
        }
        // emit each line, then the extra as a whole
        if (!didLine)
            data
                .split('\n')
                .slice(0, -1)
                .forEach(line => {
                line += '\n';
                if (this.#current || this.#extraQueue.length)
                    this.#extraQueue.push(['line', line]);
                else
                    this.emit('line', line);
            });
        this.emitExtra(data);
    }
    emitExtra(data, fromChild = false) {
        if (this.parent)
            this.parent.emitExtra(data.replace(/\n$/, '').replace(/^/gm, '    ') + '\n', true);
        else if (!fromChild && (this.#current || this.#extraQueue.length))
            this.#extraQueue.push(['extra', data]);
        else
            this.emit('extra', data);
    }
    plan(start, end, comment, line) {
        // not allowed to have more than one plan
        if (this.planStart !== -1) {
            this.nonTap(line);
            return;
        }
        // can't put a plan in a child.
        if (this.#child || this.#yind) {
            this.nonTap(line);
            return;
        }
        this.emitResult();
        if (this.bailedOut)
            return;
        // 1..0 is a special case. Otherwise, end must be >= start
        if (end < start && end !== 0 && start !== 1) {
            if (this.strict)
                this.tapError({
                    tapError: 'plan end cannot be less than plan start',
                    plan: { start, end },
                }, line);
            else
                this.nonTap(line);
            return;
        }
        this.planStart = start;
        this.planEnd = end;
        const p = new Plan(start, end, comment);
        if (p.comment)
            this.planComment = p.comment = comment;
        // This means that the plan is coming at the END of all the tests
        // Plans MUST be either at the beginning or the very end.  We treat
        // plans like '1..0' the same, since they indicate that no tests
        // will be coming.
        if (this.count !== 0 || this.planEnd === 0) {
            const seen = new Set();
            for (const [id, res] of this.pointsSeen.entries()) {
                const tapError = id < start ? 'id less than plan start'
                    : id > end ? 'id greater than plan end'
                        : null;
                if (tapError) {
                    seen.add(tapError);
                    res.tapError = tapError;
                    res.plan = new Plan(start, end);
                    this.tapError(res, line);
                }
            }
            this.#postPlan = true;
        }
        this.emit('line', line);
        this.emit('plan', p);
    }
    resetYamlish() {
        this.#yind = '';
        this.#yamlish = '';
    }
    // that moment when you realize it's not what you thought it was
    yamlGarbage() {
        const yamlGarbage = this.#yind + '---\n' + this.#yamlish;
        this.emitResult();
        if (this.bailedOut)
            return;
        this.nonTap(yamlGarbage, true);
    }
    yamlishLine(line) {
        if (line === this.#yind + '...\n') {
            // end the yaml block
            this.processYamlish();
        }
        else {
            this.#yamlish += line;
        }
    }
    processYamlish() {
        /* c8 ignore start */
        if (!this.#current) {
            throw new Error('called processYamlish without a current test point');
        }
        /* c8 ignore stop */
        const yamlish = this.#yamlish;
        this.resetYamlish();
        let diags;
        try {
            diags = esm.parse(yamlish);
            if (!diags)
                return;
        }
        catch (er) {
            this.nonTap(this.#yind + '---\n' + yamlish + this.#yind + '...\n', true);
            return;
        }
        if (typeof diags.duration_ms === 'number' &&
            this.#current.time === null) {
            this.#current.time = diags.duration_ms;
            delete diags.duration_ms;
        }
        this.#current.diag = diags;
        // we still don't emit the result here yet, to support diags
        // that come ahead of buffered subtests.
    }
    write(chunk, encoding, cb) {
        if (this.aborted) {
            return false;
        }
        if (typeof encoding === 'string' &&
            encoding !== 'utf8' &&
            typeof chunk === 'string') {
            chunk = Buffer.from(chunk, encoding);
        }
        if (Buffer.isBuffer(chunk)) {
            chunk = chunk.toString('utf8');
        }
        if (typeof encoding === 'function') {
            cb = encoding;
            encoding = undefined;
        }
        this.buffer += chunk;
        do {
            const match = this.buffer.match(/^.*\r?\n/);
            if (!match)
                break;
            this.buffer = this.buffer.substring(match[0].length);
            this.parse(match[0]);
        } while (this.buffer.length);
        if (cb)
            process.nextTick(cb);
        return true;
    }
    end(chunk, encoding, cb) {
        if (chunk && typeof chunk !== 'function') {
            if (typeof encoding === 'function') {
                cb = encoding;
                this.write(chunk);
            }
            else {
                this.write(chunk, encoding);
            }
        }
        if (this.buffer) {
            this.write('\n');
        }
        // if we have yamlish, means we didn't finish with a ...
        if (this.#yamlish)
            this.yamlGarbage();
        this.emitResult();
        if (this.syntheticBailout && this.level === 0) {
            this.syntheticBailout = false;
            const reason = this.bailedOut === true ? '' : ' ' + this.bailedOut;
            this.emit('line', 'Bail out!' + reason + '\n');
        }
        let skipAll = false;
        if (this.planEnd === 0 && this.planStart === 1) {
            skipAll = true;
            if (this.count === 0) {
                this.ok = true;
            }
            else {
                this.tapError('Plan of 1..0, but test points encountered', '');
            }
        }
        else if (!this.bailedOut && this.planStart === -1) {
            if (this.count === 0 && !this.syntheticPlan) {
                this.syntheticPlan = true;
                if (this.buffered) {
                    this.planStart = 1;
                    this.planEnd = 0;
                }
                else {
                    if (!this.#sawVersion) {
                        this.version(14, 'TAP version 14\n');
                    }
                    this.plan(1, 0, 'no tests found', '1..0 # no tests found\n');
                }
                skipAll = true;
            }
            else {
                this.tapError('no plan', '');
            }
        }
        else if (this.ok &&
            this.count !== this.planEnd - this.planStart + 1) {
            this.tapError('incorrect number of tests', '');
        }
        this.emitComplete(skipAll);
        if (cb)
            process.nextTick(cb);
        return this;
    }
    emitComplete(skipAll) {
        if (!this.results) {
            const res = (this.results = new FinalResults(!!skipAll, this));
            if (!res.bailout) {
                // comment a bit at the end so we know what happened.
                // but don't repeat these comments if they're already present.
                if (res.plan.end !== res.count) {
                    this.emitComment('test count(' + res.count + ') != plan(' + res.plan.end + ')', false, true);
                }
            }
            this.emit('complete', this.results);
            this.emit('finish');
            this.emit('close');
        }
    }
    version(version, line) {
        // If version is specified, must be at the very beginning.
        if (version >= 13 &&
            this.planStart === -1 &&
            this.count === 0 &&
            !this.#current) {
            this.#sawVersion = true;
            this.emit('line', line);
            this.emit('version', version);
        }
        else
            this.nonTap(line);
    }
    pragma(key, value, line) {
        // can't put a pragma in a child or yaml block
        if (this.#child) {
            this.nonTap(line);
            return;
        }
        this.emitResult();
        if (this.bailedOut)
            return;
        // only the 'strict' pragma is currently relevant
        if (key === 'strict') {
            this.strict = value;
        }
        this.pragmas[key] = value;
        this.emit('line', line);
        this.emit('pragma', key, value);
    }
    bailout(reason, synthetic = false) {
        this.syntheticBailout = synthetic;
        if (this.#bailingOut)
            return;
        // Guard because emitting a result can trigger a forced bailout
        // if the harness decides that failures should be bailouts.
        this.#bailingOut = reason || true;
        if (!synthetic)
            this.emitResult();
        else
            this.#current = null;
        this.bailedOut = this.#bailingOut;
        this.ok = false;
        if (!synthetic) {
            // synthetic bailouts get emitted on end
            let line = 'Bail out!';
            if (reason)
                line += ' ' + reason;
            this.emit('line', line + '\n');
        }
        this.emit('bailout', reason);
        if (this.parent) {
            this.end();
            this.parent.bailout(reason, true);
        }
    }
    clearExtraQueue() {
        for (const [ev, data] of this.#extraQueue) {
            this.emit(ev, data);
        }
        this.#extraQueue.length = 0;
    }
    endChild() {
        if (this.#child && (!this.#bailingOut || this.#child.count)) {
            this.#child.time = this.#child.closingTestPoint?.time || null;
            this.#previousChild = this.#child;
            this.#child.end();
            this.#child = null;
        }
    }
    emitResult() {
        if (this.bailedOut)
            return;
        this.endChild();
        this.resetYamlish();
        if (!this.#current)
            return this.clearExtraQueue();
        const res = this.#current;
        this.#current = null;
        this.count++;
        const { skip, todo } = res;
        if (skip)
            this.skips.push({ ...res, skip });
        if (todo)
            this.todos.push({ ...res, todo });
        if (res.ok) {
            this.pass++;
            if (!skip && !todo && this.passes)
                this.passes.push(res);
        }
        else {
            this.fail++;
            if (!res.todo && !res.skip) {
                this.ok = false;
                this.failures.push(res);
            }
        }
        if (res.skip)
            this.skip++;
        if (res.todo)
            this.todo++;
        this.emitAssert(res);
        if (this.bail &&
            !res.ok &&
            !res.todo &&
            !res.skip &&
            !this.#bailingOut) {
            this.#maybeChild = null;
            const ind = new Array(this.level + 1).join('    ');
            let p;
            for (p = this; p.parent; p = p.parent)
                ;
            const bailName = res.name ? ' ' + res.name : '';
            p.parse(ind + 'Bail out!' + bailName + '\n');
        }
        this.clearExtraQueue();
    }
    // TODO: We COULD say that any "relevant tap" line that's indented
    // by 4 spaces starts a child test, and just call it 'unnamed' if
    // it does not have a prefix comment.  In that case, any number of
    // 4-space indents can be plucked off to try to find a relevant
    // TAP line type, and if so, start the unnamed child.
    startChild(line) {
        const maybeBuffered = this.#current && this.#current.buffered;
        const unindentStream = !maybeBuffered && this.#maybeChild;
        const indentStream = !maybeBuffered &&
            !unindentStream &&
            lineTypes.subtestIndent.test(line);
        // If we have any other result waiting in the wings, we need to emit
        // that now.  A buffered test emits its test point at the *end* of
        // the child subtest block, so as to match streamed test semantics.
        if (!maybeBuffered)
            this.emitResult();
        if (this.bailedOut)
            return;
        this.#child = new Parser({
            bail: this.bail,
            parent: this,
            level: this.level + 1,
            buffered: maybeBuffered || undefined,
            closingTestPoint: (maybeBuffered && this.#current) || undefined,
            preserveWhitespace: this.preserveWhitespace,
            omitVersion: true,
            strict: this.strict,
        });
        this.#child.on('complete', results => {
            if (!results.ok)
                this.ok = false;
        });
        this.#child.on('line', l => {
            if (l.trim() || this.preserveWhitespace)
                l = '    ' + l;
            this.emit('line', l);
        });
        // Canonicalize the parsing result of any kind of subtest
        // if it's a buffered subtest or a non-indented Subtest directive,
        // then synthetically emit the Subtest comment
        line = line.substring(4);
        let subtestComment;
        if (indentStream) {
            subtestComment = line;
            line = '';
        }
        else if (maybeBuffered && this.#current) {
            subtestComment = '# Subtest: ' + this.#current.name + '\n';
        }
        else {
            subtestComment = this.#maybeChild || '# Subtest\n';
        }
        this.#maybeChild = null;
        this.#child.name = subtestComment
            .substring('# Subtest: '.length)
            .trim();
        // at some point, we may wish to move 100% to preferring
        // the Subtest comment on the parent level.  If so, uncomment
        // this line, and remove the child.emitComment below.
        // this.emit('comment', subtestComment)
        if (!this.#child.buffered)
            this.emit('line', subtestComment);
        this.emit('child', this.#child);
        this.#child.emitComment(subtestComment, true);
        if (line)
            this.#child.parse(line);
    }
    destroy(er) {
        this.abort('destroyed', er);
    }
    abort(message = '', extra) {
        if (this.#child) {
            const b = this.#child.buffered;
            this.#child.abort(message, extra);
            extra = null;
            if (b)
                this.write('\n}\n');
        }
        let dump = '';
        if (extra && Object.keys(extra).length) {
            try {
                dump = esm.stringify(extra).trimEnd();
                /* c8 ignore start */
            }
            catch (er) { }
            /* c8 ignore stop */
        }
        const y = dump ?
            '  ---\n  ' + dump.split('\n').join('\n  ') + '\n  ...\n'
            : '\n';
        const n = (this.count || 0) + 1 + (this.#current ? 1 : 0);
        if (this.planEnd !== -1 && this.planEnd < n && this.parent) {
            // skip it, let the parent do this.
            this.aborted = true;
            return;
        }
        message = message.replace(/[\n\r\s\t]/g, ' ');
        let point = '\nnot ok ' + n + ' - ' + message + '\n' + y;
        if (this.planEnd === -1)
            point += '1..' + n + '\n';
        if (!this.#sawVersion)
            this.write('TAP version 14\n');
        this.write(point);
        this.aborted = true;
        this.end();
    }
    emitAssert(res) {
        this.emit('assert', res);
        // see if we need to surface to the top level
        const c = this.#child || this.#previousChild;
        if (c) {
            this.#previousChild = null;
            if (res.name === c.name &&
                c.results &&
                res.ok === c.results.ok &&
                c.results.count &&
                !res.todo &&
                !res.skip) {
                // just procedural, ignore it
                return;
            }
        }
        // surface result to the top level parser
        this.root.emit('result', res);
        if (res.skip)
            this.root.emit('skip', res);
        else if (res.todo)
            this.root.emit('todo', res);
        else if (!res.ok)
            this.root.emit('fail', res);
        else
            this.root.emit('pass', res);
    }
    emitComment(line, skipLine = false, noDuplicate = false) {
        if (line.trim().charAt(0) !== '#')
            line = '# ' + line;
        if (line.slice(-1) !== '\n')
            line += '\n';
        // XXX: is this still needed?
        /* c8 ignore start */
        if (noDuplicate && this.comments.indexOf(line) !== -1)
            return;
        /* c8 ignore stop */
        this.comments.push(line);
        const dir = parseDirective(line.replace(/^\s*#\s*/, '').trim());
        if (dir && dir[0] === 'time' && typeof dir[1] === 'number')
            this.time = dir[1];
        if (this.#current || this.#extraQueue.length) {
            // no way to get here with skipLine being true
            this.#extraQueue.push(['line', line]);
            this.#extraQueue.push(['comment', line]);
        }
        else {
            if (!skipLine)
                this.emit('line', line);
            this.emit('comment', line);
        }
    }
    parse(line) {
        // normalize line endings
        line = line.replace(/\r\n$/, '\n');
        // sometimes empty lines get trimmed, but are still part of
        // a subtest or a yaml block.  Otherwise, nothing to parse!
        if (line === '\n') {
            if (this.#child)
                line = '    ' + line;
            else if (this.#yind)
                line = this.#yind + line;
        }
        // If we're bailing out, then the only thing we want to see is the
        // end of a buffered child test.  Anything else should be ignored.
        // But!  if we're bailing out a nested child, and ANOTHER nested child
        // comes after that one, then we don't want the second child's } to
        // also show up, or it looks weird.
        if (this.#bailingOut) {
            if (!/^\s*}\n$/.test(line))
                return;
            else if (!this.braceLevel || line.length < this.braceLevel)
                this.braceLevel = line.length;
            else
                return;
        }
        // This allows omitting even parsing the version if the test is
        // an indented child test.  Several parsers get upset when they
        // see an indented version field.
        if (this.omitVersion && lineTypes.version.test(line) && !this.#yind) {
            return;
        }
        // check to see if the line is indented.
        // if it is, then it's either a subtest, yaml, or garbage.
        const indent = line.match(/^[ \t]*/);
        if (indent && indent[0]) {
            this.parseIndent(line, indent[0]);
            return;
        }
        // In any case where we're going to emitResult, that can trigger
        // a bailout, so we need to only emit the line once we know that
        // isn't happening, to prevent cases where there's a bailout, and
        // then one more line of output.  That'll also prevent the case
        // where the test point is emitted AFTER the line that follows it.
        // buffered subtests must end with a }
        if (this.#child && this.#child.buffered && line === '}\n') {
            this.endChild();
            this.emit('line', line);
            this.emitResult();
            return;
        }
        // just a \n, emit only if we care about whitespace
        const validLine = this.preserveWhitespace || line.trim() || this.#yind;
        if (line === '\n')
            return validLine && this.emit('line', line);
        // buffered subtest with diagnostics
        if (this.#current &&
            line === '{\n' &&
            this.#current.diag &&
            !this.#current.buffered &&
            !this.#child) {
            this.emit('line', line);
            this.#current.buffered = true;
            return;
        }
        // now we know it's not indented, so if it's either valid tap
        // or garbage.  Get the type of line.
        const type = lineType(line);
        if (!type) {
            this.nonTap(line);
            return;
        }
        if (type[0] === 'comment') {
            this.emitComment(line);
            return;
        }
        // if we have any yamlish, it's garbage now.  We tolerate non-TAP and
        // comments in the midst of yaml (though, perhaps, that's questionable
        // behavior), but any actual TAP means that the yaml block was just
        // not valid.
        if (this.#yind)
            this.yamlGarbage();
        // If it's anything other than a comment or garbage, then any
        // maybeChild is just an unsatisfied promise.
        if (this.#maybeChild) {
            this.emitComment(this.#maybeChild);
            this.#maybeChild = null;
        }
        // nothing but comments can come after a trailing plan
        if (this.#postPlan) {
            this.nonTap(line);
            return;
        }
        // ok, now it's maybe a thing
        if (type[0] === 'bailout') {
            const msg = type[1]?.[1] || '';
            this.bailout(unesc(msg), false);
            return;
        }
        if (type[0] === 'pragma') {
            const [_, posNeg, key] = type[1];
            this.pragma(String(key), posNeg === '+', line);
            return;
        }
        if (type[0] === 'version') {
            const version = type[1];
            this.version(parseInt(String(version[1]), 10), line);
            return;
        }
        if (type[0] === 'plan') {
            const plan = type[1];
            this.plan(+String(plan[1]), +String(plan[2]), unesc(plan[3] || '').trim(), line);
            return;
        }
        // streamed subtests will end when this test point is emitted
        if (type[0] === 'testPoint') {
            // note: it's weird, but possible, to have a testpoint ending in
            // { before a streamed subtest which ends with a test point
            // instead of a }.  In this case, the parser gets confused, but
            // also, even beginning to handle that means doing a much more
            // involved multi-line parse.  By that point, the subtest block
            // has already been emitted as a 'child' event, so it's too late
            // to really do the optimal thing.  The only way around would be
            // to buffer up everything and do a multi-line parse.  This is
            // rare and weird, and a multi-line parse would be a bigger
            // rewrite, so I'm allowing it as it currently is.
            this.parseTestPoint(type[1], line);
            return;
        }
        // We already detected nontap up above, so the only case left
        // should be a `# Subtest:` comment.  Ignore for coverage, but
        // include the error here just for good measure.
        if (type[0] === 'subtest') {
            // this is potentially a subtest.  Not indented.
            // hold until later.
            this.#maybeChild = line;
            /* c8 ignore start */
        }
        else {
            throw new Error('Unhandled case: ' + type[0]);
        }
        /* c8 ignore stop */
    }
    parseIndent(line, indent) {
        // still belongs to the child, so pass it along.
        if (this.#child && line.substring(0, 4) === '    ') {
            line = line.substring(4);
            this.#child.write(line);
            return;
        }
        // one of:
        // - continuing yaml block
        // - starting yaml block
        // - ending yaml block
        // - body of a new child subtest that was previously introduced
        // - An indented subtest directive
        // - A comment, or garbage
        // continuing/ending yaml block
        if (this.#yind) {
            if (line.indexOf(this.#yind) === 0) {
                this.emit('line', line);
                this.yamlishLine(line);
                return;
            }
            else {
                // oops!  that was not actually yamlish, I guess.
                // this is a case where the indent is shortened mid-yamlish block
                // treat existing yaml as garbage, continue parsing this line
                this.yamlGarbage();
            }
        }
        // start a yaml block under a test point
        if (this.#current && !this.#yind && line === indent + '---\n') {
            this.#yind = indent;
            this.emit('line', line);
            return;
        }
        // at this point, not yamlish, and not an existing child test.
        // We may have already seen an unindented Subtest directive, or
        // a test point that ended in { indicating a buffered subtest
        // Child tests are always indented 4 spaces.
        if (line.substring(0, 4) === '    ') {
            if (this.#maybeChild ||
                (this.#current && this.#current.buffered) ||
                lineTypes.subtestIndent.test(line)) {
                this.startChild(line);
                return;
            }
            // It's _something_ indented, if the indentation is divisible by
            // 4 spaces, and the result is actual TAP of some sort, then do
            // a child subtest for it as well.
            //
            // This will lead to some ambiguity in cases where there are multiple
            // levels of non-signaled subtests, but a Subtest comment in the
            // middle of them, which may or may not be considered "indented"
            // See the subtest-no-comment-mid-comment fixture for an example
            // of this.  As it happens, the preference is towards an indented
            // Subtest comment as the interpretation, which is the only possible
            // way to resolve this, since otherwise there's no way to distinguish
            // between an anonymous subtest with a non-indented Subtest comment,
            // and an indented Subtest comment.
            const s = line.match(/( {4})+(.*\n)$/);
            if (s && s[2]?.charAt(0) !== ' ') {
                // integer number of indentations.
                const type = lineType(String(s[2]));
                if (type) {
                    if (type[0] === 'comment') {
                        this.emit('line', line);
                        this.emitComment(line);
                    }
                    else {
                        // it's relevant!  start as an "unnamed" child subtest
                        this.startChild(line);
                    }
                    return;
                }
            }
        }
        // at this point, it's either a non-subtest comment, or garbage.
        if (lineTypes.comment.test(line)) {
            this.emitComment(line);
            return;
        }
        this.nonTap(line);
    }
    static parse(str, options = {}) {
        return statics_parse(str, options);
    }
    static stringify(msg, options = {}) {
        return statics_stringify(msg, options);
    }
}
//# sourceMappingURL=index.js.map

/***/ })

};
