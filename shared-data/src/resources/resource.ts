import type { DataPort } from '@afterglow/shared-contracts';
import * as z from 'zod/mini';

/** What a resource is given to be read with. */
export interface ResourceContext {
  readonly data: DataPort;
  readonly signal: AbortSignal;
  /** Keeps what came along with another answer, so that a later read of it makes no call. */
  readonly remember: <T>(resource: Resource<T>, value: T) => void;
  /** What is kept of a resource, however old; undefined when nothing is. Makes no call. */
  readonly recall: <T>(resource: Resource<T>) => T | undefined;
}

/** A thing of the service that can be shown and kept: what it is called in the cache, and how it is read. */
export interface Resource<T> {
  /** Begins with its kind; the kinds of `CACHED_KINDS` outlive the page. */
  readonly key: readonly unknown[];
  /** Another member sees something else: dropped when the session changes. */
  readonly perMember?: boolean;
  /** What was kept beyond the page is believed only when it fits; left out, whatever is there is. */
  readonly schema?: z.ZodMiniType<T>;
  load(context: ResourceContext): Promise<T>;
}

/** One page of a list; `total` counts the whole list, null where the service does not say. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number | null;
}

export function pageSchema<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ items: z.array(item), total: z.nullable(z.number()) });
}

/** Position and length of a page; the service's own default length when `limit` is left out. */
export interface PageOptions {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}
