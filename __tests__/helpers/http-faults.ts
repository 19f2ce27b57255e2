import type { ServerResponse } from 'node:http';

/** What a server does instead of answering as it should; `hasActed` faults let the request take effect first. */
export type HttpFault =
  | {
      readonly kind: 'answer';
      readonly hasActed: boolean;
      readonly status: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: unknown;
    }
  | { readonly kind: 'drop'; readonly hasActed: boolean };

export interface FaultRule {
  readonly method?: string;
  readonly path: RegExp;
  readonly times?: number;
  readonly fault: HttpFault;
}

export interface FaultQueue {
  /** Lets the next matching requests fail; the rules are asked in the order in which they were added. */
  add(rule: FaultRule): void;
  /** Takes the fault for a request, once for each of its times. */
  take(method: string, path: string): HttpFault | undefined;
}

/** Makes an empty queue of faults. */
export function createFaultQueue(): FaultQueue {
  const rules: { readonly rule: FaultRule; left: number }[] = [];
  return {
    add(rule) {
      rules.push({ rule, left: rule.times ?? 1 });
    },
    take(method, path) {
      const found = rules.find(
        ({ rule, left }) => left > 0 && (rule.method ?? method) === method && rule.path.test(path),
      );
      if (found === undefined) return undefined;
      found.left -= 1;
      return found.rule.fault;
    },
  };
}

/** Carries a fault out on a response that has not begun. */
export function sendFault(response: ServerResponse, fault: HttpFault): void {
  if (fault.kind === 'drop') {
    response.socket?.destroy();
    return;
  }
  response.writeHead(fault.status, { 'content-type': 'application/json; charset=utf-8', ...fault.headers });
  response.end(JSON.stringify(fault.body ?? { message: 'Server Error' }));
}
