import { z } from 'zod';

/** A request that failed, as far as GitHub or the network told us. */
export interface RequestFailure {
  /** Undefined when there was no answer at all. */
  readonly status: number | undefined;
  readonly message: string;
  /** The messages about single fields or rules, where there are any. */
  readonly details: readonly string[];
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}

const answerSchema = z.object({
  headers: z.record(z.string(), z.unknown()).catch({}),
  data: z
    .object({
      message: z.string().optional().catch(undefined),
      errors: z
        .array(z.union([z.string(), z.object({ message: z.string() }).transform(({ message }) => message)]).catch(''))
        .catch([]),
    })
    .catch({ message: undefined, errors: [] }),
});
const failureSchema = z.object({ status: z.number(), message: z.string(), response: answerSchema.optional() });

/** Reads what the client threw for a request; undefined for anything else. */
export function readRequestFailure(thrown: unknown): RequestFailure | undefined {
  const parsed = failureSchema.safeParse(thrown);
  if (!parsed.success) return undefined;
  const { status, message, response } = parsed.data;
  const headers: Record<string, string> = {};
  for (const [name, value] of Object.entries(response?.headers ?? {})) headers[name.toLowerCase()] = String(value);
  return {
    status: response === undefined ? undefined : status,
    message: response?.data.message ?? message,
    details: (response?.data.errors ?? []).filter((detail) => detail !== ''),
    headers,
  };
}

/** True when nobody knows whether the request was carried out: no answer, or a failure on GitHub's side. */
export function isDoubtful(thrown: unknown): boolean {
  const failure = readRequestFailure(thrown);
  return failure !== undefined && (failure.status === undefined || failure.status >= 500);
}

/** True when GitHub answered with this status. */
export function hasStatus(thrown: unknown, status: number): boolean {
  return readRequestFailure(thrown)?.status === status;
}
