import { artistPath, genrePath, showPath, type Mix } from '@afterglow/shared-contracts';
import {
  Badge,
  Chip,
  Cover,
  coverOf,
  formatDuration,
  Hero,
  PlayDisc,
  PlayPill,
  TextLink,
  type Playable,
} from '@afterglow/shared-ui';
import { releasedLine } from '../model/release-date.ts';

const COVER_PX = 232;
const SECOND_MS = 1000;

export function MixHero({ mix, playable }: { readonly mix: Mix; readonly playable: Playable }) {
  const cover = coverOf(mix);
  return (
    <Hero
      eyebrow={<Eyebrow premium={mix.premium} />}
      title={mix.title}
      meta={<Meta mix={mix} />}
      cover={<Cover image={cover} widthPx={COVER_PX} eager />}
      tint={cover?.color}
      condensed={<PlayDisc state={playable.state} subject={mix.title} size="bar" onClick={playable.onToggle} />}
      actions={
        <>
          <PlayPill subject={mix.title} playable={playable} />
          {mix.genre.map((genre) => (
            <Chip key={genre} href={genrePath(genre)}>
              {genre}
            </Chip>
          ))}
        </>
      }
    />
  );
}

function Eyebrow({ premium }: { readonly premium: boolean }) {
  return (
    <>
      Mix
      {premium && (
        <Badge tone="premium" icon="crown">
          PREMIUM
        </Badge>
      )}
    </>
  );
}

function Meta({ mix }: { readonly mix: Mix }) {
  return (
    <>
      <TextLink tone="quiet" href={showPath(mix.show.id)}>
        {mix.show.title}
      </TextLink>
      {' · '}
      <TextLink tone="quiet" href={artistPath(mix.artist)}>
        {mix.artist.title}
      </TextLink>
      {` · ${releasedLine(mix)} · ${formatDuration(mix.duration * SECOND_MS)}`}
    </>
  );
}
