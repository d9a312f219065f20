import type { SearchResults } from '@afterglow/shared-contracts';
import { useInfiniteResource } from '@afterglow/shared-data/react';
import { Button, ResourceView } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import { foundPage, type Group } from '../resources/found.resource.ts';
import styles from './endless-results.module.css';
import { NoResults } from './no-results.tsx';

interface EndlessResultsProps<G extends Group> {
  readonly group: G;
  readonly keyword: string;
  readonly skeleton: ReactNode;
  /** Draws the results so far; nothing at all when it returns null. */
  readonly children: (items: readonly SearchResults[G][number][]) => ReactNode;
}

/** A group of results, thirty more at a time. */
export function EndlessResults<G extends Group>({ group, keyword, skeleton, children }: EndlessResultsProps<G>) {
  const state = useInfiniteResource((offset) => foundPage(group, keyword, offset));
  return (
    <ResourceView state={state} skeleton={skeleton}>
      {({ items }) => (
        <>
          {children(items) ?? <NoResults keyword={keyword} />}
          {state.hasMore && items.length > 0 && (
            <div className={styles.more}>
              <Button loading={state.isLoadingMore} onClick={state.loadMore}>
                Load more
              </Button>
            </div>
          )}
        </>
      )}
    </ResourceView>
  );
}
