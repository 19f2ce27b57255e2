import { type DocumentNode, Kind, OperationTypeNode, type SelectionSetNode } from 'graphql';
import { at, isJsonObject, type JsonObject, numberAt, textAt } from '../json.ts';
import { answer, type LoopbackAnswer } from './loopback-answers.ts';
import { levelOf } from './loopback-identity.ts';
import { type LoopbackCall, type LoopbackWorld, readAsOwner } from './loopback-world.ts';

/** Answers a query for one issue or pull request of the repository; undefined for a mutation. */
export async function answerGraphqlQuery(
  world: LoopbackWorld,
  call: LoopbackCall,
  document: DocumentNode,
): Promise<LoopbackAnswer | undefined> {
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION || operation.operation !== OperationTypeNode.QUERY)
    return undefined;
  const number = numberAt(call.body, 'variables', 'number');
  const { owner, repo } = world.settings;
  const isHere = textAt(call.body, 'variables', 'owner') === owner && textAt(call.body, 'variables', 'repo') === repo;
  const isPull = textAt(call.body, 'query').includes('pullRequest(');
  const [name, scope, read] = isPull
    ? (['pullRequest', 'pull_requests', readPull] as const)
    : (['issue', 'issues', readIssue] as const);
  const found = isHere && levelOf(call.token, scope) !== 'none' ? await read(world, number) : undefined;
  const message = `Could not resolve to ${isPull ? 'a PullRequest' : 'an Issue'} with the number of ${number}.`;
  const errors = found === undefined ? { errors: [{ type: 'NOT_FOUND', path: ['repository', name], message }] } : {};
  return answer(200, { data: select({ repository: { [name]: found ?? null } }, operation.selectionSet), ...errors });
}

async function readPull(world: LoopbackWorld, number: number): Promise<JsonObject | undefined> {
  const { status, body } = await readAsOwner(world, `/pulls/${number}`);
  if (status !== 200 || !isJsonObject(body)) return undefined;
  return { body: textAt(body, 'body'), isDraft: body.draft === true };
}

async function readIssue({ editors, ...world }: LoopbackWorld, number: number): Promise<JsonObject | undefined> {
  const { status, body } = await readAsOwner({ editors, ...world }, `/issues/${number}`);
  if (status !== 200) return undefined;
  const edit = editors.get(number);
  return {
    body: textAt(body, 'body'),
    author: toActor(textAt(body, 'user', 'login')),
    editor: edit === undefined ? null : toActor(edit.login),
    lastEditedAt: edit?.at ?? null,
  };
}

// GraphQL writes the login of a bot without its ending.
function toActor(login: string): JsonObject {
  const isBot = login.endsWith('[bot]');
  return { __typename: isBot ? 'Bot' : 'User', login: login.replace(/\[bot\]$/, '') };
}

/** The fields of a value that were selected; one that is not known is an error of the test. */
function select(value: unknown, selection: SelectionSetNode | undefined): unknown {
  if (selection === undefined || !isJsonObject(value)) return value;
  const fields = selection.selections.map((field) => {
    if (field.kind !== Kind.FIELD) throw new Error('only plain fields are answered');
    const found = at(value, field.name.value);
    if (found === undefined) throw new Error(`the loopback GitHub does not know the field ${field.name.value}`);
    return [(field.alias ?? field.name).value, select(found, field.selectionSet)];
  });
  return Object.fromEntries(fields);
}
