import type { PageProps } from '@afterglow/shared-area';
import { artistIdSchema, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { ArtistScreen } from '../features/artist/index.ts';
import type { pages } from '../pages.ts';

export function ArtistPage({ page, parameters }: PageProps<typeof pages, 'artist' | 'aboutArtist'>) {
  const id = artistIdSchema.safeParse(parameters.artistId);
  if (!id.success) return <Redirect to={notFoundPath('Artist')} />;
  return <ArtistScreen key={id.data} id={id.data} tab={page === 'aboutArtist' ? 'about' : 'overview'} />;
}
