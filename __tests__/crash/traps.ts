import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTempDir } from '../helpers/temp-repo.ts';

/** What agents leave on purpose wherever somebody might step into it, and what was seen of that. */
export interface Traps {
  /** Holds `leave-traps`, which agents call; for their PATH. */
  readonly binDir: string;
  /** Shell for what stands in git's place: notes which strays are alive when the files are looked at. */
  readonly look: string;
  /** Forgets the strays of the job before. */
  begin(): Promise<void>;
  /** Notes which strays are alive after a job. */
  lookAfter(): Promise<void>;
  found(): Promise<FoundTraps>;
}

/** A trap that was stepped into. */
export interface Sprung {
  readonly trap: string;
  /** What its environment said of who had started it: empty for a program that was not started as somebody else's. */
  readonly mark: string;
  /** Number, user, and what had started it. */
  readonly process: string;
}

export interface FoundTraps {
  /** How many attempts have left their traps and strays. */
  readonly laid: number;
  readonly sprung: readonly Sprung[];
  /** Strays that were alive when nothing of an agent may be. */
  readonly alive: readonly string[];
}

const HOOKS =
  'pre-commit post-commit commit-msg post-checkout post-merge post-rewrite post-index-change reference-transaction pre-push pre-auto-gc pre-receive update post-receive proc-receive push-to-checkout';
/**
 * Started as an agent's, in the group of the agent and in one of its own; a third kind, there with nothing in its
 * environment, is known by its folder alone, and in a person's checkout that may be a process of theirs.
 */
const MARKED_STRAYS = ['group', 'session'];
/** For a process that was killed to be gone. */
const DYING_MS = 5000;

// All of it lies where git, or a shell, would look if somebody worked in the folder, or with this home, carelessly.
const toLeaveFiles = (dir: string) => `mark="sh '${dir}/mark'"
to_config() {
  printf '[core]\\n\\thooksPath = %s\\n\\tfsmonitor = %s fsmonitor\\n\\tpager = %s pager\\n\\teditor = %s editor\\n' "$1" "$mark" "$mark" "$mark"
  printf '\\tsshCommand = %s ssh\\n\\taskPass = ${dir}/mark\\n\\tgitProxy = ${dir}/mark\\n\\talternateRefsCommand = %s alternates\\n' "$mark" "$mark"
  printf '\\tattributesFile = ${dir}/attributes\\n[commit]\\n\\tgpgSign = true\\n[gpg]\\n\\tprogram = ${dir}/mark\\n'
  printf '[credential]\\n\\thelper = !%s credential\\n[uploadpack]\\n\\tpackObjectsHook = %s pack-objects\\n' "$mark" "$mark"
  printf '[diff]\\n\\texternal = ${dir}/mark\\n[diff "trap"]\\n\\ttextconv = %s textconv\\n\\tcommand = %s diff\\n' "$mark" "$mark"
  printf '[filter "trap"]\\n\\tclean = %s clean\\n\\tsmudge = %s smudge\\n[merge "trap"]\\n\\tdriver = %s merge\\n' "$mark" "$mark" "$mark"
}
mkdir -p .git/hooks .git/info node_modules/.bin
for hook in ${HOOKS}; do printf '#!/bin/sh\\n%s hook %s\\n' "$mark" "$hook" > ".git/hooks/$hook"; done
printf '#!/bin/sh\\n%s program-in-the-folder\\n' "$mark" > node_modules/.bin/git
chmod +x .git/hooks/* node_modules/.bin/git
to_config "$PWD/.git/hooks" >> .git/config
to_config "$PWD/.git/hooks" > "$HOME/.gitconfig"
cat '${dir}/attributes' > .git/info/attributes
cat '${dir}/attributes' > node_modules/.gitattributes
`;

const toLeaveStrays = (dir: string, kinds: readonly string[]) => `for kind in ${kinds.join(' ')}; do
  case $kind in group) by= ;; session) by=setsid ;; bare) by="setsid env -i PATH=$PATH" ;; esac
  $by sh '${dir}/stray' "$GROUNDHOG_DAY-$kind" </dev/null >/dev/null 2>&1 &
done
for kind in ${kinds.join(' ')}; do
  until [ -s "${dir}/strays/$GROUNDHOG_DAY-$kind" ]; do sleep 0.01; done
done
printf '%s\\n' "$GROUNDHOG_DAY" >> '${dir}/laid'
`;

