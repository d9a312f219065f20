import { captchaChallengeSchema } from '@afterglow/shared-contracts';
import { DAY_MS } from '@afterglow/shared-contracts/time';
import { verifyServerSignature } from 'altcha-lib';
import * as z from 'zod/mini';
import { serverBusy } from '@afterglow/kit';
import type { CaptchaProvider } from './captcha-provider.ts';
import { readProof } from './read-proof.ts';

const TIME_LIMIT_MS = 5_000;
/** The lifetime of its challenges is set at the provider, and not exposed. */
const STANDS_BY_MS = DAY_MS;
const FORM_PARAMETER = 'params.form';

const verifiedSchema = z.object({ payload: z.string() });
const signedSchema = z.object({
  algorithm: z.enum(['SHA-256', 'SHA-384', 'SHA-512']),
  signature: z.string(),
  verificationData: z.string(),
  verified: z.boolean(),
});

export interface SentinelAccount {
  readonly url: string;
  readonly apiKey: string;
  readonly apiSecret: string;
}

/** ALTCHA Sentinel issues and checks the challenges. Only this service talks to it; visitors' browsers do not. */
export function createSentinelCaptcha({ url, apiKey, apiSecret }: SentinelAccount): CaptchaProvider {
  return {
    standsByMs: STANDS_BY_MS,
    async issue(form) {
      const query = new URLSearchParams({ apiKey, [FORM_PARAMETER]: form });
      const answer = await ask(`${url}/v1/challenge?${query.toString()}`);
      return z.parse(captchaChallengeSchema, await read(answer));
    },
    async check(proof, form) {
      const solved = readProof(proof);
      if (!solved) return undefined;
      const body = JSON.stringify({ payload: proof });
      const headers = { 'content-type': 'application/json' };
      const answer = await ask(`${url}/v1/verify`, { method: 'POST', headers, body });
      const signed = readSigned(verifiedSchema.safeParse(await read(answer)).data?.payload ?? '');
      if (!signed) return undefined;
      const { verified, verificationData } = await verifyServerSignature({ payload: signed, hmacSecret: apiSecret });
      const isForThis = verified && verificationData?.[FORM_PARAMETER] === form;
      return isForThis ? { key: solved.challenge.signature } : undefined;
    },
  };
}

/** A rejection is a normal response: a bad proof is no failure of this service. */
async function ask(address: string, init: RequestInit = {}): Promise<Response> {
  try {
    const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) });
    if (answer.status >= 500) throw new Error(`ALTCHA Sentinel answered with ${answer.status}.`);
    return answer;
  } catch (error) {
    throw serverBusy(error);
  }
}

async function read(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch (error) {
    throw serverBusy(error);
  }
}

function readSigned(payload: string) {
  try {
    return signedSchema.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data;
  } catch {
    return undefined;
  }
}
