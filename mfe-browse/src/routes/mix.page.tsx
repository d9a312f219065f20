import { mixIdSchema, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useLocation, useParams } from 'react-router-dom';
import { MixScreen } from '../features/mix/components/mix-screen.tsx';
import { idInPath } from '../lib/id-in-path.ts';

export function MixPage() {
  const { pathname } = useLocation();
  const id = idInPath(mixIdSchema, useParams()['*']);
  if (id === undefined) return <Redirect to={notFoundPath('Mix')} />;
  return <MixScreen key={id} id={id} pathname={pathname} />;
}
