import type { Mix } from '@afterglow/shared-contracts';
import { trendingMixes, useResource } from '@afterglow/shared-data/react';
import { Rail, RailSkeleton, RowList, RowSkeleton } from '@afterglow/shared-ui';
import { BROWSE_PATHS } from '../../../config/paths.ts';
import { RankedRow } from '../../../ui/rows/ranked-row.tsx';
import { SectionFailure } from '../../../ui/section-failure.tsx';
import { chunk } from '../model/chunk.ts';

const COUNT = 12;
const ROWS_PER_COLUMN = 4;
const HEAD = { title: 'Trending Mixes', href: BROWSE_PATHS.trendingMixes, linkText: 'Browse All' } as const;

/** The most played mixes, ranked: columns of four rows, as many as fit. */
export function TrendingMixes() {
  const state = useResource(trendingMixes({ limit: COUNT }));
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'ready':
      return state.data.items.length === 0 ? null : <Ranking mixes={state.data.items} />;
    case 'failed':
      return <SectionFailure head={HEAD} onRetry={state.refetch} />;
  }
}

function Ranking({ mixes }: { readonly mixes: readonly Mix[] }) {
  return (
    <Rail {...HEAD} columns="pages">
      {chunk(mixes, ROWS_PER_COLUMN).map((column) => (
        <RowList key={column.first} ordered>
          {column.items.map((mix, at) => (
            <RankedRow key={mix.id} mix={mix} place={column.first + at} mixAt={(place) => mixes[place]} />
          ))}
        </RowList>
      ))}
    </Rail>
  );
}

function Waiting() {
  return (
    <RailSkeleton
      {...HEAD}
      columns="pages"
      count={COUNT / ROWS_PER_COLUMN}
      renderItem={(column) => (
        <RowList>
          {Array.from({ length: ROWS_PER_COLUMN }, (_, row) => (
            <RowSkeleton key={row} seed={column * ROWS_PER_COLUMN + row} />
          ))}
        </RowList>
      )}
    />
  );
}
