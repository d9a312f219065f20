import { CAPTCHA_PROOF_HEADER, type CaptchaChallenge } from '@afterglow/shared-contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { ApiClient } from './api-client.ts';

type Headers = Readonly<Record<typeof CAPTCHA_PROOF_HEADER, string>>;

/** The header with which a sign-up passes. */
export async function solveCaptcha(api: Pick<ApiClient, 'call'>): Promise<Headers> {
  const { challenge } = (await api.call('createCaptchaTask', { body: { form: 'sign-up' } })).data;
  if (challenge === null) throw new Error('This service asks for no proof.');
  return { [CAPTCHA_PROOF_HEADER]: await solveTask(challenge) };
}

/** The proof that the widget submits. */
export async function solveTask(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
