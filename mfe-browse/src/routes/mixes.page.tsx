import { useLocation } from 'react-router-dom';
import { BROWSE_PATHS } from '../config/paths.ts';
import { LatestList, RecentList, TrendingList } from '../features/mixes/components/mix-lists.tsx';

export function MixesPage() {
  const { pathname } = useLocation();
  if (pathname.startsWith(BROWSE_PATHS.trendingMixes)) return <TrendingList />;
  return pathname.startsWith(BROWSE_PATHS.recentMixes) ? <RecentList /> : <LatestList />;
}
