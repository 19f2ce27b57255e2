import { toOneLine } from '../text/plain-text.ts';
import { splitCommands } from './command-words.ts';
import { listCriteria, type Plan } from './plan.ts';

const PACKAGE_MANAGERS = /^(?:npm|pnpm|yarn|bun)$/;
const INSTALLS = /^(?:ci|i|install|add)$/;
const BUILD_SCRIPT = /^(?:build|compile|bundle|generate|codegen)(?::.*)?$/;
const COMPILERS = /^(?:tsc|tsup|webpack|rollup|esbuild|parcel|protoc|ninja)$/;
/** Programs that build by a word of theirs. What Cargo, Maven, Gradle, .NET and `go build` make, their tests make again. */
const BUILDERS = /^(?:vite|next|turbo|nx|lerna|buf|cmake|go)$/;
const BUILD_WORD = /^(?:build|--build|generate)$/;
/** The targets by which `make` installs and does not build. */
const INSTALL_TARGET = /^(?:deps|dependencies|install|setup|bootstrap|init|venv)/;

/** Files of code that is built: tests load them, and no runner builds them again. */
const BUILT = /\.(?:[cm]?js|jsx|d\.[cm]?ts|css|wasm|node|py|pyd|so)$/;
/** Folders of packages that are installed, and of tools whose tests build again. */
const INSTALLED =
  /(?:^|\/)(?:node_modules|\.?venv|env|site-packages|vendor|target|coverage|\.(?:yarn|tox|nox|eggs|gradle|cache|husky))\/|(?:^|\/)\.pnp\./;
const MAX_NAMED = 3;

/**
 * Finds the command of a setup that builds, in a plan that does not name what it reads, and has a command that does not build
 * again: what the setup made is old for an attempt that changes its sources. A guess by the words alone.
 */
export function findBuildInSetup(plan: Plan): string | undefined {
  return plan.setup !== undefined && mayRunOnOldBuild(plan) ? findBuild(plan.setup) : undefined;
}

/**
 * Describes files of code that a setup has made, as a script of an install may, for a plan as above whose setup names no build;
 * undefined where there are none. The paths are untrusted.
 */
export function describeBuiltBySetup(plan: Plan, paths: readonly string[]): string | undefined {
  if (!mayRunOnOldBuild(plan) || findBuildInSetup(plan) !== undefined) return undefined;
  const environments = paths.flatMap((path) => /^(.*\/)pyvenv\.cfg$/.exec(path)?.[1] ?? []);
  const built = paths.filter(
    (path) => BUILT.test(path) && !INSTALLED.test(path) && !environments.some((folder) => path.startsWith(folder)),
  );
  if (built.length === 0) return undefined;
  const named = built.slice(0, MAX_NAMED).map((path) => toOneLine(path));
  const more = built.length > named.length ? ` and ${built.length - named.length} more` : '';
  return `The setup made ${named.join(', ')}${more}, and runs once: where it builds them of sources here, criteria may pass on what it made of older ones. Name the sources in "setup_inputs", beside lockfiles and manifests, or build in the commands of the criteria.`;
}

function mayRunOnOldBuild(plan: Plan): boolean {
  if (plan.setup_inputs !== undefined) return false;
  const criteria = plan.checkpoints.flatMap((checkpoint) => listCriteria(checkpoint, plan));
  return criteria.some((criterion) => 'command' in criterion && findBuild(criterion.command) === undefined);
}

function findBuild(command: string): string | undefined {
  return splitCommands(command).find(isBuild)?.join(' ');
}

function isBuild([program = '', ...words]: readonly string[]): boolean {
  if (PACKAGE_MANAGERS.test(program)) {
    const [first = '', ...others] = words.filter((word) => !/^(?:-.*|exec|dlx|x)$/.test(word));
    if (INSTALLS.test(first) || PACKAGE_MANAGERS.test(first)) return false;
    return [first, ...others].some((word) => BUILD_SCRIPT.test(word)) || isBuild([first, ...others]);
  }
  if (program === 'make') return !words.some((word) => INSTALL_TARGET.test(word));
  if (program === 'go') return words[0] === 'generate';
  if (COMPILERS.test(program)) return !words.includes('--noEmit');
  return BUILDERS.test(program) && words.some((word) => BUILD_WORD.test(word));
}
