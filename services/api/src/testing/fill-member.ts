import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { EmptySchema } from '@afterglow/kit';

// The tables are read from the database, so that a new one cannot be forgotten.
type Db = Kysely<EmptySchema>;

export interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  /** Numbered or computed by the database. */
  readonly isMade: boolean;
  readonly target: { readonly table: string; readonly column: string } | undefined;
}

/** Values for columns with a check or a special meaning. A new column with such a check belongs here. */
const VALUES: Readonly<Record<string, RawBuilder<unknown>>> = {
  'member_settings.quality_key': sql`'low'`,
  'member_identities.network': sql`'google'`,
  'subscriptions.status': sql`'active'`,
  'subscriptions.payment_processor': sql`'stripe'`,
  'checkouts.status': sql`'completed'`,
  'checkouts.payment_processor': sql`'stripe'`,
  'payments.payment_processor': sql`'stripe'`,
  'listening.queue_position': sql`0`,
  'mails.state': sql`'sent'`,
  'uploads.name': sql`md5(random()::text)`,
  'uploads.folder': sql`'members'`,
  'data_copies.state': sql`'failed'`,
  'data_copies.file_name': sql`md5(random()::text)`,
};

export async function memberColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column & { readonly target_table: string | null; readonly target_column: string | null }>`
    select columns.table_name as table, columns.column_name as name, columns.udt_name as type,
      columns.is_identity = 'YES' or columns.is_generated = 'ALWAYS' or columns.udt_name = 'uuid' as "isMade",
      targets.target_table, targets.target_column
    from information_schema.columns
    left join (
      select pointing.relname as pointing, pointing_column.attname as pointing_column,
        pointed.relname as target_table, pointed_column.attname as target_column
      from pg_constraint
      join pg_class pointing on pointing.oid = conrelid
      join pg_class pointed on pointed.oid = confrelid
      join pg_attribute pointing_column on pointing_column.attrelid = conrelid and pointing_column.attnum = conkey[1]
      join pg_attribute pointed_column on pointed_column.attrelid = confrelid and pointed_column.attnum = confkey[1]
      where contype = 'f' and connamespace = current_schema()::regnamespace
    ) targets on targets.pointing = columns.table_name and targets.pointing_column = columns.column_name
    where columns.table_schema = current_schema()
    order by columns.table_name, columns.ordinal_position`.execute(db);
  const columns = rows.map(({ target_table: table, target_column: column, ...rest }) => ({
    ...rest,
    target: table === null || column === null ? undefined : { table, column },
  }));
  const pointing = new Set(columns.filter(({ target }) => target?.table === 'members').map(({ table }) => table));
  return columns.filter(({ table }) => pointing.has(table) || table === 'members');
}

export function markOf(mark: string, { table, name }: Pick<Column, 'table' | 'name'>): string {
  return `${mark} ${table}.${name}`;
}

/** Gives a member a row in every table that points to members, full of recognizable values. */
export async function fillMember(db: Db, memberId: number, mark: string): Promise<void> {
  const columns = await memberColumns(db);
  const tables = [...new Set(columns.map(({ table }) => table))].filter((table) => table !== 'members');
  const isMembers = (table: string) => tables.includes(table);
  // A table that refers to another one of the member's comes after it.
  const depthOf = (table: string): number => {
    const targets = columns.filter((column) => column.table === table).flatMap(({ target }) => target?.table ?? []);
    return Math.max(
      0,
      ...targets.filter((other) => other !== table && isMembers(other)).map((other) => depthOf(other) + 1),
    );
  };
  const inOrder = tables.sort((one, other) => depthOf(one) - depthOf(other));
  for (const table of inOrder) {
    const filled = columns.filter((column) => column.table === table && !column.isMade);
    const values = filled.map((column) => valueOf(column, { memberId, mark, isMembers }));
    await sql`insert into ${sql.table(table)} (${sql.join(filled.map(({ name }) => sql.ref(name)))})
      values (${sql.join(values)}) on conflict do nothing`.execute(db);
  }
}

interface Filling {
  readonly memberId: number;
  readonly mark: string;
  readonly isMembers: (table: string) => boolean;
}

function valueOf(column: Column, { memberId, mark, isMembers }: Filling): RawBuilder<unknown> {
  const { table, name, type, target } = column;
  if (target?.table === 'members') return sql`${memberId}::int`;
  if (target !== undefined) {
    const own = isMembers(target.table) ? sql`where member_id = ${memberId}` : sql``;
    return sql`(select ${sql.ref(target.column)} from ${sql.table(target.table)} ${own} order by 1 limit 1)`;
  }
  const value = VALUES[`${table}.${name}`] ?? VALUES_OF_TYPES[type]?.(markOf(mark, column));
  if (value === undefined) throw new Error(`Say in fill-member.ts what stands in ${table}.${name}, of type ${type}.`);
  return value;
}

const ONE = () => sql`1`;
const VALUES_OF_TYPES: Readonly<Record<string, (text: string) => RawBuilder<unknown>>> = {
  text: (text) => sql`${text}::text`,
  _text: (text) => sql`array[${text}::text]`,
  _int4: () => sql`array[1]`,
  bytea: (text) => sql`${Buffer.from(text)}::bytea`,
  bool: () => sql`false`,
  timestamptz: () => sql`now() + interval '400 days'`,
  jsonb: (text) => sql`jsonb_build_object('value', ${text}::text)`,
  int2: ONE,
  int4: ONE,
  int8: ONE,
  float4: ONE,
  float8: ONE,
  numeric: ONE,
};

/** The tables, with a column each, that contain the text anywhere, also as bytes. */
export async function findText(db: Db, text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ readonly name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const bytes = Buffer.from(text).toString('hex');
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ readonly line: string }>`select t::text as line from ${sql.table(name)} t
      where t::text ilike ${`%${text}%`} or t::text ilike ${`%${bytes}%`} limit 1`.execute(db);
    found.push(...rows.map(({ line }) => `${name}: ${line}`));
  }
  return found;
}
