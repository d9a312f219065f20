import type { PageProps } from '@afterglow/shared-area';
import { Redirect } from '@afterglow/shared-ui';
import type { YourMusicList } from '../config/paths.ts';
import { YourMusic } from '../features/your-music/index.ts';
import type { pages } from '../pages.ts';

type Lists = PageProps<typeof pages, 'yourMixes' | 'yourArtists' | 'yourShows' | 'yourGenres' | 'noList'>;

const LIST_OF: Readonly<Record<Lists['page'], YourMusicList | undefined>> = {
  yourMixes: 'mixes',
  yourArtists: 'artists',
  yourShows: 'shows',
  yourGenres: 'genres',
  noList: undefined,
};

export function YourMusicPage({ page }: Lists) {
  const list = LIST_OF[page];
  return list ? <YourMusic key={list} list={list} /> : <Redirect to="/404" />;
}
