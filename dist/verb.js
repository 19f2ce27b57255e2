'use strict';

var node_net = require('node:net');
var node_fs = require('node:fs');
var node_util = require('node:util');

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

const ESCAPE = '\\x1b';
const PARAMETERS = '[0-?]{0,64}[ -/]{0,8}';
/** Returns the source of a pattern of one escape sequence (ECMA-48), bounded, so that a search for it is linear. */
function toSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}\\[|${c1(0x9b)})${PARAMETERS}[@-~]`,
        `${toStringStart(c1)}${inString}{0,${maxString}}?(?:\\x07|${ESCAPE}\\\\|${c1(0x9c)})`,
        // Character sets and the cursor, and no more: another letter behind an escape may be the first of a word.
        `${ESCAPE}(?:[()*+][0-9A-B]|[78=>cDEHM])`,
    ].join('|');
}
/** Returns the source of a pattern of the beginning of a sequence, at the end of a text that may continue. */
function toOpenSequenceSource({ control, c1, inString, maxString }) {
    return [
        `(?:${control}(?:\\[${PARAMETERS})?|${c1(0x9b)}${PARAMETERS})$`,
        `${toStringStart(c1)}${inString}{0,${maxString}}${ESCAPE}?$`,
        `${ESCAPE}[()*+]?$`,
    ].join('|');
}
/** The beginning of a device control string, a title, and other strings for the terminal. */
function toStringStart(c1) {
    return `(?:${ESCAPE}[\\]PX^_]|${[0x90, 0x98, 0x9d, 0x9e, 0x9f].map(c1).join('|')})`;
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

/** The codes of failures that stop a run or a command; each has its text in the error catalogue. */
/** A failure that stops a run or a command. `code` picks the text in the catalogue, and `data` fills it in. */
class GroundhogError extends Error {
    code;
    data;
    constructor(code, data = {}, options) {
        super(code, options);
        this.name = 'GroundhogError';
        this.code = code;
        this.data = data;
    }
}
/** A failure that the user can fix in a plan, a setting or a command line. */
class ConfigurationError extends GroundhogError {
    name = 'ConfigurationError';
}
/** Returns a thrown value as an Error. */
function toError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Quotes a text as one word of a POSIX shell. */
function quoteForShell(text) {
    return `'${text.replaceAll("'", `'\\''`)}'`;
}
/** Renders words as a command of a POSIX shell that can be copied: only those that need quotes get them. */
function renderShellCommand(words) {
    return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : quoteForShell(word))).join(' ');
}

/** The texts of errors about the agent that the settings ask for. */
const agentErrorTexts = {
    agent_command_missing: () => ({
        title: 'The command agent has no command.',
        observed: 'The agent is "command" and no command was given.',
        hint: 'Give --agent-command \'<shell command>\', or the input "agent-command".',
    }),
    model_key_missing: ({ provider, names, ofJob, who }) => ({
        title: 'There is no key for the model.',
        observed: `The provider "${provider}" of ${who} needs one, and ${names} is not set.`,
        hint: renderKeyHint(String(names).split(' ')[0] ?? '', ofJob),
    }),
    agent_not_found: ({ agent, program, file, package: name, needed, reason }) => ({
        title: 'The program of the agent does not run on this machine.',
        observed: file !== undefined
            ? `There is no file "${file}", which --agent-command (the input "agent-command") runs.`
            : reason === undefined
                ? `The agent "${agent}" is the program "${program}", which is not on the PATH.`
                : `"${program} --version" did not report a version: ${reason}`,
        hint: file !== undefined
            ? 'Correct the path. A file of the repository is named from its root, as in ./scripts/agent.sh'
            : name === undefined
                ? 'Install it, or give its path in --agent-command, or the input "agent-command".'
                : `Install it with: npm install --global ${name}@${needed}; or name the program with --agent-command, or the input "agent-command".`,
    }),
    agent_too_old: ({ agent, program, package: name, needed, found }) => ({
        title: 'The program of the agent is too old.',
        observed: `"${program}" is version ${found}; the agent "${agent}" needs ${needed} or newer.`,
        hint: `Update it with: npm install --global ${name}@latest`,
    }),
};
/** Renders how a key is given on a laptop and in a job, which has a token of its own for GitHub Copilot. */
function renderKeyHint(name, ofJob) {
    const value = ofJob ?? `secrets.${name}`;
    return `Set it where Groundhog is started: export ${name}=\u2026; in a job:\n  env:\n    ${name}: \${{ ${value} }}`;
}

