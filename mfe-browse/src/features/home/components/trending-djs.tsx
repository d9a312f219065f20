import { artistPath } from '@afterglow/shared-contracts';
import { trendingArtists, useResource } from '@afterglow/shared-data/react';
import { ArtistCard } from '@afterglow/shared-ui';
import { CardRail } from '../../../ui/card-rail.tsx';

const COUNT = 7;

export function TrendingDjs() {
  const state = useResource(trendingArtists(COUNT));
  return (
    <CardRail title="Trending DJs" state={state} count={COUNT} shape="circle">
      {({ items }) =>
        items.map((artist) => (
          <ArtistCard
            key={artist.id}
            href={artistPath(artist)}
            name={artist.title}
            image={artist.photo}
            genres={artist.genre}
            meta="DJ"
          />
        ))
      }
    </CardRail>
  );
}
