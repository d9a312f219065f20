import type { Mix } from '@afterglow/shared-contracts';
import { relatedMixes, useInfiniteResource } from '@afterglow/shared-data/react';
import { CardSkeletons, ResourceView, SectionHeader } from '@afterglow/shared-ui';
import { pageAtOffset } from '../../../lib/page-lengths.ts';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { MixGrid } from '../../../ui/lists/mix-grid.tsx';
import { paginationOf } from '../../../ui/lists/pagination-of.ts';

const TITLE = 'Related Mixes';
const SKELETONS = 6;

export function RelatedMixes({ mix }: { readonly mix: Mix }) {
  const state = useInfiniteResource((offset) => relatedMixes(mix.id, pageAtOffset(offset)));
  if (state.status === 'ready' && state.data.items.length === 0) return null;
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE} />
      <ResourceView state={state} skeleton={<CardSkeletons what={TITLE} count={SKELETONS} />}>
        {({ items }) => (
          <>
            <MixGrid mixes={items} label={TITLE} />
            <LoadMore more={paginationOf(state)} onLoadMore={state.loadMore} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
