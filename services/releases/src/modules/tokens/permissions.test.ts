import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createReleasesClient } from '../../client/create-releases-client.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
beforeAll(async () => {
  registry = await startTestRegistry();
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
