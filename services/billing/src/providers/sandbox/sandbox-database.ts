import type { HostDatabase } from '@afterglow/kit';
import type { Kysely } from 'kysely';
import type { PaymentTables } from './payment-tables.ts';

/** The tables that only the sandbox reads and writes; the API's migrations create them. Mapped, because Kysely takes no interface. */
export type SandboxTables = { [Name in keyof PaymentTables]: PaymentTables[Name] };

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