/** The texts of errors about the branch of a task and the checkout that a run works in. */
const branchErrorTexts = {
    task_branch_invalid: ({ branch, reason }) => ({
        title: 'The task branch cannot have this name.',
        observed: `"${branch}" ${reason}.`,
        hint: 'Give another one: --task-branch NAME, or the input "task-branch".',
    }),
    task_branch_protected: ({ branch, reason, own }) => ({
        title: 'Groundhog does not work on this branch.',
        observed: `"${branch}" ${reason}; results land on a branch of their own.`,
        hint: renderOtherBranch(own),
    }),
    task_branch_checked_out: ({ branch, path }) => ({
        title: 'The task branch is checked out.',
        ...(path === undefined
            ? {
                observed: 'Somebody has checked it out since the run began; moving it would make that checkout out of date.',
                hint: 'Check out another branch there, or none (git switch --detach), and start again: it resumes where it stopped.',
            }
            : {
                observed: `"${branch}" is checked out at "${path}"; moving it would make that checkout out of date.`,
                hint: 'Check out another branch there, or none (git switch --detach), or use another --task-branch.',
            }),
    }),
    task_branch_unrecorded: ({ branch, commit }) => ({
        title: 'The task branch is there already, and no record says what is on it.',
        observed: `"${branch}" is at ${commit}; a new task starts from its base.`,
        hint: `Delete it where nobody needs it (git branch -D, git push --delete), or start under another name (--task, "task:" in the plan). To start from what is on it, name it: --task-branch ${branch}, or the input "task-branch".`,
    }),
    checkout_dirty: ({ path, paths }) => ({
        title: 'The checkout has changes that are not committed.',
        observed: `In "${path}" these differ from the commit that the work starts from: ${paths}.`,
        hint: 'Commit or stash them (git stash), or leave --workspace out: then the run works in a folder of its own. Files that git converts when it checks out (line ends, LFS) count as changed.',
    }),
    checkout_elsewhere: ({ path, at, head, branch, local }) => ({
        title: 'The checkout is not at the commit where the task resumes.',
        observed: `"${path}" is at ${at}; the task resumes from ${head}.`,
        hint: `Check that commit out first: git switch ${local ?? `--detach ${head}`}. In a job give it to the checkout step: ref: ${branch}`,
    }),
    checkout_in_use: ({ path, pid, folder }) => ({
        title: 'Another run works in this checkout.',
        observed: `"${path}" is held by ${pid === undefined ? 'a run that cannot be read' : `the process ${pid}`}.`,
        hint: `Wait for it to end, or leave --workspace out. If no run is left on any machine, delete ${folder}`,
    }),
    checkout_index_held: ({ path }) => ({
        title: 'A git command holds the index of this checkout.',
        observed: `"${path}" still existed after a second; git creates it while it changes the index.`,
        hint: 'Let that command end (a commit may wait in an editor) and run again: nothing is lost. If no git command runs there, one was killed: delete the file.',
    }),
    checkout_unsuited: ({ path, reason }) => ({
        title: 'A run cannot work in this checkout.',
        observed: `"${path}" ${reason}.`,
        hint: 'Fix that, or leave --workspace out: then the run works in a folder of its own.',
    }),
    ref_name_taken: ({ wanted, existing }) => ({
        title: 'A ref is in the way.',
        observed: `"${wanted}" cannot exist beside "${existing}": git keeps one as a folder of the other.`,
        hint: `Rename or delete "${existing}", or choose another task id.`,
    }),
};
/** Renders what to do about a task branch that is protected; `own` says why the one by default is. */
function renderOtherBranch(own) {
    if (own === undefined)
        return 'Leave --task-branch (the input "task-branch") out, or name a branch that people merge from.';
    const byDefault = 'It is the branch that this task lands on by default.';
    return own === 'base'
        ? `${byDefault} Check out the branch that the work starts from (git switch main), or give another --task or --task-branch.`
        : `${byDefault} Give another --task-branch (the input "task-branch"), or protect fewer branches (--protected-branch, the input "protected-branches").`;
}

/** The texts of errors about an event of GitHub that starts no work. */
const eventErrorTexts = {
    task_taken: ({ task, issue, other }) => ({
        title: 'The task belongs to something else.',
        observed: `Issue #${issue} asks for the task "${task}", whose record ${other === undefined ? 'was not made for an issue' : `is of issue #${other}`}.`,
        hint: 'Give the plan of the issue another "task:", or leave it out.',
    }),
    task_unclear: ({ where, known, task }) => ({
        title: 'It is not clear which task is meant.',
        observed: `${task === undefined ? '' : `There is no record of a task "${task}". `}The tasks that belong to ${where}: ${known}.`,
        hint: 'Name one in the command: /groundhog <command> task=<id>',
    }),
    issue_plan_missing: ({ issue, label }) => ({
        title: `Issue #${issue} holds no plan; nothing was started.`,
        observed: 'There is neither a fenced block that is marked "groundhog" nor a line "Plan: <path>" in it.',
        hint: `Add one of them, then give the issue the label "${label}" again.`,
    }),
    issue_plan_invalid: ({ issue, problems, label }) => ({
        title: `The plan of issue #${issue} is not valid; nothing was started.`,
        observed: `${problems}`,
        hint: `Fix the lines above in the issue (each is named as line:column), then give it the label "${label}" again.`,
    }),
    plan_not_approved: ({ reason }) => ({
        title: 'The plan of the issue was not run.',
        observed: `${reason}`,
        hint: 'A user with write access approves exactly the plan that the last answer on the issue shows: /groundhog approve <hash>',
    }),
    planner_missing: ({ reason }) => ({
        title: 'No agent may draft a plan here; nothing was asked of a model.',
        observed: `${reason}`,
        hint: 'Choose an agent that reads by tools of its own, such as "builtin" with a provider and a model, or have programs isolated: isolation: auto.',
    }),
    plan_without_issue: ({ where }) => ({
        title: 'A plan is drafted for an issue; nothing was asked of a model.',
        observed: `The command was given ${where}.`,
        hint: 'Comment on the issue that the plan is for: /groundhog plan',
    }),
    draft_failed: ({ reason }) => ({
        title: 'No plan was drafted.',
        observed: `${reason}`,
        hint: 'Ask again, with a shorter wish or another model; a plan can always be written by hand.',
    }),
    access_refused: ({ reason }) => ({
        title: 'This event may not start anything; nothing was done.',
        observed: `${reason}`,
        hint: 'A user with write, maintain or admin rights can ask for the same.',
    }),
    event_unsupported: ({ reason }) => ({
        title: 'Nothing to do for this event.',
        observed: `${reason}`,
        hint: 'Work starts by hand (workflow_dispatch), by a schedule, by a repository_dispatch "groundhog", by the label on an issue, or by a comment that starts with /groundhog.',
    }),
};

