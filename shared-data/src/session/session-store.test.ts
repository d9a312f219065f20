import { memberIdSchema, MESSAGES } from '@afterglow/shared-contracts';
import { REQUEST_TIMEOUT_MS } from '../client/fetch-text.ts';
import { errorResponse, jsonResponse, noAnswer } from '../testing/test-service.ts';
import {
  createSession,
  CREDENTIALS,
  member,
  PERMISSIONS,
  settle,
  started,
  user,
  USER_KEY,
} from '../testing/test-session.ts';

const SUBSCRIPTION = {
  id: 1,
  status: 'canceled',
  endTime: '2020-01-01T00:00:00.000Z',
  cancelTime: null,
  subscriptionsProductsId: { id: 2 },
  plan: { id: 2, price: 499, active: 1 },
  subscriptionsCheckoutId: null,
  paymentProcessor: 'stripe',
};

describe('a login', () => {
  test('[DATA-041] stores token, id and email under auth.currentUser', async () => {
    const { session, local } = createSession();
    expect(await session.login(CREDENTIALS)).toBe('logged-in');
    expect(JSON.parse(local.get(USER_KEY) ?? '')).toEqual(user);
  });

  test('that cancels an account deletion emits it in this tab, and is stored without it', async () => {
    const { session, service, local } = createSession();
    service.answer('createToken', () => jsonResponse({ ...user, accountStays: true }));
    await session.login(CREDENTIALS);
    expect(session.getSession()).toMatchObject({ user: { accountStays: true } });
    expect(JSON.parse(local.get(USER_KEY) ?? '')).toEqual(user);
  });

  test('is available immediately, and the member follows', async () => {
    const { session, states, events } = createSession();
    await session.login(CREDENTIALS);
    await settle();
    expect(states[1]).toEqual({ status: 'member', user, member: null, premium: false, hasBeenPremium: null });
    expect(session.getSession()).toEqual({ status: 'member', user, member, premium: false, hasBeenPremium: false });
    expect(events).toEqual([
      { name: 'auth:logged-in', payload: { membersId: 1 } },
      { name: 'auth:member-changed', payload: { membersId: 1, premium: false } },
    ]);
  });

  test('[DATA-044] an account read before a change, and received after it, does not undo it', async () => {
    const { session, service } = createSession();
    let answer: (response: Response) => void = () => undefined;
    service.answer('getMember', () => new Promise((resolve) => (answer = resolve)));
    await session.login(CREDENTIALS);
    const changed = { ...member, firstName: 'Rob' };
    session.replaceMember(changed);
    answer(jsonResponse(member));
    await settle();
    expect(session.getSession()).toMatchObject({ member: { firstName: 'Rob' } });
  });

  test.each([
    [404, 'email-not-found'],
    [401, 'wrong-password'],
    [500, 'failed'],
  ])('with the response %i ends as %s, without a session', async (status, outcome) => {
    const { session, service, local } = createSession();
    service.answer('createToken', () => errorResponse(status, 'unexpected'));
    expect(await session.login(CREDENTIALS)).toBe(outcome);
    expect(session.getSession()).toEqual({ status: 'visitor' });
    expect(local.get(USER_KEY)).toBeNull();
  });

  test('accepts its own changed account and emits it, and drops that of another member', async () => {
    const { session, events } = createSession();
    session.replaceMember(member);
    expect(session.getSession()).toEqual({ status: 'visitor' });
    await session.login(CREDENTIALS);
    await settle();
    const changed = { ...member, firstName: 'Ada', role: 7 };
    session.replaceMember(changed);
    session.replaceMember({ ...changed, id: memberIdSchema.parse(2), firstName: 'Eve' });
    expect(session.getSession()).toMatchObject({ member: changed, premium: true, hasBeenPremium: true });
    expect(events.at(-1)).toEqual({ name: 'auth:member-changed', payload: { membersId: 1, premium: true } });
    session.replaceMember(member);
    expect(session.getSession()).toMatchObject({ premium: false, hasBeenPremium: true });
  });

  test('[ACCOUNT-031] a password is checked by a login with the own email, whose token is revoked immediately', async () => {
    const { session, service } = await started();
    session.replaceMember({ ...member, email: 'changed@afterglow.example' }); // since the login
    service.answer('createToken', () => jsonResponse({ ...user, token: 'of the check' }));
    expect(await session.checkPassword('secret')).toBe('right');
    expect(service.sentTo('createToken').map(({ body }) => body)).toEqual([
      { email: 'changed@afterglow.example', password: 'secret' },
    ]);
    expect(service.sentTo('revokeToken').map(({ authorization }) => authorization)).toEqual(['Bearer of the check']);
    expect(session.getToken()).toBe(user.token);
  });

  test('a check that cancels an account deletion, as every login does, emits it', async () => {
    const { session, service, events } = await started();
    service.answer('createToken', () => jsonResponse({ ...user, token: 'of the check', accountStays: true }));
    expect(await session.checkPassword('secret')).toBe('right');
    const said = { message: MESSAGES.ACCOUNT_STAYS.text, type: 'success', isPersistentNotification: true };
    expect(events.at(-1)).toEqual({ name: 'notification:show', payload: said });
  });

  test.each([
    [401, 'wrong'],
    [202, 'right'],
    [404, 'failed'],
    [429, 'failed'],
    [500, 'failed'],
  ])('[ACCOUNT-031] a check with the response %i ends as %s, and nothing is revoked', async (status, outcome) => {
    const { session, service } = await started();
    service.answer('createToken', () => errorResponse(status, 'unexpected'));
    expect(await session.checkPassword('secret')).toBe(outcome);
    expect(service.sentTo('revokeToken')).toEqual([]);
  });

  test('[PREMIUM-057] reports any subscription, however old', async () => {
    const { session, service } = createSession();
    service.answer('listSubscriptions', () => jsonResponse([SUBSCRIPTION]));
    await session.login(CREDENTIALS);
    await settle();
    expect(session.getSession()).toMatchObject({ premium: false, hasBeenPremium: true });
  });
});