const toMark = (dir: string) => `#!/bin/sh
by=$(tr '\\0' ' ' < "/proc/$PPID/cmdline" | cut -c 1-200)
printf '%s\\t%s\\t%s\\n' "$*" "\${GROUNDHOG_PROCESS_MARK-}" "$$ of user $(id -u), started by $by" >> '${dir}/sprung'
`;

// Not asked to end it does not, and killed it is gone.
const toStray = (dir: string) => `trap '' TERM INT HUP
printf '%s\\n' "$$" > '${dir}/strays/'"$1"
exec sleep 600
`;

const toLook = (dir: string) => `case " $detail " in
  *' status '*)
    for stray in '${dir}'/strays/*; do
      pid=
      state=
      { read -r pid < "$stray" && read -r _ _ state _ < "/proc/$pid/stat"; } 2>/dev/null || continue
      case "$state" in
        Z | X) ;;
        *) printf '%s\\n' "\${stray##*/} was alive when the files were looked at" >> '${dir}/alive' ;;
      esac
    done ;;
esac
`;

/** Makes the programs that lay traps, in a folder of a world; in a person's checkout they leave processes alone. */
export async function openTraps({ isInPlace = false } = {}): Promise<Traps> {
  const dir = await createTempDir('groundhog-traps');
  const [binDir, strays, alive] = [join(dir, 'bin'), join(dir, 'strays'), join(dir, 'alive')];
  await mkdir(binDir);
  await mkdir(strays);
  const kinds = isInPlace ? MARKED_STRAYS : [...MARKED_STRAYS, 'bare'];
  const script = `#!/bin/sh\n${isInPlace ? '' : toLeaveFiles(dir)}${toLeaveStrays(dir, kinds)}`;
  await writeProgram(join(binDir, 'leave-traps'), script);
  await writeProgram(join(dir, 'mark'), toMark(dir));
  await writeProgram(join(dir, 'stray'), toStray(dir));
  await writeFile(join(dir, 'attributes'), '* filter=trap diff=trap merge=trap\n');
  for (const name of ['laid', 'sprung', 'alive']) await writeFile(join(dir, name), '');
  return {
    binDir,
    look: toLook(dir),
    async begin() {
      for (const name of await readdir(strays)) await rm(join(strays, name));
    },
    async lookAfter() {
      for (const name of await findAlive(strays)) await writeFile(alive, `${name} outlived its job\n`, { flag: 'a' });
    },
    async found() {
      const [laid, lines] = await Promise.all(['laid', 'sprung'].map((name) => readLines(join(dir, name))));
      const sprung = (lines ?? []).map((line) => {
        const [trap = '', mark = '', process = ''] = line.split('\t');
        return { trap, mark, process };
      });
      return { laid: laid?.length ?? 0, sprung, alive: await readLines(alive) };
    },
  };
}

async function readLines(file: string): Promise<readonly string[]> {
  return (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
}

/** Writes a program that can be started by its name. */
export async function writeProgram(path: string, text: string): Promise<void> {
  await writeFile(path, text);
  await chmod(path, 0o755);
}

/** The names of the strays that are alive, and not about to be gone. */
async function findAlive(folder: string): Promise<readonly string[]> {
  for (let leftMs = DYING_MS; ; leftMs -= 50) {
    const names = await readdir(folder);
    const states = await Promise.all(names.map(async (name) => isAlive(await readFile(join(folder, name), 'utf8'))));
    const alive = names.filter((_, index) => states[index]);
    if (alive.length === 0 || leftMs <= 0) return alive;
    await sleep(50);
  }
}

async function isAlive(pid: string): Promise<boolean> {
  const stat = await readFile(`/proc/${pid.trim()}/stat`, 'latin1').catch(() => '');
  return stat !== '' && !/^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
}
