import type { Query } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { EXPENDABLE_PREFIX } from '../storage/safe-storage.ts';

/** The schema each entry must match when it comes back from the storage: an older page, or anybody, may have written it. */
export interface KeptSchemas {
  /** Takes the schema that came with a query's resource. */
  learn(query: Pick<Query, 'queryHash' | 'meta'>): void;
  /** True also for an entry without a schema. */
  fits(storageKey: string, data: unknown): boolean;
}

export function createKeptSchemas(): KeptSchemas {
  const schemas = new Map<string, z.ZodMiniType>();
  return {
    learn({ queryHash, meta }) {
      const schema = meta?.['schema'];
      // Only `queryOf` writes this field, and only with the schema of a resource.
      if (schema) schemas.set(`${EXPENDABLE_PREFIX}-${queryHash}`, schema as z.ZodMiniType);
    },
    fits: (storageKey, data) => schemas.get(storageKey)?.safeParse(data).success ?? true,
  };
}
