/** The audience in a process of its own: opens as many connections as it is told, takes in what comes, and counts. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { FrameReader } from './frame-reader.ts';
import type { CrowdReply, CrowdRequest } from './crowd-messages.ts';

const AT_ONCE = 50;
const WEBSOCKET_KEY = Buffer.alloc(16).toString('base64');
const TEXT = 0x1;
const PING = 0x9;
/** A pong of nothing, masked with zeros. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

let open = 0;
let bytes = 0;
let arrivals: number[] = [];

process.on('message', (request: CrowdRequest) => void answer(request));
process.on('disconnect', () => process.exit());

async function answer(request: CrowdRequest): Promise<void> {
  switch (request.kind) {
    case 'listen':
    case 'watch':
      for (let started = 0; started < request.count; started += AT_ONCE) {
        const batch = Math.min(AT_ONCE, request.count - started);
        await Promise.all(Array.from({ length: batch }, () => join(request)));
      }
      reply({ kind: 'there', count: open });
      return;
    case 'report':
      reply({ kind: 'report', open, bytes, atMs: Date.now(), arrivals });
      bytes = 0;
      arrivals = [];
  }
}

async function join({ kind, url }: Exclude<CrowdRequest, { kind: 'report' }>): Promise<void> {
  const { hostname, port, pathname, search } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  const upgrade = `Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${WEBSOCKET_KEY}\r\n`;
  const headers = kind === 'watch' ? upgrade : '';
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\n${headers}\r\n`);
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!/^HTTP\/1\.[01] (101|200) /.test(head.toString('latin1', 0, 15)))
    throw new Error(head.toString('latin1', 0, 200));
  open += 1;
  socket.once('close', () => (open -= 1));
  const take = kind === 'watch' ? takeMessages(socket) : takeSound;
  // The head of a socket's answer may bring the first message with it.
  take(head.subarray(head.indexOf('\r\n\r\n') + 4));
  socket.on('data', take);
}

function takeSound(chunk: Buffer): void {
  bytes += chunk.length;
}

function takeMessages(socket: Socket): (chunk: Buffer) => void {
  const reader = new FrameReader();
  return (chunk) => {
    bytes += chunk.length;
    for (const opcode of reader.read(chunk)) {
      if (opcode === PING) socket.write(PONG);
      if (opcode === TEXT) arrivals.push(Date.now());
    }
  };
}

function reply(message: CrowdReply): void {
  process.send?.(message);
}
