import type { MemberId } from '@afterglow/shared-contracts';
import type { Clock } from '@afterglow/kit';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { SecretBox } from '#app/security/secret-box.ts';
import type { Mailer } from '#mail/mailer.ts';
import { hashRecoveryCode, withoutSeparators } from './recovery-codes.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import {
  countRecoveryCodes,
  findKey,
  type KeyRow,
  consumeRecoveryCode,
  consumeTimeStep,
} from './second-factor.repository.ts';
import type { CodeAttempt, SecondFactorLimits } from './second-factor-limits.ts';
import { stepOfCode } from './totp.ts';

const APP_CODE = /^\d{6}$/;

/** A member's second factor: an authenticator app, or a recovery code in its place. */
export interface SecondFactors {
  isOn(memberId: MemberId): Promise<boolean>;
  /** Counts a try of this subnet before the member is known; throws too-many after many wrong ones. */
  authorize(address: string): Promise<void>;
  /** Whether it is a valid app or recovery code; either works once. Call `authorize` first. Throws too-many after many wrong ones. */
  check(attempt: CodeAttempt, code: string): Promise<boolean>;
  /** The same for an app that is being set up, without recovery codes. */
  checkNewApp(attempt: CodeAttempt, code: string): Promise<boolean>;
}

export interface SecondFactorsOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly secretBox: SecretBox;
  readonly mailer: Mailer;
  readonly limits: SecondFactorLimits;
}

export function createSecondFactors(parts: SecondFactorsOptions): SecondFactors {
  const { database, limits } = parts;
  const limited = async (attempt: CodeAttempt, check: () => Promise<boolean>) => {
    const succeed = await limits.take(attempt);
    const isFresh = await check();
    if (isFresh) await succeed();
    return isFresh;
  };
  return {
    isOn: async (memberId) => (await findKey(database.db, memberId))?.proof_time != null,
    authorize: (address) => limits.takeFrom(address),
    check: (attempt, code) =>
      limited(attempt, async () => {
        const key = await findKey(database.db, attempt.memberId);
        if (key?.proof_time == null) return false;
        if (APP_CODE.test(withoutSeparators(code))) return useAppCode(parts, key, code);
        return database.transaction((executor) => useRecoveryCode(parts, { ...attempt, code }, executor));
      }),
    checkNewApp: (attempt, code) =>
      limited(attempt, async () => {
        const key = await findKey(database.db, attempt.memberId);
        return key !== undefined && useAppCode(parts, key, code);
      }),
  };
}

export function keyPurpose(memberId: MemberId): string {
  return `authenticator key of ${memberId}`;
}

async function useAppCode(
  { database, clock, secretBox }: SecondFactorsOptions,
  { member_id: memberId, secret }: KeyRow,
  code: string,
): Promise<boolean> {
  const key = secretBox.open(secret, keyPurpose(memberId));
  const step = key === undefined ? undefined : stepOfCode(withoutSeparators(code), key, clock.nowMs());
  return step !== undefined && consumeTimeStep(database.db, { memberId, step });
}

async function useRecoveryCode(
  { mailer }: SecondFactorsOptions,
  { memberId, code }: { readonly memberId: MemberId; readonly code: string },
  executor: ApiQueries,
): Promise<boolean> {
  if (!(await consumeRecoveryCode(executor, memberId, hashRecoveryCode(code)))) return false;
  const left = await countRecoveryCodes(executor, memberId);
  const { email } = await executor
    .selectFrom('members')
    .select('email')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  await mailer.send(recoveryCodeUsedMail(email, left), executor);
  return true;
}
