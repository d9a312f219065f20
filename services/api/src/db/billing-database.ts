import type { BillingDatabase, BillingQueries, BillingTables } from '@afterglow/billing/tables';
import type { ApiDatabase, ApiQueries, ApiTables } from './api-tables.ts';

/** The same connection or transaction, with the tables of billing only. */
export function toBilling(db: ApiQueries): BillingQueries {
  return db.$pickTables<keyof BillingTables>();
}

/** The same connection or transaction, with all tables. */
export function fromBilling(db: BillingQueries): ApiQueries {
  return db.$extendTables<{ [Name in keyof ApiTables]: ApiTables[Name] }>();
}

export function billingDatabase({ db, transaction, listen, notify }: ApiDatabase): BillingDatabase {
  return {
    db: toBilling(db),
    transaction: (work) => transaction((executor) => work(toBilling(executor))),
    listen,
    notify: (channel, payload, executor) => notify(channel, payload, executor && fromBilling(executor)),
  };
}
