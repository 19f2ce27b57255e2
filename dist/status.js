'use strict';

var node_path = require('node:path');
var node_fs = require('node:fs');
var node_zlib = require('node:zlib');
var node_util = require('node:util');

const SYSTEM_PATH = '/usr/bin:/bin';
/** Finds the real path of the program of this name on a PATH; undefined when no absolute folder of it has one. */
async function findOnPath(program, path) {
    for (const folder of listFolders(path)) {
        const file = node_path.join(folder, program);
        if (isExecutable(file))
            return toRealProgram(file);
    }
    return undefined;
}
/** Resolves links, but keeps the name: a program such as busybox decides by its name what it does. */
function toRealProgram(file) {
    const real = node_fs.realpathSync(file);
    return node_path.basename(real) === node_path.basename(file) ? real : node_path.join(node_fs.realpathSync(node_path.dirname(file)), node_path.basename(file));
}
/** Asks at once: each way through the pool of threads takes longer than the answer. */
function isExecutable(file) {
    try {
        node_fs.accessSync(file, node_fs.constants.X_OK);
        return true;
    }
    catch {
        return false;
    }
}
/** Returns the PATH of a git, which finds its own programs in a folder of its own: nobody else's are on it. */
function toGitPath(git) {
    return [...new Set([node_path.dirname(git), ...SYSTEM_PATH.split(':')])].join(':');
}
function listFolders(path) {
    return path.split(':').filter(node_path.isAbsolute);
}

const KEY_LENGTH = 4;
const KEYS = 1 << 16;
/** Creates a search for many strings at once, which reads the text once however many they are. */
function createOccurrenceFinder(needles) {
    const byKey = new Map();
    const isKey = new Uint8Array(KEYS);
    for (const needle of needles) {
        const key = toKey([...needle.slice(0, KEY_LENGTH)].reduce((window, char) => roll(window, char.charCodeAt(0)), 0));
        byKey.set(key, [...(byKey.get(key) ?? []), needle]);
        isKey[key] = 1;
    }
    if (needles.length === 0)
        return () => [];
    return (text, from) => {
        const spans = [];
        let window = 0;
        for (let at = from; at < text.length; at += 1) {
            window = roll(window, text.charCodeAt(at));
            if (isKey[toKey(window)] !== 1)
                continue;
            const start = at - KEY_LENGTH + 1;
            for (const needle of byKey.get(toKey(window)) ?? []) {
                if (start >= from && text.startsWith(needle, start))
                    spans.push({ start, end: start + needle.length });
            }
        }
        return spans;
    };
}
/** Appends a byte to the last four; the oldest falls out at the top. */
function roll(window, byte) {
    return (window << 8) | byte;
}
function toKey(window) {
    return (window ^ (window >>> 13)) & (KEYS - 1);
}

const ESCAPE$1 = '\\x1b';
const PARAMETERS = '[0-?]{0,64}[ -/]{0,8}';
/** Returns the source of a pattern of one escape sequence (ECMA-48), bounded, so that a search for it is linear. */
function toSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}\\[|${c1(0x9b)})${PARAMETERS}[@-~]`,
        `${toStringStart(c1)}${inString}{0,${maxString}}?(?:\\x07|${ESCAPE$1}\\\\|${c1(0x9c)})`,
        // Character sets and the cursor, and no more: another letter behind an escape may be the first of a word.
        `${ESCAPE$1}(?:[()*+][0-9A-B]|[78=>cDEHM])`,
    ].join('|');
}
/** Returns the source of a pattern of the beginning of a sequence, at the end of a text that may continue. */
function toOpenSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}(?:\\[${PARAMETERS})?|${c1(0x9b)}${PARAMETERS})$`,
        `${toStringStart(c1)}${inString}{0,${maxString}}${ESCAPE$1}?$`,
        `${ESCAPE$1}[()*+]?$`,
    ].join('|');
}
/** The beginning of a device control string, a title, and other strings for the terminal. */
function toStringStart(c1) {
    return `(?:${ESCAPE$1}[\\]PX^_]|${[0x90, 0x98, 0x9d, 0x9e, 0x9f].map(c1).join('|')})`;
}
const SEQUENCE$1 = toSequenceSource({
    control: '[^\\P{Cc}\\t-\\r\\x85]',
    c1: (code) => `\\x${code.toString(16)}`,
    inString: '[^\\0-\\x1f\\x7f-\\x9f]',
    maxString: 256,
});
const PLAIN_TEXT = /^[\n\t\x20-\x7e]*$/;
/**
 * Returns untrusted text as plain lines, without escape sequences, control characters and invisible ones. Everything
 * that some reader of the text takes for the end of a line is one. Idempotent.
 */
function toPlainText(text) {
    // Most texts are plain, and V8 takes long to make patterns with classes of Unicode: a command that prints none makes none.
    if (PLAIN_TEXT.test(text))
        return text;
    return text
        .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
        .replace(new RegExp(SEQUENCE$1, 'gu'), '')
        .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
        .replace(/[^\P{Cc}\n\t]/gu, '')
        .replace(/\p{Cs}/gu, '\ufffd');
}
/** Returns a text as one plain line: white space is collapsed to single spaces and trimmed. */
function toOneLine(text) {
    return toPlainText(text).replace(/\s+/g, ' ').trim();
}
/**
 * Folds one character to what a search compares: nothing for one that is not seen or only changes its neighbour, and
 * plain letters for their accented, wide and other forms (Unicode's NFKD).
 */
