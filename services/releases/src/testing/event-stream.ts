import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { liveSetSchema, type LiveSet } from '@afterglow/shared-contracts';

export interface LiveSetEvent {
  id: string;
  liveSet: LiveSet;
  receivedAtMs: number;
}

/** A tab's connection: its events in the order in which they arrive. */
export interface EventStream {
  headers: IncomingMessage['headers'];
  next: () => Promise<LiveSetEvent>;
  ended: Promise<unknown>;
  close: () => void;
}

export async function openEventStream(url: string): Promise<EventStream> {
  const request = get(url);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: LiveSetEvent[] = [];
  const waiting: ((event: LiveSetEvent) => void)[] = [];
  let text = '';
  // The tab was closed, or the server was: either way the stream is over.
  response.on('error', () => undefined);
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const event of blocks.flatMap(parse)) {
      const waiter = waiting.shift();
      if (waiter) waiter(event);
      else events.push(event);
    }
  });
  return {
    headers: response.headers,
    ended: new Promise((resolve) => response.once('close', resolve)),
    next() {
      const event = events.shift();
      return event ? Promise.resolve(event) : new Promise((resolve) => waiting.push(resolve));
    },
    close: () => request.destroy(),
  };
}

function parse(block: string): LiveSetEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  if (fields.get('event') !== 'live-set') return [];
  const liveSet = liveSetSchema.parse(JSON.parse(fields.get('data') ?? ''));
  return [{ id: fields.get('id') ?? '', liveSet, receivedAtMs: performance.now() }];
}