describe('[SHELL-075] premium', () => {
  test.each([
    [{ premium: false, role: 7 }, true],
    [{ premium: true, role: null }, true],
    [{ premium: false, role: 1 }, false],
  ])('for %j is %j', async (fields, premium) => {
    const { session, service } = createSession();
    service.answer('getMember', () => jsonResponse({ ...member, ...fields }));
    await session.login(CREDENTIALS);
    await settle();
    expect(session.getSession()).toMatchObject({ premium });
  });
});

test.each([
  [{ superAdmin: false, role: 1 }, true],
  [{ superAdmin: true, role: null }, true],
  [{ superAdmin: false, role: 7 }, false],
])('[SHELL-075] a member with %j is super admin: %j', async (fields, superAdmin) => {
  const { session, service } = createSession();
  service.answer('getMember', () => jsonResponse({ ...member, ...fields }));
  await session.login(CREDENTIALS);
  await settle();
  expect(session.getSession()).toMatchObject({ member: { superAdmin } });
});

describe('before the account is loaded', () => {
  test('premium comes from the permissions, and then from the account', async () => {
    const { session, service } = createSession({ stored: true });
    let sendMember = () => {};
    service.answer('getPermissions', () => jsonResponse({ ...PERMISSIONS, premium: true }));
    service.answer('getMember', () => new Promise((resolve) => (sendMember = () => resolve(jsonResponse(member)))));
    session.start();
    await settle();
    expect(session.getSession()).toMatchObject({ member: null, premium: true });
    sendMember();
    await settle();
    expect(session.getSession()).toMatchObject({ member, premium: false });
    await session.validate();
    expect(session.getSession()).toMatchObject({ premium: false });
  });

  test('earlier subscriptions that could not be read stay unknown', async () => {
    const { session, service } = createSession({ stored: true });
    service.answer('listSubscriptions', () => errorResponse(503, 'server_busy'));
    session.start();
    await settle();
    expect(session.getSession()).toMatchObject({ member, hasBeenPremium: null });
  });
});

