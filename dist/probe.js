'use strict';

var consumers = require('node:stream/consumers');
var node_fs = require('node:fs');
var node_path = require('node:path');
var node_crypto = require('node:crypto');
var node_dgram = require('node:dgram');
var promises = require('node:dns/promises');
var node_net = require('node:net');
var node_child_process = require('node:child_process');

const ALLOWED = ['PATH', 'HOME', 'LANG', 'LC_ALL', 'TERM', 'TZ', 'TMPDIR', 'CI'];
/**
 * Creates the environment of a program that is not ours: an allow-list of names from `source`, then all of `extras`. No
 * token, `GITHUB_*`, `ACTIONS_*`, `INPUT_*` or `RUNNER_*` can come from `source`; `extras` must come from trusted code.
 */
function childEnv(source, extras = {}) {
    const env = {};
    for (const name of ALLOWED) {
        const value = source[name];
        if (value !== undefined)
            env[name] = value;
    }
    return { ...env, ...extras };
}

// PF_KTHREAD and PF_EXITING, see include/linux/sched.h.
const KERNEL_THREAD_FLAG = 0x00200000;
const ENDING_FLAG = 0x00000004;
/** Does as `listProcessIds`, synchronously. */
function listProcessIdsSync() {
    try {
        return toProcessIds(node_fs.readdirSync('/proc'));
    }
    catch {
        return [];
    }
}
/** Does as `findProcessStat`, synchronously. */
function findProcessStatSync(pid) {
    return parseStat(pid, readTextSync(`/proc/${pid}/stat`));
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
/** Does as `findProcessEnv`, synchronously, with no entries when they may not be read. */
function readProcessEnvSync(pid) {
    return findEntries(pid, 'environ') ?? [];
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

/** Returns the SHA-256 of a text's UTF-8 bytes as 64 hexadecimal digits. */
function sha256Hex(text) {
    return node_crypto.createHash('sha256').update(text, 'utf8').digest('hex');
}

/** Creates the answer of a probe that succeeded. */
function reached(detail) {
    return { outcome: 'reached', detail };
}
/** Creates the answer of a probe that failed. */
function blocked(detail) {
    return { outcome: 'blocked', detail };
}
/** The answer of a probe that had nothing to try. */
const absent = { outcome: 'absent', detail: '' };
/** Tries a probe on one thing after the other until one is reached. */
function firstReached(things, probe) {
    let last = absent;
    for (const thing of things) {
        last = probe(thing);
        if (last.outcome === 'reached')
            return last;
    }
    return last;
}

const SYSTEM_FOLDERS = ['/', '/etc', '/usr', '/usr/bin', '/usr/local/bin', '/proc'];
const KERNEL_SETTINGS = [
    ...['/proc/sys/kernel/core_pattern', '/proc/sys/kernel/modprobe', '/proc/sys/vm/swappiness'],
    ...['/proc/sys/vm/drop_caches', '/proc/sysrq-trigger', '/sys/kernel/uevent_helper'],
];
const KERNEL_MEMORY = ['/proc/kcore', '/proc/kmsg', '/proc/kpagecount', '/dev/mem', '/dev/kmsg'];
/** Tries to read and write files outside of a program's folder. Writes nothing: opening decides. */
function tryFiles({ targets }) {
    const { files, writable } = targets;
    return {
        home_file: tryReads(files.home_file, targets),
        temporary_file: tryReads(files.temporary_file, targets),
        shared_file: tryReads(files.shared_file, targets),
        control_config: tryReads(files.control_config, targets),
        repository_config: tryReads(files.repository_config, targets),
        command_file: firstReached(writable.command_file, tryWrite),
        own_program: firstReached(writable.own_program, tryWrite),
        system_folder: firstReached(SYSTEM_FOLDERS, tryFolder),
        kernel_setting: firstReached(KERNEL_SETTINGS, (path) => tryOpen(path, node_fs.constants.O_WRONLY)),
        kernel_memory: firstReached(KERNEL_MEMORY, (path) => tryOpen(path, node_fs.constants.O_RDONLY)),
    };
}
/** Tries what a program needs of its folder and of the folder for temporary files. */
function tryOwnFiles({ folder, token }) {
    const name = `.groundhog-self-test-${token}`;
    return { workspace: tryCreate(node_path.join(folder, name)), temporary_files: tryCreate(node_path.join('/tmp', name)) };
}
/** Tries to read each file by its path, and by the roots that processes have. */
function tryReads(files, { salt }) {
    const roots = files.length === 0 ? [] : ['', ...listProcessIdsSync().map((pid) => `/proc/${pid}/root`)];
    return firstReached(files, ({ path, digest }) => {
        const isRead = roots.some((root) => {
            const content = findText(`${root}${path}`);
            return content !== undefined && toDigest(salt, content) === digest;
        });
        return isRead ? reached(path) : blocked(path);
    });
}
/** Digests a text so that it can be recognised and not learned. */
function toDigest(salt, text) {
    return sha256Hex(`${salt}\n${text}`);
}
/** Reads a file as bytes, one character each; undefined when it cannot be read. */
function findText(path) {
    try {
        return node_fs.readFileSync(path, 'latin1');
    }
    catch {
        return undefined;
    }
}
function tryWrite({ path, device, inode }) {
    return tryOpen(path, node_fs.constants.O_RDWR, ({ dev, ino }) => dev === device && ino === inode);
}
/** A device may be opened in its place, such as that of /dev/null: `isIt` tells, or that it is a file. */
function tryOpen(path, flags, isIt = (found) => found.isFile() || path.startsWith('/dev/')) {
    try {
        const file = node_fs.openSync(path, flags | node_fs.constants.O_NONBLOCK);
        try {
            return isIt(node_fs.fstatSync(file)) ? reached(path) : blocked(path);
        }
        finally {
            node_fs.closeSync(file);
        }
    }
    catch (error) {
        return blocked(String(error));
    }
}
function tryFolder(path) {
    try {
        node_fs.accessSync(path, node_fs.constants.W_OK);
        return reached(path);
    }
    catch (error) {
        return blocked(String(error));
    }
}
function tryCreate(path) {
    try {
        node_fs.writeFileSync(path, '', { flag: 'wx' });
        node_fs.rmSync(path);
        return reached('');
    }
    catch (error) {
        return blocked(String(error));
    }
}

/** The wait for an address that does not answer; without a network all of them fail at once. */
const LIMIT_MS$1 = 300;
/** Against what hangs. The answer to a need may be late on a machine that is busy, and no run may fail for that. */
const NEED_LIMIT_MS = 120_000;
/** A name that nobody has (RFC 6761), which the proxy of a sandbox refuses before it looks for it. */
const UNKNOWN_HOST = 'groundhog-self-test.invalid';
const METADATA = '169.254.169.254';
/** Addresses that are routed over the internet; no packet is sent to them. */
const DISTANT = { udp4: '1.1.1.1', udp6: '2606:4700:4700::1111' };
/** The answers of a name server, even those that it has no address for the name. */
const FROM_SERVER = /^(?:ENOTFOUND|ENODATA|EFORMERR|ESERVFAIL|ENOTIMP|EREFUSED|EBADRESP)$/;
/** Tries to reach what a machine has beside files: sockets, its loopback, its network. */
async function tryNetwork({ targets, verbSocket }) {
    const { attemptSocket, serviceSockets, abstractSocket, loopback, nameServers } = targets;
    const [attempt_socket, service_socket, abstract_socket, verb_socket, ...others] = await Promise.all([
        tryConnect([{ path: attemptSocket }]),
        tryConnect(serviceSockets.map((path) => ({ path }))),
        tryConnect([{ path: abstractSocket }]),
        tryConnect(verbSocket === undefined ? [] : [{ path: verbSocket }], NEED_LIMIT_MS),
        tryConnect(loopback),
        tryConnect([{ host: METADATA, port: 80 }]),
        tryRoute('udp4'),
        tryRoute('udp6'),
        tryNameServers(nameServers),
    ]);
    const [loopbackAnswer = absent, metadata_address = absent, ipv4_route = absent, ipv6_route = absent, dns = absent] = others;
    const own = { attempt_socket, service_socket, abstract_socket, verb_socket, loopback: loopbackAnswer };
    return { ...own, metadata_address, ipv4_route, ipv6_route, dns };
}
async function tryConnect(addresses, limitMs = LIMIT_MS$1) {
    const answers = await Promise.all(addresses.map((address) => tryAddress(address, limitMs)));
    return answers.find(({ outcome }) => outcome === 'reached') ?? answers.at(-1) ?? absent;
}
function tryAddress(address, limitMs) {
    const name = 'path' in address ? address.path.replace('\0', '@') : `${address.host}:${address.port}`;
    return new Promise((resolve) => {
        const socket = node_net.connect(address);
        const end = (answer) => {
            socket.destroy();
            resolve(answer);
        };
        // After a pause of this process its timers come first: an answer that is there by then counts.
        socket.setTimeout(limitMs, () => setImmediate(() => end(blocked('no answer'))));
        socket.once('connect', () => end(reached(name)));
        socket.once('error', (error) => end(blocked(error.message)));
    });
}
// Why: docs/decisions/0103-self-test-asks-our-own-servers.md
/** Tries whether servers of ours answer: one at a port of its own, as a model has, and the proxy of allowed hosts. */
async function tryOwnServers({ token, ownPort }, proxy) {
    const own = ownPort === undefined ? [] : [tryAnswer({ port: ownPort, asks: '', expects: token })];
    const asks = `CONNECT ${UNKNOWN_HOST}:443 HTTP/1.1\r\nhost: ${UNKNOWN_HOST}:443\r\n\r\n`;
    const proxies = proxy === undefined ? [] : [tryAnswer({ port: Number(new URL(proxy).port), asks, expects: 'Groundhog refused' })];
    const answers = await Promise.all([...own, ...proxies]);
    return answers.find(({ outcome }) => outcome === 'blocked') ?? answers[0] ?? absent;
}
/** A port that leads out accepts connections before anybody has answered: what counts is what comes back. */
function tryAnswer({ port, asks, expects }) {
    return new Promise((resolve) => {
        let text = '';
        const socket = node_net.connect({ host: '127.0.0.1', port });
        const end = (reason) => {
            socket.destroy();
            resolve(text.includes(expects) ? reached(`port ${port}`) : blocked(`port ${port}: ${reason}`));
        };
        socket.setTimeout(NEED_LIMIT_MS, () => setImmediate(() => end('no answer')));
        socket.on('data', (bytes) => {
            text += bytes;
            if (text.includes(expects))
                end('');
        });
        socket.once('error', (error) => end(error.message));
        socket.once('close', () => end('another answer'));
        socket.write(asks);
    });
}
/** Connects a socket of datagrams, for which the kernel needs a route and sends nothing. */
function tryRoute(type) {
    return new Promise((resolve) => {
        const socket = node_dgram.createSocket(type);
        const end = (answer) => {
            socket.close();
            resolve(answer);
        };
        socket.once('error', (error) => end(blocked(error.message)));
        socket.connect(443, DISTANT[type], (error) => end(error === undefined ? reached(DISTANT[type]) : blocked(error.message)));
    });
}
async function tryNameServers(servers) {
    if (servers.length === 0)
        return absent;
    const resolver = new promises.Resolver({ timeout: LIMIT_MS$1, tries: 1 });
    try {
        resolver.setServers(servers);
        // A name that RFC 6761 keeps from being anybody's.
        await resolver.resolve4('invalid');
        return reached(servers.join(', '));
    }
    catch (error) {
        const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
        return FROM_SERVER.test(code) ? reached(servers.join(', ')) : blocked(code);
    }
}

/** The codes of failures that stop a run or a command; each has its text in the error catalogue. */
/** Returns a thrown value as an Error. */
function toError(thrown) {
    return thrown instanceof Error ? thrown : new Error(String(thrown));
}

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
const SYSTEM_PATH$1 = '/usr/bin:/bin';
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
    const child = node_child_process.spawn('mkfifo', args, { env: { PATH: SYSTEM_PATH$1 }, shell: false, stdio: 'ignore' });
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

/** The PATH of the programs that set a sandbox up, whatever the PATH of the job says. */
const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';

/** Against what hangs: a program that a slow machine has not ended yet would count as one that failed. */
const LIMIT_MS = 120_000;
/** Leaves the session of its parent and its environment, and ends by no signal but KILL. */
const SURVIVOR = '{ setsid env -i PATH="$PATH" sh -c \'trap "" HUP INT TERM; echo started; exec sleep "$0" >/dev/null\' "$0" </dev/null 2>/dev/null & } | head -n 1';
/** Tries what a program could do to other processes. */
function tryProcesses({ targets }) {
    const { control } = targets;
    const onControl = (probe) => (isThere(control) ? attempt(probe) : blocked('another process'));
    return {
        environment: tryEnvironment(targets),
        memory: onControl(() => node_fs.closeSync(node_fs.openSync(`/proc/${control.pid}/mem`, 'r'))),
        trace: onControl(() => node_fs.closeSync(node_fs.openSync(`/proc/${control.pid}/mem`, 'r+'))),
        signal: onControl(() => process.kill(control.pid, 0)),
        namespace: firstReached(['pid', 'mnt', 'ipc', 'uts'], (name) => tryNamespace(name, targets)),
        network_namespace: tryNamespace('net', targets),
        new_rights: tryNewRights(),
    };
}
/** Tries what a program could do by other programs: become root, leave a process behind, read history. */
async function tryPrograms(order, env) {
    const run = (file, args, cwd = '/') => runCommand({ file, args, cwd, env: { PATH: SYSTEM_PATH }, timeoutMs: LIMIT_MS, graceMs: 0 });
    const git = ['-c', 'safe.directory=*', ...(order.hasHistory ? ['log', '-1', '--format=%H'] : ['--version'])];
    const [sudo, namespace, survivor, log] = await Promise.all([
        order.triesSudo ? run('sudo', ['--non-interactive', 'true']) : undefined,
        run('unshare', ['--user', '--mount', 'true']),
        run('sh', ['-c', SURVIVOR, order.survivorSeconds]),
        runCommand({ file: 'git', args: git, cwd: order.folder, env, timeoutMs: LIMIT_MS }),
    ]);
    return {
        sudo: sudo === undefined ? absent : toAnswer(sudo),
        user_namespace: toAnswer(namespace),
        // Whether it lives on is seen from outside.
        survivor: Buffer.from(survivor.stdout).toString().startsWith('started') ? blocked('') : absent,
        git: toAnswer(log),
    };
}
function toAnswer({ exitCode, failedToStart, stderr }) {
    if (failedToStart !== undefined)
        return { outcome: 'absent', detail: failedToStart.message };
    return exitCode === 0 ? reached('') : blocked(Buffer.from(stderr).toString('utf8').trim());
}
function attempt(probe) {
    try {
        probe();
        return reached('');
    }
    catch (error) {
        return blocked(String(error));
    }
}
/** Compares the start, too: in a sandbox another process may have the number of the one outside. */
function isThere({ pid, startTicks }) {
    return findProcessStatSync(pid)?.startTicks === startTicks;
}
function tryEnvironment({ salt, environment }) {
    if (environment.length === 0)
        return absent;
    const secrets = new Set(environment);
    const holders = listProcessIdsSync().filter((pid) => readProcessEnvSync(pid).some((entry) => secrets.has(toDigest(salt, entry))));
    return holders.length === 0 ? blocked('') : reached(`/proc/${holders[0]}/environ`);
}
function tryNamespace(name, { control }) {
    const own = findLink(`/proc/self/ns/${name}`);
    // A name that cannot be read is not known to be another.
    return own === undefined || own === control.namespaces[name] ? reached(name) : blocked('');
}
function findLink(path) {
    try {
        return node_fs.readlinkSync(path);
    }
    catch {
        return undefined;
    }
}
/** The kernel's own report, see proc_pid_status(5): capabilities, and whether a program with setuid could add some. */
function tryNewRights() {
    const status = findText('/proc/self/status') ?? '';
    const held = [...status.matchAll(/^(Cap(?:Eff|Prm|Inh|Amb)):\s*0*([1-9a-f][0-9a-f]*)$/gm)].map(([line]) => line);
    if (held.length > 0)
        return reached(held.join(', ').replaceAll('\t', ' '));
    return /^NoNewPrivs:\s*1$/m.test(status) ? blocked('') : reached('no_new_privs is not set');
}

/**
 * Runs all probes, in a sandbox or without one, and returns what they reached. `env` is that of the process, and `proxy`
 * the address that a sandbox has put into it.
 */
async function runProbes(order, { env, proxy }) {
    const [network, programs, own_server] = await Promise.all([
        tryNetwork(order),
        tryPrograms(order, env),
        tryOwnServers(order, proxy),
    ]);
    const own = { ...tryFiles(order), ...tryOwnFiles(order), ...tryProcesses(order), own_server };
    return { token: order.token, answers: { ...own, ...network, ...programs } };
}

/** The door of the self-test, a program of its own: it is started for each sandbox, and must start fast. */
async function probe() {
    const order = JSON.parse(await consumers.text(process.stdin));
    const found = await runProbes(order, { env: childEnv(process.env), proxy: process.env.https_proxy });
    process.stdout.write(`${JSON.stringify(found)}\n`);
}
void probe();
