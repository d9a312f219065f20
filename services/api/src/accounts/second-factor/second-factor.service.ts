import type { AuthenticatorKey, MemberId, RecoveryCodes } from '@afterglow/shared-contracts';
import { type Clock, conflict, type Caller, requireSelf } from '@afterglow/kit';
import { wrongCode } from '#app/service-errors.ts';
import type { AttemptLimiter } from '#app/security/attempt-limiter.ts';
import type { SecretBox } from '#app/security/secret-box.ts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { Reauthentications } from '../sessions/index.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { recoveryCodesMail, secondFactorOffMail, secondFactorOnMail } from './second-factor-mails.ts';
import {
  findKey,
  savePendingKey,
  lockKey,
  activateKey,
  removeSecondFactor,
  replaceRecoveryCodes,
} from './second-factor.repository.ts';
import { keyPurpose, type SecondFactors } from './second-factors.ts';
import { keyAddress, newKey } from './totp.ts';

/** Each throws forbidden for another member or an unconfirmed session; those that send a mail throw too-many. */
export interface SecondFactorService {
  /** Throws a conflict without a password, and when it is on. */
  begin(id: MemberId, caller: Caller): Promise<AuthenticatorKey>;
  /** Throws forbidden for a wrong code, too-many after many of them, and a conflict without a pending key. */
  turnOn(id: MemberId, caller: Caller, code: CodeFrom): Promise<RecoveryCodes>;
  /** Throws a conflict while it is off. */
  renewCodes(id: MemberId, caller: Caller): Promise<RecoveryCodes>;
  turnOff(id: MemberId, caller: Caller): Promise<void>;
}

export interface CodeFrom {
  readonly code: string;
  readonly address: string;
}

export interface SecondFactorServiceOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly mailer: Mailer;
  readonly confirmations: Reauthentications;
  readonly secondFactors: SecondFactors;
  readonly mailLimit: AttemptLimiter;
}

export function createSecondFactorService(parts: SecondFactorServiceOptions): SecondFactorService {
  const { database, clock, secretBox, mailer, confirmations, secondFactors, mailLimit } = parts;
  const now = () => new Date(clock.nowMs());
  const authorize = async (id: MemberId, caller: Caller) => {
    requireSelf(id, caller);
    await confirmations.require(caller);
    return findMember(database.db, id);
  };
  const writeCodes = async (memberId: MemberId, executor: ApiQueries) => {
    const recoveryCodes = newRecoveryCodes();
    await replaceRecoveryCodes(executor, { memberId, hashes: recoveryCodes.map(hashRecoveryCode), at: now() });
    return { recoveryCodes };
  };
  return {
    async begin(id, caller) {
      const { email, password_hash } = await authorize(id, caller);
      if (password_hash === null) throw conflict("Set a password first. Without one, you don't need codes.");
      await mailLimit.take(String(id));
      const key = newKey();
      const secret = secretBox.close(key, keyPurpose(id));
      if (!(await savePendingKey(database.db, { memberId: id, secret, at: now() }))) {
        throw conflict('An authenticator app is already set up.');
      }
      return { key, address: keyAddress(key, email) };
    },
    async turnOn(id, caller, { code, address }) {
      const { email } = await authorize(id, caller);
      const key = await findKey(database.db, id);
      if (key?.proof_time != null) throw conflict('An authenticator app is already set up.');
      await secondFactors.authorize(address);
      const isFresh = await secondFactors.checkNewApp({ memberId: id, address }, code);
      if (!isFresh || key === undefined) throw wrongCode('forbidden');
      return database.transaction(async (executor) => {
        const isProven = await activateKey(executor, { memberId: id, secret: key.secret, at: now() });
        if (!isProven) throw conflict('Your setup changed in another window. Please start over.');
        await mailer.send(secondFactorOnMail(email), executor);
        return writeCodes(id, executor);
      });
    },
    async renewCodes(id, caller) {
      const { email } = await authorize(id, caller);
      if (!(await secondFactors.isOn(id))) throw noApp();
      await mailLimit.take(String(id));
      return database.transaction(async (executor) => {
        // Of two concurrent calls, the second replaces the codes of the first.
        if (!(await lockKey(executor, id))) throw noApp();
        await mailer.send(recoveryCodesMail(email), executor);
        return writeCodes(id, executor);
      });
    },
    async turnOff(id, caller) {
      const { email } = await authorize(id, caller);
      await database.transaction(async (executor) => {
        const wasOn = await removeSecondFactor(executor, id);
        if (wasOn) await mailer.send(secondFactorOffMail(email), executor);
      });
    },
  };
}

function noApp() {
  return conflict('No authenticator app is set up.');
}

function findMember(db: ApiQueries, id: MemberId) {
  return db.selectFrom('members').select(['email', 'password_hash']).where('id', '=', id).executeTakeFirstOrThrow();
}
