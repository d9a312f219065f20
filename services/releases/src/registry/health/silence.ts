import { type Expression, type SqlBool, sql } from 'kysely';

/** A start and its result are two requests: they may overtake each other, and reach instances whose clocks differ. */
const OVERTAKEN_BY = sql`interval '5 seconds'`;

/** Whether the last start has no result. */
const isOpen = (begunAt: Expression<Date | null>, settledAt: Expression<Date | null>) =>
  sql<SqlBool>`coalesce(${begunAt} > coalesce(${settledAt}, '-infinity') + ${OVERTAKEN_BY}, false)`;

/** Whether a version was started before that time, without a result since. */
export function isSilent(before: Date) {
  return sql<SqlBool>`(begun_at <= ${before} and ${isOpen(sql.ref('begun_at'), sql.ref('settled_at'))})`;
}

/** An upsert's values of the two times: without a result the first start is kept, or each further one would postpone it. */
export function laterTimes(table: 'health_networks' | 'version_networks') {
  const known = (column: string) => sql.ref<Date | null>(`${table}.${column}`);
  return {
    begun_at: sql<Date | null>`case
      when ${isOpen(known('begun_at'), known('settled_at'))} and excluded.settled_at is null
      then ${known('begun_at')} else coalesce(excluded.begun_at, ${known('begun_at')}) end`,
    settled_at: sql<Date | null>`coalesce(excluded.settled_at, ${known('settled_at')})`,
  };
}
