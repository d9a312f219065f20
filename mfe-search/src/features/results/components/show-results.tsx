import { useInfiniteResource } from '@afterglow/shared-data/react';
import { Button, CardSkeletons, Grid, InlineAlert, ResourceView, ShowCard } from '@afterglow/shared-ui';
import { useEffect, useRef } from 'react';
import type { SearchRequest } from '../../../config/search-request.ts';
import { useResultAnnouncement } from '../result-announcement.ts';
import { usePageInAddress } from '../use-page-in-address.ts';
import { foundPage, PAGE } from '../resources/found.resource.ts';
import styles from './endless-results.module.css';
import { NoResults } from './no-results.tsx';
import { ResultSection } from './result-section.tsx';

const SKELETONS = 12;

/**
 * Thirty shows at a time, each page replacing the previous one: only mixes and artists grow. The page is in the URL.
 */
export function ShowResults(wanted: SearchRequest) {
  const state = useInfiniteResource((offset) => foundPage('Shows', wanted, offset));
  const [turned, turnTo] = usePageInAddress();
  const heading = useRef<HTMLHeadingElement>(null);
  const items = state.status === 'ready' ? state.data.items : [];
  const last = Math.max(0, Math.ceil(items.length / PAGE) - 1);
  const from = Math.min(turned, last) * PAGE;
  const shows = items.slice(from, from + PAGE);
  useResultAnnouncement(state.status === 'ready' ? shows.length : undefined, 'show');

  const { hasMore, isLoadingMore, loadMore } = state;
  const isMissing = turned > last && hasMore && items.length > 0;
  // After a failure only a press asks again, or a service that refuses would be asked as fast as it answers.
  const isRefused = state.error !== null;
  useEffect(() => {
    if (isMissing && !isRefused && !isLoadingMore) loadMore();
  }, [isMissing, isRefused, isLoadingMore, loadMore]);

  const shown = useRef(from);
  useEffect(() => {
    if (isMissing) return;
    if (shown.current !== from) heading.current?.focus();
    shown.current = from;
  }, [from, isMissing]);

  const next = from / PAGE + 1;
  function onMore() {
    if (turned < next) turnTo(next);
    if (isRefused && next > last) loadMore();
  }

  return (
    <ResultSection tab="shows" headingRef={heading}>
      <ResourceView state={state} skeleton={<CardSkeletons what="shows" count={SKELETONS} />}>
        {() => (
          <>
            {items.length === 0 && <NoResults {...wanted} />}
            <Grid label="Shows">
              {shows.map((show) => (
                <ShowCard key={show.id} show={show} />
              ))}
            </Grid>
            {isMissing && isRefused && !isLoadingMore && (
              <div className={styles.alert}>
                <InlineAlert tone="warning">We couldn't load more shows. Please try again.</InlineAlert>
              </div>
            )}
            <div className={styles.more}>
              {from > 0 && <Button onClick={() => turnTo(from / PAGE - 1)}>Previous shows</Button>}
              {(items.length > from + PAGE || hasMore) && (
                <Button loading={isLoadingMore} onClick={onMore}>
                  More shows
                </Button>
              )}
            </div>
          </>
        )}
      </ResourceView>
    </ResultSection>
  );
}
