import type { Mix } from '@afterglow/shared-contracts';
import { useInfiniteResource, type Page, type Resource } from '@afterglow/shared-data/react';
import { CardSkeletons, EmptyState, ResourceView } from '@afterglow/shared-ui';
import { useScrollLoading } from '../../../lib/use-scroll-loading.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { MixGrid } from '../../../ui/mix-grid.tsx';

const SKELETONS = 12;

interface EndlessMixesProps {
  readonly label: string;
  readonly pageAt: (offset: number) => Resource<Page<Mix>>;
}

/** A grid that grows as the listener scrolls, or presses Load more. */
export function EndlessMixes({ label, pageAt }: EndlessMixesProps) {
  const state = useInfiniteResource(pageAt);
  const { hasMore, isLoadingMore, loadMore } = state;
  useScrollLoading({ hasMore: hasMore && !isLoadingMore, onNearEnd: loadMore });
  return (
    <ResourceView state={state} skeleton={<CardSkeletons what={label} count={SKELETONS} />}>
      {({ items }) =>
        items.length === 0 ? (
          <EmptyState title="There are no mixes here yet" />
        ) : (
          <>
            <MixGrid mixes={items} label={label} eager />
            <LoadMore shown={hasMore} loading={isLoadingMore} onLoadMore={loadMore} />
          </>
        )
      }
    </ResourceView>
  );
}
