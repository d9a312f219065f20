import { currentUserSchema, OAUTH_SESSION_COOKIE, readStored, type CurrentUser } from '@afterglow/shared-contracts';
import type { CookiePort } from '../storage/cookies.ts';

/**
 * The user from a social login that has just finished. It is read once: the cookie is deleted, even when it is
 * unusable.
 */
export function consumeOauthSession(cookies: CookiePort): CurrentUser | null {
  const user = readStored(cookies, OAUTH_SESSION_COOKIE, currentUserSchema);
  cookies.remove(OAUTH_SESSION_COOKIE);
  return user;
}
