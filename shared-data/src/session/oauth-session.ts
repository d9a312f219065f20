import { currentUserSchema, OAUTH_SESSION_COOKIE, type CurrentUser } from '@afterglow/shared-contracts';
import type { CookiePort } from '../storage/cookies.ts';

/** The user whom a social login has just brought, once: the cookie is deleted, also one that cannot be used. */
export function takeOauthSession(cookies: CookiePort): CurrentUser | null {
  const text = cookies.get(OAUTH_SESSION_COOKIE);
  cookies.remove(OAUTH_SESSION_COOKIE);
  const parsed = currentUserSchema.safeParse(parseJson(text));
  return parsed.success ? parsed.data : null;
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}
