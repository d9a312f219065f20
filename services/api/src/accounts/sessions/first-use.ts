import { BRAND, LOGIN_PATH, SECURITY_PATH } from '@afterglow/shared-contracts';
import type { Clock, Signer } from '@afterglow/kit';
import { DAY_MS, MINUTE_MS } from '@afterglow/shared-contracts/time';
import { createAttemptLimiter } from '#app/security/attempt-limiter.ts';
import { hasRoom } from '#app/security/has-room.ts';
import type { ApiDatabase, ApiQueries } from '#db/api-tables.ts';
import type { Mail, Mailer } from '#mail/mailer.ts';
import { deviceName } from './client.ts';
import { createKnownLocations } from './known-locations.ts';
import { SECURITY_MAIL_LIMIT } from '../security-mail-limit.ts';

const UNUSED_LIFE_MS = 30 * DAY_MS;
/** A mail about the browser of a sign-up would not be news. */
const NEWCOMER_MS = 10 * MINUTE_MS;

export interface FirstUseOptions {
  readonly database: ApiDatabase;
  readonly clock: Clock;
  readonly signer: Signer;
  readonly mailer: Mailer;
  readonly origin: () => string;
}

/** Records the first use of a session, and mails the member about a new browser, up to the mail limit. */
export type NoteFirstUse = (tokenHash: Uint8Array) => Promise<void>;

export function createNoteFirstUse({ database, clock, signer, mailer, origin }: FirstUseOptions): NoteFirstUse {
  return (tokenHash) =>
    database.transaction(async (executor) => {
      const now = new Date(clock.nowMs());
      const session = await takeFirstUse(executor, tokenHash, now);
      if (session?.device_hash == null) return;
      const { member_id: memberId, device_hash: device } = session;
      const places = createKnownLocations(executor, clock);
      if (!(await places.remember(memberId, device))) return;
      const member = await executor
        .selectFrom('members')
        .select(['email', 'creation_time'])
        .where('id', '=', memberId)
        .executeTakeFirst();
      if (member === undefined || now.getTime() - member.creation_time.getTime() < NEWCOMER_MS) return;
      // Counted separately, so that other mails cannot suppress this one.
      const mailLimit = createAttemptLimiter({ db: executor, clock, signer }, SECURITY_MAIL_LIMIT);
      if (!(await hasRoom(mailLimit, `${memberId} log-ins`))) return;
      await mailer.send(newDeviceMail({ ...session, to: member.email, at: now, origin: origin() }), executor);
    });
}

/** The columns of a used session: valid until thirty days without use. */
export function usedAt(now: Date) {
  return { use_time: now, expiry_time: expiryOf(now) };
}

export function expiryOf(lastUse: Date): Date {
  return new Date(lastUse.getTime() + UNUSED_LIFE_MS);
}

/** Of concurrent calls, one is the first. */
function takeFirstUse(executor: ApiQueries, tokenHash: Uint8Array, now: Date) {
  return executor
    .updateTable('tokens')
    .set(usedAt(now))
    .where('token_hash', '=', tokenHash)
    .where('use_time', 'is', null)
    .returning(['member_id', 'device_hash', 'browser', 'system', 'place'])
    .executeTakeFirst();
}

interface NewDevice {
  readonly to: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly place: string | null;
  readonly at: Date;
  readonly origin: string;
}

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function newDeviceMail({ to, place, at, origin, ...device }: NewDevice): Mail {
  const from = place === null ? '' : ` (IP address ${place})`;
  return {
    to,
    subject: `New login to your ${BRAND} account`,
    text: [
      `Someone just logged in to your ${BRAND} account with ${deviceName(device)}${from}, on ${TIME.format(at)} UTC.`,
      "Was this you? Then you're all set.",
      `Wasn't you? Log that device out under "Where you're logged in" (${origin}${SECURITY_PATH}), then choose "Forgot your password?" on the login page (${origin}${LOGIN_PATH}) to set a new password.`,
    ].join('\n\n'),
  };
}
