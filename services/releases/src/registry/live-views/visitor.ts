import { createHash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { failedShellOf } from './failed-shell.ts';

/** The visitor's bucket, which does not identify a person: many share each value. */
const COOKIE = 'afterglow_part';
const PARTS = 10_000;
const MAX_AGE_SECONDS = 31_536_000;
const PERCENT = 100;
const HASH_VALUES = 2 ** 32;

const VALUE = /(?:^|;\s*)afterglow_part=(\d{1,4})(?:;|$)/;

/** The state that selects a browser's good versions. */
export interface Visitor {
  /** Its bucket; undefined without a cookie. */
  readonly part: string | undefined;
  /** The version of the shell that failed to start in it. */
  readonly failedShell: string | undefined;
}

/** Read from cookies, which anyone may change: they decide nothing else. */
export function visitorOf({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): Visitor {
  return { part: VALUE.exec(cookie ?? '')?.[1], failedShell: failedShellOf(cookie) };
}

/** A random bucket for a new visitor. */
export function newPart(): string {
  return String(randomInt(PARTS));
}

/** The header that stores a bucket in a browser. */
export function partCookie(part: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${part}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Whether a visitor is within the given percentage of a remote's visitors. Positions are stable, so a higher percentage only adds
 * visitors; each remote has its own order, so that the same people do not always try new versions first.
 */
export function isAmong(part: string | undefined, remote: string, percent: number): boolean {
  if (part === undefined) return percent >= PERCENT;
  const hash = createHash('sha256').update(`${remote} ${part}`).digest().readUInt32BE(0);
  return (hash / HASH_VALUES) * PERCENT < percent;
}
