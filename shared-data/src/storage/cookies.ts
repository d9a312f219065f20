/** The default lifetime of cookies. */
export const COOKIE_LIFETIME_DAYS = 7;
const DAY_SECONDS = 86_400;

/** Reads and writes cookies; `set` stores one for `COOKIE_LIFETIME_DAYS` by default. */
export interface CookiePort {
  /** The decoded value; null when there is none, or when it cannot be decoded. */
  get(name: string): string | null;
  set(name: string, value: string, lifetimeDays?: number): void;
  remove(name: string): void;
}

/** Cookies of the whole site, readable by script; they never throw. */
export function createCookies(page: Pick<Document, 'cookie'>): CookiePort {
  const write = (name: string, value: string, seconds: number) => {
    attempt(() => (page.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax`));
  };
  return {
    get: (name) => attempt(() => valueOf(page.cookie, name)),
    set: (name, value, lifetimeDays = COOKIE_LIFETIME_DAYS) => write(name, value, lifetimeDays * DAY_SECONDS),
    remove: (name) => write(name, '', 0),
  };
}

function valueOf(cookies: string, name: string): string | null {
  const cookie = cookies.split('; ').find((one) => one.startsWith(`${name}=`));
  return cookie ? decodeURIComponent(cookie.slice(name.length + 1)) : null;
}

/** A sandboxed page may have no cookies at all, and a value may not be decodable. */
function attempt(action: () => string | null): string | null {
  try {
    return action();
  } catch {
    return null;
  }
}
