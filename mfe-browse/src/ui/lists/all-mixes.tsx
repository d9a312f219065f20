import type { Mix } from '@afterglow/shared-contracts';
import { useInfiniteResource, type Page, type PageOptions, type Resource } from '@afterglow/shared-data/react';
import { CardSkeletons, EmptyState, ResourceView, SectionHeader } from '@afterglow/shared-ui';
import { pageAtOffset } from '../../lib/page-lengths.ts';
import { LoadMore } from './load-more.tsx';
import { MixGrid } from './mix-grid.tsx';
import { paginationOf } from './pagination-of.ts';

const TITLE = 'All Mixes';
const PAGE = { first: 12, more: 12 };

interface AllMixesProps {
  readonly pageOf: (options: PageOptions) => Resource<Page<Mix>>;
}

/** All mixes of a show or artist, twelve per page. */
export function AllMixes({ pageOf }: AllMixesProps) {
  const state = useInfiniteResource((offset) => pageOf(pageAtOffset(offset, PAGE)));
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE} />
      <ResourceView state={state} skeleton={<CardSkeletons what={TITLE} count={PAGE.first} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No mixes yet" />
          ) : (
            <>
              <MixGrid mixes={items} label={TITLE} />
              <LoadMore more={paginationOf(state)} onLoadMore={state.loadMore} />
            </>
          )
        }
      </ResourceView>
    </section>
  );
}
