import type { MemberId, PasskeyProof } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import type { ApiQueries } from '#db/api-tables.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import type { ChallengeUse, PasskeyChallenges } from './passkey-challenges.ts';
import { findPasskey, noteUse, type PasskeyKey } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

/**
 * The owner of the passkey in a verified assertion for this use, with user verification; undefined otherwise. A challenge is used up also
 * by a wrong assertion.
 */
export type ProvePasskey = (proof: PasskeyProof, use: ChallengeUse) => Promise<MemberId | undefined>;

export interface ProvePasskeyOptions {
  readonly db: ApiQueries;
  readonly challenges: PasskeyChallenges;
  readonly clock: Clock;
  readonly origin: () => string;
}

export function createProvePasskey({ db, challenges, clock, origin }: ProvePasskeyOptions): ProvePasskey {
  return async (proof, use) => {
    const passkey = await findPasskey(db, proof.id);
    if (passkey === undefined) return undefined;
    const counter = await checkAnswer({ proof, passkey, origin: origin() }, (challenge) =>
      challenges.take(challenge, use),
    );
    if (counter === undefined) return undefined;
    await noteUse(db, { id: passkey.id, counter, at: new Date(clock.nowMs()) });
    return passkey.member_id;
  };
}

interface GivenAnswer {
  readonly proof: PasskeyProof;
  readonly passkey: PasskeyKey;
  readonly origin: string;
}

/** The authenticator's counter; undefined for an invalid assertion. */
async function checkAnswer(
  { proof, passkey, origin }: GivenAnswer,
  expectedChallenge: (challenge: string) => Promise<boolean>,
): Promise<number | undefined> {
  const { userHandle, ...response } = proof.response;
  const { origin: expectedOrigin, rpId } = relyingParty(origin);
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...proof,
        response: { ...response, ...(userHandle !== undefined && { userHandle }) },
        clientExtensionResults: {},
      },
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: Uint8Array.from(passkey.public_key),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    // The library throws for every mismatch: unreadable bytes, another origin, a counter that went back.
    return undefined;
  }
}
