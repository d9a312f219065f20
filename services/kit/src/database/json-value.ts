import { type RawBuilder, sql } from 'kysely';

/** A value for a jsonb column. Passed directly, an array would become a PostgreSQL array in one of the drivers. */
export function jsonValue<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`;
}
