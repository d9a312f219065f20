import { BRAND } from '@afterglow/shared-contracts';
import { Secret, TOTP } from 'otpauth';

const STEP_MS = 30_000;
const DIGITS = 6;
/** The length of a SHA-1 hash, which every authenticator app accepts. */
const KEY_BYTES = 20;
/** For clock differences and slow typing. */
const STEPS_ASIDE = 1;

/** A new key for an authenticator app, in base 32. */
export function newKey(): string {
  return new Secret({ size: KEY_BYTES }).base32;
}

export function keyAddress(key: string, email: string): string {
  return totp(key, email).toString();
}

/** The half minute of a code, counted since 1970; undefined for a wrong one. Compares in constant time. */
export function stepOfCode(code: string, key: string, nowMs: number): number | undefined {
  const aside = totp(key).validate({ token: code, timestamp: nowMs, window: STEPS_ASIDE });
  return aside === null ? undefined : Math.floor(nowMs / STEP_MS) + aside;
}

function totp(key: string, label = ''): TOTP {
  const secret = Secret.fromBase32(key);
  return new TOTP({ issuer: BRAND, label, secret, algorithm: 'SHA1', digits: DIGITS, period: STEP_MS / 1_000 });
}
