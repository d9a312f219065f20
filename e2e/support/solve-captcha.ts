import { CAPTCHA_PROOF_HEADER } from '@afterglow/shared-contracts';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** The header that admits a sign-up over HTTP, which the widget solves in a browser. */
export async function solveCaptcha(siteUrl: string): Promise<Record<string, string>> {
  const answer = await fetch(`${siteUrl}/v3/captcha/tasks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ form: 'sign-up' }),
  });
  const { challenge } = (await answer.json()) as { readonly challenge: Challenge };
  const solution = await solveChallenge({ challenge, deriveKey });
  return { [CAPTCHA_PROOF_HEADER]: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64') };
}
