import { artistPath, genreRouteId, notFoundPath } from '@afterglow/shared-contracts';
import { artistsOfGenre, genres, mixesOfGenre, useResource } from '@afterglow/shared-data/react';
import { ArtistCard, Hero, HeroSkeleton, Redirect, Sections, usePageTitle } from '@afterglow/shared-ui';
import { AllMixes } from '../../../ui/all-mixes.tsx';
import { CardRail } from '../../../ui/card-rail.tsx';
import { EntityView } from '../../../ui/entity-view.tsx';
import { PopularMixes } from '../../../ui/popular-mixes.tsx';
import { genreTitle } from '../model/genre-title.ts';

const MOST_POPULAR = 10;
const DJS = 7;

/** The genre whose name gives this id. */
export function GenreScreen({ routeId }: { readonly routeId: string }) {
  const state = useResource(genres());
  return (
    <EntityView state={state} kind="Genre" skeleton={<HeroSkeleton what="the genre" />}>
      {(all) => {
        const genre = all.find(({ name }) => genreRouteId(name) === routeId);
        return genre ? <GenreView name={genre.name} routeId={routeId} /> : <Redirect to={notFoundPath('Genre')} />;
      }}
    </EntityView>
  );
}

function GenreView({ name, routeId }: { readonly name: string; readonly routeId: string }) {
  const title = genreTitle(routeId);
  usePageTitle(title);
  return (
    <>
      <Hero eyebrow="Genre" title={title} />
      <Sections>
        <PopularMixes pageOf={(page) => mixesOfGenre(name, 'popular', page)} most={MOST_POPULAR} />
        <AllMixes pageOf={(page) => mixesOfGenre(name, 'latest', page)} />
        <Djs genre={name} />
      </Sections>
    </>
  );
}

function Djs({ genre }: { readonly genre: string }) {
  const state = useResource(artistsOfGenre(genre, { limit: DJS }));
  return (
    <CardRail title="DJs" state={state} count={DJS} shape="circle">
      {({ items }) =>
        items.map((artist) => (
          <ArtistCard key={artist.id} href={artistPath(artist)} name={artist.title} image={artist.photo} meta="DJ" />
        ))
      }
    </CardRail>
  );
}