function foldCharacter(character) {
    if (character === '\n' || character === '\t')
        return character;
    // A syllable would fall into letters, which nobody writes one by one.
    const letters = /\p{sc=Hangul}/u.test(character) ? character : character.normalize('NFKD');
    return letters.replace(/[\p{M}\p{Cf}\p{Cc}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, '');
}
/** Folds each character of a text. */
function foldText(text) {
    return Array.from(text, foldCharacter).join('');
}

const SHORTEST_SECRET = 6;
const SHORTEST_LINE = 16;
/**
 * Returns the forms in which secrets may occur in a text, as strings with one character per byte (latin1): raw, JSON,
 * URL, hex, base64 and base64url at any offset. Secrets of less than 6 bytes have none: they would occur in any text.
 */
function toSecretForms(secrets) {
    const forms = new Set();
    for (const secret of secrets.flatMap(withParts)) {
        if (Buffer.byteLength(secret) < SHORTEST_SECRET)
            continue;
        for (const form of encodings(secret))
            forms.add(Buffer.from(form, 'utf8').toString('latin1'));
    }
    return [...forms];
}
/** Adds each line of a secret, since logs indent lines, the secret without its last newline, and all of that folded. */
function withParts(secret) {
    const parts = splitSecret(secret);
    return [...parts, ...parts.map(foldText)];
}
function splitSecret(secret) {
    const lines = secret.split(/\r?\n/).map((line) => line.trim());
    return [secret, secret.trim(), ...lines.filter((line) => line.length >= SHORTEST_LINE)];
}
function encodings(secret) {
    const bytes = Buffer.from(secret, 'utf8');
    const text = bytes.toString('utf8');
    const url = encodeURIComponent(text);
    const base64 = [0, 1, 2].map((offset) => toBase64At(bytes, offset));
    return [
        text,
        JSON.stringify(text).slice(1, -1),
        url,
        url.replaceAll('%20', '+'),
        url.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
        bytes.toString('hex'),
        bytes.toString('hex').toUpperCase(),
        ...base64,
        ...base64.map((form) => form.replaceAll('+', '-').replaceAll('/', '_')),
    ];
}
/** Returns the base64 characters that depend on these bytes only, after `offset` other bytes (0 to 2). */
function toBase64At(bytes, offset) {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
}

/** Longest match of a pattern that stays within one line, with its lookahead. */
const LONGEST_LINE_MATCH = 1_400;
/** Longest lookbehind of a pattern, in characters. */
const LONGEST_LOOKBEHIND = 3;
const NO_WORD_BEFORE = '(?<![A-Za-z0-9])';
const PEM_BODY = '(?:[A-Za-z0-9+/=\\s\\\\:,]|-(?!----)){0,32768}';
const PEM_LABEL = '[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----';
/** The beginning of a private key, up to its end marker, by which a key is found whose end has not arrived. */
const OPEN_PRIVATE_KEY = `-----BEGIN ${PEM_LABEL}${PEM_BODY}`;
/** Longer than any end marker of a private key. */
const LONGEST_KEY_END = 80;
function token(name, starts, rest) {
    return { name, kind: 'token', starts, source: `${NO_WORD_BEFORE}(?:${starts.join('|')})${rest}` };
}
const secretPatterns = [
    {
        name: 'private key',
        kind: 'token',
        starts: ['-----BEGIN '],
        source: `${OPEN_PRIVATE_KEY}(?:-----END ${PEM_LABEL})?`,
    },
    token('GitHub token', ['ghp_', 'gho_', 'ghu_', 'ghr_'], '[A-Za-z0-9]{36,255}'),
    token('GitHub installation token', ['ghs_'], '[A-Za-z0-9._-]{36,1100}'),
    token('GitHub fine-grained token', ['github_pat_'], '[A-Za-z0-9_]{22,255}'),
    token('Anthropic key', ['sk-ant-'], '[A-Za-z0-9_-]{20,255}'),
    token('OpenAI key', ['sk-'], '(?:[A-Za-z0-9]{20,255}|(?:proj|svcacct|admin|None|or-v1)-[A-Za-z0-9_-]{20,255})'),
    token('AWS access key', ['AKIA', 'ASIA'], '[0-9A-Z]{16}(?![0-9A-Za-z])'),
    token('Google API key', ['AIza'], '[A-Za-z0-9_-]{35}'),
    token('Slack token', ['xox'], '[baeoprs]-[A-Za-z0-9-]{10,255}'),
    token('npm token', ['npm_'], '[A-Za-z0-9]{36,255}'),
    token('GitLab token', ['glpat-'], '[A-Za-z0-9_-]{20,255}'),
    {
        name: 'login in a URL',
        kind: 'login',
        starts: ['://'],
        offset: 3,
        source: '[^\\s/:@\'"]{0,128}:[^\\s/@\'"]{1,1200}(?=@)',
    },
    {
        name: 'authorization header',
        kind: 'login',
        starts: ['Authorization', 'authorization', 'AUTHORIZATION'],
        source: '[A-Za-z]{13}[\\\\"\']{0,3}: ?[\\\\"\']{0,3}(?:[Bb]asic|[Bb]earer|BASIC|BEARER|token) [A-Za-z0-9+/=._~-]{8,1200}',
    },
];

/** More in a row say nothing that fewer do not, and a secret that they break has to be kept as long as it is open. */
const MAX_RUN = 32;
const BYTES = {
    control: '(?:[\\0-\\x08\\x0e-\\x1f\\x7f]|\\xc2[\\x80-\\x84\\x86-\\x9f])',
    c1: (code) => `\\xc2\\x${code.toString(16)}`,
    inString: '(?:[^\\0-\\x1f\\x7f\\xc2]|\\xc2[\\xa0-\\xff])',
    maxString: 1024,
};
const SEQUENCE = new RegExp(toSequenceSource(BYTES), 'y');
const OPEN_SEQUENCE = new RegExp(toOpenSequenceSource(BYTES), 'y');
/** Longer than any sequence. */
const MAX_SEQUENCE = 2200;
const SPECIAL = /[\0-\x08\x0b-\x1f\x7f-\xff]/;
/** Returns whether folding a text may change it. */
function isFoldable(text) {
    return SPECIAL.test(text);
}
/** Folds a text of bytes by the rules of `foldCharacter`, without its escape sequences. Bytes that are no text remain. */
function foldBytes(text, { isLast, keepsSequences }) {
    const output = openOutput(text);
    let hasSequences = false;
    let at = 0;
    while (at < text.length) {
        const byte = text.charCodeAt(at);
        if (byte >= 0x20 && byte < 0x7f) {
            at += 1;
            continue;
        }
        const width = byte < 0x80 ? 1 : measureCharacter(text, at, byte);
        if (width === OPEN && !isLast)
            break;
        if (width === NONE || width === OPEN) {
            at += 1;
            continue;
        }
        const code = width === 1 ? byte : decode(text, at, width);
        if (code > 0x9f || code === 0x09 || code === 0x0a || code === 0x0d || keepsSequences) {
            if (foldCode(code) !== undefined)
                output.add(at, width, foldCode(code) ?? '');
            at += width;
            continue;
        }
        const sequence = measureSequence(text, at, isLast);
        if (sequence === OPEN)
            break;
        const isString = sequence > 0 && !isParameterized(text, at, width);
        // What is in excess is dropped, and a string has letters that may be a part of a secret.
        const taken = sequence === NONE || (isString && output.isRunFull(at)) ? width : sequence;
        if (sequence > 0)
            hasSequences = true;
        output.add(at, taken, '');
        at += taken;
    }
    return { ...output.finish(at), hasSequences };
}
/** Collects the fold of a text, of which everything stays that is not added. */
function openOutput(text) {
    const parts = [];
    const excess = [];
    const pieces = [];
    let length = 0;
    let run = 0;
    let done = 0;
    let last;
    return {
        isRunFull: (at) => done === at && run >= MAX_RUN,
        add(start, width, folded) {
            const end = start + width;
            const isNext = done === start;
            if (!isNext) {
                pieces.push(text.slice(done, start));
                length += start - done;
            }
            run = folded !== '' ? 0 : isNext ? run + 1 : 1;
            done = end;
            if (run > MAX_RUN)
                excess.push({ start, end });
            if (run > 1 && last !== undefined) {
                last.end = end;
                return;
            }
            last = { start, end, foldedStart: length, foldedEnd: length + folded.length };
            parts.push(last);
            if (folded !== '')
                pieces.push(folded);
            length += folded.length;
        },
        finish(openFrom) {
            pieces.push(text.slice(done, openFrom));
            return { text: pieces.join(''), parts, openFrom, excess };
        },
    };
}
/** The width of something that may continue behind the end of the text. */
const OPEN = -1;
/** The width of something that is not there. */
const NONE = 0;
/** Returns the width of an escape sequence, `OPEN` or `NONE`. */
function measureSequence(text, at, isLast) {
    if (!isLast && text.length - at <= MAX_SEQUENCE) {
        OPEN_SEQUENCE.lastIndex = at;
        if (OPEN_SEQUENCE.test(text))
            return OPEN;
    }
    SEQUENCE.lastIndex = at;
    return SEQUENCE.test(text) ? SEQUENCE.lastIndex - at : NONE;
}
/** Returns whether a sequence holds nothing but parameters, and a letter for its kind. */
function isParameterized(text, at, width) {
    return text.charCodeAt(at + width) === 0x5b || text.startsWith('\xc2\x9b', at);
}
/** Returns the width of a character of UTF-8 that begins with this byte, `OPEN` or `NONE`. */
function measureCharacter(text, at, lead) {
    if (lead < 0xc2 || lead > 0xf4)
        return NONE;
    const width = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    for (let index = at + 1; index < at + width; index += 1) {
        if (index >= text.length)
            return OPEN;
        if ((text.charCodeAt(index) & 0xc0) !== 0x80)
            return NONE;
    }
    return width;
}
function decode(text, at, width) {
    let code = text.charCodeAt(at) & (0x7f >> width);
    for (let index = at + 1; index < at + width; index += 1)
        code = (code << 6) | (text.charCodeAt(index) & 0x3f);
    return code;
}
const LAST_CODE_POINT = 0x10ffff;
/** For each code point whether folding leaves it as it is; 0 when that is not known yet. */
const isSame = new Uint8Array(LAST_CODE_POINT + 1);
const folds = new Map();
const MAX_FOLDS = 4096;
/** Folds a character to bytes of UTF-8; undefined when it stays as it is. */
function foldCode(code) {
    if (isSame[code] === 1 || code > LAST_CODE_POINT)
        return undefined;
    const known = folds.get(code);
    if (known !== undefined)
        return known;
    const character = String.fromCodePoint(code);
    const folded = foldCharacter(character);
    if (folded === character) {
        isSame[code] = 1;
        return undefined;
    }
    const bytes = Buffer.from(folded, 'utf8').toString('latin1');
    if (folds.size < MAX_FOLDS)
        folds.set(code, bytes);
    return bytes;
}

/** Makes the views of a text. A text that folding cannot change has one. */
function createSearchViews(text, isLast) {
    const plain = toPlainView(text);
    const unfolded = { views: [plain], openFrom: text.length, excess: [], align: (at) => at };
    if (!isFoldable(text))
        return unfolded;
    const fold = foldBytes(text, { isLast, keepsSequences: false });
    if (fold.parts.length === 0)
        return { ...unfolded, openFrom: fold.openFrom };
    const views = [plain, toFoldedView(fold)];
    // The text of a title may be a secret, and the last letter of a sequence the first of one, with characters in between
    // that are not seen.
    if (fold.hasSequences)
        views.push(toFoldedView(foldBytes(text, { isLast, keepsSequences: true })));
    const align = (at) => {
        const part = findPart(fold.parts, (each) => each.start < at);
        return part !== undefined && at < part.end ? part.start : at;
    };
    return { views, openFrom: fold.openFrom, excess: fold.excess, align };
}
/** Removes from a text what stands in a row of too many characters that are folded to nothing. */
function dropExcess(text, { excess }) {
    let at = 0;
    const kept = [];
    for (const { start, end } of excess) {
        kept.push(text.slice(at, start));
        at = end;
    }
    return kept.join('') + text.slice(at);
}
function toPlainView(text) {
    const same = (at) => at;
    return { text, toStart: same, toEnd: same, toView: same };
}
function toFoldedView({ text, parts }) {
    return {
        text,
        toStart(at) {
            const part = findPart(parts, ({ foldedStart }) => foldedStart <= at);
            if (part === undefined)
                return at;
            return at < part.foldedEnd ? part.start : part.end + at - part.foldedEnd;
        },
        toEnd(at) {
            const last = at - 1;
            const part = findPart(parts, ({ foldedStart }) => foldedStart <= last);
            if (part === undefined)
                return at;
            return last < part.foldedEnd ? part.end : part.end + at - part.foldedEnd;
        },
        toView(at) {
            const part = findPart(parts, ({ start }) => start < at);
            if (part === undefined)
                return at;
            return part.foldedEnd + Math.max(0, at - part.end);
        },
    };
}
/** Finds the last of the parts, in order, for which a condition holds that holds for none after it. */
function findPart(parts, holds) {
    let [low, high] = [0, parts.length];
    while (low < high) {
        const middle = (low + high) >>> 1;
        const part = parts[middle];
        if (part !== undefined && holds(part))
            low = middle + 1;
        else
            high = middle;
    }
    return parts[low - 1];
}

const REPLACEMENT = '***';
/** The part of a long text that is searched at once. */
const SLICE = 1024 * 1024;
/** A text that is held back and longer than this is searched again when it has grown, since every search is as long as it. */
const MUCH = 16 * 1024;
const GROWTH = 2;
const scanners = createTokenScanners(secretPatterns);
createTokenScanners(secretPatterns.filter((pattern) => pattern.kind === 'token'));
/**
 * Creates a redactor of the given secrets in their usual encodings and of well-known tokens, in linear time. They are
 * found also where characters break them that nobody sees, escape sequences, or marks and forms of letters.
 */
function createRedactor(secrets) {
    const known = new Set(secrets);
    let search = toSearch([...known]);
    return {
        redact(text) {
            const stream = createRedactingStream(search);
            const bytes = Buffer.from(text, 'utf8');
            const parts = [];
            for (let at = 0; at < bytes.length; at += SLICE)
                parts.push(stream.push(bytes.subarray(at, at + SLICE)));
            return Buffer.concat([...parts, stream.end()]).toString('utf8');
        },
        redactStream: () => createRedactingStream(search),
        holdsSecret: (bytes) => createSearchViews(toByteText(bytes), true).views.some(({ text }) => search.findForms(text, 0).length > 0),
        add(further) {
            for (const secret of further)
                known.add(secret);
            search = toSearch([...known]);
        },
    };
}
function toSearch(secrets) {
    const forms = toSecretForms(secrets);
    const longest = (list) => Math.max(0, ...list.map((form) => form.length));
    return {
        findForms: createOccurrenceFinder(forms),
        longestInLine: Math.max(LONGEST_LINE_MATCH, longest(forms)),
        longestOverLines: longest(forms.filter((form) => form.includes('\n'))),
    };
}
/** Creates a stream that holds one character per byte, so that bytes that are not valid UTF-8 pass unchanged. */
function createRedactingStream(search) {
    let text = '';
    // All are indexes into `text`: first undecided, first not yet replaced, first not yet searched by each scanner of a view.
    let next = 0;
    let covered = 0;
    let scanFrom = [];
    let enough = 0;
    const release = (isLast) => {
        let opened = createSearchViews(text, isLast);
        if (opened.excess.length > 0) {
            text = dropExcess(text, opened);
            opened = createSearchViews(text, isLast);
        }
        const hold = isLast ? text.length : Math.max(next, findHoldOfViews(opened, search));
        const found = searchViews(opened.views, { search, next, scanFrom, hold });
        const spans = found.flatMap(({ all }) => all).sort((a, b) => a.start - b.start);
        let output = '';
        let at = Math.max(next, covered);
        for (const span of spans) {
            if (span.start >= covered)
                output += text.slice(at, span.start) + REPLACEMENT;
            covered = Math.max(covered, span.end);
            at = Math.max(at, covered);
        }
        if (at < hold)
            output += text.slice(at, hold);
        const cut = Math.min(...opened.views.map((view) => findContext(view, opened, hold)));
        scanFrom = found.map(({ from }) => from.map((end) => Math.max(hold, end) - cut));
        covered = Math.max(hold, covered) - cut;
        next = hold - cut;
        text = text.slice(cut);
        enough = text.length < MUCH ? 0 : text.length * GROWTH;
        return Buffer.from(output, 'latin1');
    };
    return {
        push(chunk) {
            text += shortenFlood(toByteText(chunk));
            return text.length < enough ? new Uint8Array() : release(false);
        },
        end: () => release(true),
    };
}
/** A run of one control character that is in excess, whatever stands around it. */
const FLOOD = new RegExp(`([\\0-\\x08\\x0b\\x0c\\x0e-\\x1a\\x1c-\\x1f\\x7f])\\1{${MAX_RUN},}`, 'g');
/** Shortens what `dropExcess` would drop anyway: it examines each character, and a flood has many. */
function shortenFlood(text) {
    return text.replace(FLOOD, (run) => run.slice(0, MAX_RUN + 1));
}
/** Finds the beginning of what a search must still see of the part before `hold`. */
function findContext(view, { align }, hold) {
    return align(view.toStart(Math.max(0, view.toView(hold) - LONGEST_LOOKBEHIND)));
}
/** Finds what starts before `hold` in each view, as parts of the original. */
function searchViews(views, position) {
    const [first, ...others] = [0, 1, 2].map((index) => searchView(views[index], index, position));
    if (first === undefined)
        return [];
    // A view that is not there has the text of the first, so that nothing else was found in it.
    const merge = (from) => from.map((end, each) => Math.max(end, first.from[each] ?? 0));
    return [
        first,
        ...others.map((found, index) => (index + 1 < views.length ? found : { ...found, from: merge(found.from) })),
    ];
}
function searchView(view, index, position) {
    const { search, next, scanFrom, hold } = position;
    const from = scanFrom[index] ?? scanners.map(() => 0);
    if (view === undefined)
        return { all: [], from };
    const toOriginal = ({ start, end }) => ({ start: view.toStart(start), end: view.toEnd(end) });
    const isDecided = (span) => span.start < hold;
    const found = scanners.map(({ scan }, each) => scan(view.text, view.toView(from[each] ?? 0))
        .map(toOriginal)
        .filter(isDecided));
    const given = search.findForms(view.text, view.toView(next)).map(toOriginal).filter(isDecided);
    return { all: [...found.flat(), ...given], from: found.map((list, each) => list.at(-1)?.end ?? from[each] ?? 0) };
}
/** Finds the beginning of the undecided part, in whatever view it is longest. */
function findHoldOfViews({ views, openFrom, align }, search) {
    const holds = views.map((view) => view.toStart(findHold(view.text, search)));
    return align(Math.min(openFrom, ...holds));
}
/** Finds the beginning of the undecided part, which more input may complete to a secret. */
function findHold(text, search) {
    const openLine = Math.max(text.lastIndexOf('\n') + 1, text.length - search.longestInLine);
    const openForm = search.longestOverLines === 0 ? text.length : text.length - search.longestOverLines;
    let hold = Math.min(openLine, openForm);
    for (const match of text.matchAll(new RegExp(OPEN_PRIVATE_KEY, 'g'))) {
        if (match.index + match[0].length > text.length - LONGEST_KEY_END)
            hold = Math.min(hold, match.index);
    }
    return Math.max(0, hold);
}
function toByteText(bytes) {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
/** Creates one scanner for each beginning of each pattern. */
function createTokenScanners(patterns) {
    return patterns.flatMap(({ name, starts, source, offset = 0 }) => starts.map((start) => ({ name, scan: createScan(start, offset, source) })));
}
function createScan(start, offset, source) {
    let pattern;
    return (text, from) => {
        const spans = [];
        let at = text.indexOf(start, Math.max(0, from - offset));
        while (at !== -1) {
            // Made for the first beginning that is found, since most are in no text of a process.
            pattern ??= new RegExp(source, 'y');
            pattern.lastIndex = at + offset;
            const length = pattern.exec(text)?.[0].length ?? 0;
            if (length > 0)
                spans.push({ start: at + offset, end: at + offset + length });
            at = text.indexOf(start, at + Math.max(1, length));
        }
        return spans;
    };
}

/** Ends a switch over a closed union: the compiler refuses a member that was forgotten. */
function assertNever(value) {
    throw new TypeError(`Unexpected member of a closed union: ${JSON.stringify(value)}`);
}

const TASK_ID = /^[a-z0-9][a-z0-9._-]{0,62}$/;
/** Returns what `taskIdSchema` does, for readers of refs, which load no schema. */
function isTaskId(text) {
    return TASK_ID.test(text) && isAcceptedByGit(text);
}
function isAcceptedByGit(id) {
    return !id.includes('..') && !id.endsWith('.') && !id.endsWith('.lock');
}
/** Returns the first seven digits of an object id, for display. */
function toShortId(id) {
    return id.slice(0, 7);
}

/** Returns the timeline with further steps at its end; a new one when there was none. */
function extendTimeline(timeline, { base, steps, missed }) {
    return { base, landed_stream: null, steps: [...(timeline?.steps ?? []), ...steps], missed };
}

/** Returns the criteria that keep a checkpoint from landing. */
function findFailed(runs) {
    return runs.filter((run) => run.outcome === 'failed' || run.outcome === 'judged_fail');
}

const NO_USAGE = { turns: null, input_tokens: null, output_tokens: null, cost_usd: null };
/** Returns the usage of an attempt's agent and judge together. A number that neither reports is null. */
function totalUsage({ usage, verifier_runs }) {
    return listUses(verifier_runs).reduce(addJudgeUse, usage);
}
/** Returns the usage plus that of one more answer of a judge, which does not count as a turn of the agent. */
function addJudgeUse(usage, { input_tokens, output_tokens, cost_usd, estimated }) {
    return {
        ...usage,
        input_tokens: add(usage.input_tokens, input_tokens),
        output_tokens: add(usage.output_tokens, output_tokens),
        cost_usd: add(usage.cost_usd, cost_usd),
        ...(estimated === true ? { estimated } : {}),
    };
}
/** Adds two usages. A number that neither reports is null. */
function addUsage(a, b) {
    return {
        turns: add(a.turns, b.turns),
        input_tokens: add(a.input_tokens, b.input_tokens),
        output_tokens: add(a.output_tokens, b.output_tokens),
        cached_input_tokens: add(a.cached_input_tokens ?? null, b.cached_input_tokens ?? null),
        cost_usd: add(a.cost_usd, b.cost_usd),
        ...(a.estimated === true || b.estimated === true ? { estimated: true } : {}),
    };
}
function listUses(runs) {
    return runs.flatMap(({ judge }) => (judge === undefined ? [] : [judge]));
}
function add(a, b) {
    return a === null && b === null ? null : (a ?? 0) + (b ?? 0);
}

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

/** The maker of an attempt that puts a landed commit on another base. No agent has this name. */
const REBASE_AGENT = { name: 'rebase'};
/** Returns whether an attempt was no work of an agent, but a landed commit that was put on another base. */
function isReplay({ agent }) {
    return agent?.name === REBASE_AGENT.name;
}
/** Returns whether the commit of a checkpoint was put on the new line of a rebase, and its criteria have run there. */
function isTriedOnLine({ attempts }, { since_day }) {
    return attempts.some((each) => each.day > since_day && each.outcome !== 'interrupted' && isReplay(each));
}

/** The reason of a checkpoint whose criteria held before any work. */
const HELD_ALREADY = 'already satisfied';
/** Returns the word for an outcome in texts for people. */
function nameOutcome(outcome) {
    return outcome === 'abandoned' ? 'given up' : outcome;
}
/** Returns whether an attempt of a task has landed, in this branch of the task or an earlier one. */
function isAnyLanded({ checkpoints }) {
    return checkpoints.some(({ attempts }) => attempts.some(({ committed_ref }) => committed_ref !== null));
}
/** Returns whether a checkpoint needs no more work. */
function isCheckpointDone({ outcome }) {
    return outcome === 'success' || outcome === 'skipped';
}
/** Returns a checkpoint that commits of people had broken as one that has landed: it is checked again with other commits. */
function releaseHeld(checkpoint) {
    return { ...checkpoint, outcome: 'success', reason: null, held_at: null };
}
/** Returns whether an attempt can be verified without its agent. */
function isCaptured(attempt) {
    const { outcome, scratch_commit, tree, summary, timeline } = attempt;
    const isNull = [scratch_commit, tree, summary, timeline].includes(null);
    return outcome === 'running' && !isNull;
}
/** Returns the record with one checkpoint changed. Throws an Error when the plan of the task does not have it. */
function updateCheckpoint(record, id, change) {
    if (!record.checkpoints.some((checkpoint) => checkpoint.checkpoint_id === id)) {
        throw new Error(`the plan of this task has no checkpoint "${id}"`);
    }
    return {
        ...record,
        checkpoints: record.checkpoints.map((checkpoint) => checkpoint.checkpoint_id === id ? change(checkpoint) : checkpoint),
    };
}

/** Returns the criteria of the latest verified attempt of a checkpoint, else those before any work. */
function findLatestRuns({ attempts, baseline }) {
    return attempts.findLast(({ verifier_runs }) => verifier_runs.length > 0)?.verifier_runs ?? baseline ?? [];
}
/** Lists the statements of a checkpoint. */
function listStatements(checkpoint) {
    return findLatestRuns(checkpoint)
        .flatMap(({ criterion, outcome }) => (criterion.kind === 'semantic' ? [{ criterion, outcome }] : []))
        .map(({ criterion, outcome }, index) => ({
        number: index + 1,
        name: criterion.name,
        text: criterion.statement,
        outcome,
    }));
}
/** Lists the statements of a checkpoint that nobody has judged. */
function listUnjudged(checkpoint) {
    return listStatements(checkpoint).filter(({ outcome }) => outcome === 'unjudged');
}
/** Judges as a person the statements of a checkpoint that nobody has judged: all of them, or only the one with the number. */
function approveStatements(found, { by, statement }) {
    const latest = findLatestRuns(found);
    let number = 0;
    const judged = latest.map((run) => {
        if (run.criterion.kind === 'semantic')
            number += 1;
        const isMeant = run.outcome === 'unjudged' && (statement === undefined || statement === number);
        return isMeant ? { ...run, outcome: 'judged_pass', detail: `Judged by ${by}.` } : run;
    });
    if (found.baseline === latest)
        return { ...found, baseline: judged };
    return {
        ...found,
        attempts: found.attempts.map((attempt) => attempt.verifier_runs === latest ? { ...attempt, verifier_runs: judged } : attempt),
    };
}

/** Formats US dollars; amounts below $0.10 have four decimals, null is "\u2013", and "\u2248" marks an estimate. */
function formatCost({ cost_usd: costUsd, estimated }) {
    if (costUsd === null)
        return '\u2013';
    return `${estimated === true ? '\u2248 ' : ''}$${costUsd.toFixed(costUsd > 0 && costUsd < 0.1 ? 4 : 2)}`;
}
/** Formats a count with thousands separators; null is "\u2013". */
function formatCount(count) {
    return count === null ? '\u2013' : String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
/** Formats a count with its noun: "1 attempt", "2 attempts". */
function formatPlural(count, noun) {
    return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
/** Formats a recorded instant in UTC, to the minute. */
function formatInstant(at) {
    return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Lists the checkpoints in the plan's order, then those that only the record has. Without the plan none has its definition. */
function listCheckpoints(view) {
    const runs = new Map(view.record.checkpoints.map((run) => [run.checkpoint_id, run]));
    const definitions = new Map((view.plan?.checkpoints ?? []).map((checkpoint) => [checkpoint.id, checkpoint]));
    const ids = new Set([...definitions.keys(), ...runs.keys()]);
    return [...ids].map((id, index) => ({
        id,
        position: index + 1,
        definition: definitions.get(id),
        run: runs.get(id),
        attempts: (runs.get(id)?.attempts ?? []).map((attempt) => view.isInterrupted === true ? interrupt(attempt) : attempt),
        awaitsRebase: awaitsRebase(view.record, id),
    }));
}
/** Returns an attempt as the next run records it, where the run that it was part of is gone. */
function interrupt(attempt) {
    return attempt.outcome === 'running' && !isCaptured(attempt) ? { ...attempt, outcome: 'interrupted' } : attempt;
}
function awaitsRebase({ rebase, checkpoints }, id) {
    const last = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.attempts.at(-1);
    if (rebase === null || last === undefined || last.day > rebase.since_day)
        return false;
    return rebase.landed.some(({ checkpoint_id }) => checkpoint_id === id);
}
/** Returns whether the checkpoint needs no more work. */
function isDone({ run }) {
    return run !== undefined && isCheckpointDone(run);
}
/** Describes how many checkpoints are done, and how many were skipped instead. */
function countDone(checkpoints) {
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    const done = checkpoints.filter(isDone).length - skipped;
    return `${done} of ${formatPlural(checkpoints.length, 'checkpoint')} done${skipped === 0 ? '' : `, ${skipped} skipped`}`;
}
/** Lists the attempts under the present definition and budget. */
function listCountedAttempts({ run, attempts, }) {
    return attempts.slice(run?.budget_from ?? 0);
}
/** Returns whether the criteria held before any work, so that no attempt was needed. */
function isSatisfiedFromStart(checkpoint) {
    const hasPassed = listCountedAttempts(checkpoint).some((attempt) => attempt.outcome === 'passed');
    return checkpoint.run?.outcome === 'success' && !hasPassed && findLandedAttempt(checkpoint) === undefined;
}
/** Finds the commit that the checkpoint landed as; null when it has none. */
function findLandedCommit(checkpoint) {
    return findLandedAttempt(checkpoint)?.committed_ref ?? null;
}
/** Finds the attempt that landed a commit; undefined when none did. */
function findLandedAttempt(checkpoint) {
    const { run, attempts } = checkpoint;
    const counted = listCountedAttempts(checkpoint);
    const findLast = (among) => among.findLast((attempt) => attempt.committed_ref !== null);
    // Work that had waited through an abort lands after the retry, whose budget begins behind it.
    const isEarlier = run?.outcome === 'success' && run.reason !== HELD_ALREADY && !counted.some(({ outcome }) => outcome === 'passed');
    return findLast(counted) ?? (isEarlier ? findLast(attempts) : undefined);
}
/** Lists all attempts of the task in order. */
function listAttempts(checkpoints) {
    return checkpoints.flatMap((checkpoint) => checkpoint.attempts).sort((a, b) => a.day - b.day);
}
/** Counts attempts, without landed commits that were put on another base. */
function countAttempts(attempts) {
    return listOwnAttempts(attempts).length;
}
/** Lists the attempts of agents, without those in which a rebase verified a landed commit again. */
function listOwnAttempts(attempts) {
    return attempts.filter((attempt) => !isReplay(attempt));
}
/** Describes how many attempts there were, as `countAttempts` counts them: "3 attempts". */
function describeAttemptCount(attempts) {
    return formatPlural(countAttempts(attempts), 'attempt');
}
/** Sums up the usage of attempts. A number that no attempt reports stays null. */
function sumUsage(attempts) {
    return attempts.map(totalUsage).reduce(addUsage, NO_USAGE);
}
/** Counts the statements of a checkpoint that nobody has judged. */
function countUnjudged({ run }) {
    return run === undefined ? 0 : listUnjudged(run).length;
}

const marks = {
    done: { mark: '\u2713', ascii: '[x]', tone: 'good' },
    failed: { mark: '\u2717', ascii: '[!]', tone: 'bad' },
    undone: { mark: '\u21ba', ascii: '[<]', tone: 'warning' },
    waiting: { mark: '\u25cb', ascii: '[ ]' },
    running: { mark: '\u25b8', ascii: '[*]', tone: 'strong' },
    skipped: { mark: '\u00bb', ascii: '[>]', tone: 'warning' },
    abandoned: { mark: '\u2298', ascii: '[-]', tone: 'bad' },
    blocked: { mark: '\u25a0', ascii: '[#]', tone: 'bad' },
};
/** Returns the mark of a state, one column wide, or three of ASCII. */
function renderMark(name, { hasUnicode }) {
    const { mark, ascii } = marks[name];
    return hasUnicode ? mark : ascii;
}
/** Returns the state of a checkpoint for its mark. */
function findMark(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            return 'done';
        case 'skipped':
        case 'abandoned':
        case 'blocked':
            return outcome;
        case 'pending':
            return findPendingMark(checkpoint);
        default:
            return assertNever(outcome);
    }
}
function findPendingMark(checkpoint) {
    const last = listCountedAttempts(checkpoint).at(-1);
    if (last === undefined || isCaptured(last))
        return 'waiting';
    return last.outcome === 'running' || last.outcome === 'passed' ? 'running' : 'undone';
}
const tones = new Map(Object.values(marks).flatMap(({ mark, ascii, tone }) => [[mark, tone], [ascii, tone]]));
/** Finds the tone of a line that begins with a mark, behind two spaces at most. */
function findLineTone(line) {
    return tones.get(/^ {0,2}(\S+) /.exec(line)?.[1] ?? '');
}

const DEFINITIONS = '#/$defs/';
const NO_LIMIT = Number.POSITIVE_INFINITY;
/**
 * Returns whether a value of JSON has a shape, which may refer to the definitions of a whole one. The rules that a schema
 * has beyond JSON Schema are not checked: a text that breaks them is text none the less.
 */
function conforms(value, shape, whole = shape) {
    const isLike = (other) => conforms(value, other, whole);
    return ((shape.$ref === undefined || isLike(findDefinition(shape.$ref, whole))) &&
        (shape.type === undefined || [shape.type].flat().some((type) => hasType(value, type))) &&
        (!('const' in shape) || value === shape.const) &&
        (shape.enum === undefined || shape.enum.includes(value)) &&
        (shape.anyOf === undefined || shape.anyOf.some((other) => mayBeOfKind(value, other) && isLike(other))) &&
        (shape.oneOf === undefined || shape.oneOf.some(isLike)) &&
        (typeof value !== 'number' || isInRange(value, shape)) &&
        (typeof value !== 'string' || isLikeText(value, shape)) &&
        (!Array.isArray(value) || isLikeList(value, shape, whole)) &&
        (!isMapping(value) || isLikeMapping(value, shape, whole)));
}
/** Returns false where a mapping is of another kind. An event has one of forty shapes: to compare it with each takes long. */
function mayBeOfKind(value, { properties }) {
    const kind = properties?.kind?.const;
    return kind === undefined || !isMapping(value) || !('kind' in value) || value.kind === kind;
}
function findDefinition(reference, { $defs = {} }) {
    const name = reference.slice(DEFINITIONS.length);
    const found = reference.startsWith(DEFINITIONS) && Object.hasOwn($defs, name) ? $defs[name] : undefined;
    if (found === undefined)
        throw new Error(`"${reference}" is not defined`);
    return found;
}
function hasType(value, type) {
    if (type === 'integer')
        return Number.isInteger(value);
    if (type === 'null')
        return value === null;
    if (type === 'array')
        return Array.isArray(value);
    return type === 'object' ? isMapping(value) : typeof value === type;
}
function isInRange(value, { minimum = -NO_LIMIT, maximum = NO_LIMIT }) {
    return value >= minimum && value <= maximum;
}
function isLikeText(value, { pattern, maxLength = NO_LIMIT }) {
    return value.length <= maxLength && (pattern === undefined || new RegExp(pattern).test(value));
}
function isLikeList(value, { items, minItems = 0, maxItems = NO_LIMIT }, whole) {
    const isRight = items === undefined || value.every((item) => conforms(item, items, whole));
    return isRight && value.length >= minItems && value.length <= maxItems;
}
function isLikeMapping(value, { properties = {}, required = [], additionalProperties }, whole) {
    const isRight = ([name, part]) => {
        const shape = Object.hasOwn(properties, name) ? properties[name] : undefined;
        return shape === undefined ? additionalProperties !== false : conforms(part, shape, whole);
    };
    return Object.entries(value).every(isRight) && required.every((name) => Object.hasOwn(value, name));
}
function isMapping(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const recordShape = JSON.parse('{"event":{"$schema":"https://json-schema.org/draft/2020-12/schema","anyOf":[{"type":"object","properties":{"kind":{"type":"string","const":"task_created"},"schema_version":{"type":"number","const":1},"lineage":{"type":"string"},"task_id":{"$ref":"#/$defs/__schema0"},"plan_id":{"type":"string"},"base_ref":{"type":"string"},"base_sha":{"$ref":"#/$defs/__schema1"},"task_branch":{"type":"string"},"head":{"$ref":"#/$defs/__schema1"},"is_from_branch":{"type":"boolean","const":true},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","schema_version","lineage","task_id","plan_id","base_ref","base_sha","task_branch","head","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"run_started"},"run_id":{"type":"string"},"run_url":{"type":"string"},"plan_path":{"type":"string"},"groundhog_version":{"type":"string"},"isolation":{"type":"string","enum":["none","sandbox"]},"isolation_detail":{"type":"string"},"lease_generation":{"type":"integer","minimum":1,"maximum":9007199254740991},"took_over":{"type":"object","properties":{"run_id":{"type":"string"},"reason":{"type":"string"}},"required":["run_id","reason"],"additionalProperties":false},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","run_id","groundhog_version","isolation","lease_generation","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"plan_set"},"plan_hash":{"type":"string"},"checkpoints":{"type":"array","items":{"type":"object","properties":{"checkpoint_id":{"type":"string"},"definition_hash":{"type":"string"},"attempt_budget":{"type":"integer","minimum":1,"maximum":9007199254740991}},"required":["checkpoint_id","definition_hash","attempt_budget"],"additionalProperties":false}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","plan_hash","checkpoints","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"issue_linked"},"issue_number":{"type":"integer","minimum":1,"maximum":9007199254740991},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","issue_number","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"plan_approved"},"hash":{"type":"string"},"by":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","hash","by","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"plan_committed"},"path":{"type":"string"},"from":{"anyOf":[{"$ref":"#/$defs/__schema1"},{"type":"null"}]},"to":{"$ref":"#/$defs/__schema1"},"landed_on":{"type":"string","const":"result"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","path","from","to","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"branch_advanced"},"from":{"$ref":"#/$defs/__schema1"},"to":{"$ref":"#/$defs/__schema1"},"is_unchecked":{"type":"boolean","const":true},"is_base":{"type":"boolean","const":true},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","from","to","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"base_moved"},"from":{"$ref":"#/$defs/__schema1"},"to":{"$ref":"#/$defs/__schema1"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","from","to","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"commits_checked"},"from":{"$ref":"#/$defs/__schema1"},"to":{"$ref":"#/$defs/__schema1"},"is_mixed":{"type":"boolean","const":true},"broken":{"type":"array","items":{"type":"object","properties":{"checkpoint_id":{"type":"string"},"reason":{"type":"string"},"verifier_runs":{"type":"array","items":{"$ref":"#/$defs/__schema4"}}},"required":["checkpoint_id","reason","verifier_runs"],"additionalProperties":false}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","from","to","broken","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"workspace_prepared"},"context":{"$ref":"#/$defs/__schema22"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","context","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"rollback_started"},"run_id":{"$ref":"#/$defs/__schema23"},"day":{"$ref":"#/$defs/__schema24"},"from":{"$ref":"#/$defs/__schema1"},"to":{"$ref":"#/$defs/__schema1"},"pinned_ref":{"$ref":"#/$defs/__schema25"},"worktree_path":{"type":"string"},"found":{"anyOf":[{"type":"object","properties":{"branch":{"type":["string","null"]},"head":{"anyOf":[{"$ref":"#/$defs/__schema1"},{"type":"null"}]},"is_dirty":{"type":"boolean"},"staged_count":{"type":"integer","minimum":0,"maximum":9007199254740991},"unstaged_count":{"type":"integer","minimum":0,"maximum":9007199254740991},"untracked_count":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":["branch","head","is_dirty","staged_count","unstaged_count","untracked_count"],"additionalProperties":false},{"type":"null"}]},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","run_id","day","from","to","pinned_ref","worktree_path","found","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"rollback_completed"},"run_id":{"$ref":"#/$defs/__schema23"},"day":{"$ref":"#/$defs/__schema24"},"from":{"$ref":"#/$defs/__schema1"},"to":{"$ref":"#/$defs/__schema1"},"pinned_ref":{"$ref":"#/$defs/__schema25"},"context":{"$ref":"#/$defs/__schema22"},"notes":{"type":"array","items":{"type":"string"}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","run_id","day","from","to","pinned_ref","context","notes","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"rollback_failed"},"run_id":{"$ref":"#/$defs/__schema23"},"day":{"$ref":"#/$defs/__schema24"},"from":{"$ref":"#/$defs/__schema1"},"to":{"$ref":"#/$defs/__schema1"},"pinned_ref":{"$ref":"#/$defs/__schema25"},"reason":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","run_id","day","from","to","pinned_ref","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"leftovers_removed"},"run_id":{"type":"string"},"paths":{"type":"array","items":{"type":"string"}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","run_id","paths","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"baseline_checked"},"checkpoint_id":{"type":"string"},"verifier_runs":{"type":"array","items":{"$ref":"#/$defs/__schema4"}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","verifier_runs","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checkpoint_satisfied"},"checkpoint_id":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"attempt_started"},"checkpoint_id":{"type":"string"},"day":{"type":"integer","minimum":1,"maximum":9007199254740991},"attempt":{"type":"integer","minimum":1,"maximum":9007199254740991},"attempt_budget":{"type":"integer","minimum":1,"maximum":9007199254740991},"snapshot_ref":{"$ref":"#/$defs/__schema1"},"scratch_branch":{"type":"string"},"agent":{"type":"object","properties":{"name":{"type":"string"},"provider":{"type":["string","null"]},"model":{"type":["string","null"]},"entry":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"null"}]}},"required":["name","provider","model","entry"],"additionalProperties":false},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","attempt","attempt_budget","snapshot_ref","scratch_branch","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"steps_recorded"},"checkpoint_id":{"type":"string"},"day":{"type":"integer","minimum":1,"maximum":9007199254740991},"base":{"$ref":"#/$defs/__schema1"},"steps":{"type":"array","items":{"$ref":"#/$defs/__schema26"}},"missed":{"type":"integer","minimum":0,"maximum":9007199254740991},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","base","steps","missed","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"attempt_captured"},"checkpoint_id":{"type":"string"},"day":{"$ref":"#/$defs/__schema28"},"tool_calls":{"$ref":"#/$defs/__schema29"},"side_effects":{"$ref":"#/$defs/__schema30"},"usage":{"$ref":"#/$defs/__schema32"},"changed_paths":{"$ref":"#/$defs/__schema33"},"changed_paths_total":{"$ref":"#/$defs/__schema34"},"notes":{"$ref":"#/$defs/__schema35"},"scratch_commit":{"$ref":"#/$defs/__schema1"},"tree":{"$ref":"#/$defs/__schema1"},"summary":{"type":"string"},"claimed_by":{"$ref":"#/$defs/__schema36"},"failure_report":{"anyOf":[{"$ref":"#/$defs/__schema37"},{"type":"null"}]},"timeline":{"$ref":"#/$defs/__schema38"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","tool_calls","side_effects","usage","changed_paths","changed_paths_total","notes","scratch_commit","tree","summary","timeline","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"rescue_started"},"checkpoint_id":{"type":"string"},"day":{"type":"integer","minimum":1,"maximum":9007199254740991},"step":{"type":"integer","minimum":1,"maximum":9007199254740991},"commit":{"$ref":"#/$defs/__schema1"},"tree":{"$ref":"#/$defs/__schema1"},"retry_pointless":{"type":"boolean"},"failure_report":{"$ref":"#/$defs/__schema37"},"verifier_runs":{"type":"array","items":{"$ref":"#/$defs/__schema4"}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","step","commit","tree","retry_pointless","failure_report","verifier_runs","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"commit_signed"},"checkpoint_id":{"type":"string"},"day":{"type":"integer","minimum":1,"maximum":9007199254740991},"commit":{"$ref":"#/$defs/__schema1"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","commit","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"attempt_ended"},"checkpoint_id":{"type":"string"},"is_end_unknown":{"type":"boolean","const":true},"day":{"$ref":"#/$defs/__schema28"},"outcome":{"type":"string","enum":["running","passed","failed","interrupted"]},"scratch_commit":{"anyOf":[{"$ref":"#/$defs/__schema1"},{"type":"null"}]},"tree":{"anyOf":[{"$ref":"#/$defs/__schema1"},{"type":"null"}]},"summary":{"type":["string","null"]},"failure_report":{"anyOf":[{"$ref":"#/$defs/__schema37"},{"type":"null"}]},"workspace_reverted":{"type":"boolean"},"verifier_runs":{"type":"array","items":{"$ref":"#/$defs/__schema4"}},"claimed_by":{"$ref":"#/$defs/__schema36"},"rescued_from_step":{"type":"integer","minimum":1,"maximum":9007199254740991},"verified_in":{"type":"string","enum":["checkout","workspace"]},"tool_calls":{"$ref":"#/$defs/__schema29"},"side_effects":{"$ref":"#/$defs/__schema30"},"usage":{"$ref":"#/$defs/__schema32"},"changed_paths":{"$ref":"#/$defs/__schema33"},"changed_paths_total":{"$ref":"#/$defs/__schema34"},"notes":{"$ref":"#/$defs/__schema35"},"timeline":{"anyOf":[{"$ref":"#/$defs/__schema38"},{"type":"null"}]},"interruption":{"anyOf":[{"type":"object","properties":{"cause":{"type":"string","enum":["cancelled","deadline","budget","unjudged","provider","provider_settings","provider_credit","disk_full","command_not_run","surroundings"]},"retry_after_seconds":{"anyOf":[{"type":"number","minimum":0},{"type":"null"}]},"next_entry":{"type":"integer","minimum":1,"maximum":9007199254740991}},"required":["cause","retry_after_seconds"],"additionalProperties":false},{"type":"null"}]},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","outcome","scratch_commit","tree","summary","failure_report","workspace_reverted","verifier_runs","tool_calls","side_effects","usage","changed_paths","changed_paths_total","notes","timeline","interruption","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"workspace_rewound"},"checkpoint_id":{"type":"string"},"day":{"type":"integer","minimum":1,"maximum":9007199254740991},"notes":{"type":"array","items":{"type":"string"}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","notes","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checkpoint_landed"},"checkpoint_id":{"type":"string"},"day":{"type":"integer","minimum":1,"maximum":9007199254740991},"summary":{"type":"string"},"side_effects":{"type":"array","items":{"$ref":"#/$defs/__schema31"}},"committed_ref":{"anyOf":[{"$ref":"#/$defs/__schema1"},{"type":"null"}]},"attribution":{"anyOf":[{"type":"object","properties":{"since":{"$ref":"#/$defs/__schema1"},"agent_added":{"type":"integer","minimum":0,"maximum":9007199254740991},"agent_removed":{"type":"integer","minimum":0,"maximum":9007199254740991},"people_added":{"type":"integer","minimum":0,"maximum":9007199254740991},"people_commits":{"type":"integer","minimum":0,"maximum":9007199254740991},"binary_files":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":["since","agent_added","agent_removed","people_added","people_commits","binary_files"],"additionalProperties":false},{"type":"null"}]},"landed_on":{"type":"string","enum":["result","rebase"]},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","summary","side_effects","committed_ref","attribution","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"rebase_started"},"from":{"$ref":"#/$defs/__schema1"},"onto":{"$ref":"#/$defs/__schema1"},"left_base":{"$ref":"#/$defs/__schema1"},"commits":{"type":"array","items":{"type":"object","properties":{"commit":{"$ref":"#/$defs/__schema1"},"checkpoint_id":{"type":["string","null"]}},"required":["commit","checkpoint_id"],"additionalProperties":false}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","from","onto","commits","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"commits_carried"},"commits":{"minItems":1,"type":"array","items":{"$ref":"#/$defs/__schema1"}},"to":{"$ref":"#/$defs/__schema1"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","commits","to","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"rebase_completed"},"from":{"$ref":"#/$defs/__schema1"},"onto":{"$ref":"#/$defs/__schema1"},"to":{"$ref":"#/$defs/__schema1"},"kept_ref":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","from","onto","to","kept_ref","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"rebase_stopped"},"reason":{"type":"string"},"conflict_of":{"$ref":"#/$defs/__schema1"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"landing_audited"},"checkpoint_id":{"type":"string"},"day":{"type":"integer","minimum":1,"maximum":9007199254740991},"end":{"type":"string","enum":["done","out_of_time","interrupted","not_holding","nothing_to_run"]},"hunks":{"type":"integer","minimum":0,"maximum":9007199254740991},"tried":{"type":"integer","minimum":0,"maximum":9007199254740991},"unnoticed":{"type":"array","items":{"type":"object","properties":{"path":{"type":"string"},"line":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"null"}]},"added":{"type":"integer","minimum":0,"maximum":9007199254740991},"removed":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":["path","line","added","removed"],"additionalProperties":false}},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","day","end","hunks","tried","unnoticed","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checkpoint_abandoned"},"checkpoint_id":{"type":"string"},"reason":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checkpoint_blocked"},"checkpoint_id":{"type":"string"},"reason":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"budget_warning"},"limit":{"type":"string","enum":["max_tokens","max_cost_usd","deadline_minutes"]},"used":{"type":"number","minimum":0},"max":{"type":"number","minimum":0},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","limit","used","max","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"lease_released"},"generation":{"type":"integer","minimum":1,"maximum":9007199254740991},"by":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","generation","by","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"run_ended"},"ending":{"type":"string","enum":["passed","nothing_to_do","blocked","paused","refused","conflict","infra_error"]},"reason":{"type":"string"},"pause_cause":{"type":"string","enum":["deadline","budget","cancelled","provider","account","unjudged","asked","approval","job_ended","taken"]},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","ending","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checkpoint_reopened"},"checkpoint_id":{"type":"string"},"by":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","by","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checkpoint_skipped"},"checkpoint_id":{"type":"string"},"by":{"type":"string"},"reason":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","by","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"hint_given"},"by":{"type":"string"},"text":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","by","text","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"pause_requested"},"by":{"type":"string"},"reason":{"type":["string","null"]},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","by","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"task_aborted"},"by":{"type":"string"},"reason":{"type":["string","null"]},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","by","reason","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"comment_handled"},"comment_id":{"type":"integer","minimum":1,"maximum":9007199254740991},"part":{"type":"string","enum":["review","line","box"]},"edited_at":{"type":"string"},"command":{"type":"string"},"by":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","comment_id","command","by","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"checkpoint_approved"},"checkpoint_id":{"type":"string"},"statement":{"type":"integer","minimum":1,"maximum":9007199254740991},"by":{"type":"string"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","checkpoint_id","by","seq","at"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"result_materialized"},"by":{"type":"string"},"from":{"anyOf":[{"$ref":"#/$defs/__schema1"},{"type":"null"}]},"to":{"$ref":"#/$defs/__schema1"},"seq":{"$ref":"#/$defs/__schema2"},"at":{"$ref":"#/$defs/__schema3"}},"required":["kind","by","from","to","seq","at"],"additionalProperties":false}],"$defs":{"__schema0":{"type":"string","pattern":"^[a-z0-9][a-z0-9._-]{0,62}$"},"__schema1":{"type":"string","pattern":"^(?:[0-9a-f]{40}|[0-9a-f]{64})$"},"__schema2":{"type":"integer","minimum":1,"maximum":9007199254740991},"__schema3":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"__schema4":{"type":"object","properties":{"criterion":{"oneOf":[{"type":"object","properties":{"kind":{"type":"string","const":"command"},"command":{"$ref":"#/$defs/__schema5"},"expect_exit":{"default":0,"type":"integer","minimum":0,"maximum":255},"timeout_seconds":{"default":300,"type":"integer","minimum":1,"maximum":21600},"serial":{"type":"boolean"}},"required":["kind","command","expect_exit","timeout_seconds"],"additionalProperties":false},{"type":"object","properties":{"kind":{"$ref":"#/$defs/__schema6"},"command":{"$ref":"#/$defs/__schema7"},"report":{"$ref":"#/$defs/__schema8"},"must_pass":{"$ref":"#/$defs/__schema9"},"must_fail_at_base":{"$ref":"#/$defs/__schema12"},"regressions":{"$ref":"#/$defs/__schema13"},"min_tests":{"$ref":"#/$defs/__schema14"},"may_remove":{"$ref":"#/$defs/__schema15"},"flaky_retries":{"$ref":"#/$defs/__schema16"},"timeout_seconds":{"$ref":"#/$defs/__schema17"},"serial":{"$ref":"#/$defs/__schema18"}},"required":["kind","command","report","regressions","flaky_retries","timeout_seconds"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"file_exists"},"path":{"$ref":"#/$defs/__schema19"}},"required":["kind","path"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"file_absent"},"path":{"$ref":"#/$defs/__schema19"}},"required":["kind","path"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"file_contains"},"path":{"$ref":"#/$defs/__schema19"},"pattern":{"$ref":"#/$defs/__schema5"}},"required":["kind","path","pattern"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"changes_within"},"paths":{"minItems":1,"maxItems":100,"type":"array","items":{"$ref":"#/$defs/__schema5"}}},"required":["kind","paths"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"github_check"},"name":{"type":"string","maxLength":100,"$ref":"#/$defs/__schema5"},"timeout_seconds":{"default":1800,"type":"integer","minimum":1,"maximum":21600}},"required":["kind","name","timeout_seconds"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"semantic"},"name":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9._-]{0,39}$"},"statement":{"$ref":"#/$defs/__schema5"}},"required":["kind","statement"],"additionalProperties":false}]},"outcome":{"type":"string","enum":["passed","failed","unjudged","judged_pass","judged_fail","not_asked"]},"detail":{"type":"string"},"exit_code":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991},"timed_out":{"type":"boolean"},"output":{"type":"string"},"omitted_bytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"failure_lines":{"type":"array","items":{"type":"string"}},"evidence":{"type":["string","null"]},"judge":{"type":"object","properties":{"model":{"type":"string"},"input_tokens":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"output_tokens":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"cost_usd":{"anyOf":[{"type":"number","minimum":0},{"type":"null"}]},"estimated":{"type":"boolean"}},"required":["model","input_tokens","output_tokens","cost_usd"],"additionalProperties":false},"tests":{"type":"object","properties":{"base":{"anyOf":[{"$ref":"#/$defs/__schema20"},{"type":"null"}]},"now":{"anyOf":[{"$ref":"#/$defs/__schema20"},{"type":"null"}]},"rows":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string"},"base":{"$ref":"#/$defs/__schema21"},"now":{"$ref":"#/$defs/__schema21"},"note":{"type":"string","enum":["lost","failed","required","allowed","flaky","fixed"]},"message":{"type":"string"},"path":{"type":["string","null"]},"line":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"null"}]}},"required":["name","base","now","note","message","path","line"],"additionalProperties":false}},"left_out":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":["base","now","rows","left_out"],"additionalProperties":false},"guard":{"type":"boolean","const":true}},"required":["criterion","outcome","detail","exit_code","duration_ms","timed_out","output","omitted_bytes","evidence"],"additionalProperties":false},"__schema5":{"type":"string"},"__schema6":{"type":"string","const":"tests"},"__schema7":{"type":"string"},"__schema8":{"type":"string","maxLength":1000,"$ref":"#/$defs/__schema7"},"__schema9":{"$ref":"#/$defs/__schema10"},"__schema10":{"minItems":1,"maxItems":100,"type":"array","items":{"$ref":"#/$defs/__schema11"}},"__schema11":{"maxLength":500,"$ref":"#/$defs/__schema7"},"__schema12":{"type":"boolean"},"__schema13":{"default":"none","anyOf":[{"type":"string","enum":["none","ignore"]},{"type":"integer","minimum":0,"maximum":10000}]},"__schema14":{"type":"integer","minimum":1,"maximum":1000000},"__schema15":{"$ref":"#/$defs/__schema10"},"__schema16":{"default":0,"type":"integer","minimum":0,"maximum":5},"__schema17":{"default":300,"type":"integer","minimum":1,"maximum":21600},"__schema18":{"type":"boolean"},"__schema19":{"type":"string"},"__schema20":{"type":"object","properties":{"passed":{"type":"integer","minimum":0,"maximum":9007199254740991},"failed":{"type":"integer","minimum":0,"maximum":9007199254740991},"skipped":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":["passed","failed","skipped"],"additionalProperties":false},"__schema21":{"type":"string","enum":["passed","failed","skipped","missing","unknown"]},"__schema22":{"type":"object","properties":{"schema_version":{"type":"number","const":1},"run_id":{"type":"string"},"task_id":{"$ref":"#/$defs/__schema0"},"repo_root":{"type":"string"},"worktree_path":{"type":"string"},"branch_name":{"type":"string"},"base_ref":{"type":"string"},"base_sha":{"$ref":"#/$defs/__schema1"},"head_sha":{"$ref":"#/$defs/__schema1"},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"number":{"type":"integer","minimum":1,"maximum":9007199254740991},"workspace":{"type":"string","enum":["worktree","in_place","none"]},"rollbacks":{"type":"integer","minimum":0,"maximum":9007199254740991},"folders":{"type":"array","items":{"type":"string"}},"owner":{"type":"object","properties":{"host":{"type":"string"},"pid":{"type":"integer","minimum":1,"maximum":9007199254740991},"started":{"type":"string"}},"required":["host","pid","started"],"additionalProperties":false}},"required":["schema_version","run_id","task_id","repo_root","worktree_path","branch_name","base_ref","base_sha","head_sha","created_at","number","workspace","rollbacks","folders","owner"],"additionalProperties":false},"__schema23":{"type":"string"},"__schema24":{"type":"integer","minimum":1,"maximum":9007199254740991},"__schema25":{"type":["string","null"]},"__schema26":{"type":"object","properties":{"number":{"type":"integer","minimum":1,"maximum":9007199254740991},"at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"tool":{"type":["string","null"]},"seen_at":{"type":"string"},"stream":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"null"}]},"reason":{"type":"string","enum":["first","clean","no_overlap","work_still_there","work_gone","undecidable","returned","undone","withheld"]},"commit":{"anyOf":[{"$ref":"#/$defs/__schema1"},{"type":"null"}]},"changed_paths":{"type":"array","items":{"$ref":"#/$defs/__schema27"}},"changed_paths_total":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":["number","at","tool","seen_at","stream","reason","commit","changed_paths","changed_paths_total"],"additionalProperties":false},"__schema27":{"type":"object","properties":{"status":{"type":"string","enum":["A","M","D","T"]},"path":{"type":"string"}},"required":["status","path"],"additionalProperties":false},"__schema28":{"type":"integer","minimum":1,"maximum":9007199254740991},"__schema29":{"type":"array","items":{"type":"object","properties":{"seq":{"type":"integer","minimum":1,"maximum":9007199254740991},"tool_name":{"type":"string"},"started_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"duration_ms":{"type":"integer","minimum":0,"maximum":9007199254740991},"result_bytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"is_error":{"type":"boolean"}},"required":["seq","tool_name","started_at","duration_ms","result_bytes","is_error"],"additionalProperties":false}},"__schema30":{"type":"array","items":{"$ref":"#/$defs/__schema31"}},"__schema31":{"type":"object","properties":{"kind":{"type":"string","enum":["file_write","file_delete","git_commit","db_mutation","other"],"description":"What sort of change it was."},"target":{"type":"string","maxLength":1000,"description":"What was changed, so that somebody else finds it: a path, an address, a table."},"reversible":{"type":"boolean","description":"Whether it can be undone."}},"required":["kind","target","reversible"],"additionalProperties":false},"__schema32":{"type":"object","properties":{"turns":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"input_tokens":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"output_tokens":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"cached_input_tokens":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]},"cost_usd":{"anyOf":[{"type":"number","minimum":0},{"type":"null"}]},"estimated":{"type":"boolean"}},"required":["turns","input_tokens","output_tokens","cost_usd"],"additionalProperties":false},"__schema33":{"type":"array","items":{"$ref":"#/$defs/__schema27"}},"__schema34":{"type":"integer","minimum":0,"maximum":9007199254740991},"__schema35":{"type":"array","items":{"type":"string"}},"__schema36":{"type":"string","enum":["verb","end","none"]},"__schema37":{"type":"object","properties":{"source":{"type":"string","enum":["agent","verifier","runner"]},"what_tried":{"type":"string"},"what_happened":{"type":"string"},"next_attempt_plan":{"type":"string"}},"required":["source","what_tried","what_happened","next_attempt_plan"],"additionalProperties":false},"__schema38":{"type":"object","properties":{"base":{"$ref":"#/$defs/__schema1"},"landed_stream":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"null"}]},"steps":{"type":"array","items":{"$ref":"#/$defs/__schema26"}},"missed":{"type":"integer","minimum":0,"maximum":9007199254740991}},"required":["base","landed_stream","steps","missed"],"additionalProperties":false}}},"lease":{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{"schema_version":{"type":"number","const":1},"generation":{"type":"integer","minimum":1,"maximum":9007199254740991},"holder":{"anyOf":[{"type":"object","properties":{"run_id":{"type":"string"},"place":{"oneOf":[{"type":"object","properties":{"kind":{"type":"string","const":"process"},"host":{"type":"string"},"pid":{"type":"integer","minimum":1,"maximum":9007199254740991},"started":{"type":"string"}},"required":["kind","host","pid","started"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"job"},"run":{"type":"string"},"attempt":{"type":"integer","minimum":1,"maximum":9007199254740991},"url":{"type":"string"}},"required":["kind","run","attempt","url"],"additionalProperties":false},{"type":"object","properties":{"kind":{"type":"string","const":"unknown"}},"required":["kind"],"additionalProperties":false}]}},"required":["run_id","place"],"additionalProperties":false},{"type":"null"}]},"expires_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"}},"required":["schema_version","generation","holder","expires_at"],"additionalProperties":false}}');

/** Prepares a command that does nothing before its input has ended. */
function prepareCommand(git, args, { noopInput = '', ...call } = {}) {
    let send = () => undefined;
    const stdin = new Promise((resolve) => {
        send = resolve;
    });
    let result;
    const start = () => {
        result ??= git.bytes(args, { ...call, stdin });
        // `send` returns the failure to its caller.
        result.catch(() => undefined);
        return result;
    };
    return {
        start,
        send(input) {
            send(input);
            return start();
        },
        async cancel() {
            send(noopInput);
            await result?.catch(() => undefined);
        },
    };
}

/** Prepares to read objects of at most `maxBytes` together. */
function prepareObjects(git, maxBytes) {
    const { send, ...rest } = prepareCommand(git, ['cat-file', '--batch'], { maxBytes });
    return {
        ...rest,
        async read(names) {
            const { stdout } = await send(names.map((name) => `${name}\n`).join(''));
            return [...readBatch(stdout)];
        },
    };
}
/** Reads records of "id type size", a line end, the bytes, and a line end, see BATCH OUTPUT in git-cat-file(1). */
function* readBatch(output) {
    for (let at = 0; at < output.length;) {
        const end = output.indexOf(0x0a, at);
        const head = /^([0-9a-f]+) (\w+) (\d+)$/.exec(Buffer.from(output.subarray(at, end)).toString('latin1'));
        at = end + 1;
        if (head === null) {
            // "name missing", and nothing after it.
            yield undefined;
            continue;
        }
        const [, id = '', type = '', size] = head;
        const bytes = output.subarray(at, at + Number(size));
        at += Number(size) + 1;
        yield { id, type, bytes };
    }
}

/** Lists the refs below the prefixes, or all refs, with the objects that they name, see git-for-each-ref(1). */
async function listRefs(git, prefixes = []) {
    const { stdout } = await git.text(['for-each-ref', '--format=%(objectname) %(refname)', ...prefixes]);
    return toMap(stdout);
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

/**
 * Reads a file of a git directory; undefined where there is none. Throws for a link, for what is no file, and for a file
 * above the limit, in bytes.
 */
function readPlainFile(path, maxBytes) {
    // Most files that are asked for are not there, and an error takes longer than the answer.
    if (node_fs.lstatSync(path, { throwIfNoEntry: false }) === undefined)
        return undefined;
    // The opening of a pipe would wait for its writer.
    const file = node_fs.openSync(path, node_fs.constants.O_RDONLY | node_fs.constants.O_NOFOLLOW | node_fs.constants.O_NONBLOCK);
    try {
        const stat = node_fs.fstatSync(file);
        if (!stat.isFile() || stat.size > maxBytes)
            throw new Error(`${path} is no file of a usual size`);
        return node_fs.readFileSync(file);
    }
    finally {
        node_fs.closeSync(file);
    }
}

// Buys 0.4 bare Nodes of a start of `groundhog status`, which takes 2.8 of them without it (docs/performance.md).
const MAX_REF_BYTES = 1024;
const MAX_PACKED_REFS_BYTES = 1024 * 1024;
const MAX_OBJECT_BYTES = 16 * 1024 * 1024;
const ID_BYTES = 20;
/**
 * Lists the refs `<below>/<any>/<name>` with the objects that they name, without a process, see gitrepository-layout(5).
 * Throws an Error for refs that are in any way unusual, such as symbolic ones: git knows those.
 */
function listPlainRefs(commonDir, { below, name }) {
    const refs = new Map();
    for (const entry of listFolder(node_path.join(commonDir, below))) {
        const ref = `${below}/${entry.name}/${name}`;
        const text = entry.isFile() ? undefined : readText$2(node_path.join(commonDir, ref), MAX_REF_BYTES);
        const id = /^([0-9a-f]{40})\n$/.exec(text ?? '')?.[1];
        if (text !== undefined && id === undefined)
            throw new Error(`${ref} is no plain ref`);
        if (id !== undefined)
            refs.set(ref, id);
    }
    // Read last: git packs a ref before it removes the file of the ref, and the file counts.
    for (const [ref, id] of listPackedRefs(commonDir)) {
        const isWanted = ref.startsWith(`${below}/`) && ref.endsWith(`/${name}`);
        if (isWanted && !refs.has(ref))
            refs.set(ref, id);
    }
    return refs;
}
/** Opens the refs of a repository, read without a process, see gitrepository-layout(5); the packed ones once for all. */
function openPlainRefs(commonDir) {
    let packed;
    return (ref) => {
        const text = readText$2(node_path.join(commonDir, ref), MAX_REF_BYTES);
        if (text === undefined) {
            packed ??= new Map(listPackedRefs(commonDir));
            return packed.get(ref);
        }
        const id = /^([0-9a-f]{40})\n$/.exec(text)?.[1];
        if (id === undefined)
            throw new Error(`${ref} is no plain ref`);
        return id;
    };
}
function listFolder(path) {
    const entries = node_fs.existsSync(path) ? node_fs.readdirSync(path, { withFileTypes: true }) : [];
    if (entries.some((entry) => !entry.isFile() && !entry.isDirectory()))
        throw new Error(`${path} has links`);
    return entries;
}
function listPackedRefs(commonDir) {
    const lines = (readText$2(node_path.join(commonDir, 'packed-refs'), MAX_PACKED_REFS_BYTES) ?? '').split('\n');
    if (lines.pop() !== '')
        throw new Error('the packed refs do not end with a line end');
    return lines.flatMap((line) => {
        const [, id, ref] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? [];
        if (id !== undefined && ref !== undefined)
            return [[ref, id]];
        if (!/^(?:#.*|\^[0-9a-f]{40})$/.test(line))
            throw new Error('the packed refs have a line that is no ref');
        return [];
    });
}
/**
 * Reads files in the root of a commit whose objects are all loose, without a process, in the order of the names;
 * undefined for one that is not there. Throws an Error for an object that is packed, damaged or above 16 MiB, and for what is no
 * file: git knows those.
 */
function readLooseFiles(commonDir, commit, names) {
    const text = readLoose(commonDir, commit, 'commit').bytes.toString('latin1');
    const tree = /^tree ([0-9a-f]{40})\n/.exec(text)?.[1] ?? '';
    const entries = parseTree(readLoose(commonDir, tree, 'tree').bytes);
    return names.map((name) => {
        const entry = entries.get(name);
        if (entry === undefined)
            return undefined;
        if (entry.mode !== '100644')
            throw new Error(`${name} is no plain file`);
        return readLoose(commonDir, entry.id, 'blob');
    });
}
/** Reads an object, with the checks that git makes of a loose one: its checksum, its type and its size. */
function readLoose(commonDir, id, type) {
    const packed = readPlainFile(node_path.join(commonDir, 'objects', id.slice(0, 2), id.slice(2)), MAX_OBJECT_BYTES);
    if (packed === undefined)
        throw new Error(`${id} is not loose`);
    const whole = node_zlib.inflateSync(packed, { maxOutputLength: MAX_OBJECT_BYTES });
    const bytes = whole.subarray(whole.indexOf(0) + 1);
    const head = whole.toString('latin1', 0, whole.length - bytes.length);
    if (head !== `${type} ${bytes.length}\0`)
        throw new Error(`${id} is no ${type} of its size`);
    return { id, type, bytes };
}
/** Parses a tree, whose entries are "mode name", a zero byte, and the id as bytes. Throws an Error for any other bytes. */
function parseTree(bytes) {
    const entries = new Map();
    for (let at = 0; at < bytes.length;) {
        const start = bytes.indexOf(0, at) + 1;
        const [, mode, name] = /^([1-7][0-7]{4,5}) ([^/]+)\0$/.exec(bytes.toString('latin1', at, start)) ?? [];
        const end = start + ID_BYTES;
        if (mode === undefined || name === undefined || end > bytes.length)
            throw new Error('a tree is damaged');
        if (!entries.has(name))
            entries.set(name, { mode, id: bytes.toString('hex', start, end) });
        at = end;
    }
    return entries;
}
function readText$2(path, maxBytes) {
    return readPlainFile(path, maxBytes)?.toString('latin1');
}

const MAX_BYTES$3 = 1024 * 1024;
/**
 * Finds the folder of refs and objects of the repository that a folder is in, without a process, as git does. Throws an
 * Error for a repository that is in any way unusual, such as a bare one or one with an extension: git knows that one.
 */
function findPlainRepository(folder) {
    const { dev } = node_fs.statSync(folder);
    for (let at = node_fs.realpathSync(folder);; at = node_path.dirname(at)) {
        const stat = node_fs.statSync(at);
        const gitDir = stat.isDirectory() && stat.dev === dev ? findGitDirIn(at) : undefined;
        if (gitDir !== undefined)
            return requireCommonDir(gitDir);
        // A folder with this file may be a bare repository, or the git directory itself.
        if (!stat.isDirectory() || at === node_path.dirname(at) || node_fs.existsSync(node_path.join(at, 'HEAD')))
            throw new Error('no plain repository');
    }
}
/** Finds the folder of refs and objects of a plain repository; undefined for one that only git can read. */
function findCommonDir(folder) {
    try {
        return findPlainRepository(folder);
    }
    catch {
        return undefined;
    }
}
/** Finds the branch that is checked out where a folder is, without a process; undefined for none, and where only git can tell. */
function findHeadBranch(folder) {
    try {
        for (let at = node_fs.realpathSync(folder);; at = node_path.dirname(at)) {
            const gitDir = findGitDirIn(at);
            if (gitDir !== undefined)
                return /^ref: refs\/heads\/([^\n]+)\n$/.exec(readText$1(node_path.join(gitDir, 'HEAD')))?.[1];
            if (at === node_path.dirname(at))
                return undefined;
        }
    }
    catch {
        return undefined;
    }
}
function findGitDirIn(folder) {
    const path = node_path.join(folder, '.git');
    const stat = node_fs.statSync(path, { throwIfNoEntry: false });
    if (stat === undefined)
        return undefined;
    if (stat.isDirectory())
        return path;
    const linked = /^gitdir: ([^\r\n]+)\n$/.exec(readText$1(path))?.[1];
    if (linked === undefined)
        throw new Error(`${path} names no git directory`);
    return node_path.resolve(folder, linked);
}
function requireCommonDir(gitDir) {
    if (!/^(?:ref: refs\/[^\n]+|[0-9a-f]{40})\n$/.test(readText$1(node_path.join(gitDir, 'HEAD'))))
        throw new Error('no plain HEAD');
    const commonDir = node_path.resolve(gitDir, readText$1(node_path.join(gitDir, 'commondir')).replace(/\n$/, ''));
    const isWhole = ['refs', 'objects'].every((name) => node_fs.statSync(node_path.join(commonDir, name)).isDirectory());
    if (!isWhole || !hasOldestFormat(readText$1(node_path.join(commonDir, 'config'))))
        throw new Error('no plain repository');
    return commonDir;
}
/** Returns whether a repository of this configuration has files of refs, and objects with ids of SHA-1. */
function hasOldestFormat(config) {
    const rest = config.replace(/^\s*repositoryformatversion = 0$/m, '');
    return rest !== config && !/extensions|repositoryformatversion/i.test(rest);
}
/** Reads a file as text; empty where there is none. */
function readText$1(path) {
    return readPlainFile(path, MAX_BYTES$3)?.toString('utf8') ?? '';
}

/** Events in one file. A full file is never written again, so that the cost of a record does not grow with the task. */
const EVENTS_PER_FILE = 100;
/** Returns the path of a part of the chronicle: `chronicle.jsonl` for 0, `chronicle/0001.jsonl` for 1 and so on. */
function chronicleFile(index) {
    return index === 0 ? 'chronicle.jsonl' : `chronicle/${String(index).padStart(4, '0')}.jsonl`;
}
/** Parses a chronicle. Throws, with the line, on an event that this version does not know or a gap in the numbers. */
function parseChronicle(text, toEvent) {
    const lines = text.split('\n');
    if (lines.pop() !== '')
        throw new Error('the chronicle does not end with a line end');
    const events = lines.map((line, index) => {
        const event = parseLine(line, index + 1, toEvent);
        if (event.seq !== index + 1)
            throw new Error(`line ${index + 1} of the chronicle has number ${event.seq}`);
        return event;
    });
    return { events, linesRead: lines };
}
function parseLine(line, number, toEvent) {
    try {
        return toEvent(JSON.parse(line));
    }
    catch (error) {
        const file = chronicleFile(Math.floor((number - 1) / EVENTS_PER_FILE));
        const why = error instanceof SyntaxError ? 'is not whole: it is no JSON' : 'is no event that this version knows';
        throw new Error(`${file}: line ${number} of the chronicle ${why}`, { cause: error });
    }
}

/** Returns the prefix of all refs of a task, apart from its branches. */
function taskNamespace(taskId) {
    return `refs/groundhog/${taskId}`;
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
        case 'before_rebase':
            return `${taskNamespace(ref.taskId)}/before-rebase-${ref.number}`;
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
/** Returns the name of the scratch branch of one attempt, `groundhog/<task_id>/day-<n>`. */
function scratchBranchName(taskId, day) {
    return `groundhog/${taskId}/day-${day}`;
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
    const taskId = match?.[1] ?? '';
    if (match === null || !isTaskId(taskId))
        return undefined;
    if (match[2] === 'state' || match[2] === 'result')
        return { kind: match[2], taskId };
    const kind = ref.startsWith('refs/heads/') ? 'scratch_branch' : 'scratch';
    return { kind, taskId, day: Number(match[3]) };
}
function toStepsRef(taskId = '', stream) {
    return isTaskId(taskId) && stream !== undefined ? { kind: 'steps', taskId, ...stream } : undefined;
}

/** The most that is passed as arguments: a system may allow a command no more than 128 KiB. */
const MAX_BYTES$2 = 64 * 1024;
/**
 * Returns whether a branch has what a range has changed, file by file, as a squashed merge leaves it; false where the branch
 * has changed one of the files since, or where there are too many. Writes nothing. Rejects where a commit is not there.
 */
async function containsChanges(git, { from, to }, branch) {
    const { stdout } = await git.text(['diff-tree', '-r', '-z', '--no-renames', '--name-only', from, to]);
    // A name that is no UTF-8 would match nothing.
    if (stdout === '' || Buffer.byteLength(stdout) > MAX_BYTES$2 || stdout.includes('\ufffd'))
        return false;
    const paths = stdout.split('\0').filter((path) => path !== '');
    const [there, here] = await Promise.all([branch, to].map((tree) => listEntries(git, tree, paths)));
    return there === here;
}
/** Lists the entries of a tree at paths from its root; git-diff-tree(1) takes paths from the reader's folder. */
async function listEntries(git, tree, paths) {
    const { stdout } = await git.text(['ls-tree', '-r', '-z', '--full-tree', tree, '--', ...paths]);
    return stdout;
}

/**
 * Lists those of some commits that a branch does not have, see git-rev-list(1). Rejects where the branch or one of the
 * commits is not there.
 */
async function listUnmerged(git, commits, branch) {
    const { stdout } = await git.text(['rev-list', ...commits, `^${branch}`, '--']);
    const reached = new Set(stdout.split('\n'));
    return commits.filter((commit) => reached.has(commit));
}
/** Returns whether a branch was at a commit before, by its reflog; false where it has none, or the entry has expired. */
async function wasTip(git, branch, commit) {
    const args = ['rev-list', '--walk-reflogs', branch, '--'];
    const { stdout, exitCode } = await git.text(args, { okExitCodes: [0, 128] });
    return exitCode === 0 && stdout.split('\n').includes(commit);
}
/** Counts the commits of a branch that a commit does not have. Rejects where one of them is not there. */
async function countLater(git, commit, branch) {
    const { stdout } = await git.text(['rev-list', '--count', branch, `^${commit}`, '--']);
    return Number(stdout);
}

/** Git is asked about each of the last tasks alone. */
const MAX_COUNTED = 5;
// Why: docs/decisions/0193-a-squashed-merge-is-a-merge.md
/**
 * Marks the views of tasks without open checkpoints whose base branch has all that has landed, as a merge leaves it there, and
 * for the last tasks a squashed one, until a file of it is changed again. The last others that have ended get how many commits
 * the base branch has since. Git is asked once for each base branch, and once for each of those; where it cannot answer, nothing
 * is marked. In a plain repository, and on a remote, views also get where their task branch has been moved to, and
 * whether it lacks what landed.
 */
async function markMerged(views, reader) {
    const branches = new Map();
    for (const { record } of views.filter(({ record: { ending } }) => ending !== null)) {
        const branch = toBranchRef(record.base_ref);
        branches.set(branch, [...(branches.get(branch) ?? []), record]);
    }
    const { commonDir } = reader;
    const findRef = commonDir === undefined ? undefined : openPlainRefs(commonDir);
    const found = await Promise.all([...branches].map(([branch, records]) => findMarks(branch, records, { ...reader, findRef })));
    const marks = new Map(found.flatMap((each) => [...each]));
    return Promise.all(views.map(async (view) => {
        const move = await findMove(view.record, { findRef, findTip: reader.findTip });
        const isMerged = marks.get(view.record)?.isMerged === true;
        // What is open still begins from the base, as after a merge and a longer plan.
        if (move.movedTo === null && !isMerged && (await isHeadInBase(view.record, reader)))
            return { ...view, ...marks.get(view.record), isHeadInBase: true };
        const isRewound = typeof move.movedTo === 'string' && (await lacksLandings(view.record, move.movedTo, reader));
        return { ...view, ...marks.get(view.record), ...move, ...(isRewound ? { isRewound } : {}) };
    }));
}
/** Returns whether a commit lacks what has landed; false where git cannot tell. */
async function lacksLandings({ head }, commit, { openGit }) {
    try {
        return (await listUnmerged(await openGit(), [head], commit)).length > 0;
    }
    catch {
        return false;
    }
}
/** Returns whether the base branch has the commit that a task works from; false where git cannot tell. */
async function isHeadInBase(record, reader) {
    const branch = toBranchRef(record.base_ref);
    const tip = reader.findTip === undefined ? branch : await reader.findTip(branch).catch(() => undefined);
    if (tip === undefined)
        return false;
    try {
        return (await listUnmerged(await reader.openGit(), [record.head], tip)).length === 0;
    }
    catch {
        return false;
    }
}
/** Finds where the task branch is instead, here or on the remote; nothing where git would have to be asked. */
async function findMove(record, { findRef, findTip }) {
    const { head, base_sha: base, result, rebase, run_url, task_branch: branch } = record;
    const isNone = head === base && result === null;
    // The branch of a job is on its remote.
    const find = findTip ?? (run_url === null ? findRef : undefined);
    if (find === undefined || isNone || rebase !== null)
        return {};
    try {
        const found = (await find(toBranchRef(branch))) ?? null;
        // Before the first landing there may be no branch.
        const isThere = found === head || (head === base && found === null) || (result !== null && found === result);
        return isThere ? {} : { movedTo: found };
    }
    catch {
        return {};
    }
}
function hasLandedAll({ head, base_sha: base, checkpoints }) {
    return head !== base && checkpoints.every(isCheckpointDone);
}
async function findMarks(branch, records, { openGit, findTip, findRef }) {
    const marks = new Map();
    try {
        const tip = await (findTip === undefined ? readTip(findRef, branch) : findTip(branch));
        const landed = records.filter(hasLandedAll);
        for (const record of landed.filter(({ head }) => tip === head))
            marks.set(record, { isMerged: true });
        const asked = records.filter(({ head, base_sha: base }) => tip !== head && tip !== base);
        const name = findTip === undefined ? branch : tip;
        if (asked.length === 0 || name === undefined)
            return marks;
        const git = await openGit();
        const heads = landed.filter((record) => asked.includes(record)).map(({ head }) => head);
        const unmerged = new Set(heads.length === 0 ? [] : await listUnmerged(git, heads, name));
        const isMerged = (record) => hasLandedAll(record) && !unmerged.has(record.head);
        for (const record of asked.filter(isMerged))
            marks.set(record, { isMerged: true });
        for (const record of asked.filter((each) => !isMerged(each)).slice(-MAX_COUNTED)) {
            const range = { from: record.base_sha, to: record.head };
            const isSquashed = hasLandedAll(record) && (await containsChanges(git, range, name));
            const laterCommits = isSquashed ? 0 : await countLater(git, record.head, name);
            if (isSquashed)
                marks.set(record, { isMerged: true });
            else {
                const isRewritten = findTip === undefined && (await wasRewritten(git, record, name));
                marks.set(record, { ...(laterCommits > 0 && { laterCommits }), ...(isRewritten && { isBaseRewritten: true }) });
            }
        }
        return marks;
    }
    catch {
        return marks;
    }
}
/** Returns whether a branch of the reader has the base of a task no more; one that is merely behind never had it. */
async function wasRewritten(git, { base_sha: base }, branch) {
    return (await listUnmerged(git, [base], branch)).length > 0 && (await wasTip(git, branch, base));
}
/** Finds the tip of a branch without git; undefined where git must be asked. */
function readTip(findRef, branch) {
    try {
        return findRef?.(branch);
    }
    catch {
        return undefined;
    }
}

/** The codes of failures that stop a run or a command; each has its text in the error catalogue. */
/** Returns a thrown value as an Error. */
function toError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Returns the record of an attempt that starts. */
function startAttempt(event, at) {
    return {
        day: event.day,
        started_at: at,
        ended_at: null,
        outcome: 'running',
        ...(event.agent === undefined ? {} : { agent: event.agent }),
        snapshot_ref: event.snapshot_ref,
        scratch_branch: event.scratch_branch,
        scratch_commit: null,
        tree: null,
        summary: null,
        failure_report: null,
        workspace_reverted: false,
        verifier_runs: [],
        tool_calls: [],
        side_effects: [],
        usage: { turns: null, input_tokens: null, output_tokens: null, cost_usd: null },
        changed_paths: [],
        changed_paths_total: 0,
        notes: [],
        committed_ref: null,
        attribution: null,
        timeline: null,
        interruption: null,
    };
}
function captureAttempt(attempt, event, at) {
    return { ...attempt, ...toFacts(event), failure_report: event.failure_report ?? null, captured_at: at };
}
/** Returns the checkpoints for a new run, of which captured attempts have waited since the last time at which a run is known of. */
function resumeCaptured({ checkpoints, run_started_at: started, ended_at: ended }, at) {
    const resume = (attempt) => {
        if (!isCaptured(attempt) || attempt.captured_at === undefined)
            return attempt;
        const last = Math.max(...[attempt.captured_at, started, ended ?? started].map((time) => Date.parse(time)));
        return { ...attempt, waited_ms: (attempt.waited_ms ?? 0) + Math.max(0, Date.parse(at) - last) };
    };
    return checkpoints.map((checkpoint) => checkpoint.attempts.some(isCaptured) ? { ...checkpoint, attempts: checkpoint.attempts.map(resume) } : checkpoint);
}
/** Returns an attempt of which a recorded step is verified now. */
function startRescue(attempt, event) {
    const { step, commit, tree, retry_pointless, failure_report, verifier_runs } = event;
    return { ...attempt, failure_report, verifier_runs, rescue: { step, commit, tree, retry_pointless } };
}
function endAttempt(attempt, event, at) {
    const { rescue: _over, ...found } = attempt;
    const { is_end_unknown: isUnknown, ...facts } = toFacts(event);
    return { ...found, ...facts, ended_at: isUnknown === true ? null : at };
}
/** Returns an attempt whose work was removed from the workspace. */
function rewindAttempt(attempt, { notes }) {
    return { ...attempt, workspace_reverted: true, notes: [...attempt.notes, ...notes] };
}
/** Returns the fields of an event that belong to the record of its attempt. */
function toFacts(event) {
    const { kind: _kind, checkpoint_id: _checkpoint, ...rest } = event;
    const { seq: _seq, at: _at, ...facts } = rest;
    return facts;
}

/** The reason of a checkpoint that is open although it had passed. */
const CHANGED = 'It has changed in the plan since it passed, so it starts again.';
/**
 * Carries the record of each checkpoint over to a plan, by id and definition. An unchanged landed checkpoint stays
 * landed; a changed definition starts again; any change of the plan reopens what was given up, and has the criteria of what is
 * open run before the next attempt, since guards and the setup may be others.
 */
function carryOverPlan(record, event) {
    const isChanged = record.plan_hash !== event.plan_hash;
    return event.checkpoints.map((definition) => {
        const known = record.checkpoints.find(({ checkpoint_id }) => checkpoint_id === definition.checkpoint_id);
        if (known?.definition_hash !== definition.definition_hash)
            return restart(known, definition);
        const isGivenUp = known.outcome === 'abandoned' || known.outcome === 'blocked';
        const baseline = isChanged && !isCheckpointDone(known) ? null : known.baseline;
        if (isGivenUp && definition.attempt_budget > known.attempt_budget)
            return { ...reopen$1(known, definition), baseline };
        // The budget is used up: without a fresh one, reopening would change nothing.
        if (isGivenUp && isChanged)
            return { ...reopen$1(known, definition), baseline, budget_from: known.attempts.length };
        return { ...known, ...definition, baseline };
    });
}
/** Returns whether the plan of a task is a file of its repository, whose path `plan_id` is. */
function hasPlanPath({ plan_id: id, task_id: task }) {
    return id !== `${task}:plan`;
}
function reopen$1(known, definition) {
    return { ...known, ...definition, outcome: 'pending', reason: null, held_at: null, ended_at: null };
}
function restart(known, definition) {
    const attempts = known?.attempts ?? [];
    return {
        ...definition,
        outcome: 'pending',
        reason: known?.outcome === 'success' ? CHANGED : null,
        held_at: null,
        baseline: null,
        baseline_day: 0,
        attempts,
        budget_from: attempts.length,
        started_at: null,
        ended_at: null,
    };
}

/** Returns the record after an event of a rebase. Throws an Error for one that cannot follow. */
function applyRebase(record, event) {
    if (event.kind === 'rebase_started')
        return startRebase(record, event);
    const { rebase } = record;
    if (rebase === null)
        throw new Error(`"${event.kind}": no rebase has begun`);
    switch (event.kind) {
        case 'commits_carried': {
            const carried = new Set(event.commits);
            const left = rebase.left.filter(({ commit }) => !carried.has(commit));
            // Lines of people are counted from the last landing, also where that is one that stands for no checkpoint any more.
            const isLanding = hasLanded(record, carried) || carried.has(rebase.last_landed ?? '');
            const last_landed = isLanding ? event.to : record.last_landed;
            // What has landed on the new line is run on these commits once the branch has moved.
            const carried_from = rebase.carried_from ?? (hasLandedOnLine(record, rebase) ? rebase.head : undefined);
            return {
                ...record,
                last_landed,
                rebase: { ...rebase, ...(carried_from && { carried_from }), head: event.to, left },
            };
        }
        case 'rebase_completed': {
            const { at, onto, from, to, kept_ref } = event;
            const verified = listVerified(record, rebase);
            const { left_base } = rebase;
            const rebases = [...record.rebases, { at, onto, from, to, kept_ref, ...(left_base && { left_base }), verified }];
            const checkpoints = record.checkpoints.map((found) => toNewBase(found, rebase));
            // What was merged lands no second time: all that came since is checked with it.
            const merged_since = hasMerged(checkpoints, rebase) ? (record.unchecked_since ?? from) : undefined;
            const unchecked_since = merged_since ?? rebase.carried_from ?? null;
            return { ...record, checkpoints, rebase: null, rebases, head: to, base_sha: onto, unchecked_since };
        }
        case 'rebase_stopped':
            return { ...stopRebase(record, rebase), ...toImpossible(rebase, event) };
    }
}
/** Opens what had landed: each checkpoint lands once more, on the new base. */
function startRebase(record, event) {
    const { from, onto, left_base, commits } = event;
    const landed = commits.flatMap(({ checkpoint_id, commit }) => checkpoint_id === null ? [] : [{ checkpoint_id, commit, budget_from: findBudgetStart(record, checkpoint_id) }]);
    const opened = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    const heldAt = record.checkpoints.find(({ held_at }) => held_at !== null)?.held_at;
    return {
        ...record,
        // What commits of people have broken is due again, also where the rebase is stopped.
        unchecked_since: record.unchecked_since ?? heldAt ?? null,
        checkpoints: record.checkpoints.map((found) => (opened.has(found.checkpoint_id) ? open(found) : found)),
        rebase: {
            ...{ from, onto, head: onto, ...(left_base && { left_base }), left: commits, landed },
            since_day: record.last_day,
            last_landed: record.last_landed,
        },
    };
}
function findBudgetStart({ checkpoints }, id) {
    return checkpoints.find(({ checkpoint_id }) => checkpoint_id === id)?.budget_from ?? 0;
}
function open(found) {
    return {
        ...found,
        outcome: 'pending',
        reason: null,
        held_at: null,
        ended_at: null,
        budget_from: found.attempts.length,
    };
}
function hasLandedOnLine({ checkpoints }, { landed }) {
    const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    return checkpoints.some(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
}
function hasLanded({ checkpoints }, commits) {
    const attempts = checkpoints.flatMap((each) => each.attempts);
    return attempts.some(({ committed_ref: commit }) => commit !== null && commits.has(commit));
}
/** Returns whether a checkpoint stays passed after a rebase that has not landed it again, since the base has it. */
function hasMerged(checkpoints, { landed }) {
    const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    return checkpoints.some((found) => found.outcome === 'success' && !ids.has(found.checkpoint_id));
}
/** Returns the record after a landing on the new line, where no branch is yet. */
function landOnLine(record, rebase, event) {
    const { checkpoint_id: id, committed_ref: commit } = event;
    const left = rebase.left.filter(({ checkpoint_id }) => checkpoint_id !== id);
    const next = { ...rebase, left, head: commit ?? rebase.head };
    return { ...record, rebase: next, last_landed: commit ?? record.last_landed };
}
// Why: docs/decisions/0191-a-changed-checkpoint-in-a-rebase.md
/**
 * Returns the rebase that is under way, for the checkpoints of another plan. Of one that the plan defines anew, or has no
 * more, the old commit is no landing: it comes to the new line as it is, unless its checkpoint was tried there already.
 */
function carryOverRebase(record, planned) {
    const { rebase } = record;
    if (rebase === null)
        return null;
    const isChanged = ({ checkpoint_id: id, definition_hash: hash }) => planned.every((each) => each.checkpoint_id !== id || each.definition_hash !== hash);
    const changed = record.checkpoints.filter(isChanged);
    const isTried = (each) => isTriedOnLine(each, rebase);
    const untried = new Set(changed.filter((each) => !isTried(each)).map(({ checkpoint_id }) => checkpoint_id));
    const tried = new Set(changed.filter(isTried).map(({ checkpoint_id }) => checkpoint_id));
    return {
        ...rebase,
        left: rebase.left.map((each) => each.checkpoint_id !== null && untried.has(each.checkpoint_id) ? { ...each, checkpoint_id: null } : each),
        landed: rebase.landed
            .filter(({ checkpoint_id }) => !untried.has(checkpoint_id))
            .map((each) => (tried.has(each.checkpoint_id) ? { ...each, is_reopened: true } : each)),
    };
}
/** Returns a checkpoint as it is on a new base: what has no commit to be verified there held at the old one alone. */
function toNewBase(found, { landed }) {
    if (found.held_at !== null)
        return releaseHeld(found);
    if (!isCheckpointDone(found))
        return { ...found, baseline: null };
    const isVerified = landed.some(({ checkpoint_id }) => checkpoint_id === found.checkpoint_id);
    return isVerified || !isHeldWithoutCommit(found) ? found : { ...open(found), baseline: null };
}
/** Returns whether a checkpoint has passed without a commit of its own: it held before any work, or its work changed nothing. */
function isHeldWithoutCommit({ outcome, reason, attempts }) {
    const passed = attempts.findLast((attempt) => attempt.outcome === 'passed');
    return outcome === 'success' && (reason === HELD_ALREADY || (passed?.committed_ref ?? null) === null);
}
function listVerified({ checkpoints }, { landed }) {
    const ids = new Set(landed.map(({ checkpoint_id }) => checkpoint_id));
    const verified = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
    return verified.map(({ checkpoint_id }) => checkpoint_id);
}
function toImpossible({ from, onto, left_base }, { reason, conflict_of }) {
    return conflict_of === undefined
        ? {}
        : { impossible_rebase: { from, onto, reason, ...(left_base && { left_base }) } };
}
/** Returns the record as of before the rebase, with the attempts that it took: none of them has landed. */
function stopRebase(record, rebase) {
    const before = new Map(rebase.landed.map((each) => [each.checkpoint_id, each]));
    const checkpoints = record.checkpoints.map((found) => {
        const known = before.get(found.checkpoint_id);
        if (known === undefined)
            return found;
        const { commit, budget_from, is_reopened: isReopened } = known;
        const attempts = found.attempts.map((each) => each.day > rebase.since_day ? { ...each, committed_ref: null, attribution: null } : each);
        if (isReopened === true)
            return { ...found, attempts, outcome: 'pending', reason: CHANGED, ended_at: null };
        const ended_at = attempts.findLast(({ committed_ref }) => committed_ref === commit)?.ended_at ?? null;
        return { ...found, attempts, outcome: 'success', reason: null, ended_at, budget_from };
    });
    return { ...record, checkpoints, rebase: null, last_landed: rebase.last_landed };
}

/** The traits of each event kind. Those that depend on an outcome as well are narrowed where they are used. */
const eventTraits = {
    task_created: [],
    run_started: ['outside_work', 'status'],
    plan_set: ['outside_work', 'progress'],
    issue_linked: ['outside_work', 'thread'],
    plan_approved: ['outside_work', 'thread'],
    plan_committed: ['thread'],
    comment_handled: ['outside_work', 'thread'],
    branch_advanced: [],
    base_moved: ['outside_work', 'progress'],
    commits_checked: ['milestone', 'progress'],
    workspace_prepared: [],
    rollback_started: [],
    rollback_completed: [],
    rollback_failed: [],
    leftovers_removed: ['outside_work'],
    baseline_checked: ['checkpoint'],
    checkpoint_satisfied: ['checkpoint', 'milestone', 'progress'],
    attempt_started: [],
    steps_recorded: ['checkpoint'],
    attempt_captured: ['checkpoint'],
    rescue_started: ['checkpoint'],
    commit_signed: ['checkpoint'],
    attempt_ended: ['checkpoint', 'milestone', 'progress'],
    workspace_rewound: ['checkpoint'],
    checkpoint_landed: ['checkpoint', 'milestone', 'progress'],
    landing_audited: ['checkpoint', 'milestone', 'outside_work'],
    checkpoint_abandoned: ['checkpoint', 'milestone', 'progress'],
    checkpoint_blocked: ['checkpoint', 'milestone', 'progress'],
    budget_warning: [],
    lease_released: ['outside_work'],
    run_ended: ['milestone', 'outside_work', 'status'],
    checkpoint_reopened: ['milestone', 'outside_work', 'progress', 'steering'],
    checkpoint_skipped: ['milestone', 'outside_work', 'progress', 'steering'],
    hint_given: ['milestone', 'outside_work', 'progress', 'steering'],
    pause_requested: ['milestone', 'outside_work', 'status', 'steering'],
    task_aborted: ['milestone', 'outside_work', 'status', 'steering'],
    checkpoint_approved: ['milestone', 'outside_work', 'progress', 'steering'],
    result_materialized: ['milestone', 'progress', 'steering'],
    rebase_started: ['milestone', 'progress', 'rebase'],
    commits_carried: ['progress', 'rebase'],
    rebase_completed: ['milestone', 'progress', 'rebase'],
    rebase_stopped: ['milestone', 'outside_work', 'progress', 'rebase'],
};
/** Returns whether the kind of an event has the trait. */
function hasTrait(event, trait) {
    const traits = eventTraits[event.kind];
    return traits.includes(trait);
}

/** Returns the memory after one more event. */
function applyToMemory(memory, event, record) {
    const completed = toCompletedCheckpoint(event);
    if (event.kind === 'plan_set') {
        // Checkpoints that the new plan omits or opens again are not done.
        const done = record.checkpoints.filter(({ outcome }) => outcome === 'success');
        // What a rebase has opened is still on the task branch.
        const kept = [...done, ...(record.rebase?.landed ?? [])];
        const ids = new Set(kept.map(({ checkpoint_id }) => checkpoint_id));
        return { ...memory, completed: memory.completed.filter(({ checkpoint_id }) => ids.has(checkpoint_id)) };
    }
    if (event.kind === 'run_started')
        return { ...memory, plan_id: record.plan_id };
    if (event.kind === 'rebase_stopped')
        return stopInMemory(memory, record);
    if (completed === undefined)
        return memory;
    const others = memory.completed.filter((done) => done.checkpoint_id !== completed.checkpoint_id);
    return { ...memory, completed: [...others, completed] };
}
/** Returns the checkpoint that an event completes, or undefined. */
function toCompletedCheckpoint(event) {
    if (event.kind === 'checkpoint_satisfied') {
        return {
            checkpoint_id: event.checkpoint_id,
            summary: 'Already satisfied before any work.',
            side_effects: [],
            committed_ref: null,
            completed_at: event.at,
        };
    }
    if (event.kind !== 'checkpoint_landed')
        return undefined;
    const { checkpoint_id, summary, side_effects, committed_ref } = event;
    return { checkpoint_id, summary, side_effects, committed_ref, completed_at: event.at };
}
/** Returns the memory after a rebase was stopped: what was done is as it is on the task branch. */
function stopInMemory(memory, { checkpoints }) {
    const completed = memory.completed.map((done) => {
        const known = checkpoints.find(({ checkpoint_id }) => checkpoint_id === done.checkpoint_id);
        const attempt = known?.attempts.findLast(({ committed_ref }) => committed_ref !== null);
        if (attempt === undefined)
            return done;
        const { summary, side_effects, committed_ref, ended_at } = attempt;
        const completed_at = ended_at ?? done.completed_at;
        return { ...done, summary: summary ?? done.summary, side_effects, committed_ref, completed_at };
    });
    return { ...memory, completed: completed.sort((a, b) => Date.parse(a.completed_at) - Date.parse(b.completed_at)) };
}

/** Returns the record after an action of a user, with the latest actions listed. */
function applySteering(record, event) {
    const steering = [...record.steering, toSteering(event, record)].slice(-50);
    return { ...change(record, event), steering };
}
function change(record, event) {
    switch (event.kind) {
        case 'checkpoint_reopened':
            return { ...updateCheckpoint(record, event.checkpoint_id, reopen), aborted: null };
        case 'checkpoint_skipped': {
            const { reason, at } = event;
            return updateCheckpoint(record, event.checkpoint_id, (found) => ({
                ...found,
                outcome: 'skipped',
                reason,
                held_at: null,
                ended_at: at,
            }));
        }
        case 'hint_given':
            return record;
        case 'pause_requested':
            return { ...record, pause: toRequest(event) };
        case 'task_aborted':
            return { ...record, aborted: toRequest(event) };
        case 'checkpoint_approved':
            return updateCheckpoint(record, event.checkpoint_id, (found) => approveStatements(found, event));
        case 'result_materialized':
            return { ...record, head: event.to, result: null };
        default:
            return assertNever(event);
    }
}
/** Opens a checkpoint again: earlier attempts stay in the record and do not count. */
function reopen(found) {
    return {
        ...found,
        outcome: 'pending',
        reason: null,
        held_at: null,
        ended_at: null,
        budget_from: found.attempts.length,
    };
}
function toRequest({ at, by, reason }) {
    return { at, by, reason };
}
function toSteering(event, record) {
    const { at, by } = event;
    const line = (kind, checkpoint_id, text) => ({
        at,
        by,
        kind,
        checkpoint_id,
        text,
    });
    switch (event.kind) {
        case 'checkpoint_reopened':
            return line('retry', event.checkpoint_id, null);
        case 'checkpoint_skipped':
            return line('skip', event.checkpoint_id, event.reason);
        case 'hint_given':
            return line('hint', null, event.text);
        case 'pause_requested':
            return line('pause', null, event.reason);
        case 'task_aborted':
            return line('abort', null, event.reason);
        case 'checkpoint_approved':
            return line('approve', event.checkpoint_id, findStatementText(event, record));
        case 'result_materialized':
            return line('materialize', null, event.to);
        default:
            return assertNever(event);
    }
}
/** Returns the one statement that an approval is of; null for all of the checkpoint. */
function findStatementText({ checkpoint_id: id, statement }, { checkpoints }) {
    const checkpoint = checkpoints.find(({ checkpoint_id }) => checkpoint_id === id);
    const all = checkpoint === undefined || statement === undefined ? [] : listStatements(checkpoint);
    return all.find(({ number }) => number === statement)?.text ?? null;
}
/**
 * Returns the record with commits of people on the task branch. They may have done the work of an open checkpoint, and
 * broken or repaired that of a landed one: the criteria of both are due.
 */
function advanceBranch(record, event) {
    const { from, to, is_unchecked: isUnchecked = false, is_base: isBase = false } = event;
    const advanced = { ...record, head: to, ...(isBase && { base_sha: to }) };
    if (!isUnchecked)
        return { ...advanced, checkpoints: record.checkpoints.map(forgetBaseline) };
    const heldAt = record.checkpoints.find(({ held_at }) => held_at !== null)?.held_at;
    const checkpoints = record.checkpoints.map((found) => found.held_at === null ? forgetBaseline(found) : releaseHeld(found));
    const isDue = checkpoints.some(({ outcome }) => outcome === 'success');
    return { ...advanced, checkpoints, unchecked_since: isDue ? (record.unchecked_since ?? heldAt ?? from) : null };
}
/** Returns the record of a task, of which nothing has landed, on another base: what held at the old one is due again. */
function moveBase(record, { to }) {
    const checkpoints = record.checkpoints.map((found) => found.outcome === 'success'
        ? { ...found, outcome: 'pending', baseline: null, ended_at: null }
        : forgetBaseline(found));
    return { ...record, base_sha: to, head: to, checkpoints };
}
function forgetBaseline(checkpoint) {
    return isCheckpointDone(checkpoint) ? checkpoint : { ...checkpoint, baseline: null };
}
/** Returns the record after the criteria of what has landed were run with commits of people: those that fail block their checkpoint. */
function applyCommitsCheck(record, { from, broken, is_mixed: isMixed, at }) {
    return broken.reduce((found, { checkpoint_id, reason, verifier_runs: baseline }) => updateCheckpoint(found, checkpoint_id, (checkpoint) => ({
        ...{ ...checkpoint, outcome: 'blocked', reason, baseline, ended_at: at },
        ...{ held_at: from, is_held_mixed: isMixed },
    })), { ...record, unchecked_since: null });
}

const LISTS = { conversation: 'handled_comments', review: 'handled_reviews', line: 'handled_line_comments' };
function toTickName(id, editedAt) {
    return `${id} ${editedAt ?? ''}`;
}
/** Returns the record after one such event. */
function applyThreadEvent(record, event) {
    switch (event.kind) {
        case 'issue_linked':
            return { ...record, issue_number: event.issue_number };
        case 'plan_approved':
            return record;
        case 'plan_committed':
            return event.landed_on === 'result' ? { ...record, result: event.to } : { ...record, head: event.to };
        case 'comment_handled': {
            if (event.part === 'box') {
                const name = toTickName(event.comment_id, event.edited_at);
                return { ...record, handled_boxes: [...record.handled_boxes, name].slice(-200) };
            }
            const list = LISTS[event.part ?? 'conversation'];
            return { ...record, [list]: [...record[list], event.comment_id].slice(-200) };
        }
    }
}

/** Folds the events, oldest first, into the state of the task; undefined for an empty chronicle. */
function foldEvents(events) {
    return events.reduce((state, event) => applyEvent(state, event), undefined);
}
/** Returns the state after one more event. Throws an Error for an event that cannot follow. */
function applyEvent(state, event) {
    if (event.kind === 'task_created') {
        if (state !== undefined)
            throw new Error(`event ${event.seq}: a task is created once`);
        return createTask(event);
    }
    if (state === undefined)
        throw new Error(`event ${event.seq}: the task was not created yet`);
    const record = applyToRun(state.record, event);
    return { record: record, memory: applyToMemory(state.memory, event, record) };
}
function createTask(event) {
    const { task_id, plan_id } = event;
    return {
        memory: { schema_version: 1, task_id, plan_id, completed: [] },
        record: {
            schema_version: 1,
            lineage: event.lineage,
            task_id,
            plan_id,
            plan_hash: '',
            base_ref: event.base_ref,
            base_sha: event.base_sha,
            task_branch: event.task_branch,
            head: event.head,
            unchecked_since: null,
            last_landed: null,
            result: null,
            rebase: null,
            rebases: [],
            impossible_rebase: null,
            ...{ pause: null, aborted: null, steering: [] },
            issue_number: null,
            handled_comments: [],
            handled_reviews: [],
            handled_line_comments: [],
            handled_boxes: [],
            isolation: 'none',
            isolation_detail: null,
            last_day: 0,
            last_day_before_run: 0,
            last_landed_before_run: null,
            last_context: 0,
            checkpoints: [],
            budget_warnings: [],
            run_url: null,
            ending: null,
            ending_reason: null,
            pause_cause: null,
            started_at: event.at,
            run_started_at: event.at,
            ended_at: null,
        },
    };
}
function applyToRun(record, event) {
    if (hasTrait(event, 'thread'))
        return applyThreadEvent(record, event);
    if (hasTrait(event, 'steering'))
        return applySteering(record, event);
    if (hasTrait(event, 'rebase'))
        return applyRebase(record, event);
    switch (event.kind) {
        case 'task_created':
        case 'rollback_started':
        case 'rollback_failed':
        case 'leftovers_removed':
        case 'lease_released':
            return record;
        case 'workspace_prepared':
            return countContext(record, event.context);
        case 'rollback_completed':
            return toReverted(countContext(record, event.context), event.day);
        case 'run_started':
            return startRun(record, event);
        case 'plan_set':
            return toPlan(record, event);
        case 'branch_advanced':
            return advanceBranch(record, event);
        case 'base_moved':
            return moveBase(record, event);
        case 'commits_checked':
            return applyCommitsCheck(record, event);
        case 'attempt_started':
            return updateCheckpoint({ ...record, last_day: event.day }, event.checkpoint_id, (found) => addAttempt(found, event));
        case 'checkpoint_landed':
            return toLanded(applyCheckpointEvent(record, event), event);
        case 'budget_warning': {
            const { limit, used, max } = event;
            return { ...record, budget_warnings: [...record.budget_warnings, { limit, used, max }] };
        }
        case 'run_ended':
            return toEnded(record, event);
        default:
            return applyCheckpointEvent(record, event);
    }
}
function toPlan(record, event) {
    const checkpoints = carryOverPlan(record, event);
    return { ...record, plan_hash: event.plan_hash, checkpoints, rebase: carryOverRebase(record, checkpoints) };
}
function applyCheckpointEvent(record, event) {
    return updateCheckpoint(record, event.checkpoint_id, (checkpoint) => applyToCheckpoint(checkpoint, event));
}
function applyToCheckpoint(checkpoint, event) {
    switch (event.kind) {
        case 'baseline_checked':
            return {
                ...{ ...checkpoint, baseline: event.verifier_runs, started_at: checkpoint.started_at ?? event.at },
                baseline_day: checkpoint.attempts.at(-1)?.day ?? 0,
            };
        case 'checkpoint_satisfied':
            return { ...checkpoint, outcome: 'success', reason: HELD_ALREADY, ended_at: event.at };
        case 'steps_recorded':
            return onAttempt(checkpoint, event.day, (found) => ({
                ...found,
                timeline: extendTimeline(found.timeline, event),
            }));
        case 'attempt_captured':
            return onAttempt(checkpoint, event.day, (attempt) => captureAttempt(attempt, event, event.at));
        case 'rescue_started':
            return onAttempt(checkpoint, event.day, (attempt) => startRescue(attempt, event));
        case 'commit_signed':
            return onAttempt(checkpoint, event.day, (found) => ({ ...found, signed_commit: event.commit }));
        case 'attempt_ended':
            return onAttempt(checkpoint, event.day, (attempt) => endAttempt(attempt, event, event.at));
        case 'workspace_rewound':
            return onAttempt(checkpoint, event.day, (found) => rewindAttempt(found, event));
        case 'checkpoint_landed': {
            const { committed_ref, attribution } = event;
            const landed = onAttempt(checkpoint, event.day, (found) => ({ ...found, committed_ref, attribution }));
            return { ...landed, outcome: 'success', reason: null, ended_at: event.at };
        }
        case 'landing_audited': {
            const { end, hunks, tried, unnoticed } = event;
            return onAttempt(checkpoint, event.day, (found) => ({ ...found, audit: { end, hunks, tried, unnoticed } }));
        }
        case 'checkpoint_abandoned':
            return { ...checkpoint, outcome: 'abandoned', reason: event.reason, ended_at: event.at };
        case 'checkpoint_blocked':
            return { ...checkpoint, outcome: 'blocked', reason: event.reason, ended_at: event.at };
        default:
            return assertNever(event);
    }
}
function toLanded(record, event) {
    const { committed_ref: landed, landed_on } = event;
    if (record.rebase !== null)
        return landOnLine(record, record.rebase, event);
    if (landed === null)
        return record;
    const head = landed_on === 'result' ? { result: landed } : { head: landed };
    return { ...record, ...head, last_landed: landed };
}
function countContext(record, { number }) {
    return { ...record, last_context: Math.max(record.last_context, number) };
}
function toReverted(record, day) {
    const revert = (checkpoint) => onAttempt(checkpoint, day, (attempt) => ({ ...attempt, workspace_reverted: true }));
    return { ...record, checkpoints: record.checkpoints.map(revert) };
}
function startRun(record, { isolation, isolation_detail, run_url, plan_path, at }) {
    const open = {
        ending: null,
        ending_reason: null,
        pause_cause: null,
        ended_at: null,
        pause: null,
        budget_warnings: [],
    };
    return {
        ...record,
        plan_id: plan_path ?? record.plan_id,
        checkpoints: resumeCaptured(record, at),
        isolation,
        run_started_at: at,
        run_url: run_url ?? null,
        isolation_detail: isolation_detail ?? null,
        ...{ last_day_before_run: record.last_day, last_landed_before_run: record.last_landed },
        ...open,
    };
}
function toEnded(record, event) {
    const { ending, reason: ending_reason, pause_cause = null, at: ended_at } = event;
    return { ...record, ending, ending_reason, pause_cause, ended_at };
}
function addAttempt(checkpoint, event) {
    if (checkpoint.attempts.some(({ day }) => day === event.day))
        throw new Error(`event ${event.seq}: attempt ${event.day} was started before`);
    return {
        ...checkpoint,
        started_at: checkpoint.started_at ?? event.at,
        attempts: [...checkpoint.attempts, startAttempt(event, event.at)],
    };
}
function onAttempt(checkpoint, day, change) {
    const attempts = checkpoint.attempts.map((attempt) => (attempt.day === day ? change(attempt) : attempt));
    return { ...checkpoint, attempts };
}

/** The files of a state commit beside its chronicle. */
const PLAN_FILE = 'plan.yml';
const LEASE_FILE = 'lease.json';
/** Parses the text of a whole chronicle. Throws an Error that names what this version cannot read. */
function parseState(chronicle, toEvent) {
    const parsed = parseChronicle(chronicle, toEvent);
    const state = foldEvents(parsed.events);
    if (state === undefined)
        throw new Error('the chronicle is empty');
    return { ...parsed, state };
}
/** Decodes a file of a record. Throws an Error that names it when it is not UTF-8. */
function toText(bytes, path) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch (cause) {
        throw new Error(`${path}: ${toError(cause).message}`, { cause });
    }
}

/** The refs that the records of all tasks are below. */
const RECORD_REFS = 'refs/groundhog/';
/** The refs among them that name the state of a task, `refs/groundhog/<task_id>/state`. */
const STATE_REFS = { below: 'refs/groundhog', name: 'state' };
/** Finds the state commits among refs, by the ids of their tasks, in the order of these. */
function findStates(refs) {
    const states = [...refs].flatMap(([name, commit]) => {
        const ref = parseTaskRef(name);
        return ref?.kind === 'state' ? [[ref.taskId, commit]] : [];
    });
    return new Map(states.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const MAX_BYTES$1 = 256 * 1024 * 1024;
const FILES = [chronicleFile(0), 'chronicle', PLAN_FILE, LEASE_FILE];
// Why: docs/decisions/0145-records-are-read-at-once.md
/**
 * Reads the records of tasks in the repository of a folder, all at once: without a process where they are loose, else by
 * two git processes, which start together, for any number of tasks. `choose` gets the ids of all tasks and returns those
 * to read. Rejects for a record that is in any way unusual, such as one of more than 100 events or without an ending: `readState` reads that,
 * or says what is wrong.
 */
async function readRecords({ folder, openGit }, choose) {
    const commonDir = findCommonDir(folder);
    const loose = commonDir === undefined ? undefined : readLooseRecords(commonDir, choose);
    const files = loose ?? (await readRecordsByGit(await openGit(), choose));
    return markMerged(files.map(toRecord), { openGit, commonDir });
}
/** Returns undefined for refs or an object that only git can read. Each ref is read once, and all else by its id. */
function readLooseRecords(commonDir, choose) {
    try {
        const states = findStates(listPlainRefs(commonDir, STATE_REFS));
        if (states.size === 0)
            return undefined;
        return listCommits(states, choose).map((commit) => readLooseFiles(commonDir, commit, FILES));
    }
    catch {
        return undefined;
    }
}
async function readRecordsByGit(git, choose) {
    const objects = prepareObjects(git, MAX_BYTES$1);
    objects.start();
    try {
        const commits = listCommits(findStates(await listRefs(git, [RECORD_REFS])), choose);
        const found = await objects.read(commits.flatMap((commit) => FILES.map((file) => `${commit}:${file}`)));
        return commits.map((_commit, index) => found.slice(index * FILES.length, (index + 1) * FILES.length));
    }
    finally {
        await objects.cancel();
    }
}
function listCommits(states, choose) {
    return choose([...states.keys()]).flatMap((taskId) => states.get(taskId) ?? []);
}
function toRecord([chronicle, further, plan, lease]) {
    if (chronicle === undefined || plan === undefined || lease === undefined)
        throw new Error('a file is missing');
    const { events, state } = parseState(toText(chronicle.bytes, chronicleFile(0)), toEvent);
    if (further !== undefined || events.length >= EVENTS_PER_FILE)
        throw new Error('the chronicle has further files');
    toText(plan.bytes, PLAN_FILE);
    const isLease = conforms(JSON.parse(toText(lease.bytes, LEASE_FILE)), recordShape.lease);
    if (!isLease)
        throw new Error('no lease that this version knows');
    if (state.record.ending === null)
        throw new Error('a run may be at work, or have died');
    return { record: state.record };
}
function toEvent(value) {
    if (!isEvent(value))
        throw new Error('no event that this version writes');
    return value;
}
function isEvent(value) {
    return conforms(value, recordShape.event);
}

/** Renders the demand of a criterion without its kind: untrusted text of the plan. */
function describeCriterion(criterion) {
    switch (criterion.kind) {
        case 'command':
            return criterion.expect_exit === 0
                ? criterion.command.trimEnd()
                : `${criterion.command.trimEnd()} (expects exit ${criterion.expect_exit})`;
        case 'tests':
            return describeTests(criterion);
        case 'file_exists':
        case 'file_absent':
            return criterion.path;
        case 'file_contains':
            return `${criterion.path}: ${criterion.pattern}`;
        case 'changes_within':
            return criterion.paths.join(', ');
        case 'github_check':
            return criterion.name;
        case 'semantic':
            return criterion.statement;
        default:
            return assertNever(criterion);
    }
}
function describeTests({ command, report, must_pass, regressions }) {
    const demands = [
        `report ${report}`,
        ...(must_pass === undefined ? [] : [`must pass: ${must_pass.join(', ')}`]),
        ...(regressions === 'none' ? [] : [`regressions: ${regressions}`]),
    ];
    return `${command.trimEnd()} (${demands.join('; ')})`;
}

const MARKER_START = /<!(-+\s*groundhog)/gi;
/** Returns plain text in which nothing looks like a marker of ours. Idempotent. */
function toUnmarkedText(text) {
    return breakMarkers(toPlainText(text));
}
function breakMarkers(text) {
    return text.replace(MARKER_START, '<! $1');
}
/** Returns the first `maxChars` of a text as one line without markers, with "\u2026" where something is missing. */
function toShortLine(text, maxChars) {
    // Bounded first, since a text may have megabytes.
    const bound = maxChars * 8;
    const line = breakMarkers(toOneLine(text.slice(0, bound)));
    if (line.length <= maxChars && text.length <= bound)
        return line;
    return `${dropHalfCharacter(line.slice(0, maxChars - 1)).trimEnd()}\u2026`;
}
/** Cuts a text to `maxBytes` of UTF-8: its middle is replaced by a line with the number of missing bytes. */
function cutText(text, maxBytes) {
    const total = utf8Length(text);
    if (total <= maxBytes)
        return text;
    const room = maxBytes - 60;
    if (room <= 0)
        return takeBytes(text, maxBytes, 'start');
    const head = takeBytes(text, Math.floor(room / 3), 'start');
    const tail = takeBytes(text, room - utf8Length(head), 'end');
    const missing = total - utf8Length(head) - utf8Length(tail);
    return `${head}\n[\u2026 ${missing} bytes left out \u2026]\n${tail}`;
}
/** Returns the size of a text in bytes of UTF-8. */
function utf8Length(text) {
    return new TextEncoder().encode(text).length;
}
function takeBytes(text, maxBytes, side) {
    let piece = side === 'start' ? text.slice(0, maxBytes) : text.slice(Math.max(0, text.length - maxBytes));
    for (let excess = utf8Length(piece) - maxBytes; excess > 0; excess = utf8Length(piece) - maxBytes) {
        // A UTF-16 unit has at most three bytes of UTF-8, so this never takes too much.
        const units = Math.ceil(excess / 3);
        piece = side === 'start' ? piece.slice(0, -units) : piece.slice(units);
    }
    return dropHalfCharacter(piece);
}
function dropHalfCharacter(text) {
    return text.replace(/^[\udc00-\udfff]/, '').replace(/[\ud800-\udbff]$/, '');
}

/** The columns of a code block that GitHub shows on every page without scrolling. */
const MAX_INDENT = 20;
/**
 * Wraps a line at a width; the following lines are indented, by two columns more than the first unless given. A word is
 * never broken: it may have to be copied.
 */
function wrapLine(line, columns, columnsBefore) {
    const start = /^ */.exec(line)?.[0].length ?? 0;
    const indent = ' '.repeat(Math.min(start, MAX_INDENT) + 2);
    const lines = [];
    let from = 0;
    const roomAt = () => (from === 0 ? columns : Math.max(1, columns - indent.length));
    const add = (end) => lines.push(`${from === 0 ? '' : indent}${line.slice(from, end)}`);
    while (line.length - from > roomAt()) {
        const first = Math.max(from, start);
        const before = line.lastIndexOf(' ', from + roomAt());
        const at = before > first ? before : line.indexOf(' ', Math.max(first + 1, from + roomAt()));
        if (at < 0)
            break;
        add(at);
        from = at + 1;
    }
    add();
    return lines;
}

/** Returns the rows of tests that keep a criterion from holding. */
function findBadRows({ tests, outcome }) {
    if (tests === undefined || outcome !== 'failed')
        return [];
    return tests.rows.filter(({ note }) => note === 'lost' || note === 'failed' || note === 'required');
}

/** Lines that a program prints around its message: frames of a stack, carets, the end of npm and Node.js, and what pip says of its children. */
const NOISE = /^(?:at .+|\^[\s^~]*|~+|[-=_*#.]{3,}|Node\.js v\d.*|npm (?:ERR!|error|warn|notice).*|node:internal.*|exit (?:status|code):? \d+|error: [a-z]+(?:-[a-z]+)+|error: 'test failed'|ERROR: Failed (?:building wheel|to build) .*)$/i;
/** The beginnings of lines that say why a program failed, the most telling first. */
const TELLING = [
    /^(?:Uncaught )?(?:[\w.]+\.)?(?:[A-Z]\w*)?(?:Error|Exception)\b[^:]{0,60}: \S/,
    /^E {2,}\S/,
    /^thread '.*' panicked|^panic: /,
    /^(?:error|fatal)(?:\[\w+\])?: (?![|>][-+]?$)\S/i,
    /^\S+:\d+(?::\d+)?:? (?:error|fatal error)\b/,
    /\berror TS\d+: /,
    /^\S+\.go:\d+:\d+: \S/,
    /^(?:--- )?FAIL(?:ED)?\b/,
    /^not ok\b/,
    /^[\u2717\u2716\u00d7\u25cf\u2715] ?\S/,
];
/**
 * Finds the line of a failed program's output that has its message, trimmed; undefined where none begins as messages do.
 * The lines are untrusted.
 */
function findMessageLine(lines) {
    // TAP has what a program prints as comments.
    const trimmed = lines.map((line) => line.replace(/^\s*(?:# )?\s*/, '').trimEnd()).filter((line) => !NOISE.test(line));
    for (const pattern of TELLING) {
        const found = trimmed.find((line) => pattern.test(line));
        if (found !== undefined)
            return found;
    }
    return undefined;
}

const MAX_LINES = 40;
const MAX_LINE_CHARACTERS = 300;
/** The lines after one that looks like a failure, which often hold its message. */
const LINES_AFTER = 2;
const ESCAPE = '\u001b';
const CERTAIN = /\b(?:FAIL(?:ED|URES?)?|ERRORS?|FATAL|PANIC)\b|^\s*not ok\b|[\u2717\u2718\u2715\u2716\u00d7\u274c]|\w(?:Error|Exception)\b|\bpanicked\b|\berror(?: \w+|\[\w+\])?:|\bfatal:|^Traceback\b|\.go:\d+:\d+: /;
const LIKELY = /\b(?:fail(?:s|ed|ure|ures|ing)?|errors?|exceptions?|fatal|panic|assert(?:ion)?|expected|not ok|segmentation fault|undefined reference|cannot|could not|unable to|no such file|permission denied|timed? ?out)\b/i;
const PASSED = /^\s*(?:[\u2713\u2714\u221a]|ok\b|pass(?:ed)?\b|-+ pass\b|\[\s*ok)|\bPASS(?:ED)?\b|\.\.\. ok$|\b(?:0|no) (?:fail|error)|\b(?:fail\w*|errors?)\s*[:= ]\s*0\b/i;
const HINT = new RegExp(`${CERTAIN.source}|${LIKELY.source}`, 'i');
const SOME_FAILED = /\b[1-9]\d* (?:(?:test|spec|suite|example|check|case|file|problem)\w* )?(?:fail|error)|\b(?:fail\w*|errors?)\s*[:=]\s*[1-9]|^# fail [1-9]/i;
// Why: docs/decisions/0119-telling-output-by-rule.md
/** Returns how surely a line of output is about a failure: 2 for certain, 1 for likely, 0 for not at all. */
function rateLine(line) {
    if (PASSED.test(line) && !SOME_FAILED.test(line))
        return 0;
    if (CERTAIN.test(line))
        return 2;
    return LIKELY.test(line) || SOME_FAILED.test(line) ? 1 : 0;
}
/** Opens a collection of such lines. */
function openFailureLines() {
    const kept = { 1: [], 2: [] };
    let at = 0;
    let after = { rate: 1, left: 0 };
    return {
        add(text) {
            at += 1;
            if (kept[2].length >= MAX_LINES)
                return;
            const start = text.slice(0, 2 * MAX_LINE_CHARACTERS);
            // The code of a colour would be one word with what follows it.
            const words = start.includes(ESCAPE) ? toPlainText(start) : start;
            if (after.left === 0 && !HINT.test(words))
                return;
            const line = toPlainText(words).trimEnd().slice(0, MAX_LINE_CHARACTERS);
            const rate = rateLine(line);
            // What follows a certain failure is its message, also where it looks like another one.
            if (rate !== 0 && (rate >= after.rate || after.left === 0))
                after = { rate, left: LINES_AFTER + 1 };
            if (after.left === 0)
                return;
            after = { ...after, left: after.left - 1 };
            const list = kept[after.rate];
            if (line.trim() !== '' && list.length < MAX_LINES)
                list.push({ at, line });
        },
        list: () => [...kept[2], ...kept[1].slice(0, MAX_LINES - kept[2].length)].sort((a, b) => a.at - b.at).map(({ line }) => line),
    };
}
/** The lines by which Go begins and ends a test, and which say nothing of why it fails. */
const FRAME_OF_GO = /^\s*(?:=== (?:RUN|PAUSE|CONT|NAME)|--- FAIL:) /;
/** Describes a test that fails by its name and the line of its message that says why. */
function describeRow({ name, message }) {
    const whole = message.trim().split('\n');
    const told = whole.filter((line) => line.trim() !== '' && !FRAME_OF_GO.test(line));
    const lines = (told.length === 0 ? whole : told).map((line) => line.trim());
    return `${name}: ${findMessageLine(lines) ?? lines[0] ?? ''}`.slice(0, MAX_LINE_CHARACTERS);
}
/** Returns the line that says most about why a criterion failed; its detail when nothing was printed. */
function findTellingLine(run) {
    const rows = findBadRows(run);
    const row = rows.find(({ message }) => message.trim() !== '');
    if (row !== undefined)
        return describeRow(row);
    const lines = listFailureLines(run);
    if (rows.length > 0)
        return (findMessageLine(lines) ?? run.detail).slice(0, MAX_LINE_CHARACTERS);
    const rated = findMessageLine(lines) ?? lines.find((line) => rateLine(line) === 2) ?? lines.find((line) => rateLine(line) === 1);
    const last = toPlainText(run.output).trimEnd().split('\n').at(-1)?.trim();
    return (rated?.trim() ?? (last || run.detail)).slice(0, MAX_LINE_CHARACTERS);
}
/**
 * Finds the message by which a program says why tests are missing, such as that of a file that cannot be loaded; undefined
 * where no test is missing, or no line is such a message. Untrusted.
 */
function findMissingCause(run) {
    const rows = findBadRows(run);
    if (!rows.some(({ now }) => now === 'missing'))
        return undefined;
    const messages = rows.flatMap(({ message }) => message.split('\n'));
    return (findMessageLine(messages) ?? findMessageLine(listFailureLines(run)))?.slice(0, MAX_LINE_CHARACTERS);
}
function listFailureLines({ output, failure_lines }) {
    if (failure_lines !== undefined)
        return failure_lines;
    const lines = openFailureLines();
    for (const line of output.split('\n'))
        lines.add(line);
    return lines.list();
}

/** Describes why a criterion failed, in one line of untrusted text: by the output of its command where that says it. */
function describeCriterionFailure(run) {
    const { criterion } = run;
    // What tests are to pass the observation says, where it matters.
    const subject = criterion.kind === 'tests' ? criterion.command.trimEnd() : describeCriterion(criterion);
    return `${subject}: ${findFailureCause(run)}`;
}
/**
 * Finds why a criterion failed. A command that ran to its end says more than its exit code; another one, its end. Where tests
 * left no report, their output comes before that, and so does the message of a test or a file that fails; where tests are
 * missing and nothing fails, the message that may say why comes after it.
 */
function findFailureCause(run) {
    const hasEnded = run.criterion.kind === 'command' && run.detail.startsWith('It exited with ');
    if (isUnreported(run)) {
        const line = findTellingLine(run);
        return line === run.detail ? line : `${line} (${run.detail})`;
    }
    const rows = findBadRows(run);
    const cause = findMissingCause(run);
    if (cause !== undefined)
        return rows.some(({ now }) => now === 'failed')
            ? `${cause} (${run.detail})`
            : `${run.detail} The output has: ${cause}`;
    const row = rows.find(({ message }) => message.trim() !== '');
    if (row !== undefined)
        return `${describeRow(row)} (${run.detail})`;
    return hasEnded ? findTellingLine(run) : run.detail;
}
/** Returns whether the command of tests failed without a report of them. */
function isUnreported({ criterion, tests, detail }) {
    return criterion.kind === 'tests' && (tests?.now ?? null) === null && / It exited with [1-9]\d*\.$/.test(detail);
}

/** Describes the state of a checkpoint in a few words. */
function describeCheckpoint(checkpoint) {
    const outcome = checkpoint.run?.outcome ?? 'pending';
    switch (outcome) {
        case 'success':
            if (isSatisfiedFromStart(checkpoint))
                return 'already satisfied';
            return describeLanded(checkpoint);
        case 'pending':
            return describePending(checkpoint);
        case 'abandoned':
            return 'given up';
        case 'skipped':
        case 'blocked':
            return outcome;
        default:
            return assertNever(outcome);
    }
}
function describeLanded(checkpoint) {
    const landed = findLandedAttempt(checkpoint);
    if (landed === undefined)
        return 'passed without changes';
    return ['landed', describeUnclaimed(landed)].filter((part) => part !== undefined).join(', ');
}
const pendingAfter = {
    running: 'in progress',
    passed: 'passed, not landed yet',
    failed: 'failed, to be tried again',
    interrupted: 'interrupted, to be tried again',
};
function describePending(checkpoint) {
    const last = listCountedAttempts(checkpoint).at(-1);
    if (last === undefined)
        return 'waiting';
    return isCaptured(last) ? 'captured, to be verified' : pendingAfter[last.outcome];
}
/** Describes that no agent has claimed the work of an attempt; undefined where one has. */
function describeUnclaimed({ claimed_by, rescued_from_step: step, }) {
    if (step !== undefined)
        return `rescued from step ${step}`;
    return claimed_by === 'none' ? 'not claimed' : undefined;
}
/** Finds why the agent of a failed attempt was stopped, as a sentence that may be untrusted; undefined where it ended by itself. */
function findStop({ outcome, claimed_by: claim, verifier_runs: runs, failure_report: report, }) {
    const isStopped = outcome === 'failed' && claim === 'none' && runs.length > 0 && report?.source === 'runner';
    return isStopped ? report.what_happened.split('\n', 1)[0] : undefined;
}
/** Puts before the description of what did not hold that the agent was stopped, where it was. */
function addStop(attempt, text) {
    const stop = findStop(attempt);
    return stop === undefined ? text : `${stop} ${text}`;
}
/** Finds the reason for an attempt's outcome, which is untrusted text; empty when there is none. */
function findAttemptReason(attempt) {
    if (attempt.outcome === 'passed')
        return attempt.summary ?? '';
    const failed = findFailed(attempt.verifier_runs);
    const [first] = failed;
    if (first !== undefined) {
        const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
        return addStop(attempt, `${describeCriterionFailure(first)}${more}`);
    }
    return attempt.failure_report?.what_happened ?? attempt.notes.at(-1) ?? '';
}
const endings = {
    passed: {
        icon: '\u2705',
        meaning: 'Passed: no checkpoint is left.',
    },
    nothing_to_do: {
        icon: '\u2705',
        meaning: 'Nothing to do: the task had passed before, or all of its criteria hold already.',
    },
    blocked: {
        icon: '\u274c',
        meaning: 'Blocked: a checkpoint could not be finished.',
    },
    paused: {
        icon: '\u23f8\ufe0f',
        meaning: 'Paused: nothing that landed is lost.',
    },
    refused: {
        icon: '\u26d4',
        meaning: 'Refused: the run could not start work on a checkpoint, or another run has its task.',
    },
    conflict: {
        icon: '\u26a0\ufe0f',
        meaning: 'Conflict: what is on the task branch stands in the way. It was not touched.',
    },
    infra_error: {
        icon: '\u274c',
        meaning: 'Stopped by a failure of the environment (GitHub, git, disk, network, model provider or the command of the agent).',
    },
};
/** Describes an ending. */
function describeEnding(ending) {
    return endings[ending].meaning;
}

const PLAIN = { name: toShortLine, commit: toShortId, ref: (ref) => ref };
/** Describes the rebase of a task in plain text: the one that is going on, else the last one; undefined without one. */
function describeRebase(record, write = PLAIN) {
    const { rebase, rebases, base_ref, checkpoints } = record;
    const base = write.name(base_ref, 100);
    if (rebase !== null) {
        const ids = new Set(rebase.landed.map(({ checkpoint_id }) => checkpoint_id));
        const done = checkpoints.filter(({ checkpoint_id, outcome }) => ids.has(checkpoint_id) && outcome === 'success');
        const counts = `${done.length} of ${formatPlural(ids.size, 'landed checkpoint')}`;
        const until = done.length === ids.size ? 'until it is moved there' : 'until all are';
        return `Being rebased onto ${base} at ${write.commit(rebase.onto)}: ${counts} verified again there. The task branch stays at ${write.commit(rebase.from)} ${until}.${describeLeftBase(rebase, write)}`;
    }
    const last = rebases.at(-1);
    if (last === undefined)
        return undefined;
    const { at, verified, onto, from, kept_ref } = last;
    const what = verified.length === 0
        ? 'no checkpoint was left to verify'
        : `verified again there: ${countVerified(verified.length, checkpoints.length)}`;
    const span = { after: rebases.at(-2)?.at ?? '', until: at };
    const again = checkpoints.filter((each) => verified.includes(each.checkpoint_id) && isMadeAgain(each, span));
    const made = again.length === 0
        ? ''
        : `; made again by an agent: ${write.name(again.map((each) => each.checkpoint_id).join(', '), 300)}`;
    return `Rebased onto ${base} at ${write.commit(onto)}; ${what}${made}. Before: ${write.commit(from)}, kept as ${write.ref(kept_ref)}.${describeLeftBase(last, write)}`;
}
// Why: docs/decisions/0197-a-rebase-from-a-base-that-was-rewritten.md
/** Describes, after a space, that the task began from a commit that the base no longer has; '' where the base has it. */
function describeLeftBase({ left_base: left }, write) {
    return left === undefined
        ? ''
        : ` The base was rewritten and no longer has ${write.commit(left)}, which the task began from: what it dropped is left out.`;
}
function countVerified(count, total) {
    return `${count > 1 && count === total ? 'all ' : ''}${formatPlural(count, 'checkpoint')}`;
}
/**
 * Returns whether an agent had made the change of a checkpoint again when a rebase was complete, since its commit did not hold on
 * the new base: in the same run, or after a retry. A checkpoint that the new base satisfies has no attempt after that.
 */
function isMadeAgain({ attempts }, { after, until }) {
    const ended = attempts.filter(({ ended_at }) => ended_at !== null && ended_at > after && ended_at <= until);
    const replayed = ended.findLastIndex(isReplay);
    return replayed !== -1 && ended.slice(replayed + 1).some(({ committed_ref }) => committed_ref !== null);
}

/** Lists the latest actions of users, one line each for a terminal. */
function listSteering({ record: { steering } }) {
    return latest(steering).map(({ at, by, kind, checkpoint_id, text }) => {
        const action = [
            describeKind(kind, text),
            ...(checkpoint_id === null ? [] : [`"${toShortLine(checkpoint_id, 100)}"`]),
        ].join(' ');
        return `${formatInstant(at)}  ${toShortLine(by, 60)}: ${action}${text === null ? '' : `: ${toShortLine(text, 200)}`}`;
    });
}
function latest(steering) {
    return steering.slice(-10);
}
const kinds = {
    retry: 'reopened',
    skip: 'skipped',
    hint: 'gave a hint',
    pause: 'asked for a pause',
    abort: 'aborted the task',
    approve: 'approved the statements of',
    materialize: 'approved the commits up to',
};
/** Describes an action; an approval with a text is of that one statement. */
function describeKind(kind, text) {
    return kind === 'approve' && text !== null ? 'approved a statement of' : kinds[kind];
}

/** True for an attempt that another entry of the ladder makes instead. */
function isSkip({ outcome, interruption }) {
    return outcome === 'interrupted' && interruption?.next_entry !== undefined;
}
/** Lists the attempts at the end that were skipped one after the other, oldest first. */
function listSkipped(attempts) {
    return attempts.slice(attempts.findLastIndex((each) => !isSkip(each)) + 1);
}

/** Chooses the next step of the rebase of a task, in the order of its commits; undefined where none has begun. */
function chooseRebaseStep({ rebase, checkpoints }) {
    if (rebase === null)
        return undefined;
    const open = new Map(checkpoints.filter((each) => !isCheckpointDone(each)).map((each) => [each.checkpoint_id, each]));
    // A checkpoint that was skipped meanwhile stays away.
    const left = rebase.left.filter(({ checkpoint_id: id }) => id === null || open.has(id));
    const [first] = left;
    if (first === undefined)
        return { kind: 'complete' };
    const checkpoint = first.checkpoint_id === null ? undefined : open.get(first.checkpoint_id);
    if (checkpoint === undefined) {
        const end = left.findIndex(({ checkpoint_id }) => checkpoint_id !== null);
        return { kind: 'carry', commits: left.slice(0, end === -1 ? undefined : end).map(({ commit }) => commit) };
    }
    return { kind: 'land', checkpoint, commit: first.commit, isTried: isTriedOnLine(checkpoint, rebase) };
}

/** Interruptions of one checkpoint in a run before the run ends. */
const MAX_INTERRUPTIONS = 3;
/** Chooses the next action by the record of each checkpoint in plan order, never by a count of finished ones. */
function chooseNextAction(record) {
    const pending = record.checkpoints.find((each) => !isCheckpointDone(each));
    const step = chooseRebaseStep(record);
    if (pending !== undefined && record.aborted !== null) {
        const reason = `The task was aborted by ${describeRequest(record.aborted)}`;
        return { kind: 'blocked', reason: `${reason} It stays aborted until a retry.` };
    }
    if (step?.kind === 'complete')
        return { kind: 'complete_rebase' };
    if (step?.kind === 'carry')
        return step;
    if (step === undefined && record.unchecked_since !== null)
        return { kind: 'check_commits', from: record.unchecked_since };
    const checkpoint = step?.checkpoint ?? pending;
    return checkpoint === undefined ? chooseEnd(record) : chooseForCheckpoint(checkpoint, record, step);
}
function chooseForCheckpoint(checkpoint, record, step) {
    const { checkpoint_id: checkpointId } = checkpoint;
    if (checkpoint.outcome === 'abandoned' || checkpoint.outcome === 'blocked')
        return {
            kind: 'blocked',
            checkpointId,
            reason: `${describeGivenUp(checkpoint)}${step === undefined ? '' : `. ${OF_REBASE}`}`,
        };
    const captured = checkpoint.attempts.find(isCaptured);
    if (captured !== undefined)
        return { kind: 'verify', checkpointId, day: captured.day };
    if (step?.isTried === false)
        return { kind: 'replay', checkpointId, commit: step.commit, day: record.last_day + 1 };
    const interruptions = listInterruptions(checkpoint, record);
    const used = countUsed(checkpoint);
    if (used >= checkpoint.attempt_budget) {
        return {
            kind: 'abandon',
            checkpointId,
            reason: `attempt budget used up (${used} of ${checkpoint.attempt_budget})`,
        };
    }
    const last = checkpoint.attempts.at(-1);
    // The same attempt is made by another entry of the ladder.
    const isInstead = last !== undefined && isSkip(last);
    const mayBeAvailable = wasOneUnavailable(checkpoint.attempts);
    const halt = isInstead ? undefined : findHalt(checkpointId, interruptions, mayBeAvailable);
    if (halt !== undefined)
        return halt;
    if (needsBaseline(checkpoint, step))
        return { kind: 'baseline', checkpointId };
    return { kind: 'attempt', checkpointId, attempt: used + 1, day: record.last_day + 1 };
}
// Why: docs/decisions/0190-a-new-base-may-have-the-work.md
/** Returns whether the criteria are to run on the clean tree: before all work, and where a landed commit fails on a new base. */
function needsBaseline({ baseline, baseline_day, attempts }, step) {
    return baseline === null || (step !== undefined && (attempts.findLast(isReplay)?.day ?? 0) > baseline_day);
}
const OF_REBASE = 'The task is being rebased, and its branch is where it was. After a retry or a skip the rebase continues; "/groundhog rebase stop" on GitHub, or --no-rebase with the next run on a laptop, gives it up.';
function describeGivenUp({ checkpoint_id: id, outcome, reason }) {
    return `Checkpoint "${id}" is ${nameOutcome(outcome)}: ${reason ?? 'no reason recorded'}`;
}
/**
 * Returns the attempts at a checkpoint that were interrupted in the present run, oldest first; without those that another
 * entry of the ladder made instead.
 */
function listInterruptions(checkpoint, record) {
    const { last_day_before_run: before } = record;
    return checkpoint.attempts.filter((each) => each.outcome === 'interrupted' && each.day > before && !isSkip(each));
}
/** True when one of the entries of the ladder that were tried for the last attempt may be available later. */
function wasOneUnavailable(attempts) {
    return listSkipped(attempts.slice(0, -1)).some(({ interruption }) => interruption?.cause === 'provider');
}
/** Returns the action that ends a run after too many interruptions, or at once for a cause that would repeat. */
function findHalt(checkpointId, interruptions, mayBeAvailable) {
    const last = interruptions.at(-1);
    const cause = last?.interruption?.cause;
    const note = last?.notes[0];
    const kind = 'interrupted_too_often';
    if (cause === 'disk_full')
        return { kind, ending: 'infra_error', reason: `The disk is full: it ended an attempt at "${checkpointId}".` };
    if (cause === 'command_not_run')
        return { kind, ending: 'infra_error', reason: describeNotRun(checkpointId, note) };
    if ((cause === 'provider_settings' || cause === 'provider_credit') && !mayBeAvailable)
        return { kind, ...describeRefusal(checkpointId, note, cause) };
    if (interruptions.length < MAX_INTERRUPTIONS)
        return undefined;
    const times = `Checkpoint "${checkpointId}" was interrupted ${interruptions.length} times`;
    return cause === 'provider' || mayBeAvailable
        ? {
            kind,
            ending: 'paused',
            pauseCause: 'provider',
            reason: `Provider: ${times}, at last because the agent's provider was unavailable.`,
        }
        : {
            kind,
            ending: 'infra_error',
            reason: `${times} by failures outside the agent.${note === undefined ? '' : ` The last: ${note}`}`,
        };
}
function describeNotRun(checkpointId, note) {
    const observed = note ?? "The agent's command could not be run.";
    const where = 'A relative path in the command starts in the folder of the attempt, a checkout of the task branch.';
    return `${observed}\nIt should have worked on checkpoint "${checkpointId}". ${where} Fix the command, then run again.`;
}
function describeRefusal(checkpointId, note, cause) {
    const text = `${note ?? "The agent's provider refused it."} (checkpoint "${checkpointId}")`;
    return cause === 'provider_credit'
        ? { ending: 'paused', pauseCause: 'account', reason: `Provider: ${text} Fix the account, then run again.` }
        : { ending: 'infra_error', reason: `${text} Fix the key, the model's name or the address, then run again.` };
}
function chooseEnd({ checkpoints, result }) {
    if (result !== null)
        return { kind: 'await_approval', result };
    const skipped = checkpoints.filter(({ outcome }) => outcome === 'skipped').length;
    const isWorkDone = skipped > 0 || checkpoints.some(({ attempts }) => attempts.length > 0);
    return { kind: 'done', isWorkDone, skipped };
}
/** Renders the user and the reason of a request, as the end of a sentence. */
function describeRequest({ by, reason }) {
    return reason === null ? `${by}.` : `${by}: ${reason.replace(/[.\s]+$/, '')}.`;
}
function currentAttempts(checkpoint) {
    return checkpoint.attempts.slice(checkpoint.budget_from);
}
/** Returns whether no attempt is made at a checkpoint before a retry: it was given up, or is about to be. */
function needsRetry(checkpoint) {
    if (isCheckpointDone(checkpoint))
        return false;
    return checkpoint.outcome !== 'pending' || isOutOfAttempts(checkpoint);
}
/** Returns whether the attempts at a checkpoint have used up its present budget. */
function isOutOfAttempts(checkpoint) {
    return !checkpoint.attempts.some(isCaptured) && countUsed(checkpoint) >= checkpoint.attempt_budget;
}
/** Lists the checkpoints at which no attempt is made before a retry, first the one that the task stops at. */
function listStuck(record) {
    const next = chooseNextAction(record);
    const isStuck = next.kind === 'abandon' || next.kind === 'blocked';
    // A rebase has work before it comes to what is stuck after it.
    if (record.rebase !== null && !isStuck)
        return [];
    const first = isStuck ? next.checkpointId : undefined;
    const ids = record.checkpoints.filter(needsRetry).map(({ checkpoint_id }) => checkpoint_id);
    return ids.sort((a, b) => Number(b === first) - Number(a === first));
}
/** Counts the attempts that consumed budget: failures and passes, never interruptions or landed commits on a new base. */
function countUsed(checkpoint) {
    const counted = currentAttempts(checkpoint).filter((attempt) => !isReplay(attempt));
    return counted.filter(({ outcome }) => outcome === 'failed' || outcome === 'passed').length;
}

/**
 * Decides whether another job continues a run: only after a deadline, only where it could work without a person, and only
 * when an attempt ended or was captured. Otherwise a run whose attempt takes longer than its time would start jobs for ever.
 */
function decideContinuation(record) {
    if (record.pause_cause !== 'deadline')
        return { kind: 'no', why: undefined };
    const next = chooseNextAction(record);
    if (next.kind === 'done' || next.kind === 'await_approval')
        return { kind: 'no', why: undefined };
    if (next.kind === 'blocked')
        return { kind: 'no', why: next.reason };
    if (next.kind === 'abandon')
        return { kind: 'no', why: `Checkpoint "${next.checkpointId}" needs a retry or a skip: ${next.reason}.` };
    const isDone = (attempt) => attempt.outcome === 'passed' || attempt.outcome === 'failed' || isCaptured(attempt);
    const hasProgress = record.checkpoints.some(({ attempts }) => attempts.some((attempt) => attempt.day > record.last_day_before_run && isDone(attempt)));
    if (hasProgress)
        return { kind: 'continue' };
    return {
        kind: 'no',
        why: 'No attempt ended within the time of this run, so another run would get no further. Give a run more minutes, or an attempt fewer seconds.',
    };
}

/** Describes the status of a task; undefined while it is running. */
function describeTaskStatus(view) {
    const { record } = view;
    const { ending } = record;
    if (ending === null && view.isInterrupted !== true)
        return undefined;
    const isOpen = !record.checkpoints.every(isCheckpointDone);
    const status = ending === null ? (findAborted(record) ?? INTERRUPTED) : findStatus(record, ending);
    const isMerged = view.isMerged === true && hasPassed(status.kind);
    return { ...(isMerged ? toMerged(record) : status), stuck: listStuck(record), isOpen };
}
function toMerged({ base_ref: base }) {
    return {
        kind: 'merged',
        meaning: `Merged: ${toShortLine(base, 100)} has all commits, or a squash of them.`,
        reason: null,
        resumedBy: [],
    };
}
/** Returns whether a task has passed, so that no run is to follow, before it is known whether it was merged. */
function hasPassed(kind) {
    return kind === 'passed' || kind === 'approved' || kind === 'nothing_to_do';
}
/** Returns whether no run is to follow for a task of this status. */
function isFinished(kind) {
    return hasPassed(kind) || kind === 'merged';
}
const INTERRUPTED = {
    kind: 'interrupted',
    meaning: 'Interrupted: the run is gone, and did not end by itself. Nothing that landed is lost.',
    reason: null,
    resumedBy: ['sweep'],
};
function findAborted(record) {
    if (record.aborted === null || chooseNextAction(record).kind !== 'blocked')
        return undefined;
    return {
        kind: 'aborted',
        meaning: 'Aborted: the task was given up. Nothing that landed is lost.',
        reason: `by ${describeRequest(record.aborted)}`,
        resumedBy: [],
    };
}
function findStatus(record, ending) {
    const action = chooseNextAction(record);
    const aborted = findAborted(record);
    if (aborted !== undefined)
        return aborted;
    if (action.kind === 'await_approval') {
        return {
            kind: 'awaits_approval',
            meaning: 'Paused: all checkpoints are done, and their commits wait for approval.',
            reason: null,
            resumedBy: [],
        };
    }
    const isDecidedSince = (record.steering.at(-1)?.at ?? '') >= (record.ended_at ?? '');
    const isLeft = ending === 'paused' || (isDecidedSince && isStopped(ending));
    if (isLeft && action.kind === 'done')
        return describeDone(record, isDecidedSince);
    if (isOpenAgain(ending, action.kind, isDecidedSince)) {
        return {
            kind: 'open_again',
            meaning: 'Open again: there is work to do.',
            reason: null,
            resumedBy: ['sweep'],
        };
    }
    return {
        kind: ending,
        meaning: describeMeaning(ending, action),
        reason: findReason(ending, record),
        resumedBy: findResumers(record),
    };
}
/** Describes the ending of a run. One that is blocked with work left could not publish what it had done. */
function describeMeaning(ending, action) {
    const isPushRefused = ending === 'blocked' && action.kind !== 'blocked' && action.kind !== 'abandon';
    return isPushRefused ? 'Blocked: the repository refused what was to be pushed.' : describeEnding(ending);
}
/** Describes a paused task without work: its commits were approved, its last checkpoints were skipped, or its run died then. */
function describeDone(record, isDecidedSince) {
    const isApproved = isDecidedSince && record.steering.some(({ kind }) => kind === 'materialize');
    const meaning = isApproved
        ? 'Approved: all commits were put on the task branch.'
        : 'Open again: no work is left, and the next run ends the task.';
    const kind = isApproved ? 'approved' : 'open_again';
    if (isDecidedSince)
        return { kind, meaning, reason: null, resumedBy: [] };
    return { kind, meaning, reason: record.ending_reason, resumedBy: findResumers(record) };
}
/** Returns whether a task that had ended has work again, such as a fix, or a checkpoint less that blocks it. */
function isOpenAgain(ending, next, isDecidedSince) {
    if (conclusionOf(ending) === 'success')
        return next !== 'done';
    return isDecidedSince && isStopped(ending) && next !== 'blocked' && next !== 'abandon';
}
/** Returns whether a task ended for a cause that a decision of people may remove. */
function isStopped(ending) {
    return ending === 'blocked' || ending === 'refused';
}
/** Finds the features that resume a task. A sweep resumes only after transient causes, not after a user's pause. */
function findResumers(record) {
    const { ending, pause_cause: cause } = record;
    if (listStuck(record).length > 0)
        return [];
    const isSwept = ending === 'infra_error' || (ending === 'paused' && cause !== null && isPassing(cause));
    const isContinued = decideContinuation(record).kind === 'continue';
    return [...(isContinued ? ['continue'] : []), ...(isSwept ? ['sweep'] : [])];
}
/** Returns the ending that a status is shown as. */
function endingOf(kind) {
    if (kind === 'approved' || kind === 'merged')
        return 'passed';
    if (kind === 'open_again' || kind === 'awaits_approval' || kind === 'interrupted')
        return 'paused';
    return kind === 'aborted' ? 'blocked' : kind;
}
/** Finds the reason to show; a run that passed all checkpoints needs none. */
function findReason(ending, { ending_reason: reason, checkpoints }) {
    const isWhole = !checkpoints.some(({ outcome }) => outcome === 'skipped');
    return ending === 'passed' && isWhole ? null : reason;
}

/** Quotes a text as one word of a POSIX shell. */
function quoteForShell(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}
/** Renders words as a command of a POSIX shell that can be copied: only those that need quotes get them. */
function renderShellCommand(words) {
    return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : quoteForShell(word))).join(' ');
}

/** Says of a task that has passed that its base branch has moved on; empty where it has not, or that is not known. */
function describeLaterOfDone(view) {
    if (view.isBaseRewritten === true)
        return ` ${describeRewritten(view)} A merge would bring back what that dropped, or conflict: run it with --rebase first.`;
    const commits = describeCommits(view);
    if (commits === undefined)
        return '';
    return ` ${commits} that the work was not verified with: a run with --rebase verifies it there first.`;
}
/** Says of a task with work left that its base branch has moved on; empty where it has not, and during a rebase. */
function describeLaterOfOpen(view) {
    if (view.record.rebase === null && view.isBaseRewritten === true)
        return ` ${describeRewritten(view)} A run with --rebase takes the work to where it is now.`;
    const commits = view.record.rebase === null ? describeCommits(view) : undefined;
    return commits === undefined ? '' : ` ${commits} that the task does not have: a run with --rebase takes them in.`;
}
function describeRewritten({ record }) {
    const { base_ref: base, base_sha: sha } = record;
    return `${toShortLine(base, 100)} was rewritten and no longer has ${toShortId(sha)}, which the work began from.`;
}
function describeCommits({ laterCommits: count, record }) {
    return count === undefined ? undefined : `${toShortLine(record.base_ref, 100)} has ${formatPlural(count, 'commit')}`;
}

/** Finds the words of the command that resumes a task: the reader's own, else those that its record has; undefined where neither is known. */
function findResumeWords(facts) {
    const { again, remote, view } = facts;
    const given = again === undefined ? undefined : updateOnly(again, view.record);
    return given ?? (remote === undefined ? listRecordedRun(view.record, facts) : undefined);
}
/**
 * Drops `--only` with a checkpoint that is done, which resumes the task as a whole. In the place of one whose turn it is not yet,
 * names the next one: the same command would do nothing again.
 */
function updateOnly(words, { checkpoints, rebase }) {
    const at = words.findIndex((word) => /^--only(?:=|$)/.test(word));
    if (at === -1)
        return words;
    const [, value] = /^--only=(.*)$/.exec(words[at] ?? '') ?? [];
    const asked = value ?? words[at + 1];
    const run = checkpoints.find(({ checkpoint_id: id }) => id === asked);
    const next = rebase === null ? checkpoints.find((each) => !isCheckpointDone(each)) : run;
    if (run === undefined || next === run)
        return words;
    const [before, after] = [words.slice(0, at), words.slice(at + (value === undefined ? 2 : 1))];
    return isCheckpointDone(run) || next === undefined
        ? [...before, ...after]
        : [...before, '--only', next.checkpoint_id, ...after];
}
/**
 * Adds `--rebase` to a command that resumes a task. A run in place refuses it, so that the run works beside the checkout; one
 * whose work waits for approval refuses it, too, and stays as it is: without that flag its work would land unseen.
 */
function addRebaseFlag(words) {
    const isFlag = (at, flag, value) => words[at] === `${flag}=${value}` || (words[at] === flag && words[at + 1] === value);
    if (words.includes('--rebase') || words.some((_, at) => isFlag(at, '--materialize', 'approval')))
        return words;
    const isDropped = (word, at) => word === '--no-rebase' ||
        isFlag(at, '--workspace', 'in_place') ||
        (word === 'in_place' && words[at - 1] === '--workspace');
    return [...words.filter((word, at) => !isDropped(word, at)), '--rebase'];
}
function listRecordedRun(record, { toRoot = '', repo }) {
    const isPath = hasPlanPath(record) && record.plan_id === toShortLine(record.plan_id, 400);
    if (!isPath || record.run_url !== null)
        return undefined;
    const plan = node_path.posix.join(toRoot, record.plan_id);
    return ['run', plan, ...listRepoFlag(repo), '--task', record.task_id, ...listAgentFlags(record)];
}
/** Renders a command of this program for a task, which can be copied. */
function renderTaskCommand({ program, repo, remote }, taskId, words) {
    const where = [...listRepoFlag(repo), ...(remote === undefined ? [] : ['--remote', remote])];
    return `${program} ${renderShellCommand([...words, '--task', taskId, ...where])}`;
}
/** Lists the flag that names the repository of the reader; empty where that is in the reader's folder. */
function listRepoFlag(repo) {
    return repo === undefined ? [] : ['--repo', repo];
}
/** Returns whether the last agent that worked was a command, whose text no record has. */
function wasCommand(record) {
    const last = findLastAgent(record);
    return last?.entry === null && last.name === 'command';
}
function findLastAgent({ checkpoints }) {
    const worked = checkpoints.flatMap(({ attempts }) => attempts).filter((attempt) => !isReplay(attempt));
    return worked.toSorted((a, b) => b.day - a.day)[0]?.agent;
}
/** Lists the flags of the last agent that worked, where it was none of a ladder and no command, whose text no record has. */
function listAgentFlags(record) {
    const last = findLastAgent(record);
    if (last === undefined || last.entry !== null || last.name === 'command')
        return [];
    const { name, provider, model } = last;
    const flags = { '--agent': name, '--provider': provider, '--model': model };
    return Object.entries(flags).flatMap(([flag, value]) => (value === null ? [] : [flag, toShortLine(value, 200)]));
}

/** Finds the task of an attempt whose scratch branch a branch is; undefined for any other branch, and for none. */
function findScratchTask(branch) {
    const ref = branch === undefined ? undefined : parseTaskRef(toBranchRef(branch));
    return ref?.kind === 'scratch_branch' ? ref.taskId : undefined;
}
/** Describes a checkout that a run in place has left on the scratch branch of an attempt, and what puts it back. */
function describeScratchCheckout(branch) {
    return `The checkout is on "${branch}", the scratch branch of an attempt: unless a run in place is at work there, one was killed. Commit and merge nothing on it. The next run with --workspace in_place keeps what the attempt left, and puts the checkout back.`;
}

const APPROVED_ID_CHARS = 12;
/** Lists the command that approves the commits which wait for that; none when none wait. */
function listCommitApproval({ result }) {
    if (result === null)
        return [];
    return [{ text: `approve ${result.slice(0, APPROVED_ID_CHARS)}`, effect: 'bring them to the task branch' }];
}

/** Finds the next step of a task that has passed: to look at the commits, to judge what nobody has, and to merge. */
function findReviewSteps(facts) {
    const { remote, headBranch, view } = facts;
    const { record } = view;
    const branch = toShortLine(record.task_branch, 200);
    const [base, end] = [record.base_sha, branch];
    const look = remote === undefined ? [renderLog(facts, base, end)] : listRemoteLog(facts, base, toBranchRef(branch));
    // A killed run in place has left the checkout on a branch that nothing is to be merged into.
    const isOfTask = headBranch === record.task_branch || findScratchTask(headBranch) !== undefined;
    const back = isOfTask ? [renderGit(facts, ['switch', toShortLine(record.base_ref, 200)])] : [];
    const isRewritten = view.isBaseRewritten === true;
    const merge = remote === undefined && !isRewritten ? [...back, renderGit(facts, ['merge', branch])] : [];
    const advice = `${isRewritten ? 'Do not merge the commits yet.' : 'Review the commits and merge them.'}${describeLaterOfDone(view)}`;
    const judged = addApprovals({ advice, commands: look }, facts);
    return { ...judged, commands: [...judged.commands, ...merge] };
}
/** Lists the commands that show the commits that wait, where they can be had, and that approve them. */
function listWaiting(facts) {
    const { record } = facts.view;
    const approval = listCommitApproval(record).map(({ text }) => renderOwn(facts, text.split(' ')));
    if (record.result === null)
        return approval;
    if (facts.remote === undefined)
        return [...(record.run_url === null ? [renderLog(facts, record.head, record.result)] : []), ...approval];
    const ref = toRefName({ kind: 'result', taskId: record.task_id });
    return [...listRemoteLog(facts, record.head, ref), ...approval];
}
/** Lists the commands that show the commits of a remote; none where that is an address, which may be relative. */
function listRemoteLog(facts, base, ref) {
    const { remote = '' } = facts;
    if (!/^\w[\w.-]*$/.test(remote))
        return [];
    return [renderGit(facts, ['fetch', remote, ref]), renderLog(facts, base, 'FETCH_HEAD')];
}
/** Renders the command that shows commits; ids are shortened. */
function renderLog(facts, base, end) {
    const range = [base, end].map((each) => each.replace(/^[0-9a-f]{40,64}$/, (id) => id.slice(0, 12))).join('..');
    return renderGit(facts, ['log', '--reverse', '-p', range]);
}
const MAX_APPROVALS = 3;
/** Lists the checkpoints that have passed with a statement that nobody has judged. */
function listUnjudgedRuns({ view: { record } }) {
    return record.checkpoints.filter((run) => run.outcome === 'success' && countUnjudged({ run }) > 0);
}
/** Adds that statements of what has landed were judged by nobody, and the commands that approve them. */
function addApprovals({ advice, commands }, facts) {
    const open = listUnjudgedRuns(facts);
    if (open.length === 0)
        return { advice, commands };
    const count = open.reduce((sum, run) => sum + countUnjudged({ run }), 0);
    const them = count === 1 ? 'One statement was' : `${count} statements were`;
    const approvals = open.slice(0, MAX_APPROVALS).map(({ checkpoint_id: id }) => renderOwn(facts, ['approve', id]));
    return {
        advice: `${advice === '' ? '' : `${advice} `}${them} judged by nobody: approve where you agree.`,
        commands: [...commands, ...approvals],
    };
}
/** Adds that the checkout was left on the scratch branch of an attempt of the task. */
function addScratch({ advice, commands }, { headBranch, view }) {
    if (headBranch === undefined || findScratchTask(headBranch) !== view.record.task_id)
        return { advice, commands };
    return { advice: `${advice} ${describeScratchCheckout(headBranch)}`, commands };
}
/** Renders a command of git in the repository of the reader. */
function renderGit({ repo }, words) {
    return renderShellCommand(['git', ...(repo === undefined ? [] : ['-C', repo]), ...words]);
}
/** Renders a command of this program for the task. */
function renderOwn(facts, words) {
    return renderTaskCommand(facts, facts.view.record.task_id, words);
}

const REMEDIES = [
    [/^The sandbox hides \S+ from the agent\b[^\n]*? allow that with --visible-paths (\S+)\.(?=\s|$)/, '--visible-paths'],
    [/^The sandbox gives the agent no network:[^\n]*? with --network-agent ([\w.-]*\w)(?=[,.\s]|$)/, '--network-agent'],
    [/^In the sandbox [^\n]*? --network-agent (open)\.(?=\s|$)/, '--network-agent'],
    [/^Refused in the sandbox: host ([\w.-]+):443[^\n]*?, which no setting allows\b/, '--network-agent'],
];
/** Finds the flag that a text names which begins as `explainBySandbox` writes; undefined for any other text. */
function findSandboxRemedy(text) {
    for (const [pattern, flag] of REMEDIES) {
        const [, value] = pattern.exec(text) ?? [];
        if (value !== undefined)
            return { flag, value };
    }
    return undefined;
}

/**
 * Finds the flag that allows what the sandbox kept from the last attempt of the last run; undefined where it ended
 * otherwise. A report of the agent itself counts for nothing: it may ask for any flag.
 */
function findRemedy({ record }) {
    if (record.last_day <= record.last_day_before_run)
        return undefined;
    const last = record.checkpoints.flatMap(({ attempts }) => attempts).find(({ day }) => day === record.last_day);
    if (last === undefined || last.outcome === 'passed')
        return undefined;
    const { failure_report: report, notes } = last;
    // The first note on an interrupted attempt is its reason.
    const reason = report === null ? notes[0] : report.source === 'runner' ? report.what_happened : undefined;
    return reason === undefined ? undefined : findSandboxRemedy(reason);
}
/** Returns whether the words of a command have a remedy already, which has not helped then. */
function isRemedyGiven(words, { flag, value }) {
    return (words ?? []).some((word, index, all) => {
        const given = all[index - 1] === flag ? word : word.startsWith(`${flag}=`) ? word.slice(flag.length + 1) : '';
        return given.split(',').includes(value);
    });
}
/** Describes a remedy as a sentence and a space; nothing where there is none. */
function describeRemedy(remedy) {
    if (remedy === undefined)
        return '';
    return `If the agent may have it, allow what the sandbox kept from it: ${remedy.flag} ${remedy.value}. `;
}
/** Adds the flag of a remedy to the words of a command, to the paths or hosts that it names already. */
function addRemedy(words, remedy) {
    if (remedy === undefined)
        return words;
    const { flag, value } = remedy;
    const at = words.findLastIndex((word) => word === flag || word.startsWith(`${flag}=`));
    if (at === -1)
        return [...words, flag, value];
    const isJoined = words[at] !== flag;
    const given = isJoined ? (words[at]?.slice(flag.length + 1) ?? '') : (words[at + 1] ?? '');
    const isGiven = given.split(',').includes(value);
    const both = value === 'open' || given === 'none' ? value : isGiven ? given : `${given},${value}`;
    return [...words.slice(0, at), flag, both, ...words.slice(at + (isJoined ? 1 : 2))];
}

/** Finds the next step for a status, with commands that name the task and the checkpoint. */
function findTerminalSteps(status, view, reader) {
    const facts = { ...reader, view };
    const steps = addLater(findSteps(status, facts), status, facts);
    return addScratch(addWayBack(addRebaseStop(steps, status.kind, facts), status, facts), facts);
}
/** Adds that the base branch has moved on, where a run is to follow that can take it in. */
function addLater({ advice, commands }, { kind }, facts) {
    const [[run], more] = [listAgain(facts), describeLaterOfOpen(facts.view)];
    if (isFinished(kind) || kind === 'awaits_approval' || kind === 'aborted' || run === undefined || more === '')
        return { advice, commands };
    // What stopped it may have been fixed there.
    const isStopped = kind === 'blocked' || kind === 'refused';
    const [rebase = run] = isStopped ? listAgain(facts, addRebaseFlag) : [];
    const withRebase = (command) => (command === run ? rebase : command);
    return { advice: `${advice}${more}`, commands: commands.map(withRebase) };
}
/** Adds the command that restores the task branch, where it lacks our commits and a run is to follow: it would end for that. */
function addWayBack({ advice, commands }, { kind }, facts) {
    const { movedTo, isRewound } = facts.view;
    const isLost = movedTo === null || isRewound === true;
    if (isFinished(kind) || kind === 'awaits_approval' || !isLost)
        return { advice, commands };
    if (facts.remote !== undefined)
        return { advice: `The task branch is gone from the remote, or lacks what has landed. ${advice}`, commands };
    const before = movedTo === null
        ? 'The task branch is gone. Unless its commits were merged, the first line brings it back.'
        : `The task branch lacks what has landed. The first line puts that back. ${DROPS}`;
    return { advice: `${before} ${advice}`, commands: [renderWayBack(facts), ...commands] };
}
const DROPS = 'Commits that only the branch has now are on no branch then.';
function renderWayBack(facts) {
    const { movedTo, record } = facts.view;
    const force = movedTo === null ? [] : ['-f'];
    return renderGit(facts, ['branch', ...force, toShortLine(record.task_branch, 200), record.head.slice(0, 12)]);
}
function findSteps({ kind, stuck }, facts) {
    const { view } = facts;
    const first = BEFORE_REOPENING[kind];
    const found = findRemedy(view);
    const isHelpful = found !== undefined && !isRemedyGiven(facts.again, found);
    const remedy = describeRemedy(isHelpful ? found : undefined);
    const broken = view.record.checkpoints.find(({ held_at }) => held_at !== null);
    if (kind === 'blocked' && broken?.held_at != null)
        return findRepair(facts, broken);
    return first === undefined || stuck.length === 0
        ? findUsualSteps(kind, facts, remedy)
        : findReopening(`${first}${remedy}`, stuck, facts);
}
function findUsualSteps(kind, facts, remedy) {
    const { view } = facts;
    const again = listAgain(facts);
    const flags = describeFlags(facts, again);
    switch (kind) {
        case 'passed':
        case 'approved':
        case 'nothing_to_do':
            if (kind === 'nothing_to_do' && view.record.head === view.record.base_sha)
                return { advice: 'No step is needed. To ask for more, change the plan.', commands: [] };
            if (view.record.head === view.record.base_sha)
                return addApprovals({ advice: 'Nothing has landed that could be merged.', commands: [] }, facts);
            if (view.movedTo !== undefined)
                return findMovedSteps(facts, view.movedTo);
            return addRebase(findReviewSteps(facts), facts);
        case 'merged':
            return addApprovals({ advice: listUnjudgedRuns(facts).length === 0 ? MERGED : '', commands: [] }, facts);
        case 'blocked':
            return { advice: `Fix what is named as the reason, then start again${flags}.`, commands: again };
        case 'aborted':
            return { advice: 'Reopen it if you want it after all.', commands: [renderOwn(facts, ['retry'])] };
        case 'awaits_approval':
            return { advice: view.movedTo === undefined ? WAITING : MOVED_MEANWHILE, commands: listWaiting(facts) };
        case 'paused':
        case 'interrupted':
            return { advice: `Start the run again${flags}; it resumes where it stopped.`, commands: again };
        case 'open_again':
            return { advice: `Start the run again${flags}; it resumes there.`, commands: again };
        case 'refused':
            return { advice: `Fix what is named as the reason, then start the run again${flags}.`, commands: again };
        case 'conflict':
            return { advice: describeConflict(view, flags), commands: again };
        case 'infra_error':
            return {
                advice: `${remedy}Once that is fixed, start the run again${flags}; it resumes where it stopped.`,
                commands: again,
            };
        default:
            return assertNever(kind);
    }
}
function describeConflict({ record }, flags) {
    const isKept = 'Without --rebase it continues on the base that it has.';
    const impossible = record.impossible_rebase?.from === record.head ? record.impossible_rebase : undefined;
    if (impossible?.left_base !== undefined)
        return `Start the plan as another task, with --task and another name: a merge of "${toShortLine(record.base_ref, 200)}", which was rewritten, would bring back what that has dropped. ${isKept}`;
    if (impossible !== undefined)
        return `Merge "${toShortLine(record.base_ref, 200)}" into the task branch and commit, then start the run again${flags}. ${isKept}`;
    const suspect = record.isolation === 'none' ? ', which the agent may have moved, too' : '';
    return `Look at the task branch${suspect}. Commits of people on top of ours are fine: start the run again${flags}. If ours are gone from it, restore them or use another task id.`;
}
/** Finds the next step where the task branch is not where the task has passed: a merge of it would not merge what was checked. */
function findMovedSteps(facts, movedTo) {
    if (facts.remote !== undefined)
        return { advice: movedTo === null ? GONE_THERE : MOVED_THERE, commands: [] };
    if (movedTo === null)
        return {
            advice: 'The task branch is gone. Where its commits were merged, no step is needed, and more work is another task (--task); the next line brings it back.',
            commands: [renderWayBack(facts)],
        };
    if (facts.view.isRewound === true)
        return {
            advice: `The task branch lacks commits that have passed, and nobody has checked what is there instead: do not merge it. The next line puts back what has passed. ${DROPS}`,
            commands: [renderWayBack(facts)],
        };
    const again = listAgain(facts);
    return {
        advice: `The task branch is not where the task has passed. Before you merge it, start the run again${describeFlags(facts, again)}: it checks what is there.`,
        commands: again,
    };
}
/**
 * Lists the command that resumes the task, with the flag that allows what the sandbox kept from the agent: the reader's own
 * one, else one that names the recorded plan and agent, without the other flags of the earlier run, which no record has. A
 * task of a job or of a remote is resumed there.
 */
function listAgain(facts, change = (words) => words) {
    const words = findResumeWords(facts);
    return words === undefined
        ? []
        : [`${facts.program} ${renderShellCommand(change(addRemedy(words, findRemedy(facts.view))))}`];
}
/** Adds the command that takes passed work to a base that was rewritten. */
function addRebase({ advice, commands }, facts) {
    const rebases = facts.view.isBaseRewritten === true ? listAgain(facts, addRebaseFlag) : [];
    const flags = describeFlags(facts, rebases);
    const needs = flags === '' ? '' : ` That run is to be started${flags.replace(/^,/, '')}.`;
    return { advice: `${advice}${needs}`, commands: [...commands, ...rebases] };
}
/** Adds the command that gives up a rebase which has begun, where people have to decide about it. */
function addRebaseStop({ advice, commands }, kind, facts) {
    const words = facts.view.record.rebase === null ? undefined : findResumeWords(facts);
    if (words === undefined || (kind !== 'blocked' && kind !== 'refused'))
        return { advice, commands };
    const stop = [...words.filter((word) => word !== '--rebase'), '--no-rebase'];
    return {
        advice: `${advice} The last line gives the rebase up.`,
        commands: [...commands, `${facts.program} ${renderShellCommand(stop)}`],
    };
}
/** Says that the command to resume needs the flags of the earlier run, where it is made from the record. */
function describeFlags({ again, view }, commands) {
    if (again !== undefined || commands.length === 0)
        return '';
    return `, with the flags that it had${wasCommand(view.record) ? ', such as --agent-command' : ''}`;
}
const WAITING = 'Look at the commits, then approve them.';
const GONE_THERE = 'The task branch is gone from the remote. Where its commits were merged, no step is needed; a run says how to bring it back.';
const MOVED_THERE = 'The task branch of the remote is not where the task has passed: nobody has checked what is there. Start a run before you merge it.';
const MOVED_MEANWHILE = 'Look at the commits. The task branch was moved: unless it has the commit that waits, merge that into it first. Then approve.';
const MERGED = 'No step is needed. For more work, add checkpoints to the plan and run it with --rebase, start it as another task (--task), or write another plan.';
/** Advice that comes first where a task needs a retry or a skip; a status that no run follows on has no entry. */
const BEFORE_REOPENING = {
    blocked: '',
    paused: '',
    interrupted: '',
    open_again: '',
    refused: 'Fix what is named as the reason. ',
    conflict: 'Check the task branch; where our commits are gone from it, restore them. ',
    infra_error: 'Fix what is named as the reason. ',
};
/** Finds the next step where commits of people have broken what had passed after a commit. */
function findRepair(facts, { held_at: heldAt, is_held_mixed: isMixed }) {
    const { record } = facts.view;
    const isHere = facts.remote === undefined && record.run_url === null && isMixed !== true;
    const revert = ['revert', '--no-edit', `${heldAt?.slice(0, 12)}..${record.head.slice(0, 12)}`];
    const steps = [['switch', toShortLine(record.task_branch, 200)], revert, ['switch', '-']];
    const commands = steps.map((words) => renderGit(facts, words));
    const undo = `, or undo the commits there${isHere ? ', as the next lines do' : ' with "git revert"'}`;
    const repair = isMixed === true ? 'where the reason says' : `with a commit on the task branch${undo}`;
    return {
        advice: `Repair it ${repair}. Then start the run again: it checks, and no agent is paid. "retry" has an agent do it instead.`,
        commands: [...(isHere ? commands : []), ...listAgain(facts)],
    };
}
function findReopening(before, [first = '', ...others], facts) {
    const retry = others.length === 0 ? ['retry', first] : ['retry'];
    const again = listAgain(facts);
    const flags = describeFlags(facts, again);
    const last = flags === '' ? '' : ` Then start the run again${flags}.`;
    return {
        advice: `${before}Read why it failed; for a fresh budget, retry it or change it in the plan. "hint <text>" advises the agent, "skip <checkpoint> <reason>" leaves it out.${last}`,
        commands: [renderOwn(facts, ['show', first]), renderOwn(facts, retry), ...again],
    };
}

/** Wraps the lines of a text to the width of a terminal, if it is one; further lines are indented by some columns. */
function wrapToStyle(text, indent, { columns }) {
    if (columns === undefined)
        return text;
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, columns))
        .join('\n');
}

const MAX_TEXT_BYTES = 4000;
const UNICODE = { hasColor: false, hasUnicode: true };
const ANY_READER = { program: 'groundhog' };
/** Renders the status of a task for a terminal: one line for each checkpoint. */
function renderStatusText(view, options = {}) {
    const checkpoints = listCheckpoints(view);
    const lines = checkpoints.map((checkpoint) => {
        const commit = findLandedCommit(checkpoint);
        const made = checkpoint.attempts.length === 0 ? '' : `, ${describeAttemptCount(checkpoint.attempts)}`;
        const usage = sumUsage(checkpoint.attempts);
        const price = usage.cost_usd === null ? '' : `, ${formatCost(usage)}`;
        const line = `${renderTitle(checkpoint, checkpoints.length, options)}${made}${price}${commit === null ? '' : `, commit ${toShortId(commit)}`}`;
        return [line, ...quote(findCause(checkpoint), options.style)].join('\n');
    });
    return toLogText$1([renderHead(view, checkpoints), lines.join('\n'), renderEnd(view, options)]);
}
/** Finds why the last attempt at a checkpoint failed that is given up, or why one is blocked or open; empty for others. */
function findCause({ run, attempts }) {
    const last = attempts.at(-1);
    if (run?.outcome === 'pending' || run?.outcome === 'blocked')
        return run.reason ?? '';
    return run?.outcome === 'abandoned' && last !== undefined ? toShortLine(findAttemptReason(last), 400) : '';
}
function renderHead(view, checkpoints) {
    const attempts = listAttempts(checkpoints);
    const usage = sumUsage(attempts);
    return [
        `Task ${view.record.task_id}: ${countDone(checkpoints)}, ${describeAttemptCount(attempts)}${usage.cost_usd === null ? '' : `, ${formatCost(usage)}`}`,
        `Branch ${toShortLine(view.record.task_branch, 200)}${renderPosition(view)}`,
        ...[describeRebase(view.record)].filter((line) => line !== undefined),
        ...(view.record.result === null ? [] : [`Waits for approval: ${view.record.result}`]),
        view.record.isolation === 'none'
            ? 'Isolation: none'
            : `Isolated: ${toShortLine(view.record.isolation_detail ?? 'yes', 300)}`,
    ].join('\n');
}
function renderPosition({ record, movedTo, isMerged, isHeadInBase }) {
    const { head, base_sha: base, result } = record;
    const none = isAnyLanded(record) && result === null ? 'what has landed is in the base' : 'nothing has landed';
    if (isHeadInBase === true || (movedTo === null && isMerged === true))
        return `: gone, and ${toShortLine(record.base_ref, 100)} has what has landed, base ${toShortId(base)}`;
    if (movedTo === null)
        return `: gone, it was at ${toShortId(head)}, base ${toShortId(base)}`;
    if (typeof movedTo === 'string')
        return ` at ${toShortId(movedTo)}, not checked; ${head === base ? none : `what has landed is at ${toShortId(head)}`}, base ${toShortId(base)}`;
    return head === base
        ? `: ${result === null ? none : 'its commits wait'}, base ${toShortId(base)}`
        : ` at ${toShortId(head)}, base ${toShortId(base)}`;
}
function renderEnd(view, { reader = ANY_READER, style = UNICODE }) {
    const status = describeTaskStatus(view);
    const actions = listSteering(view);
    const done = actions.length === 0 ? '' : `Done by people:\n${actions.map((line) => `  ${line}`).join('\n')}\n\n`;
    if (status === undefined)
        return `${done}The run has not ended.${describeRequested(view)}`;
    const { meaning, reason } = status;
    const { advice, commands } = findTerminalSteps(status, view, reader);
    // Commands are not wrapped, so that they can be copied.
    const next = [wrapToStyle(`Next: ${advice}`, undefined, style), ...commands.map((command) => `  ${command}`)];
    return `${done}${[meaning, ...(reason === null ? [] : quote(reason, style)), ...next].join('\n')}`;
}
/** Describes the request to a running task. An abort takes precedence over a pause. */
function describeRequested({ record: { aborted, pause } }) {
    if (aborted !== null)
        return ` The task was aborted by ${toShortLine(aborted.by, 60)}: the run at work is stopped.`;
    return pause === null ? '' : ' A pause was requested.';
}
function renderTitle(checkpoint, total, { style = UNICODE }) {
    const mark = renderMark(findMark(checkpoint), style);
    return `${mark} ${checkpoint.position}/${total} ${toShortLine(checkpoint.id, 100)}: ${describeCheckpoint(checkpoint)}`;
}
// A job log takes "##[" anywhere in a line for a command.
function toLogText$1(blocks) {
    return `${blocks.join('\n\n').replaceAll('##[', '## [')}\n`;
}
const QUOTE = '      | ';
// Behind the bar no line can start with a command of a job log.
function quote(text, { columns = Number.POSITIVE_INFINITY } = UNICODE) {
    const plain = cutText(toUnmarkedText(cutText(text, MAX_TEXT_BYTES * 4)), MAX_TEXT_BYTES).trim();
    return plain === ''
        ? []
        : plain.split('\n').flatMap((line) => wrapLine(line, columns - QUOTE.length).map((part) => `${QUOTE}${part}`));
}

/** Renders the status of tasks as one JSON document, schema version 1; absent values are null. */
function renderStatusJson(views, reader) {
    const tasks = views.map((view) => ({ ...toTask(view), ...toDetails(view, reader) }));
    return `${JSON.stringify({ schema_version: 1, tasks }, undefined, 2)}\n`;
}
/** Renders a list of tasks as one JSON document, schema version 1; absent values are null. */
function renderTaskListJson(views) {
    return `${JSON.stringify({ schema_version: 1, tasks: views.map(toTask) }, undefined, 2)}\n`;
}
/** The status of a task that is running. */
const RUNNING = 'running';
function toTask(view) {
    const { record } = view;
    const checkpoints = listCheckpoints(view);
    const attempts = listAttempts(checkpoints);
    const skipped = checkpoints.filter(({ run }) => run?.outcome === 'skipped').length;
    return {
        task_id: record.task_id,
        status: describeTaskStatus(view)?.kind ?? RUNNING,
        done: checkpoints.filter(isDone).length - skipped,
        skipped,
        checkpoint_count: checkpoints.length,
        attempts: countAttempts(attempts),
        cost_usd: sumUsage(attempts).cost_usd,
        started_at: record.started_at,
        run_started_at: record.run_started_at,
        ended_at: record.ended_at,
    };
}
function toDetails(view, reader) {
    const { record } = view;
    const status = describeTaskStatus(view);
    return {
        ending: record.ending,
        reason: record.ending_reason,
        task_branch: record.task_branch,
        base_sha: record.base_sha,
        head: record.head,
        result: record.result,
        checkpoints: listCheckpoints(view).map(toCheckpoint),
        next: status === undefined ? null : findTerminalSteps(status, view, reader),
    };
}
function toCheckpoint(checkpoint) {
    const { id, run, attempts } = checkpoint;
    return {
        id,
        outcome: run?.outcome ?? 'pending',
        state: findMark(checkpoint),
        reason: run?.reason ?? null,
        attempts: countAttempts(attempts),
        cost_usd: sumUsage(attempts).cost_usd,
        committed_ref: findLandedCommit(checkpoint),
    };
}

/** Renders the text where no task is recorded: on a remote, or in this repository. */
function renderNoTasks(remote) {
    if (remote !== undefined)
        return 'No tasks are recorded on that remote: no run has pushed its record there.\n';
    return 'No tasks are recorded here. Those of jobs on GitHub are shown with --remote origin.\n';
}
/** Renders one line for each of one or more tasks: its state, what is done, attempts, cost, and when its last run began. */
function renderTaskList(views, style) {
    const width = Math.max(...views.map(({ record }) => record.task_id.length));
    return views.map((view) => `${renderTask(view, width, style)}\n`).join('');
}
const markNames = {
    success: 'done',
    failure: 'failed',
    neutral: 'waiting',
};
function renderTask(view, width, style) {
    const { record } = view;
    const kind = describeTaskStatus(view)?.kind;
    const mark = kind === undefined ? 'running' : markNames[conclusionOf(endingOf(kind))];
    const checkpoints = listCheckpoints(view);
    const attempts = listAttempts(checkpoints);
    const usage = sumUsage(attempts);
    const facts = [
        (kind ?? 'running').replaceAll('_', ' '),
        ...(typeof view.movedTo === 'string' ? ['branch moved, not checked'] : []),
        countDone(checkpoints),
        describeAttemptCount(attempts),
        ...(usage.cost_usd === null ? [] : [formatCost(usage)]),
        formatInstant(record.run_started_at),
    ];
    return `${renderMark(mark, style)} ${record.task_id.padEnd(width)}  ${facts.join(', ')}`;
}

/** Renders the state of each task in a few lines, or as JSON. */
function renderRecords(views, { json, options, remote }) {
    if (json === true)
        return renderStatusJson(views, options.reader);
    const texts = views.map((view) => renderStatusText(view, options));
    return texts.length === 0 ? renderNoTasks(remote) : texts.join('\n');
}
/** Renders one line for each task, or JSON. */
function renderRecordList(views, { json, options, remote }) {
    if (json === true)
        return renderTaskListJson(views);
    return views.length === 0 ? renderNoTasks(remote) : renderTaskList(views, options.style);
}

/** Finds the root of the checkout that a folder is in, as an absolute path; undefined outside of one. */
function findCheckoutRoot(folder) {
    let root = node_path.resolve(folder);
    while (!node_fs.existsSync(node_path.join(root, '.git'))) {
        if (root === node_path.dirname(root))
            return undefined;
        root = node_path.dirname(root);
    }
    return root;
}

/** A longer command is not repeated. */
const MAX_COMMAND_CHARS = 240;
/** Returns the words by which the reader has started this program, for the repository of a folder. */
function findReader(env, [, script = 'groundhog', ...words], repo = '.') {
    const isInstalled = node_path.basename(script) === 'groundhog';
    const program = !isInstalled ? renderShellCommand(['node', script]) : isNpx(env) ? 'npx groundhog' : 'groundhog';
    const command = `${program} ${renderShellCommand(words)}`;
    const isShort = command.length <= MAX_COMMAND_CHARS && !command.includes('\n');
    return {
        program,
        again: isShort ? words : undefined,
        remote: undefined,
        headBranch: findHeadBranch(repo),
        ...findWay(repo),
    };
}
/** Finds the way from the current folder to a repository: to the root of its checkout, and whether it has to be named. */
function findWay(repo) {
    const root = toRoot(repo);
    return { toRoot: node_path.relative('.', root), repo: root === toRoot('.') ? undefined : repo };
}
function toRoot(folder) {
    return findCheckoutRoot(folder) ?? node_path.resolve(folder);
}
function isNpx({ npm_command: command }) {
    return command === 'exec';
}

/**
 * Returns a text as it may leave us: redacted, as plain lines, and redacted once more, since without its invisible
 * characters a text may hold what it did not hold before. Every text for people goes through here last.
 */
function toCleanText(text, redact) {
    return redact(toPlainText(redact(text)));
}

/**
 * Returns a text for a log that a runner may read: redacted, in plain lines, of which none is a command. The runner
 * trims a line before it looks for `::`, and finds the older `##[` anywhere (ActionCommand.cs in actions/runner).
 */
function toLogText(text, redact) {
    return toCleanText(text, redact)
        .replaceAll('##[', '# #[')
        .replace(/^([^\S\n]*:)(?=:)/gm, '$1 ');
}
/** Returns a result for standard output, redacted. In JSON, which stays the same value, `##[` is escaped. */
function toResultText(text, redact) {
    const isJson = /^\s*[{[]/.test(text);
    return redact(text).replaceAll('##[', isJson ? '#\\u0023[' : '# #[');
}

/**
 * Chooses the style of a stream. `NO_COLOR` (no-color.org) turns colours off, `FORCE_COLOR` (force-color.org) on, also
 * where nobody sees them; the first counts where both are set. Marks are ASCII where the locale is not UTF-8.
 */
function chooseStyle(env, isTerminal) {
    return { hasColor: hasColor(env, isTerminal), hasUnicode: hasUnicode(env) };
}
function hasColor({ NO_COLOR, FORCE_COLOR, TERM }, isTerminal) {
    if (isSet(NO_COLOR))
        return false;
    if (isSet(FORCE_COLOR))
        return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
    return isTerminal && TERM !== 'dumb';
}
/** Returns whether the locale is UTF-8 (locale(7)); the log of a job always is. */
function hasUnicode({ LC_ALL, LC_CTYPE, LANG, TERM, CI }) {
    // The font of the console of Linux has no such characters.
    if (TERM === 'linux')
        return false;
    const locale = [LC_ALL, LC_CTYPE, LANG].find(isSet);
    return locale === undefined ? isSet(CI) : /utf-?8/i.test(locale);
}
function isSet(value) {
    return value !== undefined && value !== '';
}
const formats = { good: 'green', bad: 'red', warning: 'magenta', strong: 'bold' };
/** The first word of a text, behind a time. */
const FIRST_WORD = /^( *(?:\d\d:\d\d:\d\d +)?)(\S+)/;
// Why: docs/decisions/0149-colour-is-for-marks.md
/** Colours the first word of lines, which is their mark; returns a text as it is without a tone or without colours. */
function paint(text, tone, { hasColor }) {
    if (tone === undefined || !hasColor)
        return text;
    if (typeof tone !== 'function')
        return paintFirstWord(text, tone);
    return text.replace(/[^\n]+/g, (line) => {
        const found = tone(line);
        return found === undefined ? line : paintFirstWord(line, found);
    });
}
function paintFirstWord(text, tone) {
    return text.replace(FIRST_WORD, (_, before, word) => {
        return `${before}${node_util.styleText(formats[tone], word, { validateStream: false })}`;
    });
}

/** Cuts a line to the columns of a terminal; characters of East Asia and emoji count as two. */
function fitColumns(line, columns) {
    const characters = [...line];
    let used = 0;
    for (const [index, character] of characters.entries()) {
        used += isWide(character) ? 2 : 1;
        if (used > columns)
            return `${characters.slice(0, Math.max(0, index - 1)).join('')}\u2026`;
    }
    return line;
}
/** Returns whether a character may be two columns wide: those from U+1100 that are no punctuation, arrows or shapes. */
function isWide(character) {
    return character >= '\u1100' && !/[\u2000-\u23ff\u2500-\u27bf]/.test(character);
}

/** The exit code of `infra_error`, whose module needs a package that no quick command loads. */
const EXIT_UNWRITTEN = 5;
const DEFAULT_COLUMNS = 80;
/** Moves to the first column and erases the line (ECMA-48: CR, EL). */
const ERASE = '\r\x1b[2K';
/** Opens the streams of this process, which take no secret. A reader that has closed its end causes no error. */
function openConsole(redact, env) {
    const { stdout, stderr } = process;
    if (stderr.listenerCount('error') === 0)
        stderr.on('error', () => undefined);
    // Also of what is printed around this console, such as the help.
    watchStandardOutput((text) => stderr.write(text));
    const outStyle = chooseStreamStyle(stdout, env);
    const errStyle = chooseStreamStyle(stderr, env);
    const isLive = stderr.isTTY && env.TERM !== 'dumb' && (env.CI ?? '') === '';
    let live = '';
    const print = (stream, text) => {
        const isAround = live !== '' && stream.isTTY;
        if (isAround)
            stderr.write(ERASE);
        stream.write(text);
        if (isAround)
            stderr.write(live);
    };
    return {
        out: (text, tone) => print(stdout, paint(toResultText(text, redact), tone, outStyle)),
        err: (text, tone) => print(stderr, paint(toLogText(text, redact), tone, errStyle)),
        ...{ outStyle, errStyle },
        showLive: isLive
            ? (line) => {
                const before = live;
                const columns = stderr.columns || DEFAULT_COLUMNS;
                live = line === undefined ? '' : paint(fitColumns(toLogText(line, redact), columns - 1), 'strong', errStyle);
                if (before !== '' || live !== '')
                    stderr.write(`${before === '' ? '' : ERASE}${live}`);
            }
            : undefined,
    };
}
/** Chooses the style of a stream, whose width follows that of the window. */
function chooseStreamStyle(stream, env) {
    const style = chooseStyle(env, stream.isTTY);
    return {
        ...style,
        get columns() {
            // A terminal without a size says 0.
            return stream.isTTY && stream.columns > 0 ? stream.columns : undefined;
        },
    };
}
/**
 * Watches the standard output of this process. Where it cannot be written, `warn` gets one message about it, and the process
 * exits as for a failure of the machine, whatever else it has done. A reader that has closed its end is no failure.
 */
function watchStandardOutput(warn) {
    const { stdout } = process;
    if (stdout.listenerCount('error') > 0)
        return;
    stdout.once('error', ({ code, message }) => {
        stdout.on('error', () => undefined);
        if (code === 'EPIPE')
            return;
        process.once('exit', () => {
            process.exitCode = EXIT_UNWRITTEN;
        });
        warn(`The output of this command cannot be written.\nStandard output: ${message}\nFree space there, or send the output elsewhere, and call the command again. What it has changed stays changed.\n`);
    });
    if (isFile(stdout.fd))
        stdout._write = createWholeWrite(stdout.fd);
}
function isFile(fd) {
    try {
        return node_fs.fstatSync(fd).isFile();
    }
    catch {
        return false;
    }
}
/** Creates a write of all bytes: that of Node leaves out what a nearly full disk does not take, without an error. */
function createWholeWrite(fd) {
    return (chunk, _encoding, done) => {
        try {
            for (let at = 0; at < chunk.length;)
                at += node_fs.writeSync(fd, chunk, at);
            done();
        }
        catch (error) {
            done(toError(error));
        }
    };
}

/**
 * Reads flags of the forms `--name`, `--name value` and `--name=value`; the last one counts. Undefined for all other
 * words, which the whole program reads. Node's own reader is not used, since to load it takes a fortieth of a bare Node.
 */
function readPlainFlags(args, flags) {
    const texts = {};
    const switches = new Set();
    for (let at = 0; at < args.length; at += 1) {
        const [, name = '', inline] = /^--([a-z-]+)(?:=(.*))?$/s.exec(args[at] ?? '') ?? [];
        const isSwitch = Object.hasOwn(flags, name) && flags[name] === 'boolean';
        if (!Object.hasOwn(flags, name) || (isSwitch && inline !== undefined))
            return undefined;
        if (isSwitch) {
            switches.add(name);
            continue;
        }
        if (inline === undefined)
            at += 1;
        const value = inline ?? args[at];
        // The value may have been forgotten, and the next word be a flag.
        if (value === undefined || (inline === undefined && /^-./s.test(value)))
            return undefined;
        texts[name] = value;
    }
    return { texts, switches };
}

const SECRET_NAME = /(?:TOKEN|SECRET|PASSWORD|PASSWD|CREDENTIALS?|API_?KEY|ACCESS_?KEY|PRIVATE_?KEY|SIGNING_?KEY|BEARER_TOKEN_BEDROCK)$/i;
const MIN_SECRET_LENGTH = 12;
const SURE_SECRET_LENGTH = 24;
/**
 * Finds the values whose variables are named like secrets: they are masked in all output, and may not be written to a
 * file. A short word such as "development" is no secret, whatever its variable is called.
 */
function findSecretsInEnv(env) {
    return Object.entries(env)
        .filter(([name]) => SECRET_NAME.test(name))
        .map(([, value]) => value ?? '')
        .filter(isSecretLike);
}
/** Returns whether a value that may be a secret is no word of a text. */
function isSecretLike(value) {
    if (value.length >= SURE_SECRET_LENGTH)
        return true;
    return value.length >= MIN_SECRET_LENGTH && /\d/.test(value) && /\D/.test(value);
}

const SHORTEST = 8;
const SURELY_NO_WORD = 16;
/** The passwords of addresses whose user name is a token. */
const NO_PASSWORD = /^(?:x-oauth-basic|x-access-token)?$/;
/** Finds the passwords of a netrc file, see netrc(5). */
function findSecretsInNetrc(text) {
    const words = [...text.matchAll(/"((?:[^"\\]|\\.)*)"|\S+/g)].map(([word, quoted]) => quoted?.replace(/\\(.)/g, '$1') ?? word);
    return words.filter((_, index) => words[index - 1] === 'password').filter(isCredential);
}
/** Finds the request headers and the logins in addresses of a git configuration, whatever their sections. */
function findSecretsInGitConfig(text) {
    const headers = [...text.matchAll(/\bextraheader\s*=\s*"?([^"\n]+)/gi)];
    return [...headers.flatMap(([, header = '']) => findSecretsInHeader(header)), ...findSecretsInAddresses(text)];
}
/** Finds the passwords, and the tokens in their place, of all addresses in a text (RFC 3986, "User Information"). */
function findSecretsInAddresses(text) {
    const logins = [...text.matchAll(/\b([a-z][a-z0-9+.-]*):\/\/([^\s/@:"'<>]*)(?::([^\s/@"'<>]*))?@/gi)];
    return logins.flatMap(([, scheme = '', user = '', password = '']) => {
        if (!NO_PASSWORD.test(password))
            return withDecoded(password).filter(isCredential);
        return /^https?$/i.test(scheme) ? withDecoded(user).filter(isSecretLike) : [];
    });
}
/** Finds the configuration files that a git configuration includes, whatever the condition. */
function findIncludedConfigs(text) {
    const sections = text.split(/^(?=\s*\[)/m).filter((section) => /^\s*\[\s*include(?:if)?\b/i.test(section));
    return sections.flatMap((section) => [...section.matchAll(/\bpath\s*=\s*"?([^"\n]+?)"?\s*$/gim)].map(([, path = '']) => path));
}
function findSecretsInHeader(header) {
    const value = /^[^:]*:\s*(.*?)\s*$/.exec(header)?.[1] ?? '';
    const [, scheme = '', credentials = value] = /^(basic|bearer|token)\s+(\S+)$/i.exec(value) ?? [];
    const isBasic = scheme.toLowerCase() === 'basic';
    const password = isBasic
        ? Buffer.from(credentials, 'base64')
            .toString('utf8')
            .replace(/^[^:]*:/, '')
        : '';
    return [credentials, password].filter(isCredential);
}
function withDecoded(text) {
    try {
        return [...new Set([text, decodeURIComponent(text)])];
    }
    catch {
        return [text];
    }
}
/** A short word is none: it would be replaced in every text. */
function isCredential(value) {
    return value.length >= SURELY_NO_WORD || (value.length >= SHORTEST && /[^a-z]/i.test(value));
}

const MAX_BYTES = 1024 * 1024;
const MAX_CONFIGS = 50;
// Why: docs/decisions/0094-redacted-last.md
/**
 * Finds the secrets of git and its connections on this machine: passwords of netrc, request headers and logins in
 * addresses in git's configuration (of the user, of the system, and of the repositories of these folders), its stored
 * credentials, and logins of proxies. They are read as text: no program is started, and no condition of git counts.
 */
function findSecretsOnMachine(env, folders) {
    const home = env.HOME ?? '';
    const settings = env.XDG_CONFIG_HOME || node_path.join(home, '.config');
    const netrcs = [env.NETRC ?? '', node_path.join(home, '.netrc'), node_path.join(home, '_netrc')];
    const stored = [node_path.join(home, '.git-credentials'), node_path.join(settings, 'git', 'credentials')];
    const configs = [
        ...[env.GIT_CONFIG_GLOBAL ?? '', node_path.join(home, '.gitconfig'), node_path.join(settings, 'git', 'config'), '/etc/gitconfig'],
        ...folders.flatMap((folder) => listRepositoryConfigs(node_path.resolve(folder))),
    ];
    return [
        ...new Set([
            ...readTexts(netrcs).flatMap(findSecretsInNetrc),
            ...readTexts(stored).flatMap(findSecretsInAddresses),
            ...[...readConfigs(configs, home), listConfigOfEnv(env)].flatMap(findSecretsInGitConfig),
            ...findSecretsInAddresses(listProxies(env)),
        ]),
    ];
}
/** Reads git's configuration files, with those that they include. */
function readConfigs(paths, home) {
    const wanted = [...paths];
    const texts = new Map();
    for (let path = wanted.shift(); path !== undefined && texts.size < MAX_CONFIGS; path = wanted.shift()) {
        if (texts.has(path))
            continue;
        const text = readText(path);
        texts.set(path, text);
        if (text === '')
            continue;
        const folder = node_path.dirname(path);
        wanted.push(...findIncludedConfigs(text).map((each) => node_path.resolve(folder, each.replace(/^~(?=\/)/, home))));
    }
    return [...texts.values()];
}
/** Lists where the configuration of the repository of a folder may be, see gitrepository-layout(5). */
function listRepositoryConfigs(folder) {
    const gitDir = findGitFolder(folder);
    const common = node_path.resolve(gitDir, readText(node_path.join(gitDir, 'commondir')).trim());
    return [node_path.join(common, 'config'), node_path.join(gitDir, 'config.worktree')];
}
function findGitFolder(folder) {
    const path = node_path.join(folder, '.git');
    const linked = /^gitdir: (.+?)\s*$/m.exec(readText(path))?.[1];
    if (linked !== undefined)
        return node_path.resolve(folder, linked);
    if (isFolder(path))
        return path;
    return node_path.dirname(folder) === folder ? folder : findGitFolder(node_path.dirname(folder));
}
/** Returns whether a path is that of a folder; false also for one behind a file, or that may not be read. */
function isFolder(path) {
    try {
        return node_fs.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
    }
    catch {
        return false;
    }
}
/** Renders the configuration that the environment gives to git, see GIT_CONFIG_COUNT in git-config(1). */
function listConfigOfEnv(env) {
    const pairs = Object.entries(env).map(([name, value = '']) => name.startsWith('GIT_CONFIG_KEY_') ? `${value} = ${env[name.replace('_KEY_', '_VALUE_')] ?? ''}` : '');
    const parameters = (env.GIT_CONFIG_PARAMETERS ?? '').replaceAll("'='", '=').replaceAll("'", '\n');
    return [...pairs, parameters].join('\n');
}
function listProxies(env) {
    return Object.entries(env)
        .map(([name, value = '']) => (/_proxy$/i.test(name) ? value : ''))
        .join('\n');
}
/** Reads the files that are there and not empty. */
function readTexts(paths) {
    return paths.map(readText).filter((text) => text !== '');
}
/** Reads a file of bounded size; empty where there is none. */
function readText(path) {
    try {
        const stat = path === '' ? undefined : node_fs.statSync(path, { throwIfNoEntry: false });
        return stat?.isFile() === true && stat.size <= MAX_BYTES ? node_fs.readFileSync(path, 'utf8') : '';
    }
    catch {
        return '';
    }
}

const FLAGS = { repo: 'string', task: 'string', json: 'boolean' };
const RENDERERS = { status: renderRecords, list: renderRecordList };
// Why: docs/decisions/0144-quick-commands-stand-alone.md
/**
 * Runs `groundhog status` or `groundhog list` on the records of a repository on this machine. Returns false, with
 * nothing printed, for all that is not as usual: the whole program does it then, or says what is wrong.
 */
async function runStatus([name = '', ...args]) {
    const flags = readPlainFlags(args, FLAGS);
    if (flags === undefined || (name !== 'status' && name !== 'list'))
        return false;
    const { repo = '.', task } = flags.texts;
    const json = flags.switches.has('json');
    const { env, argv } = process;
    try {
        const { redact } = createRedactor([...findSecretsInEnv(env), ...findSecretsOnMachine(env, [repo])]);
        const console = openConsole(redact, env);
        const options = { style: console.outStyle, reader: { ...findReader(env, argv, repo), again: undefined } };
        const views = await readRecords(await findRepository(repo), (known) => chooseTasks(known, task));
        console.out(RENDERERS[name](views, { json, options, remote: undefined }), json ? undefined : findLineTone);
        return true;
    }
    catch {
        return false;
    }
}
async function findRepository(repo) {
    const folder = node_path.resolve(repo);
    const git = await findOnPath('git', process.env.PATH ?? '');
    if (git === undefined || folder.includes('\n') || process.env.GROUNDHOG_GIT_STALL_SECONDS !== undefined)
        throw new Error('not as usual');
    return { folder, openGit: () => openGit(folder, git) };
}
/** Opens the repository by git. What starts processes is a file of its own in `dist`, which is loaded only here. */
async function openGit(folder, git) {
    const { openGitIn } = await Promise.resolve().then(function () { return require(/* webpackMode: "eager" */ './status-git-in-folder.js'); });
    return openGitIn(folder, git);
}
function chooseTasks(known, named) {
    if (named === undefined)
        return known;
    const found = known.filter((taskId) => taskId === named);
    if (found.length === 0)
        throw new Error('no such task');
    return found;
}

exports.runStatus = runStatus;
exports.toError = toError;
exports.toGitPath = toGitPath;
