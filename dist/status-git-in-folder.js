'use strict';

var node_child_process = require('node:child_process');
var cliStatus = require('./status.js');
var node_crypto = require('node:crypto');
var node_fs = require('node:fs');
var node_net = require('node:net');
var node_path = require('node:path');
require('node:zlib');
require('node:util');

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
const DEFAULT_MAX_BYTES = 1024 * 1024;
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
    const maxBytes = spec.maxBytes ?? DEFAULT_MAX_BYTES;
    const streams = { stdout: createKeptStream(maxBytes), stderr: createKeptStream(maxBytes) };
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
        return cliStatus.toError(thrown);
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
            if (kept >= maxBytes)
                return;
            const part = bytes.subarray(0, maxBytes - kept);
            chunks.push(part);
            kept += part.length;
        },
        bytes: () => Buffer.concat(chunks),
        omitted: () => total - kept,
    };
}

/** The settings of every command. Each can make git start a program, skip a file, or wait for input of the user. */
const PINNED = [
    'safe.directory=*',
    'core.hooksPath=/dev/null',
    'core.fsmonitor=false',
    'core.attributesFile=/dev/null',
    'core.excludesFile=/dev/null',
    'core.quotePath=false',
    'core.autocrlf=false',
    'core.safecrlf=false',
    'core.fileMode=true',
    'core.symlinks=true',
    'core.ignoreCase=false',
    'core.precomposeUnicode=false',
    'core.trustctime=true',
    'core.checkStat=default',
    'core.splitIndex=false',
    'core.logAllRefUpdates=false',
    'commit.gpgSign=false',
    'gc.auto=0',
    'maintenance.auto=false',
    'protocol.ext.allow=never',
    'submodule.recurse=false',
    'fetch.recurseSubmodules=false',
    // A server that sends nothing for this long is given up; without it git waits for ever.
    'http.lowSpeedLimit=1',
    'http.lowSpeedTime=120',
    'advice.detachedHead=false',
];
/** The setting by which no program is asked for credentials. */
const CREDENTIAL_RESET = 'credential.helper=';
/** The arguments of a command that finds its repository by itself. */
const WITHOUT_LOCATION = [...PINNED, CREDENTIAL_RESET].flatMap((setting) => ['-c', setting]);

/** Returns the whole environment of git, by its path: nothing of the user's is in it. */
function toEnvironment(git, location, options) {
    return {
        ...options.proxyEnv,
        PATH: cliStatus.toGitPath(git),
        HOME: options.home,
        LC_ALL: 'C',
        TZ: 'UTC',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_NO_LAZY_FETCH: '1',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_LITERAL_PATHSPECS: '1',
        GIT_ALLOW_PROTOCOL: 'file:http:https',
        ...(location.indexFile === undefined ? {} : { GIT_INDEX_FILE: location.indexFile }),
        ...(location.objectDir === undefined ? {} : { GIT_OBJECT_DIRECTORY: location.objectDir }),
    };
}

/** No folder can be made below it, so that git finds no configuration of a user there. */
const NO_HOME = '/dev/null';
/**
 * Opens the repository that a folder is in, without a process to find it: each command finds it by itself. For readers
 * that ask again by `openGit` when a command fails, whose errors say why.
 */
function openGitIn(folder, file) {
    const bytes = async (args, { stdin, maxBytes } = {}) => {
        const result = await runCommand({
            file,
            args: [...WITHOUT_LOCATION, ...args],
            cwd: folder,
            env: toEnvironment(file, {}, { home: NO_HOME }),
            ...(stdin === undefined ? {} : { stdin }),
            ...(maxBytes === undefined ? {} : { maxBytes }),
        });
        const { exitCode, stdout, omittedBytes } = result;
        const stderr = Buffer.from(result.stderr).toString('utf8');
        if (exitCode !== 0 || omittedBytes > 0)
            throw new Error(`git ${args[0]} ended with ${exitCode}: ${stderr}`);
        return { exitCode, stdout, stderr };
    };
    const text = async (args, call) => {
        const result = await bytes(args, call);
        return { ...result, stdout: Buffer.from(result.stdout).toString('utf8') };
    };
    return { text, bytes };
}

exports.openGitIn = openGitIn;
