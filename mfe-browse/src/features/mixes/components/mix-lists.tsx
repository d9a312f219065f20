import { LOGIN_PATH } from '@afterglow/shared-contracts';
import { latestMixes, trendingMixes, useSession } from '@afterglow/shared-data/react';
import { Redirect, usePorts } from '@afterglow/shared-ui';
import { usePlaybackHistory } from '../../../lib/use-playback-history.ts';
import { mixesById } from '../../../resources/mixes-by-id.resource.ts';
import { BrowseMixes } from './browse-mixes.tsx';
import { EndlessMixes } from './endless-mixes.tsx';

const NOTHING_YET = 'No mixes yet';
const LATEST_PAGE = { first: 30, more: 30 };
const TRENDING_PAGE = { first: 12, more: 12 };
const RECENT_PAGE = { first: 24, more: 24 };

export function LatestList() {
  return (
    <BrowseMixes tab="latest">
      <EndlessMixes label="Latest Mixes" pageAt={latestMixes} lengths={LATEST_PAGE} empty={NOTHING_YET} />
    </BrowseMixes>
  );
}

export function TrendingList() {
  return (
    <BrowseMixes tab="trending">
      <EndlessMixes label="Trending Mixes" pageAt={trendingMixes} lengths={TRENDING_PAGE} empty={NOTHING_YET} />
    </BrowseMixes>
  );
}

/** Members only. */
export function RecentList() {
  const session = useSession(usePorts().session);
  const ids = usePlaybackHistory();
  if (session.status === 'visitor') return <Redirect to={LOGIN_PATH} />;
  return (
    <BrowseMixes tab="recently">
      <EndlessMixes
        label="Recently Played"
        pageAt={(page) => mixesById(ids, page)}
        lengths={RECENT_PAGE}
        empty="Nothing played yet. Press play on a mix and it'll show up here."
        continues
      />
    </BrowseMixes>
  );
}
