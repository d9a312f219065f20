import { request as requestHttp, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Duplex } from 'node:stream';

/** Headers that would bind the browser to the site's own URL. */
const NOT_PASSED_ON = ['strict-transport-security', 'alt-svc', 'connection', 'keep-alive', 'transfer-encoding'];

interface WholeAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

function ask(site: URL, request: IncomingMessage, headers: IncomingHttpHeaders) {
  const send = site.protocol === 'https:' ? requestHttps : requestHttp;
  return send(new URL(request.url ?? '/', site), { method: request.method, headers });
}

/** A request's headers as the site's own page would send them. */
function headersFor(site: URL, { headers }: IncomingMessage): IncomingHttpHeaders {
  const local = `http://${headers.host ?? ''}`;
  const here = (address: string | undefined) => address?.replace(local, site.origin);
  return {
    ...headers,
    host: site.host,
    ...(headers.origin !== undefined && { origin: here(headers.origin) }),
    ...(headers.referer !== undefined && { referer: here(headers.referer) }),
  };
}

/** A response's headers for this origin: cookies and redirects stay here. */
function headersFrom(site: URL, { headers }: IncomingMessage): IncomingHttpHeaders {
  const stored = Object.entries(headers).filter(([name]) => !NOT_PASSED_ON.includes(name));
  const cookies = headers['set-cookie']?.map((cookie) => cookie.replace(/; *(?:domain=[^;]*|secure)/gi, ''));
  const location = headers.location?.startsWith(`${site.origin}/`)
    ? headers.location.slice(site.origin.length)
    : headers.location;
  return {
    ...Object.fromEntries(stored),
    ...(cookies && { 'set-cookie': cookies }),
    ...(location !== undefined && { location }),
  };
}

export function proxyRequest(site: URL, request: IncomingMessage, response: ServerResponse): void {
  const asked = ask(site, request, headersFor(site, request));
  asked.on('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, headersFrom(site, answer));
    answer.pipe(response);
    answer.on('error', () => response.destroy());
  });
  asked.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on('close', () => asked.destroy());
  request.pipe(asked);
}

export function fetchWhole(site: URL, request: IncomingMessage): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    const asked = ask(site, request, { ...headersFor(site, request), 'accept-encoding': 'identity' });
    asked.on('response', (answer) => {
      const { statusCode: status = 502 } = answer;
      const resolveWith = (parts: readonly Buffer[]) =>
        resolve({ status, headers: headersFrom(site, answer), text: Buffer.concat(parts).toString() });
      answer.toArray().then(resolveWith, reject);
    });
    asked.on('error', reject);
    asked.end();
  });
}

export function proxySocket(site: URL, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const asked = ask(site, request, headersFor(site, request));
  asked.on('upgrade', (answer, upstream, rest) => {
    const lines = Object.entries(answer.headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'));
    socket.write(rest);
    upstream.write(head);
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) end.on('error', () => [socket, upstream].forEach((one) => one.destroy()));
  });
  asked.on('response', () => socket.destroy());
  asked.on('error', () => socket.destroy());
  socket.on('error', () => asked.destroy());
  asked.end();
}
