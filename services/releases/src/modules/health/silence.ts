import { type SqlBool, sql } from 'kysely';

/** Where a version was started before that time, and nothing has followed since. */
export function isSilent(before: Date) {
  return sql<SqlBool>`coalesce(begun_at <= ${before} and begun_at > coalesce(settled_at, '-infinity'), false)`;
}

/** What an upsert makes of the two times: while nothing follows, the first start counts, or each further one would put it off. */
export function laterTimes(table: 'health_networks' | 'version_networks') {
  const known = (column: string) => sql.ref<Date | null>(`${table}.${column}`);
  return {
    begun_at: sql<Date | null>`case
      when ${known('begun_at')} > coalesce(${known('settled_at')}, '-infinity') and excluded.settled_at is null
      then ${known('begun_at')} else coalesce(excluded.begun_at, ${known('begun_at')}) end`,
    settled_at: sql<Date | null>`coalesce(excluded.settled_at, ${known('settled_at')})`,
  };
}
