import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { validate } from '@actions/languageservice';
import { describe, expect, test } from '@jest/globals';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { parse } from 'yaml';
import { findWorkflowProblems, workflowSchema } from '../helpers/workflow-problems.ts';

const folder = new URL('../../.github/workflows/', import.meta.url);
const names = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.yml'));

describe('the workflows', () => {
  test('are there', () => {
    expect(names).toContain('ci.yml');
  });

  test.each(names)('%s is valid to GitHub', async (name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    const document = TextDocument.create(`file:///${name}`, 'yaml', 0, text);
    expect((await validate(document)).map(({ message, range }) => `${range.start.line + 1}: ${message}`)).toEqual([]);
  });

  test.each(names)('%s grants little, pins its actions and ends in time', (name) => {
    expect(findWorkflowProblems(readFileSync(new URL(name, folder), 'utf8'))).toEqual([]);
  });

  test('have one job that waits for every other job of CI', () => {
    const { jobs } = workflowSchema.parse(parse(readFileSync(new URL('ci.yml', folder), 'utf8')));
    expect(jobs.all?.needs).toEqual(Object.keys(jobs).filter((name) => name !== 'all'));
  });
});

describe('the check of the workflows', () => {
  test('finds what GitHub would refuse', async () => {
    const text =
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ nothing.here }}\n';
    const document = TextDocument.create('file:///broken.yml', 'yaml', 0, text);
    expect(await validate(document)).not.toEqual([]);
  });

  test('finds what the house forbids', () => {
    const text = [
      'on: push',
      'permissions: read-all',
      'jobs:',
      '  a:',
      '    runs-on: ubuntu-latest',
      '    steps:',
      '      - uses: actions/checkout@v7',
      '  b:',
      '    timeout-minutes: 1',
      '    permissions:',
      '      contents: write',
      '    steps: []',
    ].join('\n');
    expect(findWorkflowProblems(text)).toEqual([
      'top: permissions are not {}',
      'a: says no permissions',
      'a: has no time limit',
      "a: leaves the checkout's token on disk",
      'not pinned: - uses: actions/checkout@v7',
      'granted without a reason: contents: write',
    ]);
  });
});
