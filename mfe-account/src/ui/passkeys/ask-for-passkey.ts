import type { PasskeyChallenge, PasskeyProof } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

const TIMEOUT_MS = 5 * MINUTE_MS;

/** Loaded by anyone who uses passkeys, not by anyone who sees that one could. */
const load = () => import('@simplewebauthn/browser');

/**
 * The browser asks for a passkey, and rejects when no one gives one: `passkeyFailure` says why. As autofill, it waits until one is chosen
 * among the suggestions of the email field.
 */
export async function askForPasskey(
  { challenge, rpId, credentials }: PasskeyChallenge,
  { isAutofill = false }: { readonly isAutofill?: boolean } = {},
): Promise<PasskeyProof> {
  const { startAuthentication } = await load();
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      timeout: TIMEOUT_MS,
      userVerification: 'required',
      allowCredentials: credentials.map((known) => ({ id: known, type: 'public-key' })),
    },
    useBrowserAutofill: isAutofill,
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  };
}

/** Whether the browser offers passkeys among the suggestions of a field. */
export async function canAutofill(): Promise<boolean> {
  return (await load()).browserSupportsWebAuthnAutofill();
}

/** The question that is open, if there is one, is taken back. */
export function stopAsking(): void {
  void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

/** Why the browser gave no passkey: the person did not want to, the device has one already, or it could not. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed';

export function passkeyFailure(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
