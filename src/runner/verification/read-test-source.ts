import type { TestSource } from '../../domain/baseline/unwritten-tests.ts';
import type { ObjectId } from '../../domain/ids.ts';
import { FUNCTION_WORDS, QUOTED_TEXTS } from '../../domain/tests/source-name.ts';
import { isAmongTests } from '../../domain/toolchain/test-files.ts';
import type { Git } from '../../git/git.ts';
import { listWords } from '../../git/grep.ts';

const OF_TITLES = /\.[cm]?[jt]sx?$/;
/** Sources of languages whose tests may be functions or methods. */
const OF_FUNCTIONS =
  /\.(?:py|go|rs|java|kts?|groovy|scala|cs|fs|vb|php|rb|swift|c|cc|cpp|cxx|h|hpp|exs?|erl|dart|hs|sh|pl)$/;

/** Reads what may name tests in the test files of a commit; undefined where git fails, since only a warning is at stake. */
export async function readTestSource(
  git: Git,
  commit: ObjectId,
  paths: ReadonlySet<string>,
): Promise<TestSource | undefined> {
  const list = async (expression: string) => {
    const found = await listWords(git, commit, expression);
    return new Set(found.flatMap(({ path, word }) => (isAmongTests(path) || OF_FUNCTIONS.test(path) ? [word] : [])));
  };
  try {
    const [words, quoted] = [await list(FUNCTION_WORDS), await list(QUOTED_TEXTS)];
    const tests = [...paths].filter(isAmongTests);
    const hasTitlesAlone = tests.some((path) => OF_TITLES.test(path)) && !tests.some((path) => OF_FUNCTIONS.test(path));
    // Scenarios of Gherkin and Robot Framework have titles without quotes.
    const isPlain = [...paths].some((path) => /\.(?:feature|robot)$/.test(path));
    return {
      words,
      hasTitlesAlone,
      titles: isPlain ? undefined : new Set([...quoted].map((text) => text.slice(1, -1))),
    };
  } catch {
    return undefined;
  }
}
