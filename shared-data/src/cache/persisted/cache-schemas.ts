import type { Query } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { EVICTABLE_PREFIX } from '../../storage/safe-storage.ts';

/** The schema each entry must match when it is read from the storage: an older page, or anyone, may have written it. */
export interface CacheSchemas {
  /** Registers the schema of a query's resource. */
  register(query: Pick<Query, 'queryHash' | 'meta'>): void;
  /** True also for an entry without a schema. */
  fits(storageKey: string, data: unknown): boolean;
}

export function createCacheSchemas(): CacheSchemas {
  const schemas = new Map<string, z.ZodMiniType>();
  return {
    register({ queryHash, meta }) {
      const schema = meta?.['schema'];
      // Only `metaOf` writes this field, and only with the schema of a resource.
      if (schema) schemas.set(`${EVICTABLE_PREFIX}-${queryHash}`, schema as z.ZodMiniType);
    },
    fits: (storageKey, data) => schemas.get(storageKey)?.safeParse(data).success ?? true,
  };
}
