/** Follows one request to a server and its answer, as they pass. */
export interface Exchange {
  /** Resolves when the answer may be passed on; at once where it is absent. Never rejects. */
  readonly ready?: () => Promise<void>;
  /** Takes the number of bytes of a part of the request's body. */
  sent(bytes: number): void;
  /** Takes a part of the body of an answer that is no failure. */
  received(bytes: Uint8Array): void;
  /** Called at the end, however it came; again without effect. */
  end(): void;
}

export type OpenExchange = () => Exchange;
