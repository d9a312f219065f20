import type { NewPasskey, NewPasskeyChallenge } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

const TIMEOUT_MS = 5 * MINUTE_MS;
/** ES256, RS256 and EdDSA, as COSE numbers them. */
const ALGORITHMS = [-7, -257, -8] as const;

/** Creates a passkey; rejects when the browser cannot or the member declines: `passkeyFailure` says why. */
export async function makePasskey(challenge: NewPasskeyChallenge, siteName: string): Promise<NewPasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { userId, userName, rpId, credentials } = challenge;
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      challenge: challenge.challenge,
      rp: { id: rpId, name: siteName },
      user: { id: userId, name: userName, displayName: userName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: credentials.map((known) => ({ id: known, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
      timeout: TIMEOUT_MS,
    },
  });
  const { clientDataJSON, attestationObject } = response;
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } };
}
