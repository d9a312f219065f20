import { artistPath } from '@afterglow/shared-contracts';
import { trendingArtists, useResource } from '@afterglow/shared-data/react';
import { ArtistCard, CardSkeletons, Rail, ResourceView, SectionHeader } from '@afterglow/shared-ui';

const TITLE = 'Trending DJs';
const COUNT = 7;

export function TrendingDjs() {
  const state = useResource(trendingArtists(COUNT));
  return (
    <ResourceView state={state} skeleton={<Waiting />}>
      {({ items }) => (
        <Rail title={TITLE}>
          {items.map((artist) => (
            <ArtistCard key={artist.id} href={artistPath(artist)} name={artist.title} image={artist.photo} meta="DJ" />
          ))}
        </Rail>
      )}
    </ResourceView>
  );
}

function Waiting() {
  return (
    <section>
      <SectionHeader title={TITLE} />
      <CardSkeletons what={TITLE} count={COUNT} shape="circle" />
    </section>
  );
}
