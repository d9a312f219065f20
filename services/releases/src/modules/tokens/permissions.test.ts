import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegistryInput, registryOperations } from '@afterglow/shared-contracts/registry';
import { createReleasesClient } from '../../client/create-releases-client.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
const isoDay = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => nowMs });
  await registry.release('radio', '1.0.0');
  await registry.team('radio').publish(await registry.build('radio', '1.0.1'));
}, START_LIMIT_MS);
afterAll(() => registry.close());

const ENVIRONMENT = 'production';
const withToken = (token: string | undefined) => createReleasesClient({ url: registry.url, token });
const radioTo = (version: string) => ({ environment: ENVIRONMENT, remote: 'radio', version, reason: 'test' }) as const;

test('[RELEASE-013] a team publishes and promotes its own area only', async () => {
  const browse = await registry.build('browse', '1.0.0');
  await expect(registry.team('radio').publish(browse)).rejects.toMatchObject({
    status: 403,
    message: 'The team token "team radio" may not publish browse.',
  });
  await expect(registry.team('browse').promote(radioTo('1.0.1'))).rejects.toMatchObject({ status: 403 });
  expect((await registry.team('browse').publish(browse)).outcome).toBe('published');
  expect((await registry.team('radio').promote(radioTo('1.0.1'))).outcome).toBe('changed');
});

test('[RELEASE-013] a release manager promotes and rolls back any area, and publishes none', async () => {
  await expect(registry.manager.publish(await registry.build('browse', '1.1.0'))).rejects.toMatchObject({
    status: 403,
  });
  const back = { environment: ENVIRONMENT, remote: 'radio', reason: 'blank' } as const;
  expect((await registry.manager.rollback(back)).outcome).toBe('changed');
  const browseTo = { environment: ENVIRONMENT, remote: 'browse', version: '1.0.0', reason: 'test' } as const;
  for (const change of [radioTo('1.0.1'), browseTo])
    expect((await registry.manager.promote(change)).outcome).toBe('changed');
  const live = (await registry.manager.liveSet(ENVIRONMENT)).remotes;
  expect(live.map(({ name, live: { version } }) => [name, version])).toEqual([
    ['browse', '1.0.0'],
    ['radio', '1.0.1'],
  ]);
});

test('[RELEASE-013] a viewer reads the log and changes nothing', async () => {
  const build = await registry.build('radio', '1.0.9');
  const viewer = withToken(registry.releases.tokens.viewer);
  expect(await viewer.history(ENVIRONMENT)).not.toEqual([]);
  const attempts = [
    () => viewer.publish(build),
    () => viewer.promote(radioTo('1.0.1')),
    () => viewer.rollback({ environment: ENVIRONMENT, remote: 'radio', reason: 'test' }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403, code: 'forbidden' });
});

test('[RELEASE-013] without a valid token nothing is changed and no log is readable', async () => {
  const build = await registry.build('radio', '1.0.9');
  for (const client of [withToken(undefined), withToken('agt_guessed')]) {
    const attempts = [
      () => client.publish(build),
      () => client.promote(radioTo('1.0.1')),
      () => client.rollback({ environment: ENVIRONMENT, remote: 'radio', reason: 'test' }),
      () => client.history(ENVIRONMENT),
      () => client.verify(ENVIRONMENT),
      () => client.versions('radio'),
    ];
    for (const attempt of attempts)
      await expect(attempt()).rejects.toMatchObject({ status: 401, code: 'not_authenticated' });
  }
  expect((await registry.fetch('/releases/reports')).status).toBe(401);
});

