import type { DataPort } from '@afterglow/shared-contracts';
import type { QueryClient } from '@tanstack/react-query';

/** A data port and its cache. */
export interface CacheEnvironment {
  readonly data: DataPort;
  readonly queryClient: QueryClient;
}
