import { createHttpApp } from '../http/create-http-app.ts';
import { setErrorHandlers } from '../http/error-handler.ts';

describe('the log of requests', () => {
  const linesOf = async (logLevel: string) => {
    const lines: string[] = [];
    const app = createHttpApp({ logLevel, logStream: { write: (line) => void lines.push(line) } });
    app.get('/broken', () => {
      throw new Error('out of order');
    });
    app.get('/mixes/:id', { config: { operation: 'getMix' } }, () => ({}));
    app.get('/probe', { config: { isProbe: true } }, () => ({}));
    const answers = [];
    for (const url of ['/mixes/3?token=secret&key=17.abc', '/probe', '/nothing', '/broken'])
      answers.push(await app.inject(url));
    return { answers, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
  };

  test('has one line per request with its outcome, under the ID in the response', async () => {
    const { answers, lines } = await linesOf('info');
    const requests = lines.filter(({ msg }) => msg === 'request');
    expect(requests).toEqual([
      expect.objectContaining({
        url: '/mixes/3?token=[redacted]&key=[redacted]',
        operation: 'getMix',
        status: 200,
        level: 30,
      }),
      expect.objectContaining({ url: '/nothing', status: 404, level: 30 }),
      expect.objectContaining({ url: '/broken', status: 500, level: 50 }),
    ]);
    expect(requests[0]).toMatchObject({ durationMs: expect.any(Number), remoteAddress: '127.0.0.1', method: 'GET' });
    expect(requests[0]?.['reqId']).toBe(answers[0]?.headers['x-request-id']);
  });

  test('says in each line which instance of which version wrote it', async () => {
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = createHttpApp({ logLevel: 'info', logStream, logOrigin: { instance: 'one:4800', version: '1.2.3' } });
    await app.inject('/nothing');
    app.log.info('also outside of a request');
    const origins = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(origins).toHaveLength(2);
    for (const line of origins) expect(line).toMatchObject({ instance: 'one:4800', version: '1.2.3' });
  });

  test('reports failures also at a high log level', async () => {
    const { lines } = await linesOf('error');
    expect(lines.map(({ msg }) => msg)).toEqual(['request failed', 'request']);
    expect(new Set(lines.map(({ reqId }) => reqId)).size).toBe(1);
  });

  test('has one line a second while the database is away, and then one per failure again', async () => {
    let nowMs = 0;
    const lines: string[] = [];
    const logStream = { write: (line: string) => void lines.push(line) };
    const app = createHttpApp({ logLevel: 'info', logStream, nowMs: () => nowMs });
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
    await app.register(
      async (scope) => {
        setErrorHandlers(scope);
        scope.get('/away', () => Promise.reject(away));
      },
      { prefix: '/scope' },
    );
    app.get('/also-away', () => Promise.reject(away));
    const reported = () => lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);
    for (let call = 0; call < 5; call += 1) await app.inject(call % 2 === 0 ? '/scope/away' : '/also-away');
    app.failureLog.ofWork(away);
    expect(reported()).toEqual([expect.objectContaining({ msg: 'the database is away', level: 50, failures: 1 })]);
    nowMs = 1_000;
    for (let call = 0; call < 5; call += 1) await app.inject('/scope/away');
    expect(reported()).toEqual([expect.objectContaining({ msg: 'the database is away', failures: 6 })]);
    app.failureLog.ofWork(new Error('out of order'));
    await app.inject('/nothing');
    expect(reported().map(({ msg }) => msg)).toEqual(['background work failed', 'request']);
  });
});
