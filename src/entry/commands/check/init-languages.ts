import {
  isJsonObject,
  type JsonObject,
  objectsAt,
  textAt,
  tryParseJson,
  valueAt,
} from '../../../domain/text/json-object.ts';
import { findTestRunners } from '../../../domain/toolchain/test-runner.ts';
import { readWorkflow } from '../../../domain/workflow/read-workflow.ts';
import { renderYaml } from '../../../domain/yaml/render-yaml.ts';
import type { InitRepository } from './init-choices.ts';

type Language = 'node' | 'python' | 'go' | 'java';

/** A step of a workflow that installs a version of a language. */
interface LanguageStep {
  /** The action with its ref, and the comment behind it. */
  readonly uses: string;
  readonly inputs: Readonly<Record<string, string | number>>;
}

const OURS: Readonly<Record<Language, string>> = {
  node: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0',
  python: 'actions/setup-python@e797f83bcb11b83ae66e0230d6156d7c80228e7c # v6.0.0',
  go: 'actions/setup-go@44694675825211faa026b3c33043df3e48a5fa00 # v6.0.0',
  java: 'actions/setup-java@dded0888837ed1f317902acf8a20df0ad188d165 # v5.0.0',
};

/** Renders the steps that install the versions of languages that the repository asks for, as its own workflows do where they do. */
export function renderLanguageSteps(files: InitRepository): string {
  const steps = listLanguages(files).map((name) => findOwnStep(name, files) ?? findVersion(name, files));
  return steps.flatMap((step) => (step === undefined ? [] : [renderStep(step)])).join('');
}

function renderStep({ uses, inputs }: LanguageStep): string {
  const lines = renderYaml(inputs).split('\n');
  return [`      - uses: ${uses}`, '        with:', ...lines.map((line) => `          ${line}`), ''].join('\n');
}

function listLanguages(files: InitRepository): Language[] {
  const names = new Set<string>(findTestRunners(files).map(({ name }) => name));
  const found: readonly (readonly [boolean, Language])[] = [
    [files.paths.has('package.json'), 'node'],
    [names.has('pytest'), 'python'],
    [names.has('go'), 'go'],
    [names.has('maven') || names.has('gradle'), 'java'],
  ];
  return found.filter(([isThere]) => isThere).map(([, name]) => name);
}

const NAMING_VERSIONS =
  /^(?:\.github\/workflows\/[^/]+\.ya?ml|pom\.xml|build\.gradle(?:\.kts)?|pnpm-lock\.yaml|poetry\.lock)$/;

/** Returns whether a path is that of a file which names versions of tools beyond the manifests. */
export function namesVersions(path: string): boolean {
  return NAMING_VERSIONS.test(path);
}

/** Finds the step by which a workflow of the repository installs a language, with its highest version where it tries several. */
function findOwnStep(name: Language, { texts }: InitRepository): LanguageStep | undefined {
  for (const [path, text] of texts ?? []) {
    const reading = path.startsWith('.github/') ? readWorkflow(text) : undefined;
    if (reading?.kind !== 'read') continue;
    const jobs = valueAt(reading.workflow.root, 'jobs');
    for (const job of Object.values(isJsonObject(jobs) ? jobs : {})) {
      for (const step of objectsAt(job, 'steps')) {
        const uses = textAt(step, 'uses');
        if (!new RegExp(`^actions/setup-${name}@[\\w./-]+$`).test(uses)) continue;
        const inputs = readInputs(name, step, valueAt(job, 'strategy', 'matrix'));
        if (inputs !== undefined) return { uses: `${uses}${findComment(uses, text)}`, inputs };
      }
    }
  }
  return undefined;
}

/** Finds the comment that names the version of a commit. */
function findComment(uses: string, text: string): string {
  const line = text.split('\n').find((each) => each.includes(uses)) ?? '';
  return /\s#\s*v?[\d.]+\s*$/.exec(line.slice(line.indexOf(uses) + uses.length))?.[0].trimEnd() ?? '';
}

/** Reads the inputs that choose a version; undefined where they are not known before the workflow runs. */
function readInputs(name: Language, step: JsonObject, matrix: unknown): LanguageStep['inputs'] | undefined {
  const found = [`${name}-version`, `${name}-version-file`, 'distribution'].flatMap((key) => {
    const value = resolve(valueAt(step, 'with', key), matrix);
    return value === undefined ? [] : [[key, value] as const];
  });
  const isChosen = found.some(([key, value]) => key !== 'distribution' && !`${value}`.includes('${{'));
  return isChosen ? Object.fromEntries(found.filter(([, value]) => !`${value}`.includes('${{'))) : undefined;
}

function resolve(value: unknown, matrix: unknown): string | number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  const [, key] = /^\$\{\{ *matrix\.([\w-]+) *\}\}$/.exec(value) ?? [];
  if (key === undefined) return value;
  const listed = valueAt(matrix, key);
  const versions = (Array.isArray(listed) ? listed : []).filter((each) => /^\d[\d.]*(?:\.x)?$/.test(`${each}`));
  return versions.sort((a, b) => `${a}`.localeCompare(`${b}`, 'en', { numeric: true })).at(-1) ?? value;
}

/** Finds the version of a language by the files that name it. */
function findVersion(name: Language, files: InitRepository): LanguageStep | undefined {
  const uses = OURS[name];
  const toStep = (file: string | undefined) =>
    file === undefined ? undefined : { uses, inputs: { [`${name}-version-file`]: file } };
  const first = (...names: readonly string[]) => names.find((path) => files.paths.has(path));
  switch (name) {
    case 'node':
      return toStep(first('.nvmrc', '.node-version') ?? (hasEngine(files) ? 'package.json' : undefined));
    case 'python':
      return toStep(first('.python-version'));
    case 'go':
      return toStep('go.mod');
    case 'java': {
      const version = findJava(files);
      return version === undefined ? undefined : { uses, inputs: { distribution: 'temurin', 'java-version': version } };
    }
  }
}

function hasEngine({ manifests }: InitRepository): boolean {
  return textAt(tryParseJson(manifests.get('package.json') ?? ''), 'engines', 'node') !== '';
}

const JAVA_IN_POM = /<(?:maven\.compiler\.(?:release|source)|java\.version)>\s*(\d{1,2})\s*</;
const JAVA_IN_GRADLE = /JavaLanguageVersion\.of\((\d{1,2})\)|JavaVersion\.VERSION_(\d{1,2})\b/;

function findJava({ texts }: InitRepository): string | undefined {
  const gradle = [texts?.get('build.gradle'), texts?.get('build.gradle.kts')].join('\n');
  const [, version, other] = JAVA_IN_POM.exec(texts?.get('pom.xml') ?? '') ?? JAVA_IN_GRADLE.exec(gradle) ?? [];
  return version ?? other;
}
