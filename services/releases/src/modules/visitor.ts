import { createHash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Says in which part of the visitors a browser is, and nothing about who it is: many share each value. */
const COOKIE = 'afterglow_part';
const PARTS = 10_000;
const KEPT_SECONDS = 31_536_000;
const PERCENT = 100;
const HASH_VALUES = 2 ** 32;

const VALUE = /(?:^|;\s*)afterglow_part=(\d{1,4})(?:;|$)/;

/** The part of the visitors that a browser belongs to; undefined for one that has no cookie yet. */
export type Visitor = string | undefined;

/** Read from the cookie, which anybody may change: it decides nothing but which of two live versions is shown. */
export function visitorOf({ headers }: Pick<FastifyRequest, 'headers'>): Visitor {
  return VALUE.exec(headers.cookie ?? '')?.[1];
}

/** A new visitor, by chance. */
export function newVisitor(): string {
  return String(randomInt(PARTS));
}

/** The header that lets a browser keep its part. */
export function visitorCookie(visitor: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${visitor}; Path=/; Max-Age=${KEPT_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Whether a visitor is among the given percentage of a remote's visitors. The same visitor stays at the same place, so a higher
 * percentage only adds visitors; each remote has its own order, so that not always the same people try what is new.
 */
export function isAmong(visitor: Visitor, remote: string, percent: number): boolean {
  if (visitor === undefined) return percent >= PERCENT;
  const hash = createHash('sha256').update(`${remote} ${visitor}`).digest().readUInt32BE(0);
  return (hash / HASH_VALUES) * PERCENT < percent;
}
