// Cuts GitHub's OpenAPI description down to the operations that Groundhog uses, for __tests__/helpers/http/openapi-check.ts.
//
// The description is published as the npm package @octokit/openapi (MIT), which is 385 MB unpacked and therefore no
// dependency of this project. To make the fixture again:
//
//   dir=$(mktemp -d) && npm i --prefix "$dir" @octokit/openapi@23.0.2
//   node scripts/trim-openapi.mjs "$dir/node_modules/@octokit/openapi/generated/api.github.com.json"
//
// The same input gives the same bytes: keys are sorted, nothing is dated.
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const operations = [
  'get /user',
  'get /users/{username}',
  'get /rate_limit',
  'get /repos/{owner}/{repo}',
  'get /repos/{owner}/{repo}/branches',
  'get /repos/{owner}/{repo}/branches/{branch}',
  'get /repos/{owner}/{repo}/branches/{branch}/protection',
  'get /repos/{owner}/{repo}/rules/branches/{branch}',
  'get /repos/{owner}/{repo}/collaborators/{username}/permission',
  'get /repos/{owner}/{repo}/compare/{basehead}',
  'post /repos/{owner}/{repo}/dispatches',
  'get /repos/{owner}/{repo}/contents/{path}',
  'post /repos/{owner}/{repo}/git/commits',
  'post /repos/{owner}/{repo}/git/trees',
  'get /repos/{owner}/{repo}/git/matching-refs/{ref}',
  'get /repos/{owner}/{repo}/git/ref/{ref}',
  'get /repos/{owner}/{repo}/issues',
  'post /repos/{owner}/{repo}/issues',
  'get /repos/{owner}/{repo}/issues/{issue_number}',
  'patch /repos/{owner}/{repo}/issues/{issue_number}',
  'get /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'post /repos/{owner}/{repo}/issues/{issue_number}/comments',
  'get /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'patch /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'delete /repos/{owner}/{repo}/issues/comments/{comment_id}',
  'post /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'get /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
  'delete /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}',
  'get /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'post /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'put /repos/{owner}/{repo}/issues/{issue_number}/labels',
  'delete /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}',
  'get /repos/{owner}/{repo}/labels',
  'post /repos/{owner}/{repo}/labels',
  'get /repos/{owner}/{repo}/labels/{name}',
  'patch /repos/{owner}/{repo}/labels/{name}',
  'post /repos/{owner}/{repo}/issues/{issue_number}/reactions',
  'get /repos/{owner}/{repo}/issues/{issue_number}/reactions',
  'delete /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}',
  'get /repos/{owner}/{repo}/pulls',
  'post /repos/{owner}/{repo}/pulls',
  'get /repos/{owner}/{repo}/pulls/{pull_number}',
  'patch /repos/{owner}/{repo}/pulls/{pull_number}',
  'get /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}',
  'get /repos/{owner}/{repo}/pulls/comments/{comment_id}',
  'post /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions',
  'post /repos/{owner}/{repo}/check-runs',
  'patch /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'get /repos/{owner}/{repo}/check-runs/{check_run_id}',
  'get /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
  'get /repos/{owner}/{repo}/commits/{ref}/check-runs',
  'get /repos/{owner}/{repo}/commits/{ref}/statuses',
  'post /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches',
  'get /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
  'get /repos/{owner}/{repo}/actions/permissions',
  'get /repos/{owner}/{repo}/actions/permissions/selected-actions',
  'get /repos/{owner}/{repo}/actions/permissions/workflow',
  'get /repos/{owner}/{repo}/actions/secrets',
  'get /repos/{owner}/{repo}/actions/organization-secrets',
  'get /repos/{owner}/{repo}/actions/jobs/{job_id}',
  'get /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}',
  'get /repos/{owner}/{repo}/actions/runs/{run_id}',
];

// Shapes that every operation may answer with, though not every operation says so.
const alwaysKept = ['schemas/basic-error', 'schemas/validation-error', 'schemas/validation-error-simple'];

const proseKeys = new Set(['description', 'example', 'examples', 'externalDocs', 'summary', 'tags', 'title']);

// Below these keys the names are data and not words of the specification: a property may be called "description".
const nameTables = new Set(['properties', 'patternProperties', 'schemas', 'parameters', 'responses', 'headers']);

function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function withoutProse(value, isNameTable = false) {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (!isObject(value)) return value;
  const kept = Object.keys(value)
    .filter((key) => isNameTable || !(proseKeys.has(key) || key.startsWith('x-')))
    .sort();
  return Object.fromEntries(kept.map((key) => [key, withoutProse(value[key], !isNameTable && nameTables.has(key))]));
}

function collectReferences(value, into) {
  if (Array.isArray(value)) {
    for (const item of value) collectReferences(item, into);
  } else if (isObject(value)) {
    if (typeof value.$ref === 'string') into.add(value.$ref.replace(/^#\/components\//, ''));
    for (const item of Object.values(value)) collectReferences(item, into);
  }
}

function trimPaths(spec) {
  const paths = {};
  for (const operation of operations) {
    const [method, template] = operation.split(' ');
    const found = spec.paths[template]?.[method];
    if (found === undefined) throw new Error(`Not in the description: ${operation}`);
    const { operationId, parameters = [], requestBody, responses } = withoutProse(found);
    paths[template] ??= {};
    paths[template][method] = { operationId, parameters, ...(requestBody ? { requestBody } : {}), responses };
  }
  return paths;
}

function trimComponents(spec, paths) {
  const wanted = new Set(alwaysKept);
  collectReferences(paths, wanted);
  const components = {};
  // A set grows while it is walked, so that what a component refers to is visited too.
  for (const reference of wanted) {
    const [kind, name] = reference.split('/');
    const found = withoutProse(spec.components[kind]?.[name]);
    if (found === undefined) throw new Error(`Not in the description: ${reference}`);
    collectReferences(found, wanted);
    components[kind] ??= {};
    components[kind][name] = found;
  }
  return components;
}

function sortKeys(value, depth) {
  if (depth === 0 || !isObject(value)) return value;
  const keys = Object.keys(value).sort();
  return Object.fromEntries(keys.map((key) => [key, sortKeys(value[key], depth - 1)]));
}

// One line for each operation and component: small, and a change can still be read.
function render(value, depth, indent = '') {
  if (depth === 0 || !isObject(value)) return JSON.stringify(value);
  const inner = `${indent} `;
  const entries = Object.entries(value).map(
    ([key, item]) => `${inner}${JSON.stringify(key)}: ${render(item, depth - 1, inner)}`,
  );
  return `{\n${entries.join(',\n')}\n${indent}}`;
}

function readSourceVersion(descriptionPath) {
  const packagePath = resolve(dirname(descriptionPath), '..', 'package.json');
  const { name, version } = JSON.parse(readFileSync(packagePath, 'utf8'));
  return `${name}@${version}`;
}

const descriptionPath = process.argv[2];
if (descriptionPath === undefined) throw new Error('Usage: node scripts/trim-openapi.mjs <api.github.com.json>');
const spec = JSON.parse(readFileSync(descriptionPath, 'utf8'));
const paths = sortKeys(trimPaths(spec), 2);
const fixture = {
  source: readSourceVersion(descriptionPath),
  openapi: spec.openapi,
  components: sortKeys(trimComponents(spec, paths), 2),
  paths,
};
const target = resolve(dirname(fileURLToPath(import.meta.url)), '../__tests__/fixtures/github-openapi.json');
writeFileSync(target, `${render(fixture, 3)}\n`);
console.log(`${target}: ${operations.length} operations`);
