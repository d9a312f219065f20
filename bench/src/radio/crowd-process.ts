/** The audience in its own process: opens the requested connections, reads their data, and counts. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { FrameReader } from './frame-reader.ts';
import type { CrowdReply, CrowdRequest } from './crowd-messages.ts';
import { readEvents } from './read-events.ts';

const AT_ONCE = 4;
const ATTEMPTS = 5;
const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
  '',
].join('\r\n');
const TEXT = 0x1;
const PING = 0x9;
/** An empty pong, masked with zeros. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

/** Browsers accept it for event streams. */
const HEADERS_OF: Partial<Record<Place['kind'], string>> = {
  watch: UPGRADE,
  follow: 'Accept-Encoding: gzip\r\n',
};

let open = 0;
let bytes = 0;
let arrivals: number[] = [];

process.on('message', (request: CrowdRequest) => void answer(request));
process.on('disconnect', () => process.exit());

async function answer(request: CrowdRequest): Promise<void> {
  switch (request.kind) {
    case 'listen':
    case 'watch':
    case 'follow':
      await joinAll(request);
      reply({ kind: 'there', count: open });
      return;
    case 'report':
      reply({ kind: 'report', open, bytes, atMs: Date.now(), arrivals });
      bytes = 0;
      arrivals = [];
  }
}

/**
 * A server's backlog is short (Icecast's is five): new connections wait until the previous ones have been accepted, whatever the
 * response.
 */
async function joinAll(place: Place): Promise<void> {
  const inside: Promise<void>[] = [];
  while (inside.length < place.count) {
    const batch = Array.from({ length: Math.min(AT_ONCE, place.count - inside.length) }, () => {
      const atTheDoor = Promise.withResolvers<undefined>();
      inside.push(join(place, () => atTheDoor.resolve(undefined)));
      return atTheDoor.promise;
    });
    await Promise.all(batch);
  }
  await Promise.all(inside);
}

type Place = Exclude<CrowdRequest, { kind: 'report' }>;

/** A connection rejected by a busy server is retried, as players do. */
async function join(place: Place, onConnected: () => void): Promise<void> {
  for (let left = ATTEMPTS; ; left -= 1) {
    const head = await enter(place, onConnected);
    if (head === undefined) return;
    if (left === 0) throw new Error(head);
  }
}

/** The response to a client that was not admitted. */
async function enter({ kind, url }: Place, onConnected: () => void): Promise<string | undefined> {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.once('connect', onConnected);
  socket.once('close', onConnected);
  const headers = HEADERS_OF[kind] ?? '';
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n`);
  const [head] = (await Promise.race([once(socket, 'data'), once(socket, 'close')])) as [Buffer | boolean];
  if (typeof head === 'boolean') return 'The connection was closed.';
  if (!/^HTTP\/1\.[01] (101|200) /.test(head.toString('latin1', 0, 15))) {
    socket.destroy();
    return head.toString('latin1');
  }
  open += 1;
  socket.once('close', () => (open -= 1));
  const take = takerOf(kind, socket);
  // The head of a socket's response may come with the first message.
  take(head.subarray(head.indexOf('\r\n\r\n') + 4));
  socket.on('data', take);
  return undefined;
}

function takerOf(kind: Place['kind'], socket: Socket): (chunk: Buffer) => void {
  switch (kind) {
    case 'listen':
      return takeSound;
    case 'watch':
      return takeMessages(socket);
    case 'follow':
      return readEvents(noteArrival);
  }
}

function noteArrival(): void {
  arrivals.push(Date.now());
}

function takeSound(chunk: Buffer): void {
  bytes += chunk.length;
}

/** The service's heartbeat, which is not a message; it comes alone. */
const BEAT_BYTES = Buffer.byteLength(JSON.stringify({ nowPlaying: [] })) + 2;

function takeMessages(socket: Socket): (chunk: Buffer) => void {
  const reader = new FrameReader();
  return (chunk) => {
    bytes += chunk.length;
    for (const opcode of reader.read(chunk)) {
      if (opcode === PING) socket.write(PONG);
      if (opcode === TEXT && chunk.length > BEAT_BYTES) arrivals.push(Date.now());
    }
  };
}

function reply(message: CrowdReply): void {
  process.send?.(message);
}
