import type { SearchResults } from '@afterglow/shared-contracts';
import { useInfiniteResource } from '@afterglow/shared-data/react';
import { Button, ResourceView } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import type { SearchRequest } from '../../../config/search-request.ts';
import { useResultAnnouncement } from '../result-announcement.ts';
import { foundPage, type Group } from '../resources/found.resource.ts';
import styles from './endless-results.module.css';
import { NoResults } from './no-results.tsx';

interface EndlessResultsProps<G extends Group> extends SearchRequest {
  readonly group: G;
  readonly skeleton: ReactNode;
  /** The noun of the results and their count, for screen readers. */
  readonly noun: string;
  readonly countOf?: (items: readonly SearchResults[G][number][]) => number;
  /** Renders the loaded results; null for none. */
  readonly children: (items: readonly SearchResults[G][number][]) => ReactNode;
}

export function EndlessResults<G extends Group>(props: EndlessResultsProps<G>) {
  const { group, skeleton, noun, countOf = (items) => items.length, children, ...wanted } = props;
  const state = useInfiniteResource((offset) => foundPage(group, wanted, offset));
  useResultAnnouncement(state.status === 'ready' ? countOf(state.data.items) : undefined, noun);
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
