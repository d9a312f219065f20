import type { Kysely } from 'kysely';
import type { RegistryTables, RevisionsTable } from '../../db/tables.ts';

/** Notified of every change of the live set. */
export interface ChangeListener {
  /** Runs within the change's transaction: its writes exist exactly when the change does. */
  note(transaction: Kysely<RegistryTables>, revision: RevisionsTable): Promise<void>;
  /** Runs after the transaction. */
  wake(): void;
}
