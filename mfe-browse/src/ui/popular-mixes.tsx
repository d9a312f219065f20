import type { Mix } from '@afterglow/shared-contracts';
import { useInfiniteResource, type Page, type PageOptions, type Resource } from '@afterglow/shared-data/react';
import { ResourceView, RowList, RowSkeletons, SectionHeader } from '@afterglow/shared-ui';
import { formatPlays } from '../lib/format-plays.ts';
import { LoadMore } from './load-more.tsx';
import { MixRow } from './mix-row.tsx';
import { moreOf } from './more-of.ts';

const TITLE = 'Popular Mixes';
const FIRST = 5;

interface PopularMixesProps {
  readonly pageOf: (options: PageOptions) => Resource<Page<Mix>>;
  /** No more than this many, where there is a limit. */
  readonly most?: number;
}

/** The most played mixes, numbered, with their plays; every Load more doubles how many are shown. */
export function PopularMixes({ pageOf, most = Infinity }: PopularMixesProps) {
  const state = useInfiniteResource((offset) => pageOf({ limit: offset === 0 ? FIRST : offset, offset }));
  return (
    <section aria-label={TITLE}>
      <SectionHeader title={TITLE} />
      <ResourceView state={state} skeleton={<RowSkeletons what={TITLE} count={FIRST} />}>
        {({ items }) => (
          <>
            <RowList label={TITLE} ordered>
              {items.slice(0, most).map((mix, index) => (
                <MixRow key={mix.id} mix={mix} index={index + 1} meta={formatPlays(mix.reach)} />
              ))}
            </RowList>
            <LoadMore more={items.length < most ? moreOf(state) : 'none'} onLoadMore={state.loadMore} />
          </>
        )}
      </ResourceView>
    </section>
  );
}
