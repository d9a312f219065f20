import { useSession } from '@afterglow/shared-data/react';
import { Redirect, usePageTitle, usePorts } from '@afterglow/shared-ui';
import { PATHS } from '../config/paths.ts';
import { Overview } from '../features/overview/overview.tsx';

export function OverviewPage() {
  usePageTitle('Account');
  const session = useSession(usePorts().session);
  return session.status === 'visitor' ? <Redirect to={PATHS.login} /> : <Overview session={session} />;
}
