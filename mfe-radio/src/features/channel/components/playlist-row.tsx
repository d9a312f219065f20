import { artistPath, mixPath, showPath, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { Badge, Cover, Row, TextLink } from '@afterglow/shared-ui';

const COVER_PX = 40;

interface PlaylistRowProps {
  readonly item: StationPlaylistItem;
  /** When it is on, as the listener reads it. */
  readonly time: string;
}

/** One slot of a channel; put it into a RowList. */
export function PlaylistRow({ item: { mixes: mix, scheduled_start_time, premiere }, time }: PlaylistRowProps) {
  return (
    <Row
      title={mix.title}
      href={mixPath(mix.id)}
      cover={<Cover image={mix.album_art} widthPx={COVER_PX} />}
      subtitle={
        <>
          <TextLink tone="quiet" href={showPath(mix.show.id)}>
            {mix.show.title}
          </TextLink>
          {' · '}
          <TextLink tone="quiet" href={artistPath(mix.artist)}>
            {mix.artist.title}
          </TextLink>
        </>
      }
      {...(premiere && { actions: <Badge tone="accent">Premiere</Badge> })}
      duration={<time dateTime={scheduled_start_time}>{time}</time>}
    />
  );
}
