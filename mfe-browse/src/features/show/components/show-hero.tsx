import { artistPath, showPath, type Show } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { Cover, Hero, TextLink } from '@afterglow/shared-ui';
import { formatPlays } from '../../../lib/format-plays.ts';
import { FollowButton } from '../../../ui/follow-button.tsx';
import { GenreChips } from '../../../ui/genre-chips.tsx';
import type { LatestState } from '../../../ui/rows/latest-mix.tsx';
import { LatestDisc, LatestPill } from '../../../ui/rows/latest-pill.tsx';
import { ProfileOptions } from '../../../ui/menu/profile-options.tsx';

const COVER_PX = 232;

export function ShowHero({ show, latest }: { readonly show: Show; readonly latest: LatestState }) {
  const follow = useFavorite('shows', show.id);
  return (
    <Hero
      eyebrow="Show Profile"
      title={show.title}
      meta={<Meta show={show} />}
      cover={<Cover image={show.album_art} widthPx={COVER_PX} eager />}
      tint={show.album_art.color}
      tags={<GenreChips genres={show.genre} />}
      condensed={<LatestDisc latest={latest} />}
      condensedActions={<FollowButton subject={show.title} follow={follow} size="m" />}
      actions={
        <>
          <LatestPill latest={latest} />
          <FollowButton subject={show.title} follow={follow} />
          <ProfileOptions kind="Show" title={show.title} path={showPath(show.id)} follow={follow} />
        </>
      }
    />
  );
}

function Meta({ show }: { readonly show: Show }) {
  return (
    <>
      {'by '}
      <TextLink tone="quiet" href={artistPath(show.artist)}>
        {show.artist.title}
      </TextLink>
      {` · ${formatPlays(show.reach)}`}
    </>
  );
}
