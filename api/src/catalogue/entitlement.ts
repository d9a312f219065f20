import { sql } from 'kysely';

/** Whether the member of a row is Premium at a time: a subscription entitles until its end, cancelled or not. */
export function isPremiumAt(memberIdColumn: string, at: Date) {
  return sql<boolean>`exists (select from subscriptions
    where subscriptions.member_id = ${sql.ref(memberIdColumn)} and subscriptions.end_time > ${at})`;
}
