import { type RunningApi, startApi } from '../../testing/start-api.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(async () => api.stop());

test('[API-016] the password state is told in a header, and only when it is asked for', async () => {
  const token = await api.logIn('free');
  const asked = await api.call('getMember', { params: { id: 1 }, query: { includepasswordstate: 1 }, token });
  expect(asked.headers.get('x-password-state')).toBe('set');
  const notAsked = await api.call('getMember', { params: { id: 1 }, query: { includepasswordstate: 0 }, token });
  expect(notAsked.headers.get('x-password-state')).toBeNull();
});

test('[API-017] an unknown member is 404', async () => {
  const token = await api.logIn('free');
  expect(await api.refusal('getMember', { params: { id: 999 }, token })).toMatchObject({ status: 404 });
});

test('[API-022] another member is 403, for the record and for the permissions', async () => {
  const token = await api.logIn('free');
  expect(await api.refusal('getMember', { params: { id: 2 }, token })).toMatchObject({
    status: 403,
    code: 'forbidden',
  });
  expect((await api.refusal('getPermissions', { params: { id: 2 }, token })).status).toBe(403);
});

test('a member reads the own record, in which nothing of the password stands', async () => {
  const token = await api.logIn('premium');
  const response = await api.request('/members/2', { headers: { authorization: `Bearer ${token}` } });
  const record: unknown = await response.json();
  expect(record).toEqual({
    id: 2,
    email: 'premium@afterglow.example',
    username: 'petro',
    firstName: 'Petro',
    lastName: 'Vance',
    birthday: null,
    avatar: null,
    premium: true,
    superAdmin: false,
    role: null,
  });
});

test.each([
  { who: 'free', id: 1, premium: false },
  { who: 'premium', id: 2, premium: true },
  { who: 'new', id: 3, premium: false },
] as const)('the demo member $who has premium $premium', async ({ who, id, premium }) => {
  const { data } = await api.call('getMember', { params: { id }, token: await api.logIn(who) });
  expect(data.premium).toBe(premium);
});

test('[API-018] permissions are 401 when the token is not valid', async () => {
  expect((await api.refusal('getPermissions', { params: { id: 1 }, token: 'made-up' })).status).toBe(401);
});

test('[API-019] permissions are role, premium, superAdmin and names', async () => {
  const free = await api.call('getPermissions', { params: { id: 1 }, token: await api.logIn('free') });
  expect(free.data).toEqual({
    role: null,
    premium: false,
    superAdmin: false,
    permissions: ['play-mixes', 'play-radio', 'keep-favorites'],
  });
  const premium = await api.call('getPermissions', { params: { id: 2 }, token: await api.logIn('premium') });
  expect(premium.data.permissions).toContain('play-premium-mixes');
});
