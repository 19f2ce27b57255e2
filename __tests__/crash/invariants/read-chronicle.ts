import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import { gitEnv } from '../../helpers/temp-repo.ts';

/** Names in git, refs or ids, of commits of a record; for each the lines of its chronicle, undefined where it has none. */
export async function readChronicles(
  repo: string,
  states: readonly string[],
): Promise<readonly (readonly string[] | undefined)[]> {
  const lines: (readonly string[] | undefined)[] = states.map(() => undefined);
  let going = states.map((_, index) => index);
  // The first events are in one file, those after them in further ones, as long as there are any.
  for (let file = 0; going.length > 0; file += 1) {
    const path = file === 0 ? 'chronicle.jsonl' : `chronicle/${String(file).padStart(4, '0')}.jsonl`;
    const texts = await readBlobs(
      repo,
      going.map((index) => `${states[index]}:${path}`),
    );
    going = going.filter((index, at) => {
      const text = texts[at];
      if (text !== undefined) lines[index] = [...(lines[index] ?? []), ...toLines(text)];
      return text !== undefined;
    });
  }
  return lines;
}

/** The lines of one chronicle; none when there is no record. */
export async function readChronicleLines(repo: string, state: string): Promise<readonly string[]> {
  return (await readChronicles(repo, [state]))[0] ?? [];
}

function toLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => line !== '');
}

/** Files by their names in git, in one go; undefined for what is not there. */
export async function readBlobs(repo: string, names: readonly string[]): Promise<readonly (string | undefined)[]> {
  const child = spawn('git', ['--no-replace-objects', 'cat-file', '--batch'], { cwd: repo, env: { ...gitEnv } });
  child.stdin.end(names.map((name) => `${name}\n`).join(''));
  let rest = await buffer(child.stdout);
  return names.map((name) => {
    const head = rest.subarray(0, rest.indexOf('\n')).toString('utf8');
    rest = rest.subarray(Buffer.byteLength(head) + 1);
    const [, size] = / blob (\d+)$/.exec(head) ?? [];
    if (size === undefined && !head.endsWith(' missing')) throw new Error(`git said "${head}" of ${name}`);
    if (size === undefined) return undefined;
    const text = rest.subarray(0, Number(size)).toString('utf8');
    rest = rest.subarray(Number(size) + 1);
    return text;
  });
}
