import { type ServiceOperationName, serviceOperations } from '@afterglow/shared-contracts/services';
import { readRefusal } from '#testing/api-client.ts';
import { readOutbox } from '#testing/read-outbox.ts';
import { signUp } from '#testing/sign-up.ts';
import { type RunningApi, startApi } from '#testing/start-api.ts';

const MEGABYTE = 1024 * 1024;
const SCRIPT = '<img src=x onerror=alert(1)>';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

const post = (path: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
  api.request(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });

/** Checks that an error says in words what is wrong, and nothing more. */
async function expectClear(response: Response, status: number, message: RegExp): Promise<void> {
  const refusal = await readRefusal(response);
  expect(refusal).toMatchObject({ status, message: expect.stringMatching(message) });
  expect(refusal.message).not.toMatch(/\bat \/|node_modules|select |insert |Error:/);
}

describe('a body', () => {
  test.each([
    ['that breaks off', '{"email":"a@b.example",', 400],
    ['that is no JSON', 'email=a@b.example', 400],
    ['that is JSON but no object', '[1,2]', 400],
    ['that is empty', '', 400],
    ['that would change prototypes', '{"__proto__":{"superAdmin":true}}', 400],
  ])('%s is rejected', async (_what, body, status) => {
    await expectClear(await post('/auth/token', body), status, /./);
  });

  test('of another type than JSON is rejected', async () => {
    const response = await post('/auth/token', '<login/>', { 'content-type': 'application/xml' });
    await expectClear(response, 415, /application\/xml|media type/i);
  });

  test('with a field of the wrong type names the field', async () => {
    await expectClear(await post('/auth/token', '{"email":7,"password":"x"}'), 400, /^email: /);
    await expectClear(await post('/auth/token', '{"email":"a@b.example","password":["x"]}'), 400, /^password: /);
  });
});

const lists = Object.values(serviceOperations).filter(({ paged, auth }) => paged && auth === 'none');

describe.each(lists.map(({ name }) => name as ServiceOperationName))('the list %s', (name) => {
  const ask = (query: object) => api.send(name, { params: { id: 101 }, query: { ...NEEDED[name], ...query } });

  test('rejects an unknown option, by its name', async () => {
    await expectClear(await ask({ sortby: 'x' }), 400, /^Unknown query option: sortby$/);
  });

  test.each(['-1', '1.5', 'ten', '', '0x10', '1e1', '1e400', '9'.repeat(40)])(
    'rejects the limit and the offset %s',
    async (value) => {
      await expectClear(await ask({ limit: value }), 400, /^limit: /);
      await expectClear(await ask({ offset: value }), 400, /^offset: /);
    },
  );

  test('responds to a page far behind the last one with no items, and the total', async () => {
    const response = await ask({ offset: 1_000_000 });
    expect(Number(response.headers.get('x-items-total'))).toBeGreaterThanOrEqual(0);
    expect(Object.values((await response.json()) as object).flat()).toEqual([]);
  });
});

const NEEDED: Readonly<Partial<Record<ServiceOperationName, object>>> = { listRelatedMixes: { mixes_id: 1 } };

describe('a text', () => {
  test('that is too long is rejected, and the field named', async () => {
    const { id, token } = await signUp(api);
    const change = (body: object) => api.send('updateMember', { params: { id }, body, token });
    await expectClear(await change({ firstName: 'x'.repeat(100_000) }), 400, /^firstName: /);
    await expectClear(await change({ username: 'x'.repeat(100_000) }), 400, /^username: /);
    await expectClear(await api.send('search', { query: { query: 'x'.repeat(5_000) } }), 400, /^query: /);
  });

  test('that holds markup stays unchanged text', async () => {
    const { id, token } = await signUp(api);
    await api.call('updateMember', { params: { id }, body: { firstName: SCRIPT }, token });
    const response = await api.send('getMember', { params: { id }, token });
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.json()).toMatchObject({ firstName: SCRIPT });
  });
});

describe('an upload', () => {
  const upload = (token: string, fields: object) =>
    api.send('uploadMedia', {
      token,
      body: { fileName: 'me.png', fileBase64: Buffer.from('text').toString('base64'), folder: 'members', ...fields },
    });

  test('that is not an image is rejected, whatever its name says', async () => {
    const { token } = await signUp(api);
    await expectClear(await upload(token, {}), 400, /./);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64');
    await expectClear(await upload(token, { fileBase64: svg }), 400, /./);
  });

  test('of 50 MB is rejected before it is read, and the sender gets the reason', async () => {
    const { token } = await signUp(api);
    await expectClear(await upload(token, { fileBase64: 'A'.repeat(50 * MEGABYTE) }), 413, /large/);
    expect((await api.call('listGenres')).status).toBe(200);
  });

  test('into an unknown folder, or by a path, lands nowhere', async () => {
    const { token } = await signUp(api);
    await expectClear(await upload(token, { folder: '../../etc' }), 400, /^folder: |folder/);
    const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
    const response = await upload(token, { fileName: '../../../../etc/passwd.gif', fileBase64: gif });
    if (response.ok) expect(await response.text()).not.toMatch(/\.\.|etc|passwd/);
    else expect((await readRefusal(response)).status).toBe(400);
  });
});

describe('a redirect out of the site', () => {
  test.each([
    'https://elsewhere.example/',
    '//elsewhere.example/',
    'javascript:alert(1)',
    'http://localhost.elsewhere.example/',
  ])('to %s is rejected by the billing portal', async (returnurl) => {
    const token = await api.logIn('free');
    await expectClear(await api.send('getPortalUrl', { query: { returnurl }, token }), 400, /^returnurl: /);
  });

  test('does not follow from the host that a request names', async () => {
    const response = await fetch(`${api.origin}/v3/auth/oauth/google`, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'elsewhere.example', 'x-forwarded-proto': 'https' },
    });
    expect(response.headers.get('location')).not.toContain('elsewhere.example');
  });
});

test('a used reset link opens nothing', async () => {
  const { id, email, token: session } = await signUp(api);
  await api.call('requestPasswordReset', { body: { email } });
  const mail = (await readOutbox(api)).find(({ to }) => to === email);
  const token = /[?&/]token[=/]([\w.~-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const setPassword = (password: string) => api.send('setNewPassword', { body: { member: { id, password }, token } });
  expect((await setPassword('the first new password')).status).toBe(204);
  await expectClear(await setPassword('the second new password'), 400, /link/);
  expect((await api.refusal('getMember', { params: { id }, token: session })).status).toBe(401);
});
