import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A call that a webhook received. */
export interface WebhookCall {
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: string;
}

export interface FakeWebhookReceiver {
  readonly url: string;
  readonly calls: readonly WebhookCall[];
  untilCalled(count: number): Promise<void>;
  stop(): Promise<void>;
}

/** Responds to each call with the next of the statuses, and then with 204. */
export async function startFakeWebhookReceiver(statuses: readonly number[] = []): Promise<FakeWebhookReceiver> {
  const calls: WebhookCall[] = [];
  const waiting = new Set<() => void>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      response.writeHead(statuses[calls.length] ?? 204).end();
      calls.push({ headers: request.headers, body });
      for (const check of waiting) check();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('No port is free.');
  return {
    url: `http://127.0.0.1:${address.port}/hook`,
    calls,
    untilCalled: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (calls.length >= count) resolve();
        };
        waiting.add(check);
        check();
      }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
