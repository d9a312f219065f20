import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '@afterglow/shared-ui';
import { PREMIUM_BASES } from '../config/paths.ts';

const WelcomePage = lazyPage(async () => (await import('../routes/welcome.page.tsx')).WelcomePage, null);
const PlansPage = lazyPage(async () => (await import('../routes/plans.page.tsx')).PlansPage, null);

/** The last route is empty: while the listener leaves for another area, the address is already that area's. */
export function RouteTable() {
  return (
    <Routes>
      {PREMIUM_BASES.map((base) => (
        <Route key={base} path={base}>
          <Route index element={<WelcomePage />} />
          <Route path="view-plans" element={<PlansPage />} />
        </Route>
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
}
