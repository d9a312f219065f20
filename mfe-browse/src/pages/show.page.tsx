import type { PageProps } from '@afterglow/shared-area';
import { notFoundPath, showIdSchema } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { ShowScreen } from '../features/show/index.ts';
import type { pages } from '../pages.ts';

export function ShowPage({ page, parameters }: PageProps<typeof pages, 'show' | 'aboutShow'>) {
  const id = showIdSchema.safeParse(parameters.showId);
  if (!id.success) return <Redirect to={notFoundPath('Show')} />;
  return <ShowScreen key={id.data} id={id.data} tab={page === 'aboutShow' ? 'about' : 'overview'} />;
}
