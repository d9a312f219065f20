import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  CONSOLE_HEADER,
  registryAddress,
  type RegistryAccess,
  type RegistryInput,
  type RegistryOperation,
  registryOperations,
} from '@afterglow/shared-registry-contracts';
import { DAY_MS, HOUR_MS } from '@afterglow/shared-contracts/time';
import { createReleasesClient } from '../../client/index.ts';
import { START_LIMIT_MS, startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';

let registry: TestRegistry;
let nowMs = Date.parse('2026-03-01T12:00:00.000Z');
const isoDay = (timeMs: number) => new Date(timeMs).toISOString().slice(0, 'yyyy-mm-dd'.length);
beforeAll(async () => {
  registry = await startTestRegistry({ nowMs: () => nowMs, trustedProxies: ['127.0.0.1'] });
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
    message: `The team token "team radio" can't publish browse.`,
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

test('tokens are in a file that only its owner can read, and only their hashes in the database', async () => {
  const path = join(registry.dataDir, 'tokens.json');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(registry.releases.tokens);
});

type Role = 'nobody' | 'team' | 'other team' | 'viewer' | 'manager';

const ADMITTED: Readonly<Record<RegistryAccess, readonly Role[]>> = {
  everybody: ['nobody', 'team', 'other team', 'viewer', 'manager'],
  'any-token': ['team', 'other team', 'viewer', 'manager'],
  team: ['team'],
  'team-or-manager': ['team', 'manager'],
  manager: ['manager'],
};
const CALLS: readonly RegistryOperation[] = Object.values(registryOperations);

/** Makes a call about radio that changes nothing even when it is admitted: its content is invalid. */
async function statusOf(operation: RegistryOperation, headers: Record<string, string>): Promise<number> {
  const { method, takes, example } = operation;
  const params = { ...example.params, ...(operation.path.includes('{remote}') && { remote: 'radio' }) };
  const ending = new AbortController();
  const response = await registry.fetch(registryAddress(operation, params, example.query), {
    method,
    headers: { ...headers, 'content-type': takes, ...(takes !== 'application/json' && { 'content-length': '1' }) },
    ...(method !== 'GET' && { body: '{' }),
    signal: ending.signal,
  });
  ending.abort();
  return response.status;
}

function tokenOf(role: Role): string | undefined {
  const { manager, viewer, teams } = registry.releases.tokens;
  return { nobody: undefined, manager, viewer, team: teams['radio'], 'other team': teams['browse'] }[role];
}

describe('[RELEASE-013] every operation admits its declared callers, and no one else', () => {
  test.each(CALLS.map((operation) => [operation.name, operation] as const))('%s', async (_name, operation) => {
    const admitted: Role[] = [];
    for (const role of ADMITTED.everybody) {
      const token = tokenOf(role);
      const status = await statusOf(operation, token === undefined ? {} : { authorization: `Bearer ${token}` });
      expect(status).toBeLessThan(500);
      if (operation.access === 'everybody' || (status !== 401 && status !== 403)) admitted.push(role);
      else expect(status).toBe(role === 'nobody' ? 401 : 403);
    }
    expect(admitted).toEqual(ADMITTED[operation.access]);
  });
});

describe('a console session', () => {
  let addresses = 0;
  const consoleCall = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
    registry.fetch(path, {
      method,
      headers: { [CONSOLE_HEADER]: '1', ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  const signIn = (body: unknown, from = `192.0.2.${(addresses += 1)}`) =>
    consoleCall('POST', '/releases/session', body, { 'x-forwarded-for': from });
  const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const sessionOf = async (cookie: string) =>
    (await (await registry.fetch('/releases/session', { headers: { cookie } })).json()) as { session: unknown };
  const ROLLBACK = '/releases/environments/production/remotes/radio/rollback';

  test('is opened by a token, which is never shown, and is out of reach of scripts and other sites', async () => {
    const token = registry.releases.tokens.manager;
    const response = await signIn({ token });
    expect(response.headers.get('set-cookie')).toMatch(
      /^afterglow_console=[\w-]{43}; Path=\/releases; Max-Age=43200; HttpOnly; SameSite=Strict$/,
    );
    expect(await response.json()).toMatchObject({ label: 'local manager', role: 'manager', remote: null });
    expect(response.headers.get('set-cookie')).not.toContain(token);
    expect(await sessionOf(cookieOf(response))).toMatchObject({ session: { label: 'local manager' } });
    expect(await sessionOf('afterglow_console=guessed')).toEqual({ session: null });
  });

  test('may do what its token may, and rejects changes from a page of another site', async () => {
    const cookie = cookieOf(await signIn({ token: registry.releases.tokens.viewer }));
    expect((await registry.fetch('/releases/overview', { headers: { cookie } })).status).toBe(200);
    expect((await consoleCall('POST', ROLLBACK, { reason: 'test' }, { cookie })).status).toBe(403);
    const manager = cookieOf(await signIn({ token: registry.releases.tokens.manager }));
    // Otherwise it would never end.
    expect((await consoleCall('POST', '/releases/session/codes', undefined, { cookie: manager })).status).toBe(403);
    for (const forged of [
      { [CONSOLE_HEADER]: '' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect((await consoleCall('POST', ROLLBACK, { reason: 'test' }, { cookie: manager, ...forged })).status).toBe(
        401,
      );
    expect((await consoleCall('POST', '/releases/session', { token: 'x' }, { [CONSOLE_HEADER]: '' })).status).toBe(400);
  });

  test('ends with its token, on logout, and after twelve hours', async () => {
    const made = await registry.manager.call(registryOperations.makeToken, {
      body: { label: 'Night', role: 'viewer' },
    });
    const ofRevoked = cookieOf(await signIn({ token: made.secret }));
    await registry.manager.call(registryOperations.revokeToken, { params: { id: made.token.id } });
    const signedOut = cookieOf(await signIn({ token: registry.releases.tokens.viewer }));
    expect((await consoleCall('DELETE', '/releases/session', undefined, { cookie: signedOut })).status).toBe(204);
    const old = cookieOf(await signIn({ token: registry.releases.tokens.viewer }));
    expect((await sessionOf(old)).session).not.toBeNull();
    nowMs += 12 * HOUR_MS;
    for (const cookie of [ofRevoked, signedOut, old]) {
      expect((await sessionOf(cookie)).session).toBeNull();
      expect((await registry.fetch('/releases/overview', { headers: { cookie } })).status).toBe(401);
    }
  });

  test("is opened once by the code of a link, as the link's creator, within five minutes", async () => {
    const { code } = await withToken(registry.releases.tokens.viewer).call(registryOperations.makeSignInCode, {});
    expect(await (await signIn({ code })).json()).toMatchObject({ role: 'viewer' });
    expect((await signIn({ code })).status).toBe(401);
    const late = await registry.manager.call(registryOperations.makeSignInCode, {});
    nowMs += 300_000;
    expect((await signIn({ code: late.code })).status).toBe(401);
    const start = withToken(registry.releases.startToken);
    await expect(start.call(registryOperations.makeSignInCode, {})).rejects.toMatchObject({ status: 400 });
  });

  test('cannot be guessed: an IP has ten attempts a minute', async () => {
    const attempts = Array.from({ length: 12 }, () => signIn({ token: 'agt_guessed' }, '198.51.100.7'));
    expect((await Promise.all(attempts)).map(({ status }) => status)).toContain(429);
  });
});

describe('[RELEASE-024] tokens of people and pipelines', () => {
  const make = (body: RegistryInput<typeof registryOperations.makeToken>['body']) =>
    registry.manager.call(registryOperations.makeToken, { body });
  const list = async () => (await registry.manager.call(registryOperations.listTokens, {})).tokens;

  test('are created by a manager, and the log names them', async () => {
    const { secret, token } = await make({ label: 'Ada Lovelace', role: 'manager' });
    expect(token).toMatchObject({ label: 'Ada Lovelace', createdBy: 'local manager', state: 'valid' });
    await registry.manager.promote(radioTo('1.0.0'));
    await withToken(secret).promote(radioTo('1.0.1'));
    expect((await registry.manager.history(ENVIRONMENT, { limit: 1 }))[0]?.actor).toBe('Ada Lovelace');
  });

  test('of an area that does not exist yet publish that area only', async () => {
    const pipeline = withToken((await make({ label: 'News pipeline', role: 'team', remote: 'news' })).secret);
    expect((await pipeline.publish(await registry.build('news', '1.0.0'))).outcome).toBe('published');
    const other = await registry.build('browse', '9.0.0');
    await expect(pipeline.publish(other)).rejects.toHaveProperty('status', 403);
  });

  test('are listed without their secret, to managers only', async () => {
    const { secret, token } = await make({ label: 'Grace Hopper', role: 'viewer' });
    expect(await list()).toContainEqual(token);
    expect(JSON.stringify(await list())).not.toContain(secret);
    for (const [index, client] of [withToken(undefined), withToken(secret), registry.team('radio')].entries())
      await expect(client.call(registryOperations.listTokens, {})).rejects.toHaveProperty('status', index ? 403 : 401);
  });

  test('change and read nothing once they are revoked or expired', async () => {
    const ended = await make({ label: 'Night shift', role: 'manager' });
    const expiring = await make({ label: 'Contractor', role: 'manager', expires: isoDay(nowMs) });
    for (const { secret } of [ended, expiring]) expect(await withToken(secret).history(ENVIRONMENT)).not.toEqual([]);
    await registry.manager.call(registryOperations.revokeToken, { params: { id: ended.token.id } });
    nowMs += DAY_MS;
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

  test('that are invalid are rejected with the reason', async () => {
    const refused = [
      [{ label: 'x', role: 'team' }, "Enter the team's area"],
      [{ label: 'x', role: 'viewer', expires: '2020-01-01' }, 'Must be in the future'],
      [{ label: 'x', role: 'viewer', expires: '9999-12-31' }, 'Choose an earlier date'],
      [{ label: 'start of the site', role: 'viewer' }, 'is reserved'],
      [{ label: 'Health Policy', role: 'viewer' }, 'is reserved'],
      [{ label: 'Ada\u001b[2J', role: 'viewer' }, 'one line'],
    ] as const;
    for (const [body, why] of refused)
      await expect(make(body)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(why) });
    const params = { id: '00000000-0000-4000-8000-000000000000' };
    await expect(registry.manager.call(registryOperations.revokeToken, { params })).rejects.toMatchObject({
      status: 404,
    });
  });
});

test(
  'tokens survive a restart',
  async () => {
    const before = registry.releases.tokens;
    await registry.restart();
    expect(registry.releases.tokens).toEqual(before);
    expect(await withToken(before.manager).history(ENVIRONMENT)).not.toEqual([]);
  },
  START_LIMIT_MS,
);

test(
  'a deleted tokens.json revokes its tokens at every instance',
  async () => {
    const before = registry.releases.tokens;
    await registry.restart(() => rm(join(registry.dataDir, 'tokens.json')));
    expect(registry.releases.tokens.manager).not.toBe(before.manager);
    await expect(withToken(before.manager).history(ENVIRONMENT)).rejects.toMatchObject({ status: 401 });
    expect(await registry.manager.history(ENVIRONMENT)).not.toEqual([]);
  },
  START_LIMIT_MS,
);
