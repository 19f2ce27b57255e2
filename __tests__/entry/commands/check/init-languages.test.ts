import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { renderInitFiles } from '../../../../src/entry/commands/check/init-files.ts';
import { findWorkflowMistakes } from '../../../helpers/workflow-mistakes.ts';

interface LanguageRow {
  readonly name: string;
  readonly files: Readonly<Record<string, string>>;
  /** The action of the step, up to its ref, and its inputs; undefined for no step. */
  readonly uses: string | undefined;
  readonly inputs?: Readonly<Record<string, unknown>>;
}

const toWorkflow = (step: string, matrix = '') => ({
  '.github/workflows/ci.yml': `on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n${matrix}    steps:\n      - uses: actions/checkout@v6\n${step}`,
});
const toStep = (uses: string, input: string) =>
  `      - uses: ${uses}\n        with:\n          ${input}\n          cache: npm\n`;
const toMatrix = (key: string, list: string) => `    strategy:\n      matrix:\n        ${key}: ${list}\n`;
const npm = { 'package.json': '{"scripts":{"test":"jest"}}' };
const pom = (properties: string) => ({ 'pom.xml': `<project><properties>${properties}</properties></project>` });

const languages: readonly LanguageRow[] = [
  { name: 'no version', files: npm, uses: undefined },
  {
    ...{ name: '.nvmrc', files: { ...npm, '.nvmrc': '22' } },
    ...{
      uses: 'actions/setup-node@820762786026740c76f36085b0efc47a31fe5020',
      inputs: { 'node-version-file': '.nvmrc' },
    },
  },
  {
    ...{ name: 'engines', files: { 'package.json': '{"scripts":{"test":"jest"},"engines":{"node":">=22"}}' } },
    ...{ uses: 'actions/setup-node@', inputs: { 'node-version-file': 'package.json' } },
  },
  {
    name: 'a workflow of the repository, before a file',
    files: { ...npm, '.nvmrc': '22', ...toWorkflow(toStep('actions/setup-node@v5', 'node-version: 24')) },
    ...{ uses: 'actions/setup-node@v5', inputs: { 'node-version': 24 } },
  },
  {
    name: 'a workflow that pins its actions',
    files: { ...npm, ...toWorkflow(toStep(`actions/setup-node@${'a'.repeat(40)} # v5.0.0`, "node-version: '24'")) },
    ...{ uses: `actions/setup-node@${'a'.repeat(40)} # v5.0.0`, inputs: { 'node-version': '24' } },
  },
  {
    name: 'a matrix',
    files: {
      'test_a.py': '',
      ...toWorkflow(
        toStep('actions/setup-python@v6', 'python-version: ${{ matrix.python }}'),
        toMatrix('python', "['3.9', '3.10', 'pypy3.11']"),
      ),
    },
    ...{ uses: 'actions/setup-python@v6', inputs: { 'python-version': '3.10' } },
  },
  {
    name: 'a matrix that is not known, and a file',
    files: {
      ...{ 'test_a.py': '', '.python-version': '3.13' },
      ...toWorkflow(
        toStep('actions/setup-python@v6', 'python-version: ${{ matrix.python }}'),
        toMatrix('python', '${{ fromJSON(needs.a.outputs.list) }}'),
      ),
    },
    ...{ uses: 'actions/setup-python@', inputs: { 'python-version-file': '.python-version' } },
  },
  { name: 'go.mod', files: { 'go.mod': '' }, uses: 'actions/setup-go@', inputs: { 'go-version-file': 'go.mod' } },
  {
    ...{
      name: 'a pom',
      files: pom('<maven.compiler.release>21</maven.compiler.release>'),
      uses: 'actions/setup-java@',
    },
    inputs: { distribution: 'temurin', 'java-version': '21' },
  },
  { name: 'a pom of Java 8', files: pom('<java.version>1.8</java.version>'), uses: undefined },
  {
    name: 'a toolchain of Gradle',
    files: { 'build.gradle.kts': 'java { toolchain { languageVersion = JavaLanguageVersion.of(25) } }' },
    ...{ uses: 'actions/setup-java@', inputs: { distribution: 'temurin', 'java-version': '25' } },
  },
  {
    name: 'a workflow with another distribution',
    files: {
      ...pom('<java.version>21</java.version>'),
      ...toWorkflow(
        toStep('actions/setup-java@v5', "{ distribution: zulu, java-version: '17' }").replace(/ +cache: .*\n/, ''),
      ),
    },
    ...{ uses: 'actions/setup-java@v5', inputs: { distribution: 'zulu', 'java-version': '17' } },
  },
  { name: 'a text that is no workflow', files: { ...npm, ...toWorkflow('  - {') }, uses: undefined },
];

const stepsSchema = z.object({
  jobs: z.object({
    groundhog: z.object({
      steps: z.array(z.object({ uses: z.string().optional(), with: z.record(z.string(), z.unknown()).optional() })),
    }),
  }),
});

test.each(languages)('the workflow installs the language as $name says', async ({ files: entries, uses, inputs }) => {
  const all = new Map(Object.entries(entries));
  const files = { paths: new Set(all.keys()), manifests: all, texts: all };
  const text =
    renderInitFiles(files, { agent: 'builtin', trigger: 'manual' }).get('.github/workflows/groundhog.yml') ?? '';
  const { steps } = stepsSchema.parse(parse(text)).jobs.groundhog;
  const found = steps.filter((step) => step.uses?.startsWith('actions/setup-'));
  expect(found.map((step) => step.with)).toEqual(uses === undefined ? [] : [inputs]);
  if (uses !== undefined) expect(text).toContain(`- uses: ${uses}`);
  expect(await findWorkflowMistakes(text)).toEqual([]);
});
