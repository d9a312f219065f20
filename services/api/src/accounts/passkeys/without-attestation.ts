import { loadWebAuthnHelpers } from './load-webauthn.ts';

/**
 * A new passkey without what its device says about its make. We ask for none of that, some devices send it all the same, and anyone who
 * makes up certificates could have the library fetch lists of revoked ones from an address of their choice.
 */
export async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await loadWebAuthnHelpers();
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const none = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(none));
}
