import type { Clock } from '@afterglow/kit';
import type { MemberId } from '@afterglow/shared-contracts';
import { sql } from 'kysely';
import type { ApiDatabase } from '#db/api-tables.ts';
import type { Mail, Mailer } from './mailer.ts';

/** Notified when a mail is added, so that the sender polls immediately instead of at the next round. */
export const MAILS_CHANNEL = 'mails';

export function createMailer({ db, notify }: ApiDatabase, clock: Clock): Mailer {
  return {
    async send(mail, executor = db) {
      refuseSecondLines(mail);
      const now = new Date(clock.nowMs());
      const { to: recipient, subject, text, about } = mail;
      await executor
        .insertInto('mails')
        .values({
          recipient,
          subject,
          text,
          member_id: about ?? ownerOf(recipient),
          next_attempt_time: now,
          creation_time: now,
        })
        .execute();
      await notify(MAILS_CHANNEL, '', executor);
    },
  };
}

function ownerOf(recipient: string) {
  return sql<MemberId | null>`(select id from members where lower(email) = lower(${recipient}))`;
}

/** A second line could contain further headers, and so send mail to anyone in our name. */
function refuseSecondLines({ to, subject }: Mail): void {
  const isOneLine = (text: string) => !/[\p{Cc}\u2028\u2029]/u.test(text);
  if (!isOneLine(to)) throw new TypeError('The address of a mail is one line.');
  if (!isOneLine(subject)) throw new TypeError('The subject of a mail is one line.');
}