/** The command that fetches the records of a remote. */
const FETCH_RECORDS = 'git fetch origin "refs/groundhog/*:refs/groundhog/*"';
/** Settings of a repository may be those of an agent. */
const OWN_SETTINGS = ` Settings of this repository alone, such as core.sshCommand, do not count for --remote; to read the records there, fetch them: ${FETCH_RECORDS}`;
/** The texts of errors of git and of what connects to a remote. */
const gitErrorTexts = {
    git_too_old: ({ version, needed }) => ({
        title: 'This git is too old.',
        observed: `git ${version} was found; ${needed} or newer is needed.`,
        hint: 'Install a newer git and run again.',
    }),
    git_missing: ({ path }) => ({
        title: 'git was not found.',
        observed: `No program "git" on the PATH (${path}).`,
        hint: 'Install git and run again.',
    }),
    git_failed: ({ command, exit_code, stderr }) => ({
        title: 'A git command failed.',
        observed: `git ${command} ended with ${exit_code}${stderr === '' ? '' : `: ${stderr}`}`,
        hint: 'Nothing of yours was changed. Run again; if it fails again, report it with this text.',
    }),
    git_answer_too_long: ({ command, bytes }) => ({
        title: 'The output of a git command is too long.',
        observed: `git ${command} wrote more than ${bytes} bytes.`,
        hint: 'Nothing of yours was changed. Changes of this size need smaller checkpoints; run again.',
    }),
    git_lock_held: ({ path, age_seconds }) => ({
        title: 'A lock file of git is in the way.',
        observed: `"${path}" is there${describeAge(age_seconds)}: a git command holds it, or was killed and left it.`,
        hint: 'Let that command end. If no git command runs there, delete the file. Then run again: nothing is lost.',
    }),
    git_not_writable: ({ path, reason }) => ({
        title: 'git may not write in the repository.',
        observed: `"${path}" could not be created${reason === undefined ? '' : `: ${reason}`}.`,
        hint: 'Let your user write to that folder and those above it in the repository, then run again: nothing is lost.',
    }),
    remote_unreachable: ({ remote, stderr, credentials }) => ({
        title: 'The remote repository could not be reached.',
        observed: `${remote}: ${stderr}`,
        hint: `Check the network and the address, then try again; a run resumes where it stopped.${credentials === 'user' ? OWN_SETTINGS : ''}`,
    }),
    remote_transport: ({ stderr }) => ({
        title: 'Groundhog does not support this kind of remote.',
        observed: `${stderr}`,
        hint: 'Fetch the records with git and read them here: git fetch origin "refs/groundhog/*:refs/groundhog/*"',
    }),
};
/** Renders for how long a file has existed; empty when that is not known, as on another machine. */
function describeAge(seconds) {
    if (typeof seconds !== 'number')
        return '';
    const [size, unit] = [
        [86_400, 'day'],
        [3600, 'hour'],
        [60, 'minute'],
    ].find(([each]) => seconds >= each) ?? [1, 'second'];
    const count = Math.floor(seconds / size);
    return `, made ${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

/** The texts of errors about requests that GitHub, or another remote, refuses. */
const githubErrorTexts = {
    remote_unauthorised: ({ remote, stderr }) => ({
        title: 'The remote repository refused the token.',
        observed: `${remote}: ${stderr}`,
        hint: 'Give the job the right to write:\n  permissions:\n    contents: write\n    pull-requests: write\n    issues: write\nA job that runs for a fork only ever reads; start it in the repository itself.',
    }),
    remote_rejected: ({ remote, stderr }) => ({
        title: 'The remote repository rejected the push.',
        observed: `${remote}: ${stderr}`,
        hint: 'A rule or hook of the repository refused it; nothing was published. Allow the branch and refs/groundhog/**, or use another task branch.',
    }),
    branch_rule: ({ remote, stderr }) => ({
        title: 'A rule of the repository does not let Groundhog push.',
        observed: `${remote}: ${stderr}`,
        hint: 'Under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it; or take a branch that it leaves alone:\n  with:\n    task-branch: <name>',
    }),
    workflow_change: ({ remote, stderr }) => ({
        title: 'GitHub did not take a change of a workflow file.',
        observed: `${remote}: ${stderr}`,
        hint: 'The token of a job can never push such a change. Give the step that of an app with the permission "Workflows: write":\n  with:\n    github-token: ${{ steps.app-token.outputs.token }}',
    }),
    token_missing: () => ({
        title: 'There is no GitHub token.',
        observed: 'The input "github-token" is empty.',
        hint: 'Leave the input out to use the token of the job, or pass one: github-token: ${{ secrets.MY_TOKEN }}',
    }),
    token_rejected: ({ operation, remote, message, stderr, credentials }) => credentials === 'user'
        ? {
            title: 'The remote asks for a login, and git has none for it.',
            observed: `${operation ?? remote}: ${stderr}`,
            hint: 'Where "git fetch" works, this works: log in with git, such as by "gh auth login" and "gh auth setup-git".',
        }
        : {
            title: 'The token is not valid, or no longer.',
            observed: `${operation ?? remote}: ${message ?? stderr}`,
            hint: 'The token of a job ends with the job, that of an app after an hour. Start again: the records are kept under refs/groundhog/, and the run resumes from there. To pause before an hour is over:\n  with:\n    deadline-minutes: 50',
        },
    github_request_failed: ({ operation, status, message, request_id }) => ({
        title: 'A request to GitHub failed.',
        observed: `${operation}: ${status ?? 'no answer'} ${message ?? ''}${request_id === undefined ? '' : ` (request ${request_id})`}`,
        hint: 'Run again: finished work is recorded and is not repeated.',
    }),
    github_forbidden: ({ operation, status, message, permission }) => ({
        title: 'GitHub did not allow this.',
        observed: `${operation}: ${status} ${message ?? ''}`,
        hint: permission === undefined
            ? 'Check the permissions of the job and of the token.'
            : `Give the job the right:\n  permissions:\n    ${permission}`,
    }),
    pull_request_refused: ({ message, compare_url }) => ({
        title: 'GitHub did not allow the pull request to be opened.',
        observed: `${message}`,
        hint: [
            findPullRequestFix(`${message}`),
            ...(compare_url === undefined ? [] : [`Or open it by hand: ${compare_url}`]),
        ].join('\n'),
    }),
    check_unavailable: ({ checkpoint, name }) => ({
        title: 'The plan asks for a check on GitHub, and this run cannot have one.',
        observed: `Checkpoint "${checkpoint}" asks for the check "${name}". A run on this machine pushes nothing to GitHub, and neither does one with dry-run.`,
        hint: 'Run the plan as a job, with the action and without dry-run; or take the criterion out.',
    }),
    check_missing: ({ names, commit, seconds, others }) => ({
        title: 'A check that the plan asks for did not appear on GitHub.',
        observed: `Commit ${commit} got no check ${names} within ${seconds} s. Found: ${others}.`,
        hint: 'Compare the name with what GitHub shows, and see what starts that check: a push with the token of a job starts no workflow, so name it and give it "on: workflow_dispatch":\n  with:\n    ci-workflows: <file>\nThe work is kept; the next run asks again, without the agent.',
    }),
    check_not_started: ({ workflow, branch, message, permission }) => ({
        title: 'A workflow for the checks that the plan asks for was not started.',
        observed: `"${workflow}" on the branch "${branch}": ${message}`,
        hint: permission === undefined
            ? `Give .github/workflows/${workflow} "on: workflow_dispatch" without inputs that are required, on the default branch and at the base of the task. The work is kept; the next run asks again, without the agent.`
            : `Give the job the right:\n  permissions:\n    ${permission}\nThe work is kept; the next run asks again, without the agent.`,
    }),
    check_branch_refused: ({ branch, message }) => ({
        title: 'The branch on which checks run was not pushed.',
        observed: `"${branch}": ${message}`,
        hint: 'Delete a branch of that name which is not ours; under "Settings", "Rules", leave groundhog/** out of the rule or let the app that pushes bypass it. The work is kept; the next run asks again, without the agent.',
    }),
    task_in_doubt: ({ reason }) => ({
        title: 'Nothing more was written to GitHub for now.',
        observed: `Another run may have the task: ${reason}.`,
        hint: 'Nothing needs to be done: if this run still holds the task, it resumes and reports everything with its next record; otherwise the other run does.',
    }),
};
function findPullRequestFix(message) {
    if (/^The base "/.test(message))
        return 'A branch was renamed or deleted; the commits are on the task branch.';
    return /not permitted to create/i.test(message)
        ? 'Allow it under "Settings", "Actions", "General": "Allow GitHub Actions to create and approve pull requests". Where the box is grey, an owner of the organisation allows it in its settings; the token of an app needs no box.'
        : 'Give the job the right:\n  permissions:\n    pull-requests: write';
}

/** Describes a plan that is not where it was looked for: no file, a folder, or a folder without plans. */
function describeMissingPlan({ path, where, kind, near }) {
    switch (kind) {
        case 'folder':
            return { observed: `"${path}" is a folder; name a file in it.`, hint: RELATIVE };
        case 'special':
            return {
                observed: `"${path}" is a pipe or a device, and a plan is read from a file.`,
                hint: 'Write the plan to a file, or check it on standard input with: groundhog validate -',
            };
        case 'no_plans':
            return {
                observed: `No file in "${path}" ends in .yml or .yaml.`,
                hint: 'Name the files, or write a first plan with: groundhog init',
            };
        default:
            return {
                observed: `There is no file "${path}"${where === undefined ? '' : ` in ${where}`}.`,
                hint: near === undefined ? RELATIVE : `From the current folder its path is: ${near}`,
            };
    }
}
const RELATIVE = 'Check the path; it is relative to the repository root in the action, and to the current folder on the command line.';

/** The texts of errors about signatures of commits. */
const signingErrorTexts = {
    signing_key_unusable: ({ reason }) => ({
        title: 'Commits cannot be signed with the key of this run; nothing was started.',
        observed: `GROUNDHOG_SIGNING_KEY: ${reason}.`,
        hint: 'Give the private key as a secret in that variable of the step: what ssh-keygen -t ed25519 -N "" writes, or gpg --armor --export-secret-keys prints; and "sign-as" with an address of its account. Or set sign to "api" or "none".',
    }),
    plan_not_signed: ({ reason }) => ({
        title: 'The commit that adds the plan was not signed; nothing was started.',
        observed: `${reason}`,
        hint: 'Lift what is in the way and run again. Or commit the plan as a file, or set sign to "auto": then the commit is made without a signature.',
    }),
};

/** The texts of errors about disks, folders, rights and the files of a repository. */
const storageErrorTexts = {
    disk_full: ({ path, stderr }) => ({
        title: 'The disk is full.',
        observed: path === undefined && stderr !== undefined
            ? `git could not write: ${stderr}`
            : `Writing to ${path ?? 'a temporary folder'} failed: no space left.`,
        hint: 'Free some space, or some files where the disk has no more of them (df -i), and run again; a run resumes where it stopped.',
    }),
    path_unusable: ({ path, reason }) => ({
        title: 'Groundhog cannot work at this path.',
        observed: `${path} ${reason}.`,
        hint: 'Rename the folder or move it, and run again.',
    }),
    permission_denied: ({ path, reason, stderr }) => ({
        title: 'A file or folder cannot be read or written.',
        observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
        hint: 'Compare its owner and its rights with the user that runs Groundhog (ls -ld, id), and check that it is not mounted read-only (findmnt -T). Then run again.',
    }),
    open_files_limit: ({ path, reason, stderr }) => ({
        title: 'Too many files are open.',
        observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
        hint: 'Raise the limit and run again: ulimit -n 1024. If it is high, another program holds most of it.',
    }),
    folder_gone: ({ path, reason }) => ({
        title: 'A folder that the run needs is not there, or no longer.',
        observed: `"${path}" ${reason ?? 'does not exist, or was replaced by a link'}.`,
        hint: 'Find what deletes it: a program that clears temporary files, or the agent. Or set TMPDIR (RUNNER_TEMP in a job) to another folder that exists, for a temporary one. Then run again: the run resumes from its last record.',
    }),
    repository_damaged: ({ path, ref, reason, stderr }) => ref === undefined
        ? {
            title: 'The repository is damaged.',
            observed: path === undefined ? `git: ${stderr}` : `"${path}": ${reason}.`,
            hint: 'The damage was left as it is. List what is missing with: git fsck --full; then fetch it again, or use a fresh clone.',
        }
        : {
            title: 'The repository has a broken ref.',
            observed: `"${path}": ${ref} names a commit that is not there, so git takes no new commits.`,
            hint: `Remove it there with: git update-ref -d ${renderShellCommand([String(ref)])}; where git cannot read it either, delete the file "${ref}" of that folder. Then run again.`,
        },
};

/** The texts of errors about criteria that cannot be run, and about what they were to check. */
const verificationErrorTexts = {
    criterion_unrunnable: ({ checkpoint, number, reason, setup }) => ({
        title: 'A criterion cannot be run at the base, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}": criterion ${number} could not be run: \`${reason}\`.`,
        hint: [
            setup === undefined ? 'Install it where the run starts, or change the plan.' : `Is \`setup: ${setup}\` missing?`,
            'If the checkpoint itself is to make it run, give --force, or the input "force".',
        ].join(' '),
    }),
    tests_pass_at_base: ({ checkpoint, number, tests }) => ({
        title: 'Tests that must fail at the base pass there, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}": criterion ${number} says "must_fail_at_base", and before any work these pass: ${tests}.`,
        hint: [
            'Narrow "must_pass" to the tests of the work, or write tests that fail without it;',
            'where the work is done already, skip the checkpoint.',
        ].join(' '),
    }),
    landed_outside: ({ checkpoint, wait, paths, commits, line }) => ({
        title: 'What has landed goes beyond what the plan allows now, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}" has changed in the plan, and what it has landed (${commits}) changed ${paths}, which its "protect" or "changes_within" does not allow.`,
        hint: [
            `${wait}Take it back on the task branch, with what came later in those paths: ${line}`,
            'The next run checks what is left, and an agent does the rest. To keep it, allow the paths in the plan, or skip the checkpoint.',
        ].join('\n'),
    }),
    guard_without_report: ({ checkpoint, number, title, detail, output }) => ({
        title: 'A guard has no tests to compare at the base, so its checkpoint gets no attempt.',
        observed: `Checkpoint "${checkpoint}": guard ${number} ran \`${title}\`. ${detail}\n${output}`,
        hint: [
            'Run the command in a fresh clone of the base: it has to find the tests, "setup" has to bring what they need, and "caches" what lies below HOME.',
            'If the checkpoint itself is to make it run, give --force, or the input "force".',
        ].join(' '),
    }),
    guard_fails_at_base: ({ checkpoint, number, title, detail, output }) => ({
        title: 'A guard fails at the base, so its checkpoint gets no attempt.',
        observed: [`Checkpoint "${checkpoint}": guard ${number} failed: \`${title}\`. ${detail}`.trimEnd(), output]
            .join('\n')
            .trimEnd(),
        hint: [
            'Every attempt would fail by it. Make it hold on the base branch, which --rebase or the command "rebase" takes in, or take it out of "guards"; a guard of the kind "tests" lets tests fail that fail at the base.',
            'If the checkpoint itself is to make it hold, add it to its "success_criteria" too, or give --force, or the input "force".',
        ].join(' '),
    }),
    setup_failed: ({ command, commit, detail, output, refusals }) => ({
        title: 'The setup command of the plan failed.',
        observed: [`${command}: ${detail}`, refusals ?? [], output].flat().join('\n').trimEnd(),
        hint: refusals === undefined
            ? `Run the command in a fresh clone, at ${commit}, where it ran; fix it there or change "setup" in the plan. In a sandbox it reaches the registries of the lockfiles alone: --network-setup, or the input of its name, adds hosts.`
            : 'Give the run the flag that allows the host, or the input of its name, or change "setup" in the plan.',
    }),
    nothing_landed: ({ task }) => ({
        title: 'There is nothing to audit.',
        observed: `No checkpoint of the plan has landed a commit in the task "${task}".`,
        hint: 'Run the plan first, or give the plan and the task that have landed.',
    }),
};

