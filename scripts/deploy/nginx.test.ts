import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request as httpRequest,
  type RequestListener,
  type Server,
} from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WORKSPACE_ROOT } from '@afterglow/shared-build';
import { CHANNEL_IDS, MOUNTS } from '@afterglow/shared-contracts';
import { until } from '@afterglow/kit/testing';
import { isInstalled } from '../machine/debian-packages.ts';

const FILES = path.join(WORKSPACE_ROOT, 'deploy/nginx');
const DOMAIN = 'radio.example';
const AWAY = { code: 'server_busy', message: 'Server busy, please try again later.' };

const describeWithNginx = isInstalled('nginx-light') && isInstalled('openssl') ? describe : describe.skip;

interface Instance {
  readonly server: Server;
  readonly port: number;
  readonly asked: IncomingMessage[];
  respond: RequestListener;
}

let root: string;
let nginx: ChildProcess;
let instances: readonly [Instance, Instance];
let relay: Instance;
let ports: { readonly http: number; readonly https: number };

async function openInstance(): Promise<Instance> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    instance.respond(request, response);
  });
  await listen(server);
  const instance: Instance = { server, port: portOf(server), asked, respond: (_, response) => void response.end('ok') };
  return instance;
}

function listen(server: Server, port = 0): Promise<void> {
  return new Promise((resolve) => void server.listen(port, '127.0.0.1', resolve));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await listen(server);
  const port = portOf(server);
  await new Promise((resolve) => void server.close(resolve));
  return port;
}

/** The delivered files, in a scratch root, with other ports and paths. */
function installFiles(): void {
  const [one, two] = instances;
  const folder = path.join(root, 'afterglow');
  cpSync(FILES, folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8')
      .replaceAll('/etc/nginx/afterglow', folder)
      .replaceAll(`/etc/letsencrypt/live/${DOMAIN}`, root)
      .replaceAll('/var/log/nginx', root)
      .replaceAll('/var/www/acme', root)
      .replaceAll('127.0.0.1:4800', `127.0.0.1:${one.port}`)
      .replaceAll('127.0.0.1:4801', `127.0.0.1:${two.port}`)
      .replaceAll('127.0.0.1:8000', `127.0.0.1:${relay.port}`)
      .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replaceAll('listen 443 ssl http2;', `listen 127.0.0.1:${ports.https} ssl http2;`)
      .replaceAll(/^ *listen \[::].*$/gm, '');
    writeFileSync(file, text);
  }
  writeFileSync(
    path.join(root, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; worker_processes 1; pid ${root}/nginx.pid; error_log ${root}/error.log; events {}
    http { ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${root}/${name};`).join(' ')}
      include ${folder}/afterglow.conf; }`,
  );
}

interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

interface Received {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

function send(address: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Received> {
  const options = { method, headers: { host: DOMAIN, ...headers }, rejectUnauthorized: false, agent: false } as const;
  const request = address.startsWith('https') ? httpsRequest(address, options) : httpRequest(address, options);
  return new Promise((resolve, reject) => {
    request.on('error', reject).on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response;
        resolve({ status, headers: received, text: Buffer.concat(chunks).toString('utf8') });
      });
    });
    request.end(body);
  });
}

const site = (address: string, sent?: Sent) => send(`https://127.0.0.1:${ports.https}${address}`, sent);

