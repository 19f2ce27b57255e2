import { type FieldNode, Kind, parse, type ValueNode } from 'graphql';
import { isJsonObject, type JsonObject, numberAt, textAt } from '../json.ts';
import { answer, type LoopbackAnswer, notAccessible } from './loopback-answers.ts';
import { answerGraphqlQuery } from './loopback-graphql-query.ts';
import { levelOf } from './loopback-identity.ts';
import { type LoopbackCall, type LoopbackWorld, readAsOwner, repositoryPath } from './loopback-world.ts';

interface Mutation {
  /** What the answer has the result under. */
  readonly key: string;
  readonly name: string;
  readonly input: JsonObject;
}

type Outcome = { readonly result: JsonObject } | { readonly type: string; readonly message: string };

/**
 * Answers the query and the mutations that we use, each mutation by itself, as GitHub does: one that fails leaves the others
 * done. Throws for a document that GitHub's description does not allow.
 */
export async function answerGraphql(world: LoopbackWorld, call: LoopbackCall): Promise<LoopbackAnswer> {
  const document = textAt(call.body, 'query');
  // Not before it is needed: it holds every type that GitHub has, and many a story asks nothing by GraphQL.
  const { validate } = await import('@octokit/graphql-schema');
  const [problem] = validate(document);
  if (problem !== undefined) throw new Error(`GraphQL: ${problem.message}`);
  const query = await answerGraphqlQuery(world, call, parse(document));
  if (query !== undefined) return query;
  const data: Record<string, JsonObject | null> = {};
  const errors: JsonObject[] = [];
  for (const mutation of readMutations(call.body)) {
    const outcome = await carryOut(world, call, mutation);
    data[mutation.key] = 'result' in outcome ? outcome.result : null;
    if ('type' in outcome) errors.push({ ...outcome, path: [mutation.key] });
  }
  return answer(200, { data, ...(errors.length > 0 ? { errors } : {}) });
}

function readMutations(body: unknown): readonly Mutation[] {
  const variables = isJsonObject(body) && isJsonObject(body.variables) ? body.variables : {};
  const operations = parse(textAt(body, 'query')).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? definition.selectionSet.selections : [],
  );
  const fields = operations.filter((selection): selection is FieldNode => selection.kind === Kind.FIELD);
  return fields.map((field) => ({
    key: (field.alias ?? field.name).value,
    name: field.name.value,
    input: readInput(field, variables),
  }));
}

function readInput({ arguments: given = [] }: FieldNode, variables: JsonObject): JsonObject {
  const input = given.find(({ name }) => name.value === 'input')?.value;
  if (input?.kind !== Kind.OBJECT) return {};
  return Object.fromEntries(input.fields.map(({ name, value }) => [name.value, readValue(value, variables)]));
}

function readValue(value: ValueNode, variables: JsonObject): unknown {
  if (value.kind === Kind.VARIABLE) return variables[value.name.value];
  return 'value' in value ? value.value : undefined;
}

async function carryOut(world: LoopbackWorld, call: LoopbackCall, { name, input }: Mutation): Promise<Outcome> {
  const isAboutPull = name !== 'updateIssueComment';
  const id = textAt(input, isAboutPull ? 'pullRequestId' : 'id');
  const body = { body: textAt(input, 'body') };
  switch (name) {
    case 'markPullRequestReadyForReview':
    case 'convertPullRequestToDraft':
    case 'updatePullRequest':
    case 'updateIssueComment':
      break;
    default:
      return { type: 'undefinedField', message: `Field '${name}' doesn't exist on type 'Mutation'` };
  }
  const scopes = isAboutPull ? (['pull_requests'] as const) : (['issues', 'pull_requests'] as const);
  if (!scopes.some((scope) => levelOf(call.token, scope) === 'write'))
    return { type: 'FORBIDDEN', message: notAccessible[call.token.kind === 'user' ? 'user' : 'integration'] };
  const found = await findNode(world, isAboutPull ? 'pulls' : 'issues/comments', id);
  if (found === undefined)
    return { type: 'NOT_FOUND', message: `Could not resolve to a node with the global id of '${id}'` };
  const path = isAboutPull ? `/pulls/${numberAt(found, 'number')}` : `/issues/comments/${numberAt(found, 'id')}`;
  const target = `${repositoryPath(world.settings)}${path}`;
  const isDraft = draftAfter[name] ?? found.draft === true;
  const change = name in draftAfter ? { draft: isDraft } : body;
  await world.emulator.forward({ method: 'PATCH', target, login: call.login, body: change });
  return { result: isAboutPull ? { pullRequest: { id, number: numberAt(found, 'number'), isDraft } } : {} };
}

/** What the mutations of a draft leave. */
const draftAfter: Readonly<Record<string, boolean>> = {
  markPullRequestReadyForReview: false,
  convertPullRequestToDraft: true,
};

async function findNode(
  world: LoopbackWorld,
  kind: 'pulls' | 'issues/comments',
  id: string,
): Promise<JsonObject | undefined> {
  // The emulator's ids say what they name; whether that is there, it is asked.
  const number = /^0:\D+(\d+)$/.exec(Buffer.from(id, 'base64').toString('latin1'))?.[1];
  if (number === undefined) return undefined;
  if (kind === 'issues/comments') {
    const { body } = await readAsOwner(world, `/issues/comments/${number}`);
    return isJsonObject(body) && textAt(body, 'node_id') === id ? body : undefined;
  }
  const { body } = await readAsOwner(world, '/pulls?state=all&per_page=100');
  const found = (Array.isArray(body) ? body : []).find((pull: unknown) => textAt(pull, 'node_id') === id);
  return isJsonObject(found) ? found : undefined;
}
