import { type RawBuilder, sql } from 'kysely';

/** Whether a normalized column contains a text as typed: ignoring case and accents; % and _ are literal. */
export function containsText(column: string, text: string): RawBuilder<boolean> {
  const pattern = `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql<boolean>`${sql.ref(column)} like lower(f_unaccent(${pattern}))`;
}
