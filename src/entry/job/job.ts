import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { toError } from '../../domain/errors/errors.ts';
import type { RepositoryName } from '../../github/client/client.ts';
import { type Env, toSettingError } from '../settings/settings.ts';

/** The job that this process is a step of, by the runner's default environment variables. */
export interface Job {
  readonly event: string;
  readonly repository: RepositoryName;
  readonly apiUrl: string;
  /** `https://host/owner/name`, for people and git. */
  readonly repositoryUrl: string;
  readonly runUrl: string;
  /** The workflow run and its attempt, from 1; undefined where the runner does not set them. */
  readonly run: { readonly id: string; readonly attempt: number } | undefined;
  /** The workflow's file below `.github/workflows`, and its branch or tag. */
  readonly workflow: { readonly file: string; readonly ref: string } | undefined;
  /** The commit that the workflow runs on; `branch` is undefined for a tag. */
  readonly sha: string;
  readonly branch: string | undefined;
  readonly defaultBranch: string | undefined;
  /** The checkout of an earlier step, if there is one. */
  readonly workspace: string | undefined;
  readonly tempDir: string | undefined;
  /** The login that has started this attempt of the run. */
  readonly triggeringActor: string | undefined;
  /** The event's payload; undefined without `GITHUB_EVENT_PATH`. */
  readonly payload: unknown;
}

const payloadSchema = z.object({ repository: z.object({ default_branch: z.string() }).optional() });

/** Reads the job from the runner's environment. Throws ConfigurationError outside of a job. */
export function readJob(env: Env): Job {
  const requireVariable = (name: string) => {
    const value = env[name];
    if (value !== undefined && value !== '') return value;
    throw toSettingError(name, '', 'is not set; the action runs in a GitHub job');
  };
  const name = requireVariable('GITHUB_REPOSITORY');
  const [owner = '', repo = ''] = name.split('/');
  if (owner === '' || repo === '')
    throw toSettingError('GITHUB_REPOSITORY', name, 'is not the owner and the name of a repository');
  const serverUrl = requireAddress('GITHUB_SERVER_URL', env.GITHUB_SERVER_URL || 'https://github.com');
  const repositoryUrl = `${serverUrl.replace(/\/$/, '')}/${owner}/${repo}`;
  const ref = env.GITHUB_REF ?? '';
  const payload = readPayload(env.GITHUB_EVENT_PATH);
  return {
    event: requireVariable('GITHUB_EVENT_NAME'),
    repository: { owner, repo },
    apiUrl: requireAddress('GITHUB_API_URL', env.GITHUB_API_URL || 'https://api.github.com'),
    repositoryUrl,
    runUrl: `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID ?? ''}`,
    run: readRun(env),
    workflow: readWorkflow(env.GITHUB_WORKFLOW_REF),
    sha: requireVariable('GITHUB_SHA'),
    branch: ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : undefined,
    defaultBranch: payloadSchema.safeParse(payload).data?.repository?.default_branch,
    workspace: env.GITHUB_WORKSPACE,
    tempDir: env.RUNNER_TEMP,
    triggeringActor: env.GITHUB_TRIGGERING_ACTOR || undefined,
    payload,
  };
}

function requireAddress(name: string, value: string): string {
  if (/^https?:/i.test(value) && URL.canParse(value)) return value;
  throw toSettingError(name, value, 'is no address that begins with https:// or http://');
}

function readRun({ GITHUB_RUN_ID: id, GITHUB_RUN_ATTEMPT: attempt }: Env): Job['run'] {
  if (id === undefined || !/^\d+$/.test(id) || !/^[1-9]\d{0,8}$/.test(attempt ?? '')) return undefined;
  return { id, attempt: Number(attempt) };
}

function readWorkflow(text = ''): Job['workflow'] {
  const [, file, ref] = /\/\.github\/workflows\/([^/@]+)@refs\/(?:heads|tags)\/(.+)$/.exec(text) ?? [];
  return file === undefined || ref === undefined ? undefined : { file, ref };
}

function readPayload(path: string | undefined): unknown {
  if (path === undefined) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw toSettingError('GITHUB_EVENT_PATH', path, `has no payload of an event: ${toError(error).message}`);
  }
}