/** The ways to read the records of GitHub. */
const READ_REMOTE = `add --remote origin, or where a command has no such flag, first ${FETCH_RECORDS}`;
const catalog = {
    ...agentErrorTexts,
    ...branchErrorTexts,
    ...eventErrorTexts,
    ...gitErrorTexts,
    ...githubErrorTexts,
    ...signingErrorTexts,
    ...storageErrorTexts,
    ...verificationErrorTexts,
    plan_not_found: (data) => ({ title: 'The plan file was not found.', ...describeMissingPlan(data) }),
    plan_invalid: ({ path, problems }) => ({
        title: `The plan ${path} is not valid; nothing was started.`,
        observed: `${problems}`,
        hint: `Fix the lines above and check them with: groundhog validate ${quoteForShell(`${path}`)}`,
    }),
    config_invalid: ({ path, where, problems }) => ({
        title: `The configuration ${path} is not valid; nothing was started.`,
        observed: `${problems}\nas it is in ${where}`,
        hint: 'Fix the lines above and commit them; all keys are in the action reference under "The configuration file".',
    }),
    policy_unreadable: ({ policy, reason }) => ({
        title: 'The policy of the organisation cannot be read; nothing was started.',
        observed: `${policy}: ${reason}`,
        hint: 'Check the input "policy", the file at that ref, and that the token may read its repository.',
    }),
    policy_refused: ({ policy, reasons }) => ({
        title: 'The policy of the organisation does not allow this run; nothing was started.',
        observed: `${policy}:\n${reasons}`,
        hint: 'Change the settings of the run, or ask those who own the policy.',
    }),
    not_a_repository: ({ path }) => ({
        title: 'This folder is not a git repository.',
        observed: `git found no repository at "${path}".`,
        hint: 'Name the repository with --repo DIR, or create one with: git init',
    }),
    no_files_here: ({ path }) => ({
        title: 'This repository has no working tree.',
        observed: `"${path}" is a bare repository, or the git directory of one.`,
        hint: 'Name a checkout with --repo DIR, or create one with: git worktree add DIR',
    }),
    no_commits: ({ path }) => ({
        title: 'The repository has no commit yet.',
        observed: `HEAD of "${path}" points to a branch without commits.`,
        hint: 'Commit something first: an attempt starts from a commit.',
    }),
    base_not_found: ({ ref }) => ({
        title: 'The base was not found.',
        observed: `"${ref}" names no commit in the repository.`,
        hint: 'Give a branch, tag or commit that exists: --base REF, or the input "base".',
    }),
    task_id_invalid: ({ id, reason }) => ({
        title: 'The task id cannot be used.',
        observed: `"${id}": ${reason}.`,
        hint: 'Give another one: --task ID, the input "task", or "task:" in the plan.',
    }),
    setting_invalid: ({ name, value, reason, help, more, act }) => ({
        title: `The setting "${name}" cannot be used.`,
        observed: `${value === '' ? 'It' : `"${value}"`} ${reason}.${more === undefined ? '' : `\n${more}`}`,
        hint: `${act ?? (value === '' ? 'Give it' : 'Change the value')}; what it may be is in ${help === undefined ? 'the action reference.' : `the CLI reference, and in short in: ${help}`}`,
    }),
    agent_not_offered: ({ entry, wanted, offered }) => ({
        title: 'The plan chooses an agent that the settings do not offer.',
        observed: `Entry ${entry} of "agents" in the plan is ${wanted}; the settings offer: ${offered}.`,
        hint: 'A plan chooses among the agents of the settings, since each of them may use a key. Add this one to "agents" in .groundhog/config.yml of the base, or to the input or flag of that name.',
    }),
    task_not_found: ({ task, known, remote }) => ({
        title: 'There is no record of this task.',
        observed: `No ref refs/groundhog/${task}/state was found${known === undefined ? '' : `; tasks ${remote === undefined ? 'here' : 'there'}: ${known}`}.`,
        hint: `${known === undefined ? 'Run its plan first' : 'Name another task with --task'}, or ${remote === undefined ? `read those of GitHub: ${READ_REMOTE}` : 'leave out --remote for those of this repository'}`,
    }),
    no_task_recorded: ({ remote }) => ({
        title: remote === undefined ? 'No task is recorded here.' : 'No task is recorded on the remote.',
        observed: `There is no ref refs/groundhog/<task>/state${remote === undefined ? ': no run has started in this repository, or its records are elsewhere.' : ` there: no run has pushed its record.`}`,
        hint: remote === undefined
            ? `Start one with: groundhog run <plan>\nFor the tasks of jobs on GitHub ${READ_REMOTE}`
            : 'Name another remote, or leave out --remote for the tasks of this repository.',
    }),
    task_elsewhere: ({ task, branch, remote, fetch }) => ({
        title: 'The task is on a remote, and not here.',
        observed: `"${remote}" has the branch "${branch}", and the record of the task "${task}" is not in this repository: a run would begin the task anew, beside that one.`,
        hint: `To resume that one, fetch it first; to begin another one, give that another name: --task NAME. Where the branch is gone from the remote: git fetch --prune\n${fetch}`,
    }),
    task_of_other_plan: ({ task, path, known, checkpoints }) => ({
        title: 'The task has another plan.',
        observed: `The task "${task}" is that of ${known}, with ${checkpoints}; none of these is in ${path}.`,
        hint: 'Give this plan a task of its own: another name in "task", or --task NAME. A plan that is to take the place of the other one keeps the name of its file, or one of its checkpoints. A job resumes the task with its own plan where the input "plan" is empty and has no default.',
    }),
    task_not_named: ({ known }) => ({
        title: 'Several tasks are recorded here.',
        observed: `They are: ${known}.`,
        hint: 'Name one of them: --task ID',
    }),
    verb_outside_attempt: ({ reason }) => ({
        title: 'Verbs work only during an attempt.',
        observed: `${reason}`,
        hint: 'Call "groundhog verb \u2026" from the agent that a run has started.',
    }),
    attempt_not_found: ({ task, name, reason }) => ({
        title: 'There is no such attempt.',
        observed: name === undefined
            ? `Task "${task}" has had no attempt yet.`
            : `Task "${task}" has no checkpoint or attempt "${name}": ${reason}.`,
        hint: `List the attempts with: groundhog chronicle --task ${task}`,
    }),
    step_unavailable: ({ step, task, reason }) => ({
        title: `The files of step ${step} of task "${task}" are not here.`,
        observed: `${reason}.`,
        hint: `See which steps are still kept with: groundhog steps --task ${task}`,
    }),
    snapshot_refused: ({ reason, help, refused }) => ({
        title: refused === undefined ? 'The snapshot command was refused.' : `The command "${refused}" was refused.`,
        observed: `${reason}`,
        hint: help === undefined ? 'List the snapshots with: groundhog snapshot list' : `See its options with: ${help}`,
    }),
    partial_clone: ({ path }) => ({
        title: 'The repository is a partial clone.',
        observed: `"${path}" lacks objects that it would fetch when they are needed, which a run cannot wait for.`,
        hint: 'Use a full clone, or complete this one, here for the remote "origin": git fetch --refetch --no-filter origin && git config --unset remote.origin.promisor && git config --unset remote.origin.partialclonefilter',
    }),
    objects_missing: ({ commit, objects }) => ({
        title: 'The repository is damaged: objects that the run needs are missing.',
        observed: `The commit to start from, ${commit}, has these objects, and they are not there: ${objects}. Nothing was changed.`,
        hint: 'See what else is missing with: git fsck. A file that is as committed restores its own object with: git hash-object -w FILE. Else fetch the objects again: git fetch --refetch origin',
    }),
    lfs_unsupported: ({ rules }) => ({
        title: 'The repository has files in Git LFS.',
        observed: `Rules for it are in ${rules}. Groundhog runs no filter, so an agent would find pointer files instead of them.`,
        hint: 'To work with the pointer files as they are: --lfs, or the input "lfs" with "true". Files that an attempt writes are then committed as they are.',
    }),
    state_unreadable: ({ ref, name, reason }) => ({
        title: 'The record of this task cannot be read.',
        observed: `${name === undefined ? '' : `${name}, commit `}${ref}: ${reason}`,
        hint: 'Nothing was changed. Use the version of Groundhog that wrote it, or another task id. If it was damaged, an earlier record may be whole: git log <commit>; then git update-ref <ref> <earlier commit>.',
    }),
    refs_moved: ({ refs }) => ({
        title: 'Refs changed since they were listed; nothing was deleted.',
        observed: `No longer as listed: ${refs}`,
        hint: 'A run may be working on the task. List again with: groundhog gc',
    }),
    operation_refused: ({ operation, task, reason }) => ({
        title: `The task was not changed: ${operation} was refused.`,
        observed: `${reason}`,
        hint: `See the status of the task with: groundhog status --task ${task}`,
    }),
    workspace_boundary: ({ workspace, other, what }) => ({
        title: 'The workspace is not separate from a folder that the agent must not reach.',
        observed: `The workspace "${workspace}" and ${what} "${other}" are one folder, or one lies in the other.`,
        hint: 'Create temporary folders elsewhere: set TMPDIR to a folder outside of the repository.',
    }),
    workspace_head_moved: ({ step, expected, found }) => ({
        title: 'The workspace is not on the branch that the run switched it to.',
        observed: `Before ${step} it should be on "${expected}"; ${found}.`,
        hint: 'Find what switches branches there: "setup", a criterion, or another program of yours; then run again.',
    }),
    isolation_missing: ({ reason, remedy }) => ({
        title: 'The agent cannot be isolated here, so nothing was started.',
        observed: `${reason}.`,
        hint: `${remedy}\nTo run without isolation, set isolation: none; the agent then has all rights of the job.`,
    }),
    isolation_broken: ({ problems }) => ({
        title: 'The sandboxes do not hold on this machine, so no program was started.',
        observed: `${problems}`,
        hint: 'Run "groundhog doctor --isolation" there for the whole table; docs/isolation.md explains each row. A folder of "visible-paths" may show too much, such as the one for temporary files: name less. To run without isolation, set isolation: none; the agent then has all rights of the job.',
    }),
    trusted_file_changed: ({ paths }) => ({
        title: 'A file that Groundhog trusts was changed during the run.',
        observed: `These are not as they were before the first program of the run: ${paths}.`,
        hint: 'Nothing of the attempt has landed. If an update of git or of Groundhog did that, run again. Otherwise the agent, the setup or a criterion did: discard the machine, and replace the secrets that it had.',
    }),
    rollback_failed: ({ reason }) => ({
        title: 'The workspace was discarded and could not be recreated.',
        observed: `${reason}`,
        hint: 'The work of the attempt is kept in its scratch commit; fix the problem above and run again.',
    }),
    internal: ({ message }) => ({
        title: 'Groundhog failed unexpectedly.',
        observed: `${message}`,
        hint: 'This is a bug in Groundhog: please report it with this text.',
    }),
};
/**
 * Renders an error in three parts, each on its own lines. `defaults` fills in data that is not known where the error is
 * thrown, such as the command that was used.
 */