describeWithNginx('deploy/nginx', () => {
  beforeAll(async () => {
    root = mkdtempSync(path.join(tmpdir(), 'afterglow-nginx-'));
    instances = [await openInstance(), await openInstance()];
    relay = await openInstance();
    ports = { http: await freePort(), https: await freePort() };
    installFiles();
    const subject = ['-subj', `/CN=${DOMAIN}`, '-keyout', `${root}/privkey.pem`, '-out', `${root}/fullchain.pem`];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', ...subject],
      {
        stdio: 'ignore',
      },
    );
    const args = ['-p', root, '-c', `${root}/nginx.conf`, '-e', `${root}/error.log`];
    execFileSync('/usr/sbin/nginx', ['-t', ...args], { stdio: 'pipe' });
    nginx = spawn('/usr/sbin/nginx', args, { stdio: 'ignore' });
    await until(
      () =>
        site('/').then(
          ({ status }) => status,
          () => 0,
        ),
      (status) => status === 200,
    );
  });
  afterAll(() => {
    nginx.kill('SIGTERM');
    for (const { server } of [...instances, relay]) {
      server.closeAllConnections();
      server.close();
    }
    rmSync(root, { recursive: true });
  });
  beforeEach(() => {
    for (const instance of [...instances, relay]) {
      instance.asked.length = 0;
      instance.respond = (_, response) => void response.end('ok');
    }
  });

  const allAsked = () => instances.flatMap(({ asked }) => asked);

  test('redirects http to https, but not the challenges of a certificate', async () => {
    const { status, headers } = await send(`http://127.0.0.1:${ports.http}/radio?tab=1`);
    expect([status, headers.location]).toEqual([301, `https://${DOMAIN}/radio?tab=1`]);
    mkdirSync(path.join(root, '.well-known/acme-challenge'), { recursive: true });
    writeFileSync(path.join(root, '.well-known/acme-challenge/x'), 'proof');
    expect(await send(`http://127.0.0.1:${ports.http}/.well-known/acme-challenge/x`)).toMatchObject({ text: 'proof' });
  });

  test('speaks HTTP/2, and names the visitor, the host, and the protocol to the service', async () => {
    const session = connect(`https://127.0.0.1:${ports.https}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/', ':authority': DOMAIN });
    await new Promise((resolve) => stream.on('end', resolve).resume());
    session.close();
    const [asked] = allAsked();
    expect(asked?.headers).toMatchObject({
      host: DOMAIN,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
    });
    for (const { asked: earlier } of instances) earlier.length = 0;
    await site('/', { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect(allAsked().map(({ headers }) => headers['x-forwarded-for'])).toEqual(['127.0.0.1']);
  });

  test('passes WebSockets', async () => {
    const [one, two] = instances;
    for (const { server } of [one, two]) {
      server.once('upgrade', (_request, socket) => {
        socket.end('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\nhello');
      });
    }
    const upgraded = new Promise((resolve) => {
      const headers = { host: DOMAIN, connection: 'Upgrade', upgrade: 'websocket' };
      const options = { headers, rejectUnauthorized: false, agent: false } as const;
      const request = httpsRequest(`https://127.0.0.1:${ports.https}/v3/live`, options).end();
      request.on('upgrade', (_response, socket, head) => {
        const text = head.toString();
        if (text !== '') resolve(text);
        else socket.once('data', (chunk: Buffer) => resolve(chunk.toString()));
      });
    });
    expect(await upgraded).toBe('hello');
    for (const { server } of [one, two]) server.removeAllListeners('upgrade');
  });

  test('passes on a stream as it arrives', async () => {
    const first = Promise.withResolvers<string>();
    for (const instance of instances) {
      instance.respond = (_, response) => {
        response.writeHead(200, { 'x-accel-buffering': 'no' });
        response.write('one');
      };
    }
    const options = { headers: { host: DOMAIN }, rejectUnauthorized: false, agent: false } as const;
    const request = httpsRequest(`https://127.0.0.1:${ports.https}/v3/live/a/chill/low.mp3`, options);
    request.on('response', (response) => response.once('data', (chunk: Buffer) => first.resolve(chunk.toString())));
    request.on('error', () => undefined).end();
    expect(await first.promise).toBe('one');
    request.destroy();
  });

  test.each(['GET', 'HEAD'])('repeats a %s at the other instance', async (method) => {
    instances[0].respond = (request) => void request.socket.destroy();
    for (let time = 1; time <= 4; time += 1) expect((await site('/', { method })).status).toBe(200);
    expect(instances[0].asked.length).toBeGreaterThan(0);
  });

  test('never repeats a call that changes something', async () => {
    for (const instance of instances) instance.respond = (request) => void request.socket.destroy();
    const { status, text, headers } = await site('/v3/orders', { method: 'POST', body: '{}' });
    expect([status, JSON.parse(text), headers['retry-after']]).toEqual([503, AWAY, '5']);
    expect(allAsked()).toHaveLength(1);
  });

  test.each([502, 504])('turns %d into 503: a page for people, the error format for programs', async (gone) => {
    for (const instance of instances) instance.respond = (_, response) => void response.writeHead(gone).end('proxy');
    // A status of the service itself stays.
    expect((await site('/')).text).toBe('proxy');
    for (const instance of instances) instance.respond = (request) => void request.socket.destroy();
    const page = await site('/radio');
    expect([page.status, page.headers['retry-after'], page.headers['content-type']]).toEqual([503, '5', 'text/html']);
    expect(page.text).toContain('Back in a moment');
    const call = await site('/v3/stations');
    expect([call.status, JSON.parse(call.text)]).toEqual([503, AWAY]);
  });

  test('asks an instance again as soon as it is back', async () => {
    const [one, two] = instances;
    for (const { server } of instances) {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    }
    expect((await site('/')).status).toBe(503);
    await listen(one.server, one.port);
    await listen(two.server, two.port);
    for (let time = 1; time <= 4; time += 1) expect((await site('/')).status).toBe(200);
    expect(one.asked.length * two.asked.length).toBeGreaterThan(0);
  });

  test('accepts pictures of 10 MB and releases, and refuses more', async () => {
    const post = async (address: string, megabytes: number) =>
      (
        await site(address, { method: 'POST', body: Buffer.alloc(megabytes * 1_048_576) }).catch(() => ({
          status: 413,
        }))
      ).status;
    expect(await post('/v3/media/upload', 10)).toBe(200);
    expect(await post('/v3/media/upload', 13)).toBe(413);
    expect(await post('/releases/uploads', 20)).toBe(200);
  });

  test('logs no query, and no page that a request came from', async () => {
    await site('/v3/live/chill.m3u?key=member-key', {
      headers: { referer: `https://${DOMAIN}/reset?token=reset-token` },
    });
    const readLog = () => Promise.resolve(readFileSync(path.join(root, 'afterglow.log'), 'utf8'));
    const log = await until(readLog, (text) => text.includes('/v3/live/chill.m3u'));
    expect(log).not.toMatch(/member-key|reset-token/);
    for (const instance of instances) instance.respond = (request) => void request.socket.destroy();
    expect((await site('/v3/live/chill.m3u?key=member-key')).status).toBe(503);
    expect(readFileSync(path.join(root, 'afterglow-error.log'), 'utf8')).toBe('');
  });

  describe('passes of a relay', () => {
    const mounts = CHANNEL_IDS.flatMap((channel) => MOUNTS.map((mount) => `/${channel}/${mount}.mp3`));

    test.each(mounts)('the stream %s', async (mount) => {
      expect((await site(`/relay1${mount}?token=t`)).status).toBe(200);
      expect(relay.asked.map(({ url }) => url)).toEqual([`${mount}?token=t`]);
    });

    test.each([
      ['GET', '/relay1/admin/'],
      ['GET', '/relay1/admin/stats'],
      ['GET', '/relay1/status.xsl'],
      ['GET', '/relay1/'],
      ['GET', '/relay1/chill/../admin/stats'],
      ['PUT', '/relay1/chill/low.mp3'],
      ['SOURCE', '/relay1/chill/low.mp3'],
      ['POST', '/relay1/chill/low.mp3'],
    ])('nothing else: %s %s is 404', async (method, address) => {
      expect((await site(address, { method })).status).toBe(404);
      expect(relay.asked).toEqual([]);
    });
  });
});
