import { CardSkeletons, lazyPage } from '@afterglow/shared-ui';
import { Route, Routes } from 'react-router-dom';
import { SearchFrame } from './search-frame.tsx';

const SKELETONS = 12;
const waiting = <CardSkeletons what="the page" count={SKELETONS} />;

const SearchPage = lazyPage(async () => (await import('../routes/search.page.tsx')).SearchPage, null);
const ResultsPage = lazyPage(async () => (await import('../routes/results.page.tsx')).ResultsPage, waiting);

/** The last route is empty: while the listener leaves for another area, the address is already that area's. */
export function RouteTable() {
  return (
    <Routes>
      <Route element={<SearchFrame />}>
        <Route path="/search" element={<SearchPage />} />
        <Route path="/search/results/*" element={<ResultsPage />} />
      </Route>
      <Route path="*" element={null} />
    </Routes>
  );
}
