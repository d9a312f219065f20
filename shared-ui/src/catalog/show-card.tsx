import { artistPath, showPath, type Show } from '@afterglow/shared-contracts';
import { TextLink } from '../actions/text-link.tsx';
import { Card } from '../collections/card.tsx';
import { CARD_COVER_SIZES, Cover } from '../media/cover.tsx';
import { GenresLine } from './genres-line.tsx';

const COVER_PX = 240;

/** A show in a grid or rail. */
export function ShowCard({ show }: { readonly show: Show }) {
  return (
    <Card
      href={showPath(show.id)}
      title={show.title}
      subtitle={
        <TextLink tone="quiet" href={artistPath(show.artist)}>
          {show.artist.title}
        </TextLink>
      }
      meta={<GenresLine genres={show.genre} />}
      cover={<Cover image={show.album_art} widthPx={COVER_PX} sizes={CARD_COVER_SIZES} />}
    />
  );
}
