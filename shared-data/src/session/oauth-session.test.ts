import { createSession, settle, user, USER_KEY } from '../testing/test-session.ts';

const cookieOf = (value: unknown) => `oauthSession=${encodeURIComponent(JSON.stringify(value))}`;

test('the user of a social login is logged in, and the cookie is deleted', async () => {
  const { session, local, page, events } = createSession({ cookie: cookieOf(user) });
  expect(session.start()).toBe(true);
  expect(session.getToken()).toBe('test-token');
  expect(JSON.parse(local.get(USER_KEY) ?? '')).toEqual(user);
  expect(events[0]).toEqual({ name: 'auth:logged-in', payload: { membersId: 1 } });
  expect(page.cookie).toContain('oauthSession=; path=/; max-age=0');
  await settle();
});

test.each([
  ['no JSON', 'oauthSession=%7Bno'],
  ['no token', cookieOf({ ...user, token: undefined })],
  ['an empty token', cookieOf({ ...user, token: '' })],
  ['what cannot be decoded', 'oauthSession=%E0%A4%A'],
])('[AUTH-074] a cookie with %s is deleted, without a login or an event', (_, cookie) => {
  const { session, service, page, events } = createSession({ cookie });
  expect(session.start()).toBe(false);
  expect(session.getSession()).toEqual({ status: 'visitor' });
  expect(page.cookie).toContain('oauthSession=; path=/; max-age=0');
  expect(events).toEqual([]);
  expect(service.sent).toEqual([]);
});

test('without a cookie the stored session is used', async () => {
  const { session } = createSession({ stored: true });
  expect(session.start()).toBe(false);
  expect(session.getToken()).toBe('test-token');
  await settle();
});
