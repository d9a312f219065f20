import { createHash, randomInt } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { failedShellOf } from './failed-shell.ts';

/** Says in which part of the visitors a browser is, and nothing about who it is: many share each value. */
const COOKIE = 'afterglow_part';
const PARTS = 10_000;
const MAX_AGE_SECONDS = 31_536_000;
const PERCENT = 100;
const HASH_VALUES = 2 ** 32;

const VALUE = /(?:^|;\s*)afterglow_part=(\d{1,4})(?:;|$)/;

/** What decides which of the good versions a browser is shown. */
export interface Visitor {
  /** The part of the visitors that it belongs to; undefined for one that has no cookie yet. */
  readonly part: string | undefined;
  /** The version of the shell that did not start in it. */
  readonly failedShell: string | undefined;
}

/** Read from cookies, which anyone may change: they decide nothing else. */
export function visitorOf({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): Visitor {
  return { part: VALUE.exec(cookie ?? '')?.[1], failedShell: failedShellOf(cookie) };
}

/** A part for a new visitor, by chance. */
export function newPart(): string {
  return String(randomInt(PARTS));
}

/** The header that lets a browser keep its part. */
export function partCookie(part: string, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${COOKIE}=${part}; Path=/; Max-Age=${MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;
}

/**
 * Whether a visitor is among the given percentage of a remote's visitors. The same visitor stays at the same place, so a higher
 * percentage only adds visitors; each remote has its own order, so that not always the same people try what is new.
 */
export function isAmong(part: string | undefined, remote: string, percent: number): boolean {
  if (part === undefined) return percent >= PERCENT;
  const hash = createHash('sha256').update(`${remote} ${part}`).digest().readUInt32BE(0);
  return (hash / HASH_VALUES) * PERCENT < percent;
}
