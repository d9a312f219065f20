import http from 'node:http';
import net from 'node:net';
import type { Duplex } from 'node:stream';

/** Passes requests to the running site unchanged. */
export interface SiteProxy {
  forward(request: http.IncomingMessage, response: http.ServerResponse): void;
  /** The same for web sockets. */
  tunnel(request: http.IncomingMessage, socket: Duplex, head: Buffer): void;
  close(): void;
}

export function createSiteProxy(siteUrl: string): SiteProxy {
  const { hostname, port } = new URL(siteUrl);
  const agent = new http.Agent({ keepAlive: true });

  function forward(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { url: path, method, headers } = request;
    const upstream = http.request({ hostname, port, path, method, headers, agent });
    upstream.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => response.destroy());
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  function tunnel(request: http.IncomingMessage, socket: Duplex, head: Buffer): void {
    const upstream = net.connect(Number(port), hostname, () => {
      upstream.write(`${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1\r\n${headerLines(request)}\r\n`);
      upstream.write(head);
      socket.pipe(upstream).pipe(socket);
    });
    for (const end of [socket, upstream]) {
      end.on('error', () => {
        socket.destroy();
        upstream.destroy();
      });
    }
  }

  return { forward, tunnel, close: () => agent.destroy() };
}

function headerLines({ rawHeaders }: http.IncomingMessage): string {
  const lines: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index] ?? ''}: ${rawHeaders[index + 1] ?? ''}\r\n`);
  }
  return lines.join('');
}