function renderError(error, defaults = {}) {
    const { title, observed, hint } = catalog[error.code]({ ...defaults, ...error.data });
    return [title, observed, hint].filter((part) => part.trim() !== '').join('\n');
}

const MAX_REPLY_BYTES = 32 * 1024 * 1024;
/**
 * Calls a verb from the agent's side. Rejects when no server listens at the socket, and for an answer that is none. Agents
 * call verbs often, and to load Node's own client takes a fifth of a bare Node: the request is HTTP 1.0, whose answer ends
 * with the connection.
 */
async function callVerb(socketPath, name, payload) {
    const body = JSON.stringify({ name, payload });
    const fields = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}`;
    const answer = await exchange(socketPath, `POST / HTTP/1.0\r\n${fields}\r\n\r\n${body}`);
    const end = answer.indexOf('\r\n\r\n');
    if (end === -1)
        throw new Error('the connection ended without an answer');
    return parseReply(JSON.parse(answer.slice(end)));
}
/** Sends a text, and returns what comes before the end of the connection. Rejects above `MAX_REPLY_BYTES`. */
function exchange(socketPath, text) {
    return new Promise((resolve, reject) => {
        const chunks = [];
        let bytes = 0;
        const socket = node_net.connect(socketPath);
        socket.on('data', (chunk) => {
            bytes += chunk.length;
            chunks.push(chunk);
            if (bytes > MAX_REPLY_BYTES)
                socket.destroy(new Error(`more than ${MAX_REPLY_BYTES} bytes`));
        });
        socket.once('error', reject);
        socket.once('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
        socket.write(text);
    });
}
function parseReply(value) {
    if (typeof value !== 'object' || value === null || !('ok' in value) || !('text' in value))
        throw new Error('the answer is no reply to a verb');
    const { ok, text } = value;
    if (typeof ok !== 'boolean' || typeof text !== 'string')
        throw new Error('the answer is no reply to a verb');
    return ok ? { ok, text, ...('data' in value ? { data: value.data } : {}) } : { ok, text };
}

/** The reply to a verb where this process belongs to no attempt. */
const NO_ATTEMPT = toRefusal('No attempt is active: GROUNDHOG_SOCKET is not set.');
/** Calls a verb of the attempt behind the socket. Returns a refusal when no attempt answers. */
async function callAttempt(socket, verb, payload) {
    try {
        return await callVerb(socket, verb, payload);
    }
    catch (error) {
        return toRefusal(`No attempt answers at ${socket}: ${toError(error).message}`);
    }
}
function toRefusal(reason) {
    return { ok: false, text: renderError(new ConfigurationError('verb_outside_attempt', { reason })) };
}

/** Calls a verb by the values of its flags, as `verbCommand` does. */
function callVerbOf({ name, toPayload }, values, io) {
    const verb = `groundhog.${name.replaceAll('-', '_')}`;
    return verbCommand({ name: verb, payload: toPayload({ ...values }), json: values.json }, io);
}
/** Calls a verb of the attempt that this process belongs to. Returns exit code 0 when it was recorded, 1 otherwise. */
async function verbCommand(call, { host, console }) {
    const socket = host.env.GROUNDHOG_SOCKET;
    if (socket === undefined)
        return printReply(NO_ATTEMPT, call, console);
    let payload = call.payload;
    if (call.json !== undefined) {
        if (Object.values(call.payload).some((value) => value !== undefined && value !== false)) {
            console.err('Give the payload either by flags or by --json, not by both.\n');
            return 1;
        }
        try {
            payload = JSON.parse(call.json === '-' ? await readStandardInput() : call.json);
        }
        catch (error) {
            console.err(`The payload is not JSON: ${toError(error).message}\n`);
            return 1;
        }
    }
    return printReply(await callAttempt(socket, call.name, payload), call, console);
}
function printReply(reply, { wantsData }, console) {
    const text = reply.ok && wantsData === true ? JSON.stringify(reply.data, undefined, 2) : reply.text;
    (reply.ok ? console.out : console.err)(`${text}\n`);
    return reply.ok ? 0 : 1;
}
async function readStandardInput() {
    const chunks = [];
    for await (const chunk of process.stdin)
        chunks.push(Buffer.from(chunk));
    return Buffer.concat(chunks).toString('utf8');
}

/** The flag that every verb has. */
const JSON_FLAG = {
    flags: '--json <payload>',
    text: 'the payload as JSON; "-" reads it from standard input',
};
/** The verbs by which an agent reports to Groundhog during an attempt. */
const verbForms = [
    {
        name: 'checkpoint-success',
        description: 'The checkpoint is done. Ends the attempt.',
        example: '--summary "Parse negative numbers"',
        flags: [{ flags: '--summary <text>', text: 'what was done: the commit message' }],
        toPayload: ({ summary }) => ({ summary }),
    },
    {
        name: 'checkpoint-failure',
        description: 'The checkpoint could not be done. Ends the attempt.',
        example: '--what-tried "a regular expression" --what-happened "-0 fails" --next "a parser"',
        flags: [
            { flags: '--what-tried <text>', text: 'what was tried' },
            { flags: '--what-happened <text>', text: 'what happened' },
            { flags: '--next <text>', text: 'the plan for the next attempt' },
            { flags: '--retry-pointless', text: 'another attempt would not help' },
        ],
        toPayload: ({ whatTried, whatHappened, next, retryPointless = false }) => ({
            what_tried: whatTried,
            what_happened: whatHappened,
            next_attempt_plan: next,
            retry_pointless: retryPointless,
        }),
    },
    {
        name: 'side-effect',
        description: 'Something was changed outside of the workspace.',
        example: '--kind file_write --target ~/.cache/tool',
        flags: [
            { flags: '--kind <kind>', text: 'file_write, file_delete, git_commit, db_mutation or other' },
            { flags: '--target <text>', text: 'what was changed: a path, an address, a table' },
            { flags: '--reversible', text: 'it can be undone' },
        ],
        toPayload: ({ kind, target, reversible = false }) => ({ kind, target, reversible }),
    },
    {
        name: 'step',
        description: 'A tool of the agent has just ended, or is about to run: the changes are kept as a step.',
        example: '--tool edit --start',
        flags: [
            { flags: '--tool <name>', text: 'the name of the tool' },
            { flags: '--start', text: 'it is about to run' },
        ],
        toPayload: ({ tool, start }) => ({ tool, phase: start === true ? 'start' : undefined }),
    },
    {
        name: 'usage',
        description: 'What this attempt has used so far, in all.',
        example: '--turns 3 --input-tokens 12000 --output-tokens 800',
        flags: [
            { flags: '--turns <n>', text: 'turns', isNumber: true },
            { flags: '--input-tokens <n>', text: 'input tokens', isNumber: true },
            { flags: '--output-tokens <n>', text: 'output tokens', isNumber: true },
            { flags: '--cost-usd <amount>', text: 'US dollars', isNumber: true },
        ],
        toPayload: ({ turns, inputTokens, outputTokens, costUsd }) => ({
            turns,
            input_tokens: inputTokens,
            output_tokens: outputTokens,
            cost_usd: costUsd,
        }),
    },
    {
        name: 'retry-after',
        description: 'The provider limits requests; exit with 75 after it.',
        example: '--seconds 60',
        flags: [{ flags: '--seconds <n>', text: 'how long to wait', isNumber: true }],
        toPayload: ({ seconds }) => ({ seconds }),
    },
    {
        name: 'chronicle',
        description: 'What is done so far and how earlier attempts failed, as JSON.',
        example: '--plan',
        flags: [{ flags: '--plan', text: 'the whole plan as well' }],
        toPayload: ({ plan = false }) => ({ plan }),
    },
];

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

/**
 * Runs `groundhog verb \u2026` and sets the exit code of the process. Returns false, with nothing done, where the words are
 * not plainly those of a verb: the whole program does it then, or says what is wrong.
 */
async function runVerb([, name, ...args]) {
    const form = verbForms.find((each) => each.name === name);
    const values = form === undefined ? undefined : readFlags(form, args);
    if (form === undefined || values === undefined)
        return false;
    const { env } = process;
    const console = openConsole(createRedactor(findSecretsInEnv(env)).redact, env);
    process.exitCode = await callVerbOf(form, values, { host: { env }, console });
    return true;
}
function readFlags({ flags }, args) {
    const known = [...flags, JSON_FLAG].map(({ flags: text, isNumber }) => {
        const [word = '', value] = text.split(' ');
        const type = value === undefined ? 'boolean' : 'string';
        return { name: word.slice(2), type, isNumber };
    });
    const read = readPlainFlags(args, Object.fromEntries(known.map(({ name, type }) => [name, type])));
    if (read === undefined)
        return undefined;
    const values = { ...read.texts };
    for (const name of read.switches)
        values[name] = true;
    const given = known.filter(({ name }) => values[name] !== undefined);
    return Object.fromEntries(given.map(({ name, isNumber }) => [toCamelCase(name), isNumber === true ? Number(values[name]) : values[name]]));
}
function toCamelCase(name) {
    return name.replaceAll(/-(.)/g, (_match, letter) => letter.toUpperCase());
}

exports.runVerb = runVerb;