describe('a stored session', () => {
  test('[SHELL-074] first has its token and is validated afterwards', async () => {
    const { session, service, stored } = createSession({ stored: true });
    session.start();
    expect(stored).toBe(true);
    expect(session.getToken()).toBe('test-token');
    expect(service.sent).toEqual([]);
    await settle();
    expect(service.sentTo('getPermissions')).toMatchObject([
      { address: '/v3/members/1/permissions', authorization: 'Bearer test-token' },
    ]);
  });

  test.each(['{', '{"token":""}', '"text"'])('of %j is ignored', (text) => {
    const { session, local } = createSession();
    local.set(USER_KEY, text);
    session.start();
    expect(session.getSession()).toEqual({ status: 'visitor' });
    expect(local.get(USER_KEY)).toBeNull();
  });

  test('[AUTH-072] stays when the permissions are granted', async () => {
    const { session } = await started();
    expect(await session.validate()).toBe(true);
  });

  test.each([401, 500])('[AUTH-071] ends when the response for the permissions is %i', async (status) => {
    const { session, service, events, local } = createSession({ stored: true });
    service.answer('getPermissions', () => errorResponse(status, 'not_authenticated'));
    session.start();
    expect(await session.validate()).toBe(false);
    expect(session.getSession()).toEqual({ status: 'visitor' });
    expect(local.get(USER_KEY)).toBeNull();
    expect(events.at(-1)).toEqual({ name: 'auth:logged-out', payload: { reason: 'session-ended' } });
  });

  test.each([404, 500])('[AUTH-070] ends when the response for the member is %i', async (status) => {
    const { session, service } = createSession({ stored: true });
    service.answer('getMember', () => errorResponse(status, 'not_found'));
    session.start();
    await settle();
    expect(session.getSession()).toEqual({ status: 'visitor' });
  });

  test('[AUTH-073] stays while the service is busy, and is revalidated at the next navigation', async () => {
    const { session, service } = createSession({ stored: true });
    service.answer('getPermissions', () => errorResponse(503, 'server_busy'));
    session.start();
    expect(await session.validate()).toBe(true);
    session.recheck();
    await settle();
    expect(service.sentTo('getPermissions')).toHaveLength(2);
    service.answer('getPermissions', () => jsonResponse(PERMISSIONS));
    session.recheck();
    await settle();
    session.recheck();
    await settle();
    expect(service.sentTo('getPermissions')).toHaveLength(3);
  });

  test('[AUTH-073] stays while offline', async () => {
    const { session, service } = createSession({ stored: true });
    service.answer('getPermissions', () => Promise.reject(new TypeError('Failed to fetch')));
    service.answer('getMember', () => Promise.reject(new TypeError('Failed to fetch')));
    session.start();
    expect(await session.validate()).toBe(true);
    await settle();
    expect(session.getSession().status).toBe('member');
  });

  test('[AUTH-073] stays when the response is too late, and is revalidated at the next navigation', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { session, service } = createSession({ stored: true });
    service.answer('getPermissions', noAnswer);
    service.answer('getMember', noAnswer);
    session.start();
    const validated = session.validate();
    await jest.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS + 100);
    jest.useRealTimers();
    expect(await validated).toBe(true);
    expect(session.getSession().status).toBe('member');
    service.answer('getPermissions', () => jsonResponse(PERMISSIONS));
    session.recheck();
    await settle();
    expect(service.sentTo('getPermissions')).toHaveLength(2);
  });

  test('[SHELL-070] checks that the member still exists at most every 30 seconds', async () => {
    const { session, service, passTime } = await started();
    session.recheck();
    passTime(29_000);
    session.recheck();
    await settle();
    expect(service.sentTo('getMember')).toHaveLength(1);
    passTime(1000);
    session.recheck();
    session.recheck();
    await settle();
    expect(service.sentTo('getMember')).toHaveLength(2);
  });

  test('is emitted only when the member has changed', async () => {
    const { session, service, events, passTime } = await started();
    passTime(30_000);
    session.recheck();
    await settle();
    service.answer('getMember', () => jsonResponse({ ...member, premium: true }));
    passTime(30_000);
    session.recheck();
    await settle();
    expect(events.map(({ payload }) => payload)).toEqual([
      { membersId: 1, premium: false },
      { membersId: 1, premium: true },
    ]);
  });
});
