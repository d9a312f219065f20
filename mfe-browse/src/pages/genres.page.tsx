import type { PageProps } from '@afterglow/shared-area';
import { GenreIndex, GenreScreen } from '../features/genres/index.ts';
import type { pages } from '../pages.ts';

export function GenresPage({ page, parameters }: PageProps<typeof pages, 'genres' | 'genre'>) {
  if (page === 'genres') return <GenreIndex />;
  return <GenreScreen key={parameters.genreId} routeId={parameters.genreId} />;
}
