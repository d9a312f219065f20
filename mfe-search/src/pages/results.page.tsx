import { SEARCH_PATH, filteredPath, filtersAt, searchPlaceAt, searchedPath } from '@afterglow/shared-area/search-field';
import { Redirect, usePorts } from '@afterglow/shared-ui';
import { useLocation } from 'react-router-dom';
import { FilterBar } from '../features/filters/index.ts';
import { Results } from '../features/results/index.ts';

export function ResultsPage() {
  const { navigation } = usePorts();
  const { pathname, search } = useLocation();
  const { keyword, tab } = searchPlaceAt(pathname);
  const filters = filtersAt(search);
  // The browser has resolved a typed ".." as path steps, so that the tab is missing too.
  if (keyword === '') return <Redirect to={SEARCH_PATH} />;
  if (tab === undefined) return <Redirect to="/404" />;
  const searched = searchedPath(keyword, tab);
  // A pasted long text would make a URL that no server accepts when it is reopened.
  if (pathname.length > searched.length) return <Redirect to={`${searched}${search}`} />;
  return (
    <Results keyword={keyword} tab={tab} filters={filters}>
      <FilterBar
        filters={filters}
        onChange={(change) => {
          const [path = '', query = ''] = navigation.getPath().split('?', 2);
          navigation.navigate(filteredPath(path, change(filtersAt(query))), { replace: true });
        }}
      />
    </Results>
  );
}
