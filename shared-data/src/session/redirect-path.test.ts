import { createMemoryStorage } from '../testing/memory-storage.ts';
import { rememberPath, consumeRedirectPath } from './redirect-path.ts';

function backTo(...visited: readonly string[]) {
  const storage = { perTab: createMemoryStorage(), local: createMemoryStorage() };
  for (const path of visited) rememberPath(storage, path);
  return consumeRedirectPath(storage);
}

test.each([
  '/auth/login',
  '/auth/signup?redirect=/x',
  '/auth/forgot-password',
  '/auth/anything/below',
  '/auth',
  '/set-new-password?members_id=1&token=t',
  '/logout',
])('[SHELL-068] %s is an auth path and never a return path', (path) => {
  expect(backTo('/radio/deep', path)).toBe('/radio/deep');
});

test.each(['/authors', '/account', '/logout-guide', '/radio/auth', '/search?next=/auth/login'])(
  '[SHELL-068] %s is not an auth path',
  (path) => {
    expect(backTo('/radio/deep', path)).toBe(path);
  },
);
