import type { Kysely } from 'kysely';
import type { HostDatabase } from '@afterglow/api';
import type { IdentityTables } from './identity/identity-tables.ts';
import type { PaymentTables } from './payment/payment-tables.ts';

/** The tables that only the sandboxes read and write; migrations of the API make them. */
export type SandboxTables = PaymentTables & IdentityTables;

export type SandboxQueries = Kysely<SandboxTables>;

export interface SandboxDatabase {
  readonly db: SandboxQueries;
  transaction<T>(work: (transaction: SandboxQueries) => Promise<T>): Promise<T>;
}

export function sandboxDatabase({ db, transaction }: HostDatabase): SandboxDatabase {
  return {
    db: db.$extendTables<SandboxTables>(),
    transaction: (work) => transaction((executor) => work(executor.$extendTables<SandboxTables>())),
  };
}
