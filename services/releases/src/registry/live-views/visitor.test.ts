import { isAmong, newPart, partCookie, visitorOf } from './visitor.ts';

const parts = Array.from({ length: 10_000 }, (_, index) => String(index));
const among = (percent: number, remote = 'radio') => parts.filter((part) => isAmong(part, remote, percent));

test('[RELEASE-009] a higher percentage only adds visitors, and selects about that share', () => {
  let before: string[] = [];
  for (const percent of [0, 1, 5, 10, 25, 50, 75, 99, 100]) {
    const now = among(percent);
    expect(before.every((part) => now.includes(part))).toBe(true);
    expect(Math.abs(now.length / 100 - percent)).toBeLessThan(1.5);
    before = now;
  }
});

test('each area selects other visitors first, and visitors without a bucket last', () => {
  const both = among(10).filter((part) => isAmong(part, 'browse', 10));
  expect(both.length).toBeLessThan(200);
  expect([isAmong(undefined, 'radio', 99), isAmong(undefined, 'radio', 100)]).toEqual([false, true]);
});

test('a bucket is read from the cookie that was set, and any other value is invalid', () => {
  const part = newPart();
  const cookie = partCookie(part, true);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(visitorOf({ headers: { cookie: `a=b; ${cookie.split(';')[0] ?? ''}; c=d` } }).part).toBe(part);
  for (const other of ['', 'afterglow_part=', 'afterglow_part=12345', 'afterglow_part=x', 'xafterglow_part=1'])
    expect(visitorOf({ headers: { cookie: other } }).part).toBeUndefined();
});
