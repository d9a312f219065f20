import type { SearchResults } from '@afterglow/shared-contracts';
import { useInfiniteResource } from '@afterglow/shared-data/react';
import { Button, ResourceView } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import type { Wanted } from '../../../config/wanted.ts';
import { foundPage, type Group } from '../resources/found.resource.ts';
import styles from './endless-results.module.css';
import { NoResults } from './no-results.tsx';

interface EndlessResultsProps<G extends Group> extends Wanted {
  readonly group: G;
  readonly skeleton: ReactNode;
  /** Draws the results so far; null where there are none. */
  readonly children: (items: readonly SearchResults[G][number][]) => ReactNode;
}

/** A group of results, thirty more at a time. */
export function EndlessResults<G extends Group>({ group, skeleton, children, ...wanted }: EndlessResultsProps<G>) {
  const state = useInfiniteResource((offset) => foundPage(group, wanted, offset));
  return (
    <ResourceView state={state} skeleton={skeleton}>
      {({ items }) => (
        <>
          {children(items) ?? <NoResults {...wanted} />}
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
