/**
 * Puts the file system of a sandbox together as bubblewrap does, from the same arguments, and runs a program in it. The
 * root is built at `/sys`, which every Linux has and no sandbox shows. What is mounted below a folder is not shown
 * with it.
 */
const MOUNT = `path=$PATH
PATH=/usr/sbin:/usr/bin:/sbin:/bin
root=/sys
fail() { printf 'sandbox: %s\\n' "$1" >&2; exit 1; }
run() { said=$("$@" 2>&1) || fail "$said"; }
point() {
  if [ -d "$1" ]; then run mkdir -p "$2"
  elif [ ! -e "$2" ]; then run mkdir -p "\${2%/*}"; run touch "$2"
  fi
}
memory() { run mkdir -p "$root$1"; run mount -t tmpfs -o "nosuid,nodev,$2" tmpfs "$root$1"; }
devices() {
  memory "$1" mode=0755
  for name in null zero full random urandom tty; do
    run touch "$root$1/$name"
    run mount --bind "/dev/$name" "$root$1/$name"
  done
  run mkdir "$root$1/shm" "$root$1/pts"
  run mount -t devpts -o newinstance,ptmxmode=0666,mode=620,nosuid,noexec devpts "$root$1/pts"
  run ln -s pts/ptmx "$root$1/ptmx"
  run ln -s /proc/self/fd "$root$1/fd"
  run ln -s /proc/self/fd/0 "$root$1/stdin"
  run ln -s /proc/self/fd/1 "$root$1/stdout"
  run ln -s /proc/self/fd/2 "$root$1/stderr"
}
umask 022
if [ "$1" = --own-network ]; then
  # Its loopback starts down; 9 is IFF_LOOPBACK and IFF_UP.
  run mount -t sysfs sysfs "$root"
  echo 0x9 >"$root/class/net/lo/flags" || fail 'the loopback stays down'
  shift
fi
memory / mode=0755
while [ "$1" != -- ]; do
  case $1 in
    --perms) perms=$2; shift 2;;
    --size) size=$2; shift 2;;
    --dir) run mkdir -p -m "$perms" "$root$2"; shift 2;;
    --tmpfs) memory "$2" "mode=$perms,size=$size"; shift 2;;
    --symlink) run ln -s "$2" "$root$3"; shift 3;;
    --ro-bind) point "$2" "$root$3"; run mount -o bind,ro,nosuid,nodev "$2" "$root$3"; shift 3;;
    --bind) point "$2" "$root$3"; run mount --bind "$2" "$root$3"; shift 3;;
    --proc) run mkdir "$root$2"; run mount -t proc -o nosuid,nodev,noexec proc "$root$2"; shift 2;;
    --dev) devices "$2"; shift 2;;
    --remount-ro) run mount -o remount,bind,ro,nosuid,nodev "$root$2"; shift 2;;
    --chdir) folder=$2; shift 2;;
    *) fail "unknown option: $1";;
  esac
done
shift
cd "$root" || exit 1
run pivot_root . .
run umount -l .
cd "$folder" || fail "there is no folder $folder"
PATH=$path
exec "$@"`;

/** The programs of util-linux that make a sandbox, by absolute paths. */
export interface UnshareTools {
  readonly unshare: string;
  readonly setpriv: string | undefined;
}

// Why: docs/decisions/0101-a-sandbox-without-bubblewrap.md
/**
 * Renders the start of a program in a sandbox without bubblewrap, which root alone can make. `contents` are arguments of
 * bwrap(1) about files, then `--` and the program, which starts as root and as the first of the sandbox's processes.
 */
export function toUnshareStart(
  { unshare, setpriv }: UnshareTools,
  { hasNetwork }: { readonly hasNetwork: boolean },
  contents: readonly string[],
): { readonly file: string; readonly args: readonly string[] } {
  const own = ['--mount', '--pid', '--fork', '--kill-child', '--ipc', '--uts', '--cgroup'];
  const [namespaces, flags] = hasNetwork ? [own, []] : [[...own, '--net'], ['--own-network']];
  return {
    file: setpriv ?? 'setpriv',
    args: [
      ...['--pdeathsig=KILL', '--', unshare, ...namespaces, '--'],
      ...['setsid', '--', '/bin/sh', '-c', MOUNT, 'sh', ...flags, ...contents],
    ],
  };
}
