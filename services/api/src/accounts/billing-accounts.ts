import type { AccountsPort } from '@afterglow/billing';
import { sql } from 'kysely';
import { fromBilling } from '#db/billing-database.ts';
import type { Mailer } from '#mail/mailer.ts';

/** Accounts as billing sees them. */
export function createBillingAccounts(mailer: Mailer): AccountsPort {
  return {
    async findEmail(db, id) {
      const found = fromBilling(db).selectFrom('members').select('email').where('id', '=', id);
      return (await found.executeTakeFirst())?.email;
    },
    async findByEmail(db, email) {
      const found = fromBilling(db)
        .selectFrom('members')
        .select('id')
        .where(sql<boolean>`lower(email) = lower(${email})`);
      return (await found.executeTakeFirst())?.id;
    },
    async lockAndCheckDeletion(db, id) {
      const found = fromBilling(db).selectFrom('members').select('leave_time').where('id', '=', id).forNoKeyUpdate();
      return (await found.executeTakeFirst())?.leave_time !== null;
    },
    sendMail: (db, mail) => mailer.send(mail, fromBilling(db)),
  };
}
