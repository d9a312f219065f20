import { createCookies } from './cookies.ts';

const DAY_SECONDS = 86_400;

/** Stores the text exactly as written, because a browser's attributes cannot be read back. */
function setUp(cookie = '') {
  const written: string[] = [];
  const page = {
    get cookie() {
      return cookie;
    },
    set cookie(text) {
      written.push(text);
    },
  };
  return { cookies: createCookies(page), written };
}

test('[SHELL-080] a cookie lives for 7 days by default', () => {
  const { cookies, written } = setUp();
  cookies.set('a', 'one; two');
  cookies.set('b', 'x', 1);
  expect(written).toEqual([
    `a=one%3B%20two; path=/; max-age=${7 * DAY_SECONDS}; samesite=lax`,
    `b=x; path=/; max-age=${DAY_SECONDS}; samesite=lax`,
  ]);
});

test('a cookie is read by its whole name, decoded', () => {
  const { cookies } = setUp('xa=1; a=one%3B%20two; b=%E0%A4%A');
  expect(cookies.get('a')).toBe('one; two');
  expect(cookies.get('c')).toBeNull();
  expect(cookies.get('b')).toBeNull();
});

test('the browser stores and deletes it', () => {
  const cookies = createCookies(document);
  cookies.set('a', 'one');
  expect(cookies.get('a')).toBe('one');
  cookies.remove('a');
  expect(cookies.get('a')).toBeNull();
});

test('a page with blocked cookies has none, and works', () => {
  const cookies = createCookies({
    get cookie(): string {
      throw new DOMException('denied', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  cookies.set('oauthSession', 'a user');
  cookies.remove('oauthSession');
  expect(cookies.get('oauthSession')).toBeNull();
});
