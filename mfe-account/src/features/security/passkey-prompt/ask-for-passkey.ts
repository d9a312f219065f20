import type { PasskeyChallenge, PasskeyProof } from '@afterglow/shared-contracts';
import { MINUTE_MS } from '@afterglow/shared-contracts/time';

const TIMEOUT_MS = 5 * MINUTE_MS;

/** Loaded when a passkey is used, not when it is only offered. */
const load = () => import('@simplewebauthn/browser');

/**
 * Requests a passkey from the browser; rejects without one: `passkeyFailure` says why. As autofill, it waits until one
 * is chosen among the suggestions of the email field.
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

/** Whether the browser offers passkeys by autofill. */
export async function canAutofill(): Promise<boolean> {
  return (await load()).browserSupportsWebAuthnAutofill();
}

export function stopAsking(): void {
  void load().then(({ WebAuthnAbortService }) => WebAuthnAbortService.cancelCeremony());
}

/** Why the browser returned no passkey: the member declined, the device has one already, or it failed. */
export type PasskeyFailure = 'cancelled' | 'known' | 'failed';

export function passkeyFailure(error: unknown): PasskeyFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}
