import { isAmong, newVisitor, visitorCookie, visitorOf } from './visitor.ts';

const visitors = Array.from({ length: 10_000 }, (_, index) => String(index));
const among = (percent: number, remote = 'radio') => visitors.filter((visitor) => isAmong(visitor, remote, percent));

test('[RELEASE-009] a higher percentage only adds visitors, and takes about as many as it says', () => {
  let before: string[] = [];
  for (const percent of [0, 1, 5, 10, 25, 50, 75, 99, 100]) {
    const now = among(percent);
    expect(before.every((visitor) => now.includes(visitor))).toBe(true);
    expect(Math.abs(now.length / 100 - percent)).toBeLessThan(1.5);
    before = now;
  }
});

test('each area asks other visitors first, and nobody without a part before everybody', () => {
  const both = among(10).filter((visitor) => isAmong(visitor, 'browse', 10));
  expect(both.length).toBeLessThan(200);
  expect([isAmong(undefined, 'radio', 99), isAmong(undefined, 'radio', 100)]).toEqual([false, true]);
});

test('a part comes back from the cookie that was set, and anything else is none', () => {
  const visitor = newVisitor();
  const cookie = visitorCookie(visitor, true);
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  expect(visitorOf({ headers: { cookie: `a=b; ${cookie.split(';')[0] ?? ''}; c=d` } })).toBe(visitor);
  for (const other of ['', 'afterglow_part=', 'afterglow_part=12345', 'afterglow_part=x', 'xafterglow_part=1'])
    expect(visitorOf({ headers: { cookie: other } })).toBeUndefined();
});
