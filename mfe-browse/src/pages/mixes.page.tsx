import type { PageProps } from '@afterglow/shared-area';
import { LatestList, RecentList, TrendingList } from '../features/mixes/index.ts';
import type { pages } from '../pages.ts';

export function MixesPage({ page }: PageProps<typeof pages, 'latestMixes' | 'trendingMixes' | 'recentMixes'>) {
  switch (page) {
    case 'latestMixes':
      return <LatestList />;
    case 'trendingMixes':
      return <TrendingList />;
    case 'recentMixes':
      return <RecentList />;
  }
}
