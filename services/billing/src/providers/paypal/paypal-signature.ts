import { createVerify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { Clock } from '@afterglow/kit';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';
import * as z from 'zod/mini';
import type { WebhookRequest, WebhookResult } from '#port/index.ts';
import type { PayPalCertificates } from './paypal-certificates.ts';

/** By our clock. PayPal sends a webhook immediately, and retries for up to three days. */
const OLDEST_MS = 30 * MINUTE_MS;
/** The clocks may differ. */
const AHEAD_MS = 5 * MINUTE_MS;
const ALGORITHM = 'SHA256withRSA';

export interface PayPalSignatureOptions {
  readonly certificates: PayPalCertificates;
  readonly webhookId: string;
  readonly clock: Clock;
}

type Fault = Extract<WebhookResult, { kind: 'refused' }>['reason'];

/** The problem with a webhook's signature, if any. Only its certificate is requested from PayPal. */
export async function signatureFault(
  { certificates, webhookId, clock }: PayPalSignatureOptions,
  { headers, rawBody }: WebhookRequest,
): Promise<Fault | undefined> {
  const signed = headersSchema.safeParse(headers).data;
  if (signed === undefined) return 'unsigned';
  const {
    'paypal-transmission-id': id,
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signature,
    'paypal-cert-url': address,
    'paypal-auth-algo': algorithm,
  } = signed;
  const ageMs = clock.nowMs() - Date.parse(time);
  if (ageMs > OLDEST_MS || ageMs < -AHEAD_MS) return 'outdated';
  const key = algorithm === ALGORITHM ? await certificates.find(address) : undefined;
  if (key === undefined) return 'forged';
  const text = `${id}|${time}|${webhookId}|${crc32(rawBody)}`;
  return createVerify('SHA256').update(text).verify(key, signature, 'base64') ? undefined : 'forged';
}

const LONGEST_HEADER = 1_000;

const headerSchema = z.string().check(z.minLength(1), z.maxLength(LONGEST_HEADER));
const headersSchema = z.object({
  'paypal-transmission-id': headerSchema,
  'paypal-transmission-time': z.iso.datetime({ offset: true }),
  'paypal-transmission-sig': headerSchema,
  'paypal-cert-url': headerSchema,
  'paypal-auth-algo': headerSchema,
});
