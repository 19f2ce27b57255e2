import { at, objectsOf, textAt } from '../json.ts';
import { type LoopbackAnswer, notAccessible, refusal, validationFailed } from './loopback-answers.ts';
import { findCheckRefusal } from './loopback-checks.ts';
import { isOutsider, levelOf, scopesOf } from './loopback-identity.ts';
import { findLabelRefusal } from './loopback-labels.ts';
import { type LoopbackCall, type LoopbackWorld, pathInRepository, readAsOwner } from './loopback-world.ts';

const maxCommentCharacters = 65_536;

/** Why GitHub would refuse a call before doing anything; undefined when it would not. */
export async function findRefusal(world: LoopbackWorld, call: LoopbackCall): Promise<LoopbackAnswer | undefined> {
  const rest = pathInRepository(world.settings, call.path);
  if (call.path === '/user') return call.token.kind === 'user' ? undefined : denied(call);
  if (call.method === 'GET' && /^\/users\/[^/]+$/.test(call.path)) return undefined;
  if (rest === undefined) return refusal(404, 'Not Found');
  const refused = await findAccessRefusal(world, call);
  if (refused !== undefined || call.method === 'GET') return refused;
  if (textAt(call.body, 'body').length > maxCommentCharacters) return tooLong(rest);
  if (call.method === 'POST' && rest === '/pulls') return findPullRefusal(world, call);
  if (rest.startsWith('/check-runs')) return findCheckRefusal(world, call);
  return findLabelRefusal(world, call, rest);
}

function denied({ token }: LoopbackCall): LoopbackAnswer {
  return refusal(403, token.kind === 'user' ? notAccessible.user : notAccessible.integration);
}

async function findAccessRefusal(world: LoopbackWorld, call: LoopbackCall): Promise<LoopbackAnswer | undefined> {
  const { isPrivate } = world.settings;
  if (isPrivate && isOutsider(call.token)) return refusal(404, 'Not Found');
  if (isForAdministrators(call)) return denied(call);
  const scopes = await scopesThatCount(world, call.path);
  if (scopes.length === 0) return undefined;
  const levels = scopes.map((scope) => levelOf(call.token, scope));
  if (call.method === 'GET') return isPrivate && levels.every((level) => level === 'none') ? denied(call) : undefined;
  if (levels.includes('write')) return undefined;
  return isOpenToReaders(call) ? undefined : denied(call);
}

// Settings of Actions and names of secrets; no permission of a workflow's token covers them.
function isForAdministrators({ path, token }: LoopbackCall): boolean {
  const isSetting = /\/actions\/(?:permissions(?:\/|$)|(?:organization-)?secrets$)/.test(path);
  return isSetting && !(token.kind === 'user' && token.role === 'admin');
}

// A person who can read may write issues, comments and reactions; a token of a workflow or an app may not.
function isOpenToReaders({ method, path, token }: LoopbackCall): boolean {
  const isOpen = method === 'POST' && /\/issues(\/\d+\/(comments|reactions)|\/comments\/\d+\/reactions)?$/.test(path);
  return isOpen && token.kind === 'user' && token.permissions === undefined;
}

async function scopesThatCount(world: LoopbackWorld, path: string) {
  const scopes = scopesOf(path);
  const number = /\/issues\/(\d+)/.exec(path)?.[1];
  if (!scopes.includes('pull_requests') || number === undefined) return scopes;
  const { status } = await readAsOwner(world, `/pulls/${number}`);
  return status === 200 ? scopes : scopes.filter((scope) => scope !== 'pull_requests');
}

function tooLong(rest: string): LoopbackAnswer {
  const resource = rest.startsWith('/pulls') ? 'PullRequest' : rest.includes('comments') ? 'IssueComment' : 'Issue';
  const message = `body is too long (maximum is ${maxCommentCharacters} characters)`;
  return validationFailed({ resource, code: 'custom', field: 'body', message });
}

async function findPullRefusal(world: LoopbackWorld, call: LoopbackCall): Promise<LoopbackAnswer | undefined> {
  const { settings, facts } = world;
  if (!settings.allowPullRequests && call.token.kind === 'github_actions') {
    return refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  }
  const resource = 'PullRequest';
  const base = textAt(call.body, 'base');
  const head = textAt(call.body, 'head').replace(`${settings.owner}:`, '');
  const baseCommit = await facts.findCommit(`refs/heads/${base}`);
  const headCommit = await facts.findCommit(`refs/heads/${head}`);
  if (headCommit === undefined) return validationFailed({ resource, field: 'head', code: 'invalid' });
  if (baseCommit === undefined) return validationFailed({ resource, field: 'base', code: 'invalid' });
  const commits = await facts.listCommits(`${baseCommit}..${headCommit}`);
  if (commits.length === 0) {
    return validationFailed({ resource, code: 'custom', message: `No commits between ${base} and ${head}` });
  }
  const label = `${settings.owner}:${head}`;
  const query = new URLSearchParams({ state: 'open', head: label, base });
  const open = objectsOf((await readAsOwner(world, `/pulls?${query.toString()}`)).body);
  if (open.length > 0) {
    return validationFailed({ resource, code: 'custom', message: `A pull request already exists for ${label}.` });
  }
  if (at(call.body, 'draft') === true && !settings.allowDrafts) {
    return refusal(422, 'Draft pull requests are not supported in this repository.');
  }
  return undefined;
}
