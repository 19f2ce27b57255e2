'use strict';

var node_fs = require('node:fs');
var node_child_process = require('node:child_process');
var node_os = require('node:os');
var node_events = require('node:events');
var node_net = require('node:net');
var promises$1 = require('node:timers/promises');
var promises = require('node:fs/promises');
var node_crypto = require('node:crypto');
var node_path = require('node:path');

// One set for the whole process, so that it can stop all groups when it has to end at once.
const tracked = new Set();
/** Sends a signal to a process group, see kill(2); false when no process of it could be reached. */
function signalGroup(groupId, signal) {
    try {
        process.kill(-groupId, signal);
        return true;
    }
    catch {
        return false;
    }
}
/** Remembers a group that runs; the returned function forgets it. */
function trackGroup(groupId) {
    tracked.add(groupId);
    return () => tracked.delete(groupId);
}
/** Kills the remembered groups. */
function killTrackedGroups() {
    for (const groupId of tracked)
        signalGroup(groupId, 'SIGKILL');
}

const NOT_FOUND = 127;
const NOT_EXECUTABLE = 126;
const PASSED_ON = ['SIGTERM', 'SIGINT', 'SIGHUP'];
/**
 * Runs a program with the streams, folder and environment of this process, and passes TERM, INT and HUP to it. Resolves to
 * the exit code that a shell would give: 128 and the number for a signal, 127 or 126 when it was not started.
 */
function runInherited(file, args) {
    // From before the start: the program may be stopped as soon as it runs.
    for (const signal of PASSED_ON)
        process.on(signal, () => child.kill(signal));
    const child = node_child_process.spawn(file, args, { stdio: 'inherit', shell: false });
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve(exitCode ?? 128 + (signal === null ? 0 : node_os.constants.signals[signal])));
        child.once('error', (error) => {
            if (child.pid !== undefined)
                return;
            process.stderr.write(`${error.message}\n`);
            resolve('code' in error && error.code === 'ENOENT' ? NOT_FOUND : NOT_EXECUTABLE);
        });
    });
}

/** Passes the connections to a port of the loopback to a unix socket. Rejects when the port is taken. */
async function forwardPort({ port, socketPath }) {
    const server = node_net.createServer({ allowHalfOpen: true }, (client) => {
        const served = node_net.connect({ path: socketPath, allowHalfOpen: true });
        client.on('error', () => served.destroy()).once('close', () => served.destroySoon());
        served.on('error', () => client.destroy()).once('close', () => client.destroySoon());
        client.pipe(served).pipe(client);
    });
    server.listen(port, '127.0.0.1');
    await node_events.once(server, 'listening');
    server.on('error', () => undefined);
}

// PF_KTHREAD and PF_EXITING, see include/linux/sched.h.
const KERNEL_THREAD_FLAG = 0x00200000;
const ENDING_FLAG = 0x00000004;
const MAX_STARTING_ROUNDS = 400;
const STARTING_PAUSE_MS = 5;
/** Lists the ids of all processes; none on a system without `/proc` (macOS). */
async function listProcessIds() {
    return toProcessIds(await promises.readdir('/proc').catch(() => []));
}
/** Does as `listProcessIds`, synchronously. */
function listProcessIdsSync() {
    try {
        return toProcessIds(node_fs.readdirSync('/proc'));
    }
    catch {
        return [];
    }
}
/** Reads the state of a process; undefined when it is gone or may not be read. */
async function findProcessStat(pid) {
    return parseStat(pid, await promises.readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ''));
}
/** Does as `findProcessStat`, synchronously. */
function findProcessStatSync(pid) {
    return parseStat(pid, readTextSync(`/proc/${pid}/stat`));
}
/**
 * Reads the entries "NAME=value" that a process was started with; undefined when they may not be read. Waits a while for
 * a process that the kernel is just starting another program in: it shows neither environment nor arguments then.
 */
