import { notFoundPath, playlistIdSchema } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { useLocation, useParams } from 'react-router-dom';
import { BROWSE_PATHS } from '../config/paths.ts';
import { PlaylistIndex } from '../features/playlists/components/playlist-index.tsx';
import { PlaylistScreen } from '../features/playlists/components/playlist-screen.tsx';
import { idInPath } from '../lib/id-in-path.ts';

/** Charts and playlists, each as a list and as one of them. */
export function PlaylistsPage() {
  const { pathname } = useLocation();
  const playlistId = useParams()['*'];
  const kind = pathname.startsWith(BROWSE_PATHS.charts) ? 'chart' : 'playlist';
  if (!playlistId) return <PlaylistIndex key={kind} kind={kind} />;
  const id = idInPath(playlistIdSchema, playlistId);
  if (id === undefined) return <Redirect to={notFoundPath(kind === 'chart' ? 'Chart' : 'Playlist')} />;
  return <PlaylistScreen key={id} id={id} kind={kind} />;
}
