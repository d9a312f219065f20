import type { InfiniteResourceState } from '@afterglow/shared-data/react';

export function paginationOf<T>({ hasMore, isLoadingMore, status, error }: InfiniteResourceState<T>) {
  if (isLoadingMore) return 'loading';
  if (!hasMore) return 'none';
  return status === 'ready' && error ? 'failed' : 'there';
}
