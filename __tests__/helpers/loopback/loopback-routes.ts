import { isJsonObject, textAt } from '../json.ts';
import { answer, type LoopbackAnswer, refusal } from './loopback-answers.ts';
import { answerCheckRun, answerCheckRuns } from './loopback-checks.ts';
import { answerCi } from './loopback-ci.ts';
import { answerCommit, answerTree } from './loopback-commits.ts';
import { answerDispatch } from './loopback-dispatches.ts';
import { answerFromGit } from './loopback-git-routes.ts';
import { type RepositoryRole, toLegacyPermission } from './loopback-identity.ts';
import { correctPull, correctRepository } from './loopback-pulls.ts';
import { answerReactions } from './loopback-reactions.ts';
import { answerWorkflowRun } from './loopback-runs.ts';
import { answerSettings } from './loopback-settings.ts';
import { forwardCall, type LoopbackCall, type LoopbackWorld, pathInRepository, readAsOwner } from './loopback-world.ts';

/** Answers a call that nothing forbids: from git, from the front's own state, or from the emulator, then corrected. */
export async function answerCall(world: LoopbackWorld, call: LoopbackCall): Promise<LoopbackAnswer> {
  const rest = pathInRepository(world.settings, call.path) ?? '';
  const own =
    (await answerCheckRun(world, call, rest)) ??
    (await answerReactions(world, call, rest)) ??
    (await answerCommit(world, call, rest)) ??
    (await answerTree(world, call, rest)) ??
    (call.method === 'POST' ? await answerDispatch(world, call, rest) : undefined) ??
    (call.method === 'GET' ? await answerGet(world, call, rest) : undefined);
  return own ?? correct(world, call.path, await forwardCall(world, call));
}

function userPath(login: string): string {
  return `/users/${encodeURIComponent(login)}`;
}

async function answerGet(world: LoopbackWorld, call: LoopbackCall, rest: string): Promise<LoopbackAnswer | undefined> {
  const known = await answerFromGit(world, rest, call.query);
  if (known !== undefined) return known;
  const settings = answerSettings(world, rest);
  if (settings !== undefined) return settings;
  const login = /^\/collaborators\/([^/]+)\/permission$/.exec(rest)?.[1];
  if (login !== undefined) return answerPermission(world, decodeURIComponent(login));
  const revision = /^\/commits\/(.+)\/check-runs$/.exec(rest)?.[1];
  if (revision !== undefined) return answerCheckRuns(world, decodeURIComponent(revision), call.query);
  const ci = await answerCi(world, rest, call.query);
  if (ci !== undefined) return ci;
  const review = world.reviews.get(rest);
  if (review !== undefined) return answer(200, review);
  const run = await answerWorkflowRun(world, rest);
  if (run !== undefined) return run;
  const number = /^\/issues\/(\d+)$/.exec(rest)?.[1];
  return number === undefined ? undefined : answerPullAsIssue(world, number);
}

async function answerPermission(world: LoopbackWorld, login: string): Promise<LoopbackAnswer> {
  const { roles, isPrivate, owner } = world.settings;
  const given: RepositoryRole | undefined = login === owner ? 'admin' : roles[login];
  if (given === undefined) return refusal(404, `${login} is not a user`);
  const role = given === 'none' && !isPrivate ? 'read' : given;
  const user = (await world.emulator.forward({ method: 'GET', target: userPath(login), login: owner })).body;
  return answer(200, {
    permission: toLegacyPermission(role),
    role_name: role,
    user: isJsonObject(user) ? { ...user, role_name: role } : null,
  });
}

const issueKeysOfPull = ['id', 'node_id', 'number', 'state', 'locked', 'title', 'user', 'body', 'created_at', 'draft']
  .concat(['updated_at', 'closed_at', 'assignee', 'assignees', 'labels', 'milestone', 'author_association', 'comments'])
  .concat(['comments_url', 'html_url']);

// GitHub answers with a pull request as an issue too, which the emulator does not.
async function answerPullAsIssue(world: LoopbackWorld, number: string): Promise<LoopbackAnswer | undefined> {
  const { status, body: pull } = await readAsOwner(world, `/pulls/${number}`);
  if (status !== 200 || !isJsonObject(pull)) return undefined;
  const url = textAt(pull, 'issue_url');
  const links = [pull.url, pull.html_url, pull.diff_url, pull.patch_url];
  return answer(200, {
    ...Object.fromEntries(issueKeysOfPull.map((key) => [key, pull[key]])),
    url,
    repository_url: url.replace(/\/issues\/\d+$/, ''),
    labels_url: `${url}/labels{/name}`,
    events_url: `${url}/events`,
    pull_request: Object.fromEntries(['url', 'html_url', 'diff_url', 'patch_url'].map((key, i) => [key, links[i]])),
  });
}

// What only the owner of an account is told, and the emulator does not tell.
const ownAccount = {
  private_gists: 0,
  total_private_repos: 0,
  owned_private_repos: 0,
  disk_usage: 0,
  collaborators: 0,
  two_factor_authentication: true,
};

async function correct(world: LoopbackWorld, path: string, given: LoopbackAnswer): Promise<LoopbackAnswer> {
  const rest = pathInRepository(world.settings, path);
  const { body } = given;
  if (given.status >= 400) return given;
  if (path === '/user' && isJsonObject(body)) return { ...given, body: { ...body, ...ownAccount } };
  if (rest === undefined) return given;
  if (rest === '' && isJsonObject(body)) return { ...given, body: correctRepository(world, body) };
  if (!/^\/pulls(\/\d+)?$/.test(rest)) return given;
  if (!Array.isArray(body)) return { ...given, body: await correctPull(world, body, 'whole') };
  return { ...given, body: await Promise.all(body.map((pull) => correctPull(world, pull, 'listed'))) };
}
