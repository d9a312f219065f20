import type { DataPort } from '@afterglow/shared-contracts';
import type { UpdatedBy } from '../cache/write-through.ts';
import * as z from 'zod/mini';

/** The context in which a resource is read. */
export interface ResourceContext {
  readonly data: DataPort;
  readonly signal: AbortSignal;
  /** Caches data included in another response, so that reading it later makes no call. */
  readonly setCached: <T>(resource: Resource<T>, value: T) => void;
  /** The cached data of a resource; undefined when there is none, or it is too old. Makes no call. */
  readonly getCached: <T>(resource: Resource<T>) => T | undefined;
}

/** Data of the service that can be shown and cached: its key in the cache, and how to read it. */
export interface Resource<T> {
  /** Starts with its kind; those of `CACHED_KINDS` are stored beyond the page's life. */
  readonly key: readonly unknown[];
  /** The data differs between members, so it is dropped when the session changes. */
  readonly perMember?: boolean;
  /**
   * Once read, it makes no further call within its lifetime; any other data is refetched when it is older than 30
   * seconds.
   */
  readonly isModel?: boolean;
  /** Stored data is used only when it is valid; without a schema, any stored data is used. */
  readonly schema?: z.ZodMiniType<T>;
  /** The value of a list that could not be read; omitted for anything but a list. */
  readonly empty?: T;
  /** How writes change the data, so that it is right before such a call resolves. */
  readonly updatedBy?: UpdatedBy<T>;
  load(context: ResourceContext): Promise<T>;
}

/** One page of a list; `total` counts the whole list, null when the service does not say. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number | null;
}

/** A page of a list that could not be read. */
export const EMPTY_PAGE: Page<never> = { items: [], total: null };

export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.nullable(z.number()) });
}

const DEFAULT_LENGTH = 6;

/** Offset and length of a page; the first six by default. */
export interface PageOptions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** The query of a list, with a length. */
export function withPage<Query extends PageOptions>(query: Query): Query {
  return query.limit === undefined ? { ...query, limit: DEFAULT_LENGTH, offset: query.offset ?? 0 } : query;
}
