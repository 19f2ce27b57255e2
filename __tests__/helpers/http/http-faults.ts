import type { ServerResponse } from 'node:http';

interface Strike {
  readonly hasActed: boolean;
  /** Waited for at the moment when the answer is withheld. */
  readonly onStrike?: () => Promise<void>;
}

/** What a server does instead of answering as it should; `hasActed` faults let the request take effect first. */
export type HttpFault =
  | (Strike & {
      readonly kind: 'answer';
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
      /** The body as it is sent, instead of JSON. */
      readonly text?: string;
    })
  | (Strike & { readonly kind: 'drop' })
  /** No answer ever comes, and the connection stays open. */
  | (Strike & { readonly kind: 'hang' });

export interface FaultRule {
  readonly method?: string;
  readonly path: RegExp;
  /** Of a body that is no text, and of a long one, its beginning. */
  readonly body?: RegExp;
  /** Matching requests that pass before the rule applies. */
  readonly skip?: number;
  readonly times?: number;
  readonly fault: HttpFault;
}

export interface FaultableRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

export interface FaultQueue {
  /** Lets the next matching requests fail; the rules are asked in the order in which they were added. */
  add(rule: FaultRule): void;
  /** Takes the fault for a request, once for each of its times. */
  take(request: FaultableRequest): HttpFault | undefined;
  /** Forgets every rule. */
  clear(): void;
}

/** Makes an empty queue of faults. */
export function createFaultQueue(): FaultQueue {
  const rules: { readonly rule: FaultRule; skip: number; left: number }[] = [];
  return {
    add(rule) {
      rules.push({ rule, skip: rule.skip ?? 0, left: rule.times ?? 1 });
    },
    take({ method, path, body }) {
      const found = rules.find(
        ({ rule, left }) =>
          left > 0 &&
          (rule.method ?? method) === method &&
          rule.path.test(path) &&
          (rule.body === undefined || rule.body.test(body)),
      );
      if (found === undefined) return undefined;
      if (found.skip > 0) {
        found.skip -= 1;
        return undefined;
      }
      found.left -= 1;
      return found.rule.fault;
    },
    clear() {
      rules.splice(0);
    },
  };
}

/** Carries a fault out on a response that has not begun. */
export async function sendFault(response: ServerResponse, fault: HttpFault): Promise<void> {
  await fault.onStrike?.();
  if (fault.kind === 'hang') return;
  if (fault.kind === 'drop') {
    response.socket?.destroy();
    return;
  }
  response.writeHead(fault.status, { 'content-type': 'application/json; charset=utf-8', ...fault.headers });
  response.end(fault.text ?? JSON.stringify(fault.body ?? { message: 'Server Error' }));
}
