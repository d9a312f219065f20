import { liveSetSchema } from '@afterglow/shared-contracts';
import { registryOperations } from '@afterglow/shared-registry-contracts';
import { etagCases } from '@afterglow/kit/testing';
import { createReleasesClient } from '../../client/index.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
  await registry.release('shell', '1.0.0');
  await registry.release('browse', '1.0.0');
  for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3', '1.0.4']) {
    await registry.team('radio').publish(await registry.build('radio', version));
  }
}, START_LIMIT_MS);
afterAll(() => registry.close());

const ENVIRONMENT = 'production';
const promote = (version: string) =>
  registry.manager.promote({ environment: ENVIRONMENT, remote: 'radio', version, reason: `to ${version}` });
const rollback = (to?: string) =>
  registry.manager.rollback({
    environment: ENVIRONMENT,
    remote: 'radio',
    reason: 'it is blank',
    ...(to ? { to } : {}),
  });

async function liveVersions(): Promise<Record<string, string>> {
  const { remotes } = await registry.manager.liveSet(ENVIRONMENT);
  return Object.fromEntries(remotes.map(({ name, live }) => [name, live.version]));
}

function put(version: string, ifMatch: string | undefined): Promise<Response> {
  return registry.fetch('/releases/environments/production/remotes/radio', {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${registry.releases.tokens.manager}`,
      'content-type': 'application/json',
      ...(ifMatch === undefined ? {} : { 'if-match': ifMatch }),
    },
    body: JSON.stringify({ version, reason: 'race' }),
  });
}

test('[RELEASE-004] promoting makes a version live as a new revision, which the next page gets immediately', async () => {
  await promote('1.0.0');
  const before = await registry.manager.liveSet(ENVIRONMENT);
  const { outcome, liveSet } = await promote('1.0.1');
  expect(outcome).toBe('changed');
  expect(liveSet.revision).toBe(before.revision + 1);
  const page = await (await registry.fetch('/radio', { headers: { accept: 'text/html' } })).text();
  expect(page).toContain('/remotes/radio/1.0.1/entry.js');
  expect(page).not.toContain('/remotes/radio/1.0.0/');
});

test('promoting the live version changes nothing', async () => {
  const before = await registry.manager.liveSet(ENVIRONMENT);
  expect(await promote('1.0.1')).toEqual({ outcome: 'unchanged', liveSet: before, leftVersion: null });
});

test('rolling back one remote goes to its previous good version and changes no other remote', async () => {
  const before = await liveVersions();
  const { liveSet } = await rollback();
  expect(await liveVersions()).toEqual({ ...before, radio: '1.0.0' });
  // A rolled-back version is not good, so no rollback returns to it.
  expect(liveSet.remotes.find(({ name }) => name === 'radio')?.previousVersion).toBeNull();
  await expect(rollback()).rejects.toMatchObject({ status: 409 });
});

test('[RELEASE-029] a rollback returns to the last good version, and to a rolled-back one only by name', async () => {
  const target = async () =>
    (await registry.manager.liveSet(ENVIRONMENT)).remotes.find(({ name }) => name === 'radio')?.previousVersion;
  const leave = (from: string, to?: string) =>
    registry.manager.rollback({
      environment: ENVIRONMENT,
      remote: 'radio',
      reason: 'blank',
      from,
      ...(to && { to }),
    });
  await promote('1.0.1');
  await promote('1.0.2');
  // Replaced by promoting the earlier one.
  await promote('1.0.1');
  expect(await target()).toBe('1.0.0');
  await promote('1.0.0');
  await expect(leave('1.0.0')).rejects.toMatchObject({ status: 409 });
  // Rolled back by hand, and promoted again.
  await promote('1.0.1');
  await leave('1.0.1');
  await promote('1.0.1');
  await promote('1.0.2');
  expect((await leave('1.0.2')).liveSet.remotes.find(({ name }) => name === 'radio')?.live.version).toBe('1.0.0');
  // By name.
  expect((await leave('1.0.0', '1.0.1')).outcome).toBe('changed');
  await leave('1.0.1', '1.0.0');
});

test('a rollback names any published version, and no other', async () => {
  await promote('1.0.1');
  await promote('1.0.2');
  await rollback('1.0.0');
  expect((await liveVersions())['radio']).toBe('1.0.0');
  await expect(rollback('7.7.7')).rejects.toMatchObject({
    status: 404,
    message: "radio 7.7.7 isn't published. Publish it first.",
  });
});

test('a rollback without a reason is rejected', async () => {
  await expect(
    registry.manager.rollback({ environment: ENVIRONMENT, remote: 'radio', reason: '  ' }),
  ).rejects.toMatchObject({
    status: 400,
    message: 'reason: enter a reason',
  });
});

test('[RELEASE-007] a change based on an outdated revision responds with 409 and the current one', async () => {
  const { revision } = await registry.manager.liveSet(ENVIRONMENT);
  const response = await put('1.0.2', `"${revision - 1}"`);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'conflict', liveSet: { revision } });
  expect((await registry.manager.liveSet(ENVIRONMENT)).revision).toBe(revision);
});

test('[RELEASE-007] of concurrent changes based on one revision exactly one wins', async () => {
  const { revision } = await registry.manager.liveSet(ENVIRONMENT);
  const versions = ['1.0.1', '1.0.2', '1.0.1', '1.0.2'];
  const statuses = (await Promise.all(versions.map((version) => put(version, `"${revision}"`)))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  expect((await registry.manager.liveSet(ENVIRONMENT)).revision).toBe(revision + 1);
});

test('a change names the revision on which it is based', async () => {
  expect((await put('1.0.2', undefined)).status).toBe(400);
  expect((await put('1.0.2', 'W/"x"')).status).toBe(400);
});

test('the live set has its revision as an entity tag', async () => {
  const first = await registry.fetch('/releases/environments/production/live-set');
  const etag = first.headers.get('etag') ?? '';
  for (const [known, status] of etagCases(etag)) {
    const again = await registry.fetch('/releases/environments/production/live-set', {
      headers: { 'if-none-match': known },
    });
    expect([known, again.status]).toEqual([known, status]);
  }
});

test('staging and production change independently', async () => {
  const before = await liveVersions();
  await registry.manager.promote({ environment: 'staging', remote: 'radio', version: '1.0.2', reason: 'try' });
  expect(await liveVersions()).toEqual(before);
  expect((await registry.manager.liveSet('staging')).revision).toBe(1);
});

test(
  'a rollback survives a restart',
  async () => {
    await promote('1.0.3');
    await promote('1.0.4');
    await rollback();
    const before = await registry.manager.liveSet(ENVIRONMENT);
    await registry.restart();
    expect(await registry.manager.liveSet(ENVIRONMENT)).toEqual(before);
    expect((await liveVersions())['radio']).toBe('1.0.3');
  },
  START_LIMIT_MS,
);

describe('a retired area', () => {
  const FIRST = { environment: ENVIRONMENT, remote: 'browse', reason: 'not ours to show' } as const;
  const retire = () =>
    registry.manager.call(registryOperations.retire, {
      params: { environment: ENVIRONMENT, remote: 'browse' },
      body: { reason: FIRST.reason },
    });

  test('leaves a tombstone at its paths, also without a previous version; a rollback restores it', async () => {
    await registry.release('browse', '3.0.0');
    const before = (await registry.manager.liveSet(ENVIRONMENT)).remotes.find(({ name }) => name === 'browse');
    const { outcome, liveSet, leftVersion } = await retire();
    expect([outcome, leftVersion]).toEqual(['changed', '3.0.0']);
    const tombstone = liveSet.remotes.find(({ name }) => name === 'browse');
    expect(tombstone).toMatchObject({
      previousVersion: '3.0.0',
      live: { entry: 'entry.js', version: expect.stringMatching(/^0\.0\.0-retired\./) as unknown },
    });
    expect(tombstone?.live.pages?.map(({ path }) => path)).toEqual(before?.live.pages?.map(({ path }) => path));
    const code = await (await registry.fetch(`${tombstone?.live.baseUrl ?? ''}entry.js`)).text();
    expect(code).toContain("This part isn't available right now");
    expect((await retire()).outcome).toBe('unchanged');
    expect((await registry.manager.history(ENVIRONMENT, { limit: 1 }))[0]).toMatchObject({ action: 'retire' });
    const back = await registry.manager.rollback({ ...FIRST, reason: 'ours again' });
    expect(back.liveSet.remotes.find(({ name }) => name === 'browse')?.live.version).toBe('3.0.0');
  });
});

describe('[RELEASE-009] a canary', () => {
  const RADIO = { environment: ENVIRONMENT, remote: 'radio' } as const;
  const visitors = Array.from({ length: 40 }, (_, index) => String(index * 97));
  const versionFor = async (visitor: string) => {
    const answer = await registry.fetch('/releases/environments/production/live-set', {
      headers: { cookie: `afterglow_part=${visitor}` },
    });
    const { remotes } = liveSetSchema.parse(await answer.json());
    return remotes.find(({ name }) => name === 'radio')?.live.version;
  };
  const whoHas = async (version: string) => {
    const versions = await Promise.all(visitors.map(versionFor));
    return visitors.filter((_, index) => versions[index] === version);
  };
  const canary = (percent: string) =>
    registry.manager.call(registryOperations.startCanary, {
      params: RADIO,
      body: { version: '1.0.2', percent, reason: 'new player' },
    });

  test('goes to some visitors, who keep it as the share grows, and ends immediately for all', async () => {
    await registry.manager.rollback({ ...RADIO, to: '1.0.0', from: await liveRadio(), reason: 'begin' });
    await canary('20');
    const few = await whoHas('1.0.2');
    await canary('60');
    const more = await whoHas('1.0.2');
    expect(few.length).toBeGreaterThan(0);
    expect(more.length).toBeGreaterThan(few.length);
    expect(few.every((visitor) => more.includes(visitor))).toBe(true);
    expect(await whoHas('1.0.0')).toHaveLength(visitors.length - more.length);
    expect(await liveRadio()).toBe('1.0.0');
    await registry.manager.call(registryOperations.endCanary, { params: RADIO, body: { reason: 'it stutters' } });
    expect(await whoHas('1.0.2')).toEqual([]);
    const [ended, grown] = await registry.manager.history(ENVIRONMENT, { limit: 2 });
    expect(ended).toMatchObject({ action: 'end-canary', fromVersion: '1.0.2', toVersion: '1.0.0' });
    expect(grown).toMatchObject({ action: 'canary', toVersion: '1.0.2', canaryPercent: 60 });
    expect(await registry.manager.verify(ENVIRONMENT)).toMatchObject({ firstBrokenRevision: null });
  });

  test('is in the page that a visitor opens, with a bucket to keep', async () => {
    await canary('99');
    const answer = await registry.fetch('/radio', { headers: { accept: 'text/html', cookie: 'afterglow_part=97' } });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(await answer.text()).toContain('/remotes/radio/1.0.2/');
    const first = await registry.fetch('/radio', { headers: { accept: 'text/html' } });
    expect(first.headers.get('set-cookie')).toMatch(/^afterglow_part=\d{1,4}; Path=\/; /);
  });

  test('ends when its version, or another, goes live for everyone', async () => {
    await registry.manager.promote({ ...RADIO, version: '1.0.1', reason: 'all' });
    expect(await whoHas('1.0.1')).toEqual(visitors);
  });
});

async function liveRadio(): Promise<string> {
  const { remotes } = await registry.manager.liveSet(ENVIRONMENT);
  return remotes.find(({ name }) => name === 'radio')?.live.version ?? '';
}

test("an area may have any name, also that of an object's built-in property", async () => {
  const body = { label: 'odd team', role: 'team', remote: 'constructor' } as const;
  const { secret } = await registry.manager.call(registryOperations.makeToken, { body });
  const team = createReleasesClient({ url: registry.url, token: secret });
  const ODD = { environment: ENVIRONMENT, remote: 'constructor', reason: 'test' } as const;
  await expect(team.rollback(ODD)).rejects.toMatchObject({ status: 404 });
  for (const version of ['1.0.0', '1.0.1']) {
    await team.publish(await registry.build('constructor', version));
    expect((await team.promote({ ...ODD, version })).outcome).toBe('changed');
  }
  expect(await team.rollback(ODD)).toMatchObject({ outcome: 'changed', leftVersion: '1.0.1' });
});
