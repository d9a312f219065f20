import type { ColumnType } from 'kysely';

/** A point in time; both databases give it as a Date. */
export type Time = ColumnType<Date, Date, Date>;

/** Computed by the database from other columns. */
export type Computed<T> = ColumnType<T, never, never>;

/** Numbered by the database unless given. */
export type Numbered<T> = ColumnType<T, T | undefined, never>;
