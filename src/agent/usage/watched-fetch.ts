import type { Exchange, OpenExchange } from '../../exec/exchange.ts';

/** Returns `fetch` with an exchange opened for each request; its answers pass unchanged. */
export function watchFetch(open: OpenExchange): typeof fetch {
  return async (input, init) => {
    const exchange = open();
    const body = init?.body;
    if (typeof body === 'string') exchange.sent(Buffer.byteLength(body));
    try {
      const answer = await fetch(input, init);
      if (answer.ok && answer.body !== null) return new Response(watchBody(answer.body, exchange), answer);
      exchange.end();
      return answer;
    } catch (error) {
      exchange.end();
      throw error;
    }
  };
}

function watchBody(body: ReadableStream<Uint8Array>, exchange: Exchange): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (value !== undefined) {
          exchange.received(value);
          controller.enqueue(value);
        }
        if (!done) return;
        exchange.end();
        controller.close();
      } catch (error) {
        exchange.end();
        controller.error(error);
      }
    },
    async cancel(reason) {
      exchange.end();
      await reader.cancel(reason);
    },
  });
}
