import { isUtf8 } from 'node:buffer';
import { parseConfig } from '../../domain/config/parse-config.ts';
import { CONFIG_PATH, type RunConfig } from '../../domain/config/run-config.ts';
import { ConfigurationError } from '../../domain/errors/errors.ts';
import { renderProblems } from '../../domain/yaml/file-problem.ts';
import type { Git } from '../../git/git.ts';
import type { CommitSource } from '../../store/open-commit.ts';
import { readFileAt } from '../../store/read-file-at.ts';

/**
 * The configuration of a repository as a commit has it, whatever is checked out or in a workspace. Undefined when the
 * commit has none. Throws ConfigurationError, with all problems and their places, when it is not valid.
 */
export async function readConfigAt(git: Git, place: CommitSource): Promise<RunConfig | undefined> {
  const bytes = await readFileAt(git, { ...place, path: CONFIG_PATH });
  if (bytes === undefined) return undefined;
  const where = { path: CONFIG_PATH, where: place.commit };
  // Replacing what is not UTF-8 would let it say something that its author did not write.
  if (!isUtf8(bytes))
    throw new ConfigurationError('config_invalid', {
      ...where,
      problems: `${CONFIG_PATH}:1:1: the file is not valid UTF-8`,
    });
  const parsed = parseConfig(Buffer.from(bytes).toString('utf8'));
  if (parsed.kind === 'ok') return parsed.config;
  throw new ConfigurationError('config_invalid', { ...where, problems: renderProblems(CONFIG_PATH, parsed.problems) });
}
