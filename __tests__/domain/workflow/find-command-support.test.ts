import { expect, test } from '@jest/globals';
import { findCommandSupport } from '../../../src/domain/workflow/find-command-support.ts';

const FACTS = { action: 'acme/groundhog', own: 'groundhog.yml' };
const STEP = 'jobs: { work: { steps: [{ uses: acme/groundhog@v1 }] } }\n';
const CALL = 'jobs: { work: { uses: octo/.github/.github/workflows/groundhog.yml@v1 } }\n';
const manual = (name: string, inputs: string, rest = STEP) => ({
  name,
  text: `on: { workflow_dispatch: { inputs: { ${inputs} } } }\n${rest}`,
});
const find = (...files: readonly { readonly name: string; readonly text: string }[]) =>
  findCommandSupport(files, FACTS);

test('commands are comments where a workflow with the action, or one that calls another, starts for them', () => {
  const own = manual('groundhog.yml', 'plan: {}, command: {}');
  const onComments = 'on: { issue_comment: { types: [created] } }\n';
  expect(find(own, { name: 'bot.yml', text: `${onComments}${STEP}` })).toEqual({ kind: 'comments' });
  expect(find({ name: 'groundhog.yml', text: `${onComments}${CALL}` })).toEqual({ kind: 'comments' });
  expect(find(own, { name: 'greet.yml', text: `${onComments}jobs: { greet: { steps: [] } }\n` })).toMatchObject({
    kind: 'start',
  });
});

test('commands are an input of a workflow that is started by hand, of the one of the job where it has the input', () => {
  const start = { kind: 'start', takesCommand: true };
  const other = manual('a.yml', 'command: {}');
  expect(find(other, manual('groundhog.yml', 'command: {}'))).toEqual({ ...start, file: 'groundhog.yml' });
  expect(find(other, manual('groundhog.yml', 'plan: {}'))).toEqual({ ...start, file: 'a.yml' });
  expect(find(manual('groundhog.yml', 'plan: {}', CALL))).toEqual({
    ...start,
    file: 'groundhog.yml',
    takesCommand: false,
  });
  expect(find({ name: 'groundhog.yml', text: 'on: [push, workflow_dispatch]\n' })).toMatchObject({
    takesCommand: false,
  });
});

test('what takes commands is not known where the workflow of the job is not there or cannot be read', () => {
  expect(find()).toBeUndefined();
  expect(find({ name: 'ci.yml', text: 'on: push\n' })).toBeUndefined();
  expect(find({ name: 'groundhog.yml', text: 'on: [\n' })).toBeUndefined();
});
