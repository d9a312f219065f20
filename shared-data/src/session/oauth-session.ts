import { currentUserSchema, OAUTH_SESSION_COOKIE, readStored, type CurrentUser } from '@afterglow/shared-contracts';
import type { CookiePort } from '../storage/cookies.ts';

/** The user whom a social login has just brought, once: the cookie is deleted, also one that cannot be used. */
export function takeOauthSession(cookies: CookiePort): CurrentUser | null {
  const user = readStored(cookies, OAUTH_SESSION_COOKIE, currentUserSchema);
  cookies.remove(OAUTH_SESSION_COOKIE);
  return user;
}
