import { Redirect } from '@afterglow/shared-ui';
import { useLocation } from 'react-router-dom';
import { searchPlaceAt } from '../config/search-place.ts';
import { SEARCH_PATH } from '../config/tabs.ts';
import { Results } from '../features/results/components/results.tsx';

export function ResultsPage() {
  const { keyword, tab } = searchPlaceAt(useLocation().pathname);
  if (tab === undefined) return <Redirect to="/404" />;
  return keyword === '' ? <Redirect to={SEARCH_PATH} /> : <Results keyword={keyword} tab={tab} />;
}
