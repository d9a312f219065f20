import type { MemberId } from '@afterglow/shared-contracts';
import { usePagedResource, type Page, type PageOptions, type Resource } from '@afterglow/shared-data/react';
import { DjCard } from '@afterglow/shared-area/catalog';
import { CardSkeletons, EmptyState, RowSkeletons, ShowCard } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import type { YourMusicList } from '../../../config/paths.ts';
import { EndlessList } from '../../../ui/lists/endless-list.tsx';
import { MixesList } from '../../../ui/lists/mixes-list.tsx';
import { YOUR_MUSIC_TEXTS } from '../model/your-music-texts.ts';
import {
  favoriteArtists,
  favoriteGenres,
  favoriteMixes,
  favoriteShows,
} from '../resources/favorite-things.resource.ts';
import { FavoriteGenre } from './favorite-genre.tsx';

const PAGE = { first: 30, more: 15 };
const SKELETONS = 12;

interface FavoriteListProps {
  readonly list: YourMusicList;
  readonly member: MemberId;
}

export function FavoriteList({ list, member }: FavoriteListProps) {
  switch (list) {
    case 'mixes':
      return <FavoriteMixes member={member} />;
    case 'artists':
      return (
        <Things list={list} pageAt={(page) => favoriteArtists(member, page)} layout="people">
          {(artist) => <DjCard key={artist.id} artist={artist} />}
        </Things>
      );
    case 'shows':
      return (
        <Things list={list} pageAt={(page) => favoriteShows(member, page)} layout="cards">
          {(show) => <ShowCard key={show.id} show={show} />}
        </Things>
      );
    case 'genres':
      return (
        <Things list={list} pageAt={(page) => favoriteGenres(member, page)} layout="rows">
          {(genre) => <FavoriteGenre key={genre.id} genre={genre} />}
        </Things>
      );
  }
}

function FavoriteMixes({ member }: { readonly member: MemberId }) {
  const { heading, empty, hint } = YOUR_MUSIC_TEXTS.mixes;
  const state = usePagedResource((page) => favoriteMixes(member, page), PAGE);
  return <MixesList label={heading} state={state} empty={<EmptyState icon="heart" title={empty} text={hint} />} />;
}

interface ThingsProps<Thing> {
  readonly list: YourMusicList;
  readonly pageAt: (page: PageOptions) => Resource<Page<Thing>>;
  readonly layout: 'cards' | 'people' | 'rows';
  readonly children: (thing: Thing, index: number) => ReactNode;
}

function Things<Thing>({ list, pageAt, layout, children }: ThingsProps<Thing>) {
  const { heading, empty, hint } = YOUR_MUSIC_TEXTS[list];
  return (
    <EndlessList
      label={heading}
      state={usePagedResource(pageAt, PAGE)}
      layout={layout}
      skeleton={<Waiting what={heading} layout={layout} />}
      empty={<EmptyState icon="heart" title={empty} text={hint} />}
    >
      {children}
    </EndlessList>
  );
}

function Waiting({ what, layout }: { readonly what: string; readonly layout: ThingsProps<never>['layout'] }) {
  if (layout === 'rows') return <RowSkeletons what={what} count={SKELETONS} />;
  return <CardSkeletons what={what} count={SKELETONS} shape={layout === 'people' ? 'circle' : 'square'} />;
}