async function findProcessEnv(pid) {
    let entries = findEntries(pid, 'environ');
    for (let round = 0; round < MAX_STARTING_ROUNDS && entries?.length === 0; round += 1) {
        const stat = findProcessStatSync(pid);
        const isStarting = stat?.hasEnded === false && !stat.isKernelThread;
        if (!isStarting || findEntries(pid, 'cmdline')?.length !== 0)
            break;
        await promises$1.setTimeout(STARTING_PAUSE_MS);
        entries = findEntries(pid, 'environ');
    }
    return entries;
}
/** Opens and reads at once: a process that has replaced its program in between shows nothing. */
function findEntries(pid, file) {
    try {
        return toEntries(node_fs.readFileSync(`/proc/${pid}/${file}`, 'latin1'));
    }
    catch {
        return undefined;
    }
}
function toProcessIds(names) {
    return names.filter((name) => /^\d+$/.test(name)).map(Number);
}
function toEntries(text) {
    return text.split('\0').filter((entry) => entry !== '');
}
function parseStat(pid, text) {
    if (text === '')
        return undefined;
    // The program's name stands in brackets and may hold anything, so that fields are counted from behind it.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const hasEnded = fields[0] === 'Z' || fields[0] === 'X';
    const isKernelThread = (Number(fields[6]) & KERNEL_THREAD_FLAG) !== 0;
    const isEnding = (Number(fields[6]) & ENDING_FLAG) !== 0;
    const hasTerminal = fields[4] !== '0';
    const [parent, startTicks] = [Number(fields[1]), Number(fields[19])];
    return { pid, parent, startTicks, hasEnded, isEnding, isKernelThread, hasTerminal };
}
function readTextSync(path) {
    try {
        return node_fs.readFileSync(path, 'latin1');
    }
    catch {
        return '';
    }
}

const MAX_ROUNDS = 200;
const MAX_UNDECIDED_ROUNDS = 20;
const PAUSE_MS$1 = 5;
/**
 * Kills the processes that are to be killed, until none is left and all of them have ended, and returns how many there were.
 * Never touches this process or its ancestors. Does nothing where there is no `/proc` (macOS).
 */
async function killProcesses(isTarget) {
    const self = await findProcessStat(process.pid);
    if (self === undefined)
        return 0;
    const spared = await findAncestors(self);
    const killed = new Map();
    let undecidedRounds = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const { found, isUndecided } = await findTargets(isTarget, spared);
        // The first process of a sandbox ends when all others there have, and shows no longer what it is meanwhile.
        if (found.length === 0 && !(await isAnyAlive(killed))) {
            undecidedRounds += 1;
            if (!isUndecided || undecidedRounds > MAX_UNDECIDED_ROUNDS)
                break;
        }
        for (const pid of found) {
            const stat = await findProcessStat(pid);
            if (stat !== undefined && signalProcess(pid, 'SIGKILL'))
                killed.set(pid, stat);
        }
        await promises$1.setTimeout(PAUSE_MS$1);
    }
    return killed.size;
}
/** Returns whether a process is there that is one of these, and has not ended. */
async function isAnyAlive(killed) {
    for (const [pid, { startTicks }] of killed) {
        const stat = await findProcessStat(pid);
        if (stat !== undefined && !stat.hasEnded && stat.startTicks === startTicks)
            return true;
    }
    return false;
}
async function findTargets(isTarget, spared) {
    const pids = (await listProcessIds()).filter((pid) => !spared.has(pid));
    const answers = await Promise.all(pids.map(isTarget));
    const found = pids.filter((_, index) => answers[index] === true);
    return { found, isUndecided: answers.includes(undefined) };
}
async function findAncestors(self) {
    const pids = new Set();
    for (let at = self; at !== undefined && !pids.has(at.pid);) {
        pids.add(at.pid);
        at = at.parent > 0 ? await findProcessStat(at.parent) : undefined;
    }
    return pids;
}
/** Sends a signal to one process; false when it has ended by itself or may not be signalled. */
function signalProcess(pid, signal) {
    try {
        process.kill(pid, signal);
        return true;
    }
    catch {
        return false;
    }
}

/** The variable that every program that is not ours is started with, so that what it leaves behind can be found. */
const PROCESS_MARK = 'GROUNDHOG_PROCESS_MARK';

/**
 * Returns whether this process sees none but itself and those that it was started by. False means that processes of others
 * are in reach, such as those of the machine.
 */
