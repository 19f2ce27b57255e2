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

/**
 * Finds the command of a setup that builds, in a plan that does not name what it reads, and has a command that does not build
 * again: what the setup made is old for an attempt that changes its sources. A guess by the words alone.
 */
export function findBuildInSetup(plan: Plan): string | undefined {
  if (plan.setup === undefined || plan.setup_inputs !== undefined) return undefined;
  const build = findBuild(plan.setup);
  const criteria = plan.checkpoints.flatMap((checkpoint) => listCriteria(checkpoint, plan));
  const isOld = criteria.some((criterion) => 'command' in criterion && findBuild(criterion.command) === undefined);
  return isOld ? build : undefined;
}

function findBuild(command: string): string | undefined {
  return splitCommands(command).find(isBuild)?.join(' ');
}

function isBuild([program = '', ...words]: readonly string[]): boolean {
  if (PACKAGE_MANAGERS.test(program)) {
    const [first = '', ...others] = words.filter((word) => !/^(?:-.*|exec|dlx|x)$/.test(word));
    if (INSTALLS.test(first)) return false;
    return [first, ...others].some((word) => BUILD_SCRIPT.test(word)) || isBuild([first, ...others]);
  }
  if (program === 'make') return !words.some((word) => INSTALL_TARGET.test(word));
  if (program === 'go') return words[0] === 'generate';
  if (COMPILERS.test(program)) return !words.includes('--noEmit');
  return BUILDERS.test(program) && words.some((word) => BUILD_WORD.test(word));
}
