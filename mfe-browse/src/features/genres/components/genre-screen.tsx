import { genreImage, genreRouteId, notFoundPath, type Genre } from '@afterglow/shared-contracts';
import {
  artistsOfGenre,
  genres,
  mixesOfGenre,
  useFavorite,
  useInfiniteResource,
  useResource,
} from '@afterglow/shared-data/react';
import { DjCard } from '@afterglow/shared-area/catalog';
import { Cover, HeartButton, Hero, HeroSkeleton, Redirect, Sections, usePageTitle } from '@afterglow/shared-ui';
import { AllMixes } from '../../../ui/lists/all-mixes.tsx';
import { ListPill, listStatus } from '../../../ui/lists/play-list.tsx';
import { CardRail } from '../../../ui/lists/card-rail.tsx';
import { EntityView } from '../../../ui/entity-view.tsx';
import { PopularMixes, popularPageAt } from '../../../ui/lists/popular-mixes.tsx';
import { genreHue } from '../model/genre-hue.ts';
import { genreTitle } from '../model/genre-title.ts';

const COVER_PX = 232;
const MOST_POPULAR = 10;
const DJS = 7;

export function GenreScreen({ routeId }: { readonly routeId: string }) {
  const state = useResource(genres());
  return (
    <EntityView state={state} kind="Genre" skeleton={<HeroSkeleton what="the genre" />}>
      {(all) => {
        const genre = all.find(({ name }) => genreRouteId(name) === routeId);
        return genre ? <GenreView genre={genre} routeId={routeId} /> : <Redirect to={notFoundPath('Genre')} />;
      }}
    </EntityView>
  );
}

function GenreView({ genre: { id, name }, routeId }: { readonly genre: Genre; readonly routeId: string }) {
  const title = genreTitle(routeId);
  const heart = useFavorite('genres', id);
  usePageTitle(title);
  return (
    <>
      <Hero
        eyebrow="Genre"
        title={title}
        cover={<Cover image={genreImage(id)} widthPx={COVER_PX} eager />}
        hue={genreHue(id)}
        actions={
          <>
            <PlayPopular genre={name} title={title} />
            <HeartButton subject={title} heart={heart} size="l" />
          </>
        }
      />
      <Sections>
        <PopularMixes pageOf={(page) => mixesOfGenre(name, 'popular', page)} most={MOST_POPULAR} />
        <AllMixes pageOf={(page) => mixesOfGenre(name, 'latest', page)} />
        <Djs genre={name} />
      </Sections>
    </>
  );
}

/** Plays the genre's most played mixes, in the order of the list below. */
function PlayPopular({ genre, title }: { readonly genre: string; readonly title: string }) {
  const state = useInfiniteResource((offset) => mixesOfGenre(genre, 'popular', popularPageAt(offset)));
  const mixes = state.data?.items ?? [];
  return <ListPill label={title} status={listStatus(state, mixes.length)} mixAt={(place) => mixes[place]} />;
}

function Djs({ genre }: { readonly genre: string }) {
  const state = useResource(artistsOfGenre(genre, { limit: DJS }));
  return (
    <CardRail title="DJs" state={state} count={DJS} shape="circle">
      {({ items }) => items.map((artist) => <DjCard key={artist.id} artist={artist} />)}
    </CardRail>
  );
}