async function seesNoOthers() {
    const known = new Set();
    for (let at = process.pid; at > 0 && !known.has(at); at = (await findProcessStat(at))?.parent ?? 0)
        known.add(at);
    return listProcessIdsSync().every((pid) => known.has(pid));
}
/**
 * Kills what a command has left running: processes with its mark and those below them, whatever they have dropped. One
 * without any mark or parent left is killed when no other command runs any more.
 */
async function killLeft({ mark, isEverythingLeft }) {
    await killProcesses(async (pid) => isEverythingLeft() || isBelow(pid, `${PROCESS_MARK}=${mark}`));
}
async function isBelow(pid, entry) {
    for (let at = pid; at > 1 && at !== process.pid;) {
        if ((await findProcessEnv(at))?.includes(entry) === true)
            return true;
        at = (await findProcessStat(at))?.parent ?? 0;
    }
    return false;
}

/** The codes of failures that stop a run or a command; each has its text in the error catalogue. */
/** Returns a thrown value as an Error. */
function toError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}

/** Folders of the system, in which nobody but root may put a program. */
const SYSTEM_PATH = '/usr/bin:/bin';
const OWNER_ONLY = 0o600;
const READ = node_fs.constants.O_RDONLY | node_fs.constants.O_NONBLOCK;
// Why: docs/decisions/0186-streams-that-can-be-opened-by-name.md
/**
 * Opens streams by names in a folder of ours, and removes the names. The input is a file that nobody can find. Resolves to
 * undefined where there are no named pipes, or the folder cannot be written.
 */
async function openNamedStreams(folder, input) {
    const name = node_path.join(folder, node_crypto.randomUUID());
    const [output, errors] = [`${name}-out`, `${name}-err`];
    const opened = [];
    const open = (path, flags) => {
        const fd = node_fs.openSync(path, flags, OWNER_ONLY);
        opened.push(fd);
        return fd;
    };
    try {
        if (!(await makePipes([output, errors])))
            return undefined;
        // Without waiting for a writer, which can only then be opened.
        const [fromOutput, fromErrors] = [open(output, READ), open(errors, READ)];
        const given = input === undefined ? [] : [openInput(`${name}-in`, input, open)];
        const [toOutput, toErrors] = [open(output, node_fs.constants.O_WRONLY), open(errors, node_fs.constants.O_WRONLY)];
        return {
            stdio: [given[0] ?? 'ignore', toOutput, toErrors],
            stdout: new node_net.Socket({ fd: fromOutput, readable: true, writable: false }),
            stderr: new node_net.Socket({ fd: fromErrors, readable: true, writable: false }),
            release: () => closeAll([...given, toOutput, toErrors]),
        };
    }
    catch {
        closeAll(opened);
        return undefined;
    }
    finally {
        // Others in a sandbox may have removed them.
        for (const path of [output, errors])
            node_fs.rmSync(path, { force: true });
    }
}
/** Writes an input to a file without a name, and opens it for reading. */
function openInput(path, input, open) {
    try {
        node_fs.writeFileSync(path, input, { mode: OWNER_ONLY, flag: 'wx' });
        return open(path, node_fs.constants.O_RDONLY);
    }
    finally {
        node_fs.rmSync(path, { force: true });
    }
}
function closeAll(descriptors) {
    for (const fd of descriptors)
        node_fs.closeSync(fd);
}
/** Makes named pipes by mkfifo(1); Node.js itself makes pairs of sockets. Returns false where that fails. */
function makePipes(paths) {
    const args = ['-m', OWNER_ONLY.toString(8), ...paths];
    const child = node_child_process.spawn('mkfifo', args, { env: { PATH: SYSTEM_PATH }, shell: false, stdio: 'ignore' });
    return new Promise((resolve) => {
        child.once('error', () => resolve(false));
        child.once('exit', (exitCode) => resolve(exitCode === 0));
    });
}

const DEFAULT_GRACE_MS = 5_000;
/** Grace after an abort: a cancelled run has little time left itself. */
const MAX_ABORT_GRACE_MS = 1_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** Time that a pipe may stay open after its program ended, held by a process outside the group. */
const DRAIN_MS = 250;
/** Time for a program to end after KILL before it is given up as unreachable, such as one of another user. */
const GIVE_UP_MS = 2_000;
/**
 * Runs one program in its own process group, never through a shell. Never rejects for how the program ended. When it
 * resolves, the whole group was killed; processes that left the group by setsid(2) are left to `killMarked`.
 */
