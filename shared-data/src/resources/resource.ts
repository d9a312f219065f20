import type { DataPort } from '@afterglow/shared-contracts';
import type { UpdatedBy } from '../cache/write-through.ts';
import * as z from 'zod/mini';

/** What a resource is given to read with. */
export interface ResourceContext {
  readonly data: DataPort;
  readonly signal: AbortSignal;
  /** Caches what came along with another answer, so that reading it later makes no call. */
  readonly setCached: <T>(resource: Resource<T>, value: T) => void;
  /** The cached data of a resource; undefined when there is none, or it is too old. Makes no call. */
  readonly getCached: <T>(resource: Resource<T>) => T | undefined;
}

/** A thing of the service that can be shown and cached: its name in the cache, and how to read it. */
export interface Resource<T> {
  /** Begins with its kind; those of `CACHED_KINDS` are stored beyond the page's life. */
  readonly key: readonly unknown[];
  /** The data differs between members, so it is dropped when the session changes. */
  readonly perMember?: boolean;
  /** Once read, it makes no further call within its lifetime; anything else is read again when it is older than 30 seconds. */
  readonly isModel?: boolean;
  /** Stored data is used only when it fits this; without it, any stored data is used. */
  readonly schema?: z.ZodMiniType<T>;
  /** What stands for a list that could not be read; left out for anything but a list. */
  readonly empty?: T;
  /** How calls that change something change the data, so that it is right before such a call resolves. */
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

/** What a call without its own number asks for. */
const DEFAULT_LENGTH = 6;

/** Position and length of a page; six from the first on when `limit` is left out. */
export interface PageOptions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** The query of a list, with a length. */
export function withPage<Query extends PageOptions>(query: Query): Query {
  return query.limit === undefined ? { ...query, limit: DEFAULT_LENGTH, offset: query.offset ?? 0 } : query;
}
