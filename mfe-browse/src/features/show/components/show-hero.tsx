import { artistPath, genrePath, type Show } from '@afterglow/shared-contracts';
import { Chip, Cover, Hero, TextLink } from '@afterglow/shared-ui';
import { formatPlays } from '../../../lib/format-plays.ts';
import type { LatestState } from '../../../ui/latest-mix.tsx';
import { LatestPill } from '../../../ui/latest-pill.tsx';

const COVER_PX = 232;

export function ShowHero({ show, latest }: { readonly show: Show; readonly latest: LatestState }) {
  return (
    <Hero
      eyebrow="Show Profile"
      title={show.title}
      meta={
        <>
          {'by '}
          <TextLink tone="quiet" href={artistPath(show.artist)}>
            {show.artist.title}
          </TextLink>
          {` · ${formatPlays(show.reach)}`}
        </>
      }
      cover={<Cover image={show.album_art} widthPx={COVER_PX} eager />}
      tint={show.album_art.color}
      actions={
        <>
          <LatestPill latest={latest} />
          {show.genre.map((genre) => (
            <Chip key={genre} href={genrePath(genre)}>
              {genre}
            </Chip>
          ))}
        </>
      }
    />
  );
}
