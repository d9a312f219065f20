import { artistIdSchema, notFoundPath } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useParams } from 'react-router-dom';
import { ArtistScreen } from '../features/artist/components/artist-screen.tsx';
import { artistInPath } from '../features/artist/model/artist-in-path.ts';
import { idInPath } from '../lib/id-in-path.ts';

export function ArtistPage() {
  const place = artistInPath(useParams()['*'] ?? '');
  const id = idInPath(artistIdSchema, place?.id);
  if (!place || id === undefined) return <Redirect to={notFoundPath('Artist')} />;
  return <ArtistScreen key={id} id={id} tab={place.tab} />;
}
