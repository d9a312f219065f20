import type { MemberId, NewPasskey, NewPasskeyChallenge, Passkey } from '@afterglow/shared-contracts';
import { type Clock, conflict, forbidden, notFound, type Caller, requireSelf } from '@afterglow/kit';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Mailer } from '#mail/mailer.ts';
import { deviceName, readDevice, type Reauthentications } from '../sessions/index.ts';
import { loadWebAuthn, loadWebAuthnHelpers } from './load-webauthn.ts';
import type { LastLoginMethod } from './last-login-method.ts';
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails.ts';
import type { PasskeyChallenges } from './passkey-challenges.ts';
import { addPasskey, listCredentials, removePasskey, renamePasskey } from './passkeys.repository.ts';
import { relyingParty } from './relying-party.ts';

/** ES256, RS256 and EdDSA as COSE identifiers. */
const ALGORITHMS = [-7, -257, -8];
const PASSKEYS_MAX = 20;

/** Each throws forbidden for another member. */
export interface PasskeysService {
  /** Throws forbidden for an unconfirmed session, a conflict at the maximum, and too-many after many. */
  begin(id: MemberId, caller: Caller): Promise<NewPasskeyChallenge>;
  /** Throws forbidden without a challenge of this session, and a conflict for a known passkey or one too many. */
  add(id: MemberId, caller: Caller, made: MadePasskey): Promise<Passkey>;
  rename(
    id: MemberId,
    caller: Caller,
    renamed: { readonly passkeyId: string; readonly name: string },
  ): Promise<Passkey>;
  /**
   * Throws forbidden for an unconfirmed session, not-found for an unknown one, a conflict for the last credential, and too-many after many.
   */
  remove(id: MemberId, caller: Caller, passkeyId: string): Promise<void>;
}

export interface MadePasskey {
  readonly passkey: NewPasskey;
  readonly userAgent: string | undefined;
}

export interface PasskeysOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly confirmations: Reauthentications;
  readonly challenges: PasskeyChallenges;
  readonly lastWayIn: LastLoginMethod;
  readonly mailLimit: AttemptLimiter;
  readonly origin: () => string;
}

export function createPasskeysService(parts: PasskeysOptions): PasskeysService {
  const { database, clock, mailer, confirmations, challenges, lastWayIn, mailLimit, origin } = parts;
  const { db } = database;
  return {
    async begin(id, caller) {
      requireSelf(id, caller);
      await confirmations.require(caller);
      const credentials = await listCredentials(db, id);
      if (credentials.length >= PASSKEYS_MAX) throw oneTooMany();
      // Here, so that no device creates a passkey that would then be rejected.
      await mailLimit.take(String(id));
      return {
        challenge: challenges.issue({ kind: 'new-passkey', token: caller.token }),
        rpId: relyingParty(origin()).rpId,
        credentials,
        userId: Buffer.from(`member ${id}`).toString('base64url'),
        userName: await emailOf(db, id),
      };
    },
    async add(id, caller, { passkey, userAgent }) {
      requireSelf(id, caller);
      const made = await readPasskey(passkey, origin(), (challenge) =>
        challenges.take(challenge, { kind: 'new-passkey', token: caller.token }),
      );
      if (made === undefined) throw forbidden("We couldn't add this passkey. Please try again.");
      const name = nameAfter(userAgent);
      return database.transaction(async (executor) => {
        // Again, because several may have started before the first one was added.
        const { email } = await lastWayIn.lock(id, executor);
        if ((await listCredentials(executor, id)).length >= PASSKEYS_MAX) throw oneTooMany();
        const row = { ...made, member_id: id, name, creation_time: new Date(clock.nowMs()) };
        const added = await addPasskey(executor, row);
        if (added === undefined) throw conflict('This passkey is already added.');
        await mailer.send(passkeyAddedMail(email, name), executor);
        return added;
      });
    },
    async rename(id, caller, { passkeyId, name }) {
      requireSelf(id, caller);
      const renamed = await renamePasskey(db, { memberId: id, id: passkeyId }, name);
      if (renamed === undefined) throw unknownPasskey();
      return renamed;
    },
    async remove(id, caller, passkeyId) {
      requireSelf(id, caller);
      await confirmations.require(caller);
      await mailLimit.take(String(id));
      await database.transaction(async (executor) => {
        const { email } = await lastWayIn.lock(id, executor);
        if (!(await removePasskey(executor, { memberId: id, id: passkeyId }))) throw unknownPasskey();
        await lastWayIn.require(id, executor);
        await mailer.send(passkeyRemovedMail(email), executor);
      });
    },
  };
}

function oneTooMany() {
  return conflict("You've reached the passkey limit. Remove one first.");
}

function unknownPasskey() {
  return notFound("We couldn't find this passkey.");
}

async function emailOf(db: ApiQueries, id: MemberId): Promise<string> {
  return (await db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;
}

function nameAfter(userAgent: string | undefined): string {
  const name = deviceName(readDevice(userAgent));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

async function readPasskey(
  passkey: NewPasskey,
  publicOrigin: string,
  expectedChallenge: (challenge: string) => Promise<boolean>,
) {
  const { origin: expectedOrigin, rpId } = relyingParty(publicOrigin);
  const { verifyRegistrationResponse } = await loadWebAuthn();
  try {
    const attestationObject = await withoutAttestation(passkey.response.attestationObject);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...passkey, response: { ...passkey.response, attestationObject }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp: synced } = registrationInfo;
    const { id: credential_id, publicKey: public_key, counter } = credential;
    return { credential_id, public_key, counter, synced, rp_id: rpId };
  } catch {
    // The library throws for every mismatch.
    return undefined;
  }
}

/**
 * Strips the attestation from a new passkey. We request none, some devices send it anyway, and forged certificates could make the library
 * fetch revocation lists from any URL.
 */
async function withoutAttestation(attestationObject: string): Promise<string> {
  const { decodeAttestationObject, isoBase64URL, isoCBOR } = await loadWebAuthnHelpers();
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject)).get('authData');
  const none = new Map<string, string | Uint8Array | Map<string, never>>([
    ['fmt', 'none'],
    ['attStmt', new Map<string, never>()],
    ['authData', authData],
  ]);
  return isoBase64URL.fromBuffer(isoCBOR.encode(none));
}
