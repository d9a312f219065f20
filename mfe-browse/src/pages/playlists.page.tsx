import type { PageProps } from '@afterglow/shared-area';
import { notFoundPath, playlistIdSchema } from '@afterglow/shared-contracts';
import { Redirect } from '@afterglow/shared-ui';
import { PlaylistIndex, PlaylistScreen } from '../features/playlists/index.ts';
import type { pages } from '../pages.ts';

/** The lists of charts and playlists, and the page of each. */
export function PlaylistsPage(props: PageProps<typeof pages, 'charts' | 'chart' | 'playlists' | 'playlist'>) {
  switch (props.page) {
    case 'charts':
      return <PlaylistIndex key="chart" kind="chart" />;
    case 'chart':
      return <OnePlaylist kind="chart" id={props.parameters.chartId} />;
    case 'playlists':
      return <PlaylistIndex key="playlist" kind="playlist" />;
    case 'playlist':
      return <OnePlaylist kind="playlist" id={props.parameters.playlistId} />;
  }
}

function OnePlaylist({ kind, id: given }: { readonly kind: 'chart' | 'playlist'; readonly id: number }) {
  const id = playlistIdSchema.safeParse(given);
  if (!id.success) return <Redirect to={notFoundPath(kind === 'chart' ? 'Chart' : 'Playlist')} />;
  return <PlaylistScreen key={`${kind} ${id.data}`} id={id.data} kind={kind} />;
}
