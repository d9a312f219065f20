import type { ColumnType } from 'kysely';

/** A point in time, a Date from both databases. */
export type Time = ColumnType<Date, Date, Date>;

/** A column that only the database writes. */
export type Computed<T> = ColumnType<T, never, never>;

/** Numbered by the database by default. */
export type Numbered<T> = ColumnType<T, T | undefined, never>;
