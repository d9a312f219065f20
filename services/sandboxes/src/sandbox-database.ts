import type { Kysely } from 'kysely';
import type { HostDatabase } from '@afterglow/api';
import type { IdentityTables } from './identity/identity-tables.ts';
import type { PaymentTables } from './payment/payment-tables.ts';

type Tables = PaymentTables & IdentityTables;

/** The tables that only the sandboxes read and write; the API's migrations create them. Mapped, because Kysely takes no interface. */
export type SandboxTables = { [Name in keyof Tables]: Tables[Name] };

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
