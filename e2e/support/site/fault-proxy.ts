import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';

export type Fault = '404' | '500' | 'truncated' | 'byte-changed' | 'connection-reset' | 'never-answering';

/** What answers while the site is away: a proxy in front of it, nothing at its port, or nothing at all. */
export const OUTAGES = ['502', '503', '504', '429', 'refused', 'black-hole'] as const;
export type Outage = (typeof OUTAGES)[number];

export interface FaultProxy {
  readonly url: string;
  /** Damages every later response whose path matches. */
  corrupt(pattern: RegExp, fault: Fault): void;
  /** Lets the test handle every later request whose path matches. */
  serve(pattern: RegExp, answer: http.RequestListener): void;
  /** Stalls responses in transit whose path matches, as when a server hangs. */
  hold(pattern: RegExp): void;
  /** Resets open connections whose path matches, including sockets, as when their server dies. */
  cut(pattern: RegExp): void;
  /** The site is away, and its open connections are lost, until `comeBack`. */
  leave(outage: Outage): Promise<void>;
  comeBack(): Promise<void>;
  restore(): void;
  corrupted(): readonly string[];
  close(): Promise<void>;
}

/**
 * A proxy between browser and site that damages chosen responses; everything else passes unchanged, including sockets. The site sees
 * calls from `localAddress`, another IP of this machine, such as 127.0.0.5.
 */
export async function startFaultProxy(siteUrl: string, localAddress?: string): Promise<FaultProxy> {
  const site = new URL(siteUrl);
  // IPs other than 127.0.0.1 reach only a listener of their own family.
  if (localAddress !== undefined) site.hostname = '127.0.0.1';
  const rules: { pattern: RegExp; fault: Fault }[] = [];
  const own: { pattern: RegExp; answer: http.RequestListener }[] = [];
  const corrupted: string[] = [];
  let outage: Outage | undefined;
  const underWay = new Set<UnderWay>();
  const server = http.createServer((request, response) => {
    if (outage !== undefined) return answerFor(outage, response);
    const served = own.find(({ pattern }) => pattern.test(pathOf(request)));
    if (served) return served.answer(request, response);
    const fault = rules.find(({ pattern }) => pattern.test(pathOf(request)))?.fault;
    if (fault) corrupted.push(pathOf(request));
    answer({ site, localAddress, request, response, underWay }, fault);
  });
  // The server can no longer close upgraded sockets.
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const upgraded = new Map<net.Socket, string>();
  server.on('upgrade', (request: http.IncomingMessage, socket: net.Socket, head: Buffer) => {
    const path = pathOf(request);
    if (outage === 'black-hole') return;
    if (outage !== undefined) return void socket.destroy();
    const fault = rules.find(({ pattern }) => pattern.test(path))?.fault;
    if (fault === 'never-answering') return;
    if (fault !== undefined) return void socket.resetAndDestroy();
    upgraded.set(socket, path);
    socket.once('close', () => upgraded.delete(socket));
    tunnel(site, request, socket, head);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    corrupt: (pattern, fault) => void rules.push({ pattern, fault }),
    serve: (pattern, answer) => void own.push({ pattern, answer }),
    hold(pattern) {
      for (const { path, reply, response } of underWay) if (pattern.test(path)) reply.unpipe(response);
    },
    cut(pattern) {
      for (const { path, response } of underWay) if (pattern.test(path)) response.socket?.resetAndDestroy();
      for (const [socket, path] of upgraded) if (pattern.test(path)) socket.resetAndDestroy();
    },
    async leave(next) {
      outage = next;
      for (const { reply, response } of underWay) {
        if (next === 'black-hole') reply.unpipe(response);
        else response.socket?.resetAndDestroy();
      }
      for (const socket of upgraded.keys()) loseSocket(socket, next);
      if (next !== 'refused') return;
      const closing = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closing;
    },
    restore: () => void rules.splice(0),
    async comeBack() {
      outage = undefined;
      if (server.listening) return;
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    corrupted: () => corrupted,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

interface UnderWay {
  readonly path: string;
  readonly reply: http.IncomingMessage;
  readonly response: http.ServerResponse;
}

interface Exchange {
  readonly site: URL;
  readonly localAddress: string | undefined;
  readonly request: http.IncomingMessage;
  readonly response: http.ServerResponse;
  readonly underWay: Set<UnderWay>;
}

function answer(exchange: Exchange, fault: Fault | undefined): void {
  switch (fault) {
    case 'never-answering':
      return;
    case 'connection-reset':
      exchange.request.socket.resetAndDestroy();
      return;
    case '404':
    case '500':
      return refuse(exchange.response, Number(fault));
    case 'truncated':
    case 'byte-changed':
    case undefined:
      return forward(exchange, fault);
  }
}

function loseSocket(socket: net.Socket, outage: Outage): void {
  if (outage === 'black-hole') socket.pause().unpipe();
  else socket.resetAndDestroy();
}

function answerFor(outage: Outage, response: http.ServerResponse): void {
  switch (outage) {
    case 'black-hole':
    case 'refused':
      return;
    case '502':
    case '503':
    case '504':
      return refuse(response, Number(outage));
    case '429':
      response.setHeader('retry-after', '2');
      return refuse(response, Number(outage));
  }
}

function pathOf(request: http.IncomingMessage): string {
  return request.url ?? '/';
}

function refuse(response: http.ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('spoilt');
}

type Alteration = Extract<Fault, 'truncated' | 'byte-changed'>;

function forward(
  { site, localAddress, request, response, underWay }: Exchange,
  alteration: Alteration | undefined,
): void {
  const upstream = http.request({
    host: site.hostname,
    port: site.port,
    path: request.url,
    method: request.method,
    localAddress,
    headers: { ...request.headers, ...(alteration ? { 'accept-encoding': 'identity' } : {}) },
  });
  upstream.on('response', (reply) => {
    if (alteration) return void alter(reply, response, alteration);
    response.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(response);
    const entry = { path: pathOf(request), reply, response };
    underWay.add(entry);
    response.once('close', () => underWay.delete(entry));
  });
  upstream.on('error', () => response.destroy());
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

async function alter(
  reply: http.IncomingMessage,
  response: http.ServerResponse,
  alteration: Alteration,
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk as Buffer);
  const whole = Buffer.concat(chunks);
  const bytes = alteration === 'truncated' ? whole.subarray(0, whole.length >> 1) : withOneByteChanged(whole);
  const headers = { ...reply.headers, 'content-length': String(bytes.length), 'cache-control': 'no-store' };
  response.writeHead(reply.statusCode ?? 502, headers).end(bytes);
}

/** One changed byte inside the file: still text of the same length, but not what was published. */
function withOneByteChanged(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = changed.length >> 1;
  changed[at] = changed[at] === 0x61 ? 0x62 : 0x61;
  return changed;
}

function tunnel(site: URL, request: http.IncomingMessage, socket: net.Socket, head: Buffer): void {
  const upstream = net.connect(Number(site.port), site.hostname, () => {
    const lines = [`${request.method} ${request.url} HTTP/1.1`];
    for (let i = 0; i < request.rawHeaders.length; i += 2)
      lines.push(`${request.rawHeaders[i]}: ${request.rawHeaders[i + 1]}`);
    upstream.write(`${lines.join('\r\n')}\r\n\r\n`);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
  });
  for (const end of [socket, upstream]) {
    for (const event of ['error', 'close']) end.on(event, () => (socket.destroy(), upstream.destroy()));
  }
}
