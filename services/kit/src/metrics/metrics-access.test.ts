import { connect } from 'node:net';
import { addProbes } from '../health/probes.ts';
import { createHttpApp } from '../http/create-http-app.ts';
import { listen } from '../http/local/listen.ts';
import { createMetrics } from './metrics.ts';
import { localMetrics, openMetricsPort } from './metrics-access.ts';

const TOKEN = 'a token that only the collector knows';
const ENVIRONMENT = {
  METRICS_PORT: undefined,
  METRICS_HOST: '127.0.0.1',
  METRICS_TOKEN: undefined,
  PUBLIC_URL: undefined,
  TRUSTED_PROXIES: [],
};
const PUBLIC = { ...ENVIRONMENT, PUBLIC_URL: 'https://a.example' };
const metrics = createMetrics();

type Site = Parameters<typeof localMetrics>[1];

function createApp(site: Site = ENVIRONMENT) {
  const app = createHttpApp({ logLevel: 'silent' });
  addProbes(app, { checks: [], localMetrics: localMetrics(metrics, site) });
  return app;
}

describe('on the own port', () => {
  const statusFor = async (
    headers: Record<string, string> = {},
    { remoteAddress = '127.0.0.1', site = ENVIRONMENT }: { remoteAddress?: string; site?: Site } = {},
  ) => (await createApp(site).inject({ url: '/metrics', remoteAddress, headers })).statusCode;

  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'metrics are available to this machine: %s',
    async (remoteAddress) => {
      const answer = await createApp().inject({ url: '/metrics', remoteAddress });
      expect(answer.body).toContain('afterglow_http_request_duration_seconds');
      expect(answer.headers['cache-control']).toBe('no-store');
    },
  );

  test('metrics are hidden from others', async () => {
    expect(await statusFor({}, { remoteAddress: '10.1.2.3' })).toBe(404);
  });

  test.each(['localhost:4800', '127.0.0.1:4800', '[::1]:4800'])(
    'metrics are available under the name %s',
    async (host) => {
      expect(await statusFor({ host })).toBe(200);
    },
  );

  test.each(['rebound.example', 'localhost.evil.example', '10.1.2.3:4800'])(
    'metrics are hidden under a name that a foreign page could point here: "%s"',
    async (host) => {
      expect(await statusFor({ host })).toBe(404);
    },
  );

  test.each([
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-forwarded-port',
    'x-real-ip',
    'x-client-ip',
    'true-client-ip',
    'cf-connecting-ip',
  ])('metrics are hidden from requests that a proxy passes on: %s', async (header) => {
    expect(await statusFor({ [header]: '10.1.2.3' })).toBe(404);
  });

  test('metrics are hidden from a bare proxy, which uses HTTP 1.0', async () => {
    const app = createApp();
    const port = await listen(app, { port: 0, host: '127.0.0.1' });
    const statusLineOf = async (version: string) => {
      const socket = connect(port, '127.0.0.1').setEncoding('utf8');
      socket.end(`GET /metrics HTTP/${version}\r\nHost: localhost:${port}\r\nConnection: close\r\n\r\n`);
      return (await socket.toArray()).join('').split('\r\n')[0];
    };
    expect(await statusLineOf('1.1')).toContain(' 200 ');
    expect(await statusLineOf('1.0')).toContain(' 404 ');
    await app.close();
  });

  test.each([
    ['has a public address', PUBLIC],
    ['is behind a proxy', { ...ENVIRONMENT, TRUSTED_PROXIES: ['10.0.0.1'] }],
    ['has a port for them', { ...ENVIRONMENT, METRICS_PORT: 9464 }],
  ])('metrics are hidden when the site %s', async (_what, site) => {
    expect(await statusFor({}, { site })).toBe(404);
  });

  test('with a token set, metrics are available only to those who send it', async () => {
    for (const site of [PUBLIC, ENVIRONMENT].map((each) => ({ ...each, METRICS_TOKEN: TOKEN }))) {
      const shown = { authorization: `Bearer ${TOKEN}`, host: 'a.example', 'x-forwarded-for': '10.1.2.3' };
      expect(await statusFor(shown, { site })).toBe(200);
      expect(await statusFor({ authorization: `Bearer ${TOKEN}x` }, { site })).toBe(404);
      expect(await statusFor({}, { site })).toBe(404);
    }
  });
});

describe('METRICS_PORT', () => {
  const open = async (changes: object) => {
    const server = await openMetricsPort(metrics, { ...ENVIRONMENT, METRICS_PORT: 0, ...changes });
    if (server === undefined) throw new Error('It is not open.');
    return { base: `http://127.0.0.1:${server.port}`, close: () => server.close() };
  };

  test('serves metrics and nothing else', async () => {
    const { base, close } = await open({});
    const answer = await fetch(`${base}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toContain('# HELP');
    expect((await fetch(`${base}/`)).status).toBe(404);
    await close();
  });

  test('requires the token if one is set', async () => {
    const { base, close } = await open({ METRICS_TOKEN: TOKEN });
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await fetch(`${base}/metrics`, { headers })).status).toBe(200);
    await close();
  });
});
