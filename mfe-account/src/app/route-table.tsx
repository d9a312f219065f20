import { Route, Routes } from 'react-router-dom';
import { lazyPage } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';

const LoginPage = lazyPage(async () => (await import('../routes/login.page.tsx')).LoginPage, null);
const OverviewPage = lazyPage(async () => (await import('../routes/overview.page.tsx')).OverviewPage, null);

/** The last route is empty: while the listener leaves for another area, the address is already that area's. */
export function RouteTable() {
  return (
    <Routes>
      <Route path={PATHS.login} element={<LoginPage />} />
      <Route path={PATHS.account} element={<OverviewPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