test('tokens are kept in a file that only its owner reads, and only their hashes in the database', async () => {
  const path = join(registry.dataDir, 'tokens.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(registry.releases.tokens);
});

describe('[RELEASE-024] tokens of persons and pipelines', () => {
  const make = (body: RegistryInput<typeof registryOperations.makeToken>['body']) =>
    registry.manager.call(registryOperations.makeToken, { body });
  const list = async () => (await registry.manager.call(registryOperations.listTokens, {})).tokens;

  test('are made by a manager, and are whom the log names', async () => {
    const { secret, token } = await make({ label: 'Ada Lovelace', role: 'manager' });
    expect(token).toMatchObject({ label: 'Ada Lovelace', createdBy: 'local manager', state: 'valid' });
    await registry.manager.promote(radioTo('1.0.0'));
    await withToken(secret).promote(radioTo('1.0.1'));
    expect((await registry.manager.history(ENVIRONMENT, { limit: 1 }))[0]?.actor).toBe('Ada Lovelace');
  });

  test('one of an area that does not exist yet publishes it, and nothing else', async () => {
    const { secret } = await make({ label: 'News pipeline', role: 'team', remote: 'news' });
    expect((await withToken(secret).publish(await registry.build('news', '1.0.0'))).outcome).toBe('published');
    await expect(withToken(secret).publish(await registry.build('browse', '9.0.0'))).rejects.toMatchObject({
      status: 403,
    });
  });

  test('are listed without their secret, to managers only', async () => {
    const { secret, token } = await make({ label: 'Grace Hopper', role: 'viewer' });
    expect(await list()).toContainEqual(token);
    expect(JSON.stringify(await list())).not.toContain(secret);
    for (const client of [withToken(undefined), withToken(secret), registry.team('radio')])
      await expect(client.call(registryOperations.listTokens, {})).rejects.toMatchObject({
        status: expect.any(Number),
      });
  });

  test('change and read nothing from the moment on at which they are revoked, or expire', async () => {
    const ended = await make({ label: 'Night shift', role: 'manager' });
    const expiring = await make({ label: 'Contractor', role: 'manager', expires: isoDay(nowMs) });
    for (const { secret } of [ended, expiring]) expect(await withToken(secret).history(ENVIRONMENT)).not.toEqual([]);
    await registry.manager.call(registryOperations.revokeToken, { params: { id: ended.token.id } });
    nowMs += 24 * 3_600_000;
    for (const { secret } of [ended, expiring]) {
      const attempts = [
        () => withToken(secret).history(ENVIRONMENT),
        () => withToken(secret).promote(radioTo('1.0.0')),
        () => withToken(secret).call(registryOperations.listTokens, {}),
      ];
      for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 401 });
    }
    const states = new Map((await list()).map(({ label, state }) => [label, state]));
    expect([states.get('Night shift'), states.get('Contractor')]).toEqual(['revoked', 'expired']);
  });

  test('that cannot be are refused with the reason', async () => {
    await expect(make({ label: 'x', role: 'team' })).rejects.toMatchObject({
      message: expect.stringContaining('name the area of the team'),
    });
    await expect(make({ label: 'x', role: 'viewer', expires: '2020-01-01' })).rejects.toMatchObject({
      message: expect.stringContaining('is over'),
    });
    await expect(make({ label: 'start of the site', role: 'viewer' })).rejects.toMatchObject({ status: 400 });
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    await expect(registry.manager.call(registryOperations.revokeToken, { params })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test(
  'a restart keeps the tokens',
  async () => {
    const before = registry.releases.tokens;
    await registry.restart();
    expect(registry.releases.tokens).toEqual(before);
    expect(await withToken(before.manager).history(ENVIRONMENT)).not.toEqual([]);
  },
  START_LIMIT_MS,
);

test(
  'a deleted tokens.json ends what it held, at every instance',
  async () => {
    const before = registry.releases.tokens;
    await registry.restart(() => rm(join(registry.dataDir, 'tokens.json')));
    expect(registry.releases.tokens.manager).not.toBe(before.manager);
    await expect(withToken(before.manager).history(ENVIRONMENT)).rejects.toMatchObject({ status: 401 });
    expect(await registry.manager.history(ENVIRONMENT)).not.toEqual([]);
  },
  START_LIMIT_MS,
);
