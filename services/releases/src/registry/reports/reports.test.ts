import { REPORTS_PATH, type ReleaseReport } from '@afterglow/shared-contracts';
import { registryOperations, reportListSchema } from '@afterglow/shared-registry-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { createClientsOnOtherSubnets } from '../../testing/networks.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:34:56.000Z');
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => nowMs, trustedProxies: ['127.0.0.1'] });
  await registry.release('radio', '1.0.0');
}, START_LIMIT_MS);
afterAll(() => registry.close());

const RADIO = { remote: 'radio', version: '1.0.0' };

function malformed(operation: string): ReleaseReport {
  return { ...RADIO, kind: 'malformed-answer', operation, field: 'show.title', message: 'expected string' };
}

function post(report: unknown, contentType = 'application/json'): Promise<Response> {
  return registry.fetch(REPORTS_PATH, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: JSON.stringify(report),
  });
}

test('[RELEASE-010] reports of tabs are counted per remote, version, kind and reason, hour by hour', async () => {
  const failure: ReleaseReport = {
    ...RADIO,
    kind: 'chunk-load-error',
    code: 'CHUNK_LOAD_FAILED',
    reason: 'missing',
    url: '/remotes/radio/1.0.0/app.js',
  };
  const statuses = [
    await post({ ...RADIO, kind: 'load' }),
    await post({ ...RADIO, kind: 'load' }, 'text/plain;charset=UTF-8'),
    await post(failure),
    await post({ ...RADIO, kind: 'crash', message: 'boom' }),
    await post(malformed('getMix')),
    await post(malformed('getNothing')),
  ].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 204]);
  nowMs += 3_600_000;
  expect((await post({ ...RADIO, kind: 'load' })).status).toBe(204);

  const answer = await registry.fetch(REPORTS_PATH, {
    headers: { authorization: `Bearer ${registry.releases.tokens.manager}` },
  });
  const { counts } = reportListSchema.parse(await answer.json());
  const hourIso = '2026-03-01T12:00:00.000Z';
  expect(counts).toHaveLength(6);
  expect(counts[0]).toEqual({ ...RADIO, kind: 'load', reason: '', hourIso: '2026-03-01T13:00:00.000Z', count: 1 });
  expect(counts).toEqual(
    expect.arrayContaining([
      { ...RADIO, kind: 'load', reason: '', hourIso, count: 2 },
      { ...RADIO, kind: 'chunk-load-error', reason: 'missing', hourIso, count: 1 },
      { ...RADIO, kind: 'crash', reason: '', hourIso, count: 1 },
      { ...RADIO, kind: 'malformed-answer', reason: 'getMix', hourIso, count: 1 },
      { ...RADIO, kind: 'malformed-answer', reason: 'unknown', hourIso, count: 1 },
    ]),
  );
});

test('[RELEASE-010] shows the results of each version of an area, hour by hour', async () => {
  const health = await registry.manager.call(registryOperations.getHealth, {
    params: { remote: 'radio' },
    query: { hours: 2 },
  });
  expect(health).toEqual({
    remote: 'radio',
    currentHourIso: '2026-03-01T13:00:00.000Z',
    hours: 2,
    versions: [
      {
        version: '1.0.0',
        counts: [
          { hourIso: '2026-03-01T12:00:00.000Z', loads: 2, lostCode: 1, crashes: 1 },
          { hourIso: '2026-03-01T13:00:00.000Z', loads: 1, lostCode: 0, crashes: 0 },
        ],
      },
    ],
  });
  const unknown = registry.manager.call(registryOperations.getHealth, { params: { remote: 'radoi' } });
  await expect(unknown).rejects.toMatchObject({ status: 404, message: expect.stringContaining('Did you mean radio?') });
});

test('[RELEASE-010] each kind of report is counted separately', async () => {
  nowMs += 2 * DAY_MS;
  const bare = ['begun', 'left', 'empty', 'hang', 'busy'] as const;
  for (const kind of bare) expect((await post({ ...RADIO, kind })).status).toBe(204);
  expect((await post({ ...RADIO, kind: 'error', message: 'boom' })).status).toBe(204);
  const { counts } = await registry.manager.call(registryOperations.listReports, {});
  const kinds = counts.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual([...bare, 'error'].toSorted());

  await post({ ...RADIO, kind: 'begun' });
  const { versions } = await registry.manager.call(registryOperations.getHealth, { params: { remote: 'radio' } });
  // An uncaught error fails no visit.
  expect(versions[0]?.counts).toEqual([
    { hourIso: expect.any(String) as unknown, loads: 0, lostCode: 0, crashes: 0, otherFailures: 3, visits: 1 },
  ]);
});

test('a report that is invalid, too long or about an unpublished version is rejected', async () => {
  expect((await post({ ...RADIO, kind: 'party' })).status).toBe(400);
  expect((await post({ ...RADIO, kind: 'crash', message: 'x'.repeat(5000) })).status).toBe(413);
  expect((await post({ ...RADIO, version: '9.9.9', kind: 'load' })).status).toBe(404);
});

test("[RELEASE-025] a busy subnet's ends are accepted up to its starts, and its failures in full", async () => {
  const { report } = createClientsOnOtherSubnets(() => registry);
  const send = async (kind: 'begun' | 'load' | 'left' | 'hang', count: number) => {
    const sent = Array.from({ length: count }, () => report('10.9.9.9', { ...RADIO, kind }));
    return (await Promise.all(sent)).filter((status) => status === 204).length;
  };
  const starts = await send('begun', 350);
  expect(starts).toBeLessThan(350);
  // Each page loads the shell too, which uses up none of the ends.
  await Promise.all(
    Array.from({ length: 350 }, () => report('10.9.9.9', { remote: 'shell', version: '1.0.0', kind: 'load' })),
  );
  const loads = await send('load', 150);
  expect(loads + (await send('left', 200))).toBe(starts);
  expect(await send('hang', 100)).toBe(100);
});
