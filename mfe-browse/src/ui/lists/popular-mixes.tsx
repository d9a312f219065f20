import type { Mix } from '@afterglow/shared-contracts';
import { useInfiniteResource, type Page, type PageOptions, type Resource } from '@afterglow/shared-data/react';
import { ResourceView, RowList, RowSkeletons, SectionHeader } from '@afterglow/shared-ui';
import { LoadMore } from './load-more.tsx';
import { paginationOf } from './pagination-of.ts';
import { RankedRow } from '../rows/ranked-row.tsx';

const TITLE = 'Popular Mixes';
const FIRST = 5;

/** Every page is as long as all previous pages together. */
export function popularPageAt(offset: number): PageOptions {
  return { limit: offset === 0 ? FIRST : offset, offset };
}

interface PopularMixesProps {
  readonly pageOf: (options: PageOptions) => Resource<Page<Mix>>;
  readonly most?: number;
}

/**
 * The most played mixes, numbered, with their plays; each Load more doubles how many are shown. Left out when there
 * are none.
 */
export function PopularMixes({ pageOf, most = Infinity }: PopularMixesProps) {
  const state = useInfiniteResource((offset) => pageOf(popularPageAt(offset)));
  if (state.status === 'ready' && state.data.items.length === 0) return null;
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE} />
      <ResourceView state={state} skeleton={<RowSkeletons what={TITLE} count={FIRST} />}>
        {({ items }) => (
          <>
            <RowList label={TITLE} ordered>
              {items.slice(0, most).map((mix, index) => (
                <RankedRow key={mix.id} mix={mix} place={index} mixAt={(place) => items[place]} />
              ))}
            </RowList>
            <LoadMore more={items.length < most ? paginationOf(state) : 'none'} onLoadMore={state.loadMore} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
