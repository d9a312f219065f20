import type { PagedResourceState } from '@afterglow/shared-data/react';
import { CardSkeleton, Grid, ResourceView, RowList, RowSkeleton } from '@afterglow/shared-ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useScrollLoading } from '../../lib/use-scroll-loading.ts';
import { LoadMore } from './load-more.tsx';
import { useListWindow } from './use-list-window.ts';

type Layout = 'cards' | 'people' | 'rows' | 'numbered-rows';

interface EndlessListProps<T> {
  readonly label: string;
  readonly state: PagedResourceState<T>;
  readonly layout: Layout;
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  /** Renders an item; it is called often, so memoize it. */
  readonly children: (item: T, index: number) => ReactNode;
}

/** A list that grows on scroll or Load more. However long it is, only items near the window are rendered. */
export function EndlessList<T>({ state, skeleton, empty, ...list }: EndlessListProps<T>) {
  const { more, loadMore } = state;
  useScrollLoading({ hasMore: more === 'there', onNearEnd: loadMore });
  return (
    <ResourceView state={state} skeleton={skeleton}>
      {({ count }) =>
        count === 0 ? (
          empty
        ) : (
          <>
            <Window {...list} state={state} count={count} />
            <LoadMore more={more} onLoadMore={loadMore} />
          </>
        )
      }
    </ResourceView>
  );
}

type WindowProps<T> = Pick<EndlessListProps<T>, 'label' | 'state' | 'layout' | 'children'> & { readonly count: number };

function Window<T>({ label, state, layout, count, children }: WindowProps<T>) {
  const { itemAt, show } = state;
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const { part, lastIndex } = useListWindow(list, count);
  const { firstIndex } = part;
  useEffect(() => {
    if (lastIndex >= firstIndex) show(firstIndex, lastIndex);
  }, [show, firstIndex, lastIndex]);

  const items = Array.from({ length: lastIndex - firstIndex + 1 }, (_, at) => {
    const item = itemAt(firstIndex + at);
    return item === undefined ? <Placeholder key={at} layout={layout} seed={at} /> : children(item, firstIndex + at);
  });
  return layout === 'cards' || layout === 'people' ? (
    <Grid ref={list} label={label} part={part}>
      {items}
    </Grid>
  ) : (
    <RowList ref={list} label={label} part={part} ordered={layout === 'numbered-rows'}>
      {items}
    </RowList>
  );
}

/** For an item whose page is not loaded. */
function Placeholder({ layout, seed }: { readonly layout: Layout; readonly seed: number }) {
  switch (layout) {
    case 'cards':
      return <CardSkeleton seed={seed} />;
    case 'people':
      return <CardSkeleton seed={seed} shape="circle" />;
    case 'rows':
    case 'numbered-rows':
      return <RowSkeleton seed={seed} />;
  }
}
