/** An answer of the API before it is sent; `body` undefined for none. */
export interface LoopbackAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** An answer with a body. */
export function answer(status: number, body?: unknown): LoopbackAnswer {
  return { status, headers: {}, body };
}

/** A refusal in GitHub's words. */
export function refusal(status: number, message: string): LoopbackAnswer {
  return answer(status, { message, documentation_url: 'https://docs.github.com/rest', status: String(status) });
}

/** The refusal of a body that GitHub understood and does not accept. */
export function validationFailed(error: Readonly<Record<string, string>>): LoopbackAnswer {
  return answer(422, {
    message: 'Validation Failed',
    errors: [error],
    documentation_url: 'https://docs.github.com/rest',
    status: '422',
  });
}

export const notAccessible = {
  user: 'Resource not accessible by personal access token',
  integration: 'Resource not accessible by integration',
} as const;
