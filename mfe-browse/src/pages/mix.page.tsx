import type { PageProps } from '@afterglow/shared-area';
import { mixIdSchema, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useLocation } from 'react-router-dom';
import { MixScreen } from '../features/mix/index.ts';
import type { pages } from '../pages.ts';

export function MixPage({ parameters }: PageProps<typeof pages, 'mix'>) {
  const { pathname } = useLocation();
  const id = mixIdSchema.safeParse(parameters.mixId);
  if (!id.success) return <Redirect to={notFoundPath('Mix')} />;
  return <MixScreen key={id.data} id={id.data} pathname={pathname} />;
}
