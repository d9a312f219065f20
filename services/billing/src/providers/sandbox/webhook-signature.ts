import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

/** A webhook older than this is no longer trusted: it may be a replay. */
const TOLERANCE_MS = 5 * MINUTE_MS;

/** Signs a webhook like Stripe: the time in seconds, and an HMAC over time and body. */
export function signWebhook(secret: string, rawBody: string | Buffer, nowMs: number): string {
  const seconds = Math.floor(nowMs / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, rawBody).toString('hex')}`;
}

export type SignatureFault = 'unsigned' | 'forged' | 'outdated';

/** Undefined for a recent and valid signature. The header may contain several signatures while a secret is being changed. */
export function signatureFault(
  secret: string,
  { header, rawBody, nowMs }: { header: string | undefined; rawBody: Buffer; nowMs: number },
): SignatureFault | undefined {
  const parts = (header ?? '').split(',').map((part) => part.trim());
  const time = /^t=(\d{1,12})$/.exec(parts.find((part) => part.startsWith('t=')) ?? '')?.[1];
  const signatures = parts.filter((part) => part.startsWith('v1=')).map((part) => part.slice('v1='.length));
  if (time === undefined || signatures.length === 0) return 'unsigned';
  const expected = digest(secret, Number(time), rawBody);
  if (!signatures.some((signature) => isSame(expected, Buffer.from(signature, 'hex')))) return 'forged';
  return Math.abs(nowMs - Number(time) * 1000) > TOLERANCE_MS ? 'outdated' : undefined;
}

function digest(secret: string, seconds: number, rawBody: string | Buffer): Buffer {
  return createHmac('sha256', secret).update(`${seconds}.`).update(rawBody).digest();
}

function isSame(expected: Buffer, given: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
