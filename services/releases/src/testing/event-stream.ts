import { get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { liveSetSchema, type LiveSet } from '@afterglow/shared-contracts';

interface SentEvent {
  readonly id: string;
  readonly data: string;
  readonly receivedAtMs: number;
}

/** An open connection with its events, without heartbeats, in order of arrival. */
interface EventSource<Event> {
  headers: IncomingMessage['headers'];
  next: () => Promise<Event>;
  ended: Promise<unknown>;
  close: () => void;
}

export interface LiveSetEvent {
  id: string;
  liveSet: LiveSet;
  receivedAtMs: number;
}

export type EventStream = EventSource<LiveSetEvent>;

export async function openEventStream(url: string, headers: Record<string, string> = {}): Promise<EventStream> {
  const source = await openEventSource(url, headers);
  return {
    ...source,
    async next() {
      const { data, ...event } = await source.next();
      return { ...event, liveSet: liveSetSchema.parse(JSON.parse(data)) };
    },
  };
}

export async function openEventSource(
  url: string,
  headers: Record<string, string> = {},
): Promise<EventSource<SentEvent>> {
  const request = get(url, { headers });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const events: SentEvent[] = [];
  const waiting: ((event: SentEvent) => void)[] = [];
  let text = '';
  // The tab or the server closed it: either way the stream has ended.
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

function parse(block: string): SentEvent[] {
  const fields = new Map(
    block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  if (!fields.has('event') || fields.get('event') === 'heartbeat') return [];
  return [{ id: fields.get('id') ?? '', data: fields.get('data') ?? '', receivedAtMs: performance.now() }];
}
