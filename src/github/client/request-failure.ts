import { z } from 'zod';

/** A failed request, as reported by GitHub or the network. */
export interface RequestFailure {
  /** Undefined when there was no answer. */
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

/** Parses an error that the client threw for a request; undefined for other errors. */
export function parseRequestFailure(thrown: unknown): RequestFailure | undefined {
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

/** Returns whether the request may have been executed although it failed: no answer, or a 5xx status. */
export function isOutcomeUnknown(thrown: unknown): boolean {
  const failure = parseRequestFailure(thrown);
  return failure !== undefined && (failure.status === undefined || failure.status >= 500);
}

/** Returns whether GitHub answered with this status. */
export function hasStatus(thrown: unknown, status: number): boolean {
  return parseRequestFailure(thrown)?.status === status;
}
