import { artistPath, type Artist } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Cover, Hero } from '@afterglow/shared-ui';
import { formatPlays } from '../../../lib/format-plays.ts';
import { FollowButton } from '../../../ui/follow-button.tsx';
import type { LatestState } from '../../../ui/rows/latest-mix.tsx';
import { LatestDisc, LatestPill } from '../../../ui/rows/latest-pill.tsx';
import { ProfileOptions } from '../../../ui/menu/profile-options.tsx';

const COVER_PX = 232;

export function ArtistHero({ artist, latest }: { readonly artist: Artist; readonly latest: LatestState }) {
  const follow = useFavorite('artists', artist.id);
  return (
    <Hero
      eyebrow="Artist Profile"
      title={artist.title}
      meta={formatPlays(artist.reach)}
      cover={<Cover image={artist.photo} widthPx={COVER_PX} shape="circle" eager />}
      tint={artist.photo.color}
      condensed={<LatestDisc latest={latest} />}
      condensedActions={<FollowButton subject={artist.title} follow={follow} size="m" />}
      actions={
        <>
          <LatestPill latest={latest} />
          <FollowButton subject={artist.title} follow={follow} />
          <ProfileOptions kind="Artist" title={artist.title} path={artistPath(artist)} follow={follow} />
        </>
      }
    />
  );
}
