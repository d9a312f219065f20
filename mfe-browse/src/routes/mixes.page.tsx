import { useLocation } from 'react-router-dom';
import { BROWSE_PATHS } from '../config/paths.ts';
import { BrowseMixes } from '../features/mixes/components/browse-mixes.tsx';

export function MixesPage() {
  const { pathname } = useLocation();
  return <BrowseMixes list={pathname.startsWith(BROWSE_PATHS.trendingMixes) ? 'trending' : 'latest'} />;
}