async function runCommand(spec) {
    const startedAt = performance.now();
    const streams = { stdout: createKeptStream(), stderr: createKeptStream() };
    const end = spec.signal?.aborted === true ? { aborted: true } : await runToEnd(spec, streams);
    return {
        exitCode: null,
        signal: null,
        timedOut: false,
        aborted: false,
        failedToStart: undefined,
        ...end,
        stdout: streams.stdout.bytes(),
        stderr: streams.stderr.bytes(),
        omittedBytes: streams.stdout.omitted() + streams.stderr.omitted(),
        durationMs: Math.round(performance.now() - startedAt),
    };
}
async function runToEnd(spec, streams) {
    const program = await start(spec);
    if (program instanceof Error)
        return { failedToStart: program };
    const { child } = program;
    const closed = whenClosed(program);
    for (const name of ['stdout', 'stderr']) {
        program[name]?.on('data', (bytes) => {
            streams[name].add(bytes);
            spec.onOutput?.(bytes, name);
        });
        program[name]?.on('error', () => undefined);
    }
    // EPIPE: a program may end without reading its input.
    child.stdin?.on('error', () => undefined);
    writeInput(child, spec.stdin);
    const stopper = createStopper(child, spec);
    const untrack = child.pid === undefined ? () => undefined : trackGroup(child.pid);
    try {
        const end = await Promise.race([waitForEnd(child), stopper.gaveUp]);
        if (child.pid !== undefined)
            signalGroup(child.pid, 'SIGKILL');
        await drain(program, closed);
        const stoppedBy = stopper.stoppedBy();
        return { ...end, timedOut: stoppedBy === 'timeout', aborted: stoppedBy === 'abort' };
    }
    finally {
        stopper.dispose();
        untrack();
    }
}
async function start(spec) {
    const { pipeFolder, stdin } = spec;
    const input = stdin instanceof Promise ? undefined : stdin;
    const named = pipeFolder === undefined ? undefined : await openNamedStreams(pipeFolder, input);
    const [given, output, errors] = named?.stdio ?? ['ignore', 'pipe', 'pipe'];
    const isWritten = stdin !== undefined && given === 'ignore';
    try {
        const child = node_child_process.spawn(spec.file, spec.args, {
            cwd: spec.cwd,
            env: spec.env,
            detached: true,
            shell: false,
            stdio: [isWritten ? 'pipe' : given, output, errors],
        });
        return { child, stdout: named?.stdout ?? child.stdout, stderr: named?.stderr ?? child.stderr };
    }
    catch (thrown) {
        return toError(thrown);
    }
    finally {
        named?.release();
    }
}
/** Resolves when the program has ended and its streams are read to their end. */
async function whenClosed({ child, stdout, stderr }) {
    const streams = [child, stdout, stderr].filter((stream) => stream !== null);
    await Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('close', resolve))));
}
function writeInput({ stdin }, input) {
    if (input instanceof Promise)
        void input.then((late) => stdin?.end(late));
    else
        stdin?.end(input);
}
function waitForEnd(child) {
    return new Promise((resolve) => {
        child.once('exit', (exitCode, signal) => resolve({ exitCode, signal }));
        child.on('error', (error) => {
            if (child.pid === undefined)
                resolve({ failedToStart: error });
        });
    });
}
/** Sends TERM on timeout or abort, KILL after the grace, and gives up when the program is there even then. */
function createStopper(child, spec) {
    const timers = [];
    let reason;
    let giveUp = () => undefined;
    const after = (delayMs, run) => timers.push(setTimeout(run, Math.min(delayMs, LONGEST_TIMER_MS)));
    const stop = (why) => {
        const { pid } = child;
        if (reason !== undefined || pid === undefined)
            return;
        reason = why;
        const givenMs = spec.graceMs ?? DEFAULT_GRACE_MS;
        const graceMs = why === 'abort' ? Math.min(givenMs, MAX_ABORT_GRACE_MS) : givenMs;
        if (graceMs > 0)
            signalGroup(pid, 'SIGTERM');
        else
            signalGroup(pid, 'SIGKILL');
        after(graceMs, () => {
            signalGroup(pid, 'SIGKILL');
            after(GIVE_UP_MS, () => giveUp({}));
        });
    };
    const onAbort = () => stop('abort');
    spec.signal?.addEventListener('abort', onAbort, { once: true });
    if (spec.timeoutMs !== undefined)
        after(spec.timeoutMs, () => stop('timeout'));
    // While its streams were opened.
    if (spec.signal?.aborted === true)
        onAbort();
    return {
        gaveUp: new Promise((resolve) => {
            giveUp = resolve;
        }),
        stoppedBy: () => reason,
        dispose() {
            spec.signal?.removeEventListener('abort', onAbort);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
/** Reads the pipes to their end, or for 250 ms when a process outside the group holds them open. */
async function drain({ child, stdout, stderr }, closed) {
    let timer;
    const lingered = new Promise((resolve) => {
        // Two turns of the loop, so that a busy process has polled the pipes at least once after the timer.
        timer = setTimeout(() => setImmediate(() => setImmediate(() => resolve('lingered'))), DRAIN_MS);
    });
    const winner = await Promise.race([closed, lingered]);
    clearTimeout(timer);
    if (winner !== 'lingered')
        return;
    stdout?.destroy();
    stderr?.destroy();
    child.stdin?.destroy();
    child.unref();
}
/** Creates a stream of which so many bytes are kept. */
function createKeptStream(maxBytes) {
    const chunks = [];
    let kept = 0;
    let total = 0;
    return {
        add(bytes) {
            total += bytes.length;
            return;
        },
        bytes: () => Buffer.concat(chunks),
        omitted: () => total - kept,
    };
}

/** The kinds of frames; those of a box begin at 16. */
const FRAME = { run: 1, input: 2, inputEnd: 3, abort: 4, ready: 16, stdout: 17, stderr: 18, exit: 19 };
/** Content of at most this size is sent in one frame. */
const MAX_CHUNK_BYTES = 65_536;
/** The length, the kind and the id. */
const HEADER_BYTES = 9;
/** Renders a frame: the length of its content, its kind and its id, each with the highest byte first, and the content. */
function toFrame(kind, id, content = '') {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content;
    const header = Buffer.alloc(HEADER_BYTES);
    header.writeUInt32BE(bytes.length, 0);
    header.writeUInt8(kind, 4);
    header.writeUInt32BE(id, 5);
    return Buffer.concat([header, bytes]);
}
/** Splits bytes into frames' contents. */
function toChunks(bytes) {
    const chunks = [];
    for (let at = 0; at < bytes.length; at += MAX_CHUNK_BYTES)
        chunks.push(bytes.subarray(at, at + MAX_CHUNK_BYTES));
    return chunks;
}
/** Creates a reader of frames with at most so many bytes of content each. */
function createFrameReader(maxContentBytes) {
    let parts = [];
    let size = 0;
    let needed = HEADER_BYTES;
    return {
        push(bytes) {
            parts.push(bytes);
            size += bytes.length;
            const frames = [];
            if (size < needed)
                return frames;
            let rest = Buffer.concat(parts);
            for (;;) {
                needed = HEADER_BYTES;
                if (rest.length >= HEADER_BYTES)
                    needed += rest.readUInt32BE(0);
                if (needed > HEADER_BYTES + maxContentBytes)
                    return undefined;
                if (rest.length < needed)
                    break;
                const content = rest.subarray(HEADER_BYTES, needed);
                frames.push({ kind: rest.readUInt8(4), id: rest.readUInt32BE(5), content });
                rest = rest.subarray(needed);
            }
            parts = rest.length === 0 ? [] : [rest];
            size = rest.length;
            return frames;
        },
    };
}

/** Commands and their environments come in one frame, and the system bounds both. */
const MAX_CONTENT_BYTES = 64 * 1024 * 1024;
/** Runs the commands of the frames, several at once, until the input ends. */
async function serveCommands({ input, write, isAlone }) {
    const running = new Map();
    const reader = createFrameReader(MAX_CONTENT_BYTES);
    const start = (id, command) => {
        const mark = `${command.env[PROCESS_MARK] ?? 'box'}.${id}`;
        const { entry, result } = run(command, { mark, send: (kind, bytes) => write(toFrame(kind, id, bytes)) });
        running.set(id, entry);
        void result.then(async (end) => {
            running.delete(id);
            await killLeft({ mark, isEverythingLeft: () => isAlone && running.size === 0 });
            write(toFrame(FRAME.exit, id, renderExit(end)));
        });
    };
    const handle = ({ kind, id, content }) => {
        const command = running.get(id);
        if (kind === FRAME.run)
            start(id, JSON.parse(content.toString('utf8')));
        else if (kind === FRAME.input)
            command?.input.push(content);
        else if (kind === FRAME.inputEnd)
            command?.endInput();
        else if (kind === FRAME.abort)
            command?.abort();
    };
    write(toFrame(FRAME.ready, 0));
    for await (const bytes of input)
        for (const frame of reader.push(bytes) ?? [])
            handle(frame);
}
function run({ hasInput, timeoutMs, graceMs, ...command }, { mark, send }) {
    const controller = new AbortController();
    const input = [];
    let endInput = () => undefined;
    const whole = new Promise((resolve) => {
        endInput = () => resolve(Buffer.concat(input));
    });
    const result = runCommand({
        ...command,
        env: { ...command.env, [PROCESS_MARK]: mark },
        ...(hasInput ? { stdin: whole } : {}),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        ...(graceMs === undefined ? {} : { graceMs }),
        pipeFolder: node_os.tmpdir(),
        maxBytes: 0,
        signal: controller.signal,
        onOutput(bytes, from) {
            for (const chunk of toChunks(bytes))
                send(from === 'stdout' ? FRAME.stdout : FRAME.stderr, chunk);
        },
    });
    const entry = { abort: () => controller.abort(), input, endInput };
    return { entry, result };
}
function renderExit({ exitCode, signal, timedOut, aborted, failedToStart }) {
    return JSON.stringify({ exitCode, signal, timedOut, aborted, failedToStart: failedToStart?.message });
}

const USAGE = `usage: box.js run [--forward <port>=<unix socket>]\u2026 -- <file> [args\u2026]
       box.js serve [--alone] [--forward <port>=<unix socket>]\u2026
`;
const EXIT_USAGE = 64;
// Why: docs/decisions/0009-one-bundle-three-doors.md
/** Runs inside of a box: one program, or the commands of frames, with ports of the loopback that lead out of it. */
async function runBox(argv) {
    const given = parseArguments(argv);
    const [file, ...args] = given?.command ?? [];
    if (given === undefined || (given.mode === 'run') !== (file !== undefined)) {
        process.stderr.write(USAGE);
        return EXIT_USAGE;
    }
    await Promise.all(given.forwards.map(forwardPort));
    if (file !== undefined)
        return runInherited(file, args);
    // Whoever starts it may be wrong about it, and what it sees is killed.
    const isAlone = given.isAlone && (await seesNoOthers());
    await serveCommands({ input: process.stdin, write: writeAll, isAlone });
    killTrackedGroups();
    return 0;
}
function parseArguments([mode = '', ...rest]) {
    if (mode !== 'run' && mode !== 'serve')
        return undefined;
    const forwards = [];
    let isAlone = false;
    for (let at = 0; at < rest.length; at += 1) {
        if (rest[at] === '--')
            return { mode, forwards, isAlone, command: rest.slice(at + 1) };
        const forward = rest[at] === '--forward' ? /^(\d+)=(.+)$/.exec(rest[at + 1] ?? '') : null;
        if (forward !== null) {
            forwards.push({ port: Number(forward[1]), socketPath: forward[2] ?? '' });
            at += 1;
        }
        else if (rest[at] === '--alone')
            isAlone = true;
        else
            return undefined;
    }
    return { mode, forwards, isAlone, command: [] };
}
const PAUSE_MS = 1;
/** Writes to the pipe at once, and waits while it is full, whether or not somebody in the box has made it non-blocking. */
function writeAll(bytes) {
    for (let at = 0; at < bytes.length;) {
        try {
            at += node_fs.writeSync(1, bytes, at);
        }
        catch (error) {
            if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN'))
                throw error;
            Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
        }
    }
}
void runBox(process.argv.slice(2)).then((exitCode) => process.exit(exitCode));
