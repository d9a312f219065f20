import { LISTENING_KEY } from '../listening/stored-listening.ts';
import { createLocalFlags } from '../storage/local-flags.ts';
import { systemClock } from '../system-clock.ts';
import { errorResponse, jsonResponse, noAnswer } from '../testing/test-service.ts';
import { createSession, CREDENTIALS, member, settle, started, user, USER_KEY } from '../testing/test-session.ts';

describe('a logout', () => {
  test('revokes the token and clears the data', async () => {
    const { session, service, local, perTab, events } = await started();
    local.set('volume', '80');
    local.set(LISTENING_KEY, 'unsaved');
    perTab.set('anything', 'else');
    await session.logout();
    expect(session.getSession()).toEqual({ status: 'visitor' });
    expect([...local.keys(), perTab.get('anything')]).toEqual([null]);
    expect(events.at(-1)).toEqual({ name: 'auth:logged-out', payload: { reason: 'requested' } });
    await settle();
    expect(service.sentTo('revokeToken')).toMatchObject([{ method: 'POST', authorization: 'Bearer test-token' }]);
  });

  test('[AUTH-069] clears flags, banner, version and volume', async () => {
    const { session, local } = await started();
    const flags = createLocalFlags(local, systemClock);
    flags.markAppLoaded();
    flags.skipPremiumOnboarding();
    flags.dismissIosBanner();
    flags.rememberVersion('1.2.3');
    local.set('volume', '{"volume":80,"audible":80}');
    await session.logout();
    expect(flags.hasAppLoaded()).toBe(false);
    expect(flags.hasSkippedPremiumOnboarding()).toBe(false);
    expect(flags.iosBannerDismissedAtMs()).toBeNull();
    expect(flags.localVersion()).toBeNull();
    expect(local.get('volume')).toBeNull();
  });

  test.each([
    ['is refused', () => errorResponse(500, 'unexpected')],
    ['never comes', noAnswer],
    ['is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('[AUTH-067] clears the session when the response to revoke %s', async (_, answer) => {
    const { session, service, local } = await started();
    service.answer('revokeToken', answer);
    await session.logout();
    await settle();
    expect(session.getSession()).toEqual({ status: 'visitor' });
    expect(local.get(USER_KEY)).toBeNull();
  });

  test('is announced before the session ends, so that unsaved data can be sent', async () => {
    const announced: (string | null)[] = [];
    const { session, local } = await started({ onLoggingOut: () => announced.push(local.get(USER_KEY)) });
    await session.logout();
    expect(announced).toEqual([JSON.stringify(user)]);
  });

  test('without a session does nothing', async () => {
    const { session, service, events } = createSession();
    await session.logout();
    expect(service.sent).toEqual([]);
    expect(events).toEqual([]);
  });

  test('cancels pending requests about the old member', async () => {
    const { session, service } = createSession();
    let answerMember: (response: Response) => void = () => undefined;
    service.answer('getMember', () => new Promise<Response>((resolve) => (answerMember = resolve)));
    await session.login(CREDENTIALS);
    await settle();
    await session.logout();
    answerMember(jsonResponse(member));
    await settle();
    expect(session.getSession()).toEqual({ status: 'visitor' });
  });
});

test('[AUTH-069] a session ended by the service clears everything, including listening data', async () => {
  const { session, service, local, perTab } = await started();
  perTab.set('anything', 'else');
  local.set(LISTENING_KEY, 'unsaved');
  local.set('volume', '80');
  service.answer('getPermissions', () => errorResponse(401, 'not_authenticated'));
  await session.validate();
  expect(session.getSession()).toEqual({ status: 'visitor' });
  expect([...local.keys(), perTab.get('anything')]).toEqual([null]);
});

test('pending requests about one member do not reach the next one', async () => {
  const { session, service } = createSession();
  let answerSubscriptions: (response: Response) => void = () => undefined;
  service.answer('listSubscriptions', () => new Promise<Response>((resolve) => (answerSubscriptions = resolve)));
  await session.login(CREDENTIALS);
  await settle();
  await session.logout();
  service.answer('createToken', () => jsonResponse({ ...user, token: 'of the next one' }));
  const answerFirst = answerSubscriptions;
  await session.login(CREDENTIALS);
  answerFirst(jsonResponse([]));
  await settle();
  expect(session.getSession()).toMatchObject({ user: { token: 'of the next one' }, hasBeenPremium: null });
});

describe('another tab', () => {
  test('that logs out ends the session here, without another revoke', async () => {
    const { session, service, local, otherTabChanged$ } = await started();
    local.clear();
    otherTabChanged$.next();
    await settle();
    expect(session.getSession()).toEqual({ status: 'visitor' });
    expect(service.sentTo('revokeToken')).toEqual([]);
  });

  test('that logs out clears the storage of this one', async () => {
    const { local, perTab, otherTabChanged$ } = await started();
    perTab.set('seen', 'by the member');
    otherTabChanged$.next();
    expect(perTab.get('seen')).toBe('by the member');
    local.clear();
    otherTabChanged$.next();
    expect(perTab.get('seen')).toBeNull();
  });

  test('that logs in starts the session here', async () => {
    const { session, local, otherTabChanged$ } = createSession();
    local.set(USER_KEY, JSON.stringify(user));
    otherTabChanged$.next();
    expect(session.getSession()).toMatchObject({ status: 'member', user });
  });
});

test('a visitor is validated against a session stored in the meantime', async () => {
  const { session, local } = createSession();
  expect(await session.validate()).toBe(false);
  local.set(USER_KEY, JSON.stringify(user));
  expect(await session.validate()).toBe(true);
});

describe('the return path', () => {
  test('is the last one outside login and sign-up, and is used once', () => {
    const { session, local } = createSession();
    for (const path of ['/radio?x=1', '/auth/login', '/set-new-password?token=1', '/logout'])
      session.rememberPath(path);
    expect(local.get('redirectURL')).toBe('/radio?x=1');
    expect(session.takeRedirectPath()).toBe('/radio?x=1');
    expect(session.takeRedirectPath()).toBe('/');
  });

  test('[PREMIUM-050] is that of the tab, and a tab without one uses that of the browser', () => {
    const { session, local, perTab } = createSession();
    session.rememberPath('/premium/select-payment/3');
    local.set('redirectURL', '/browse/charts');
    expect(session.takeRedirectPath()).toBe('/premium/select-payment/3');
    local.set('redirectURL', '/browse/charts');
    expect(perTab.get('redirectURL')).toBeNull();
    expect(session.takeRedirectPath()).toBe('/browse/charts');
  });

  test.each(['//evil.example', 'https://evil.example', '/\\evil.example'])('is never %s', (path) => {
    const { session, local } = createSession();
    session.rememberPath(path);
    expect(local.get('redirectURL')).toBeNull();
    local.set('redirectURL', path);
    expect(session.takeRedirectPath()).toBe('/');
  });

  test('may be a page whose name starts like login', () => {
    const { session } = createSession();
    session.rememberPath('/authors');
    expect(session.takeRedirectPath()).toBe('/authors');
  });
});
