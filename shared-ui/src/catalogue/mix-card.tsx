import { artistPath, mixPath, type Mix } from '@afterglow/shared-contracts';
import { TextLink } from '../actions/text-link.tsx';
import { Card } from '../collections/card.tsx';
import { Badge } from '../media/badge.tsx';
import { Cover } from '../media/cover.tsx';
import { useMixPlayable } from '../remote/use-playable.ts';
import { coverOf } from './cover-of.ts';
import { genresLine } from './genres-line.ts';

const COVER_PX = 240;

type MixCardProps = {
  readonly mix: Mix;
  /** For the first row. */
  readonly eager?: boolean;
};

/** A mix in a grid or rail: plays from its disc, and says who may hear it. Needs a `PortsProvider`. */
export function MixCard({ mix, eager = false }: MixCardProps) {
  const playable = useMixPlayable(mix);
  return (
    <Card
      href={mixPath(mix.id)}
      title={mix.title}
      subtitle={
        <TextLink tone="quiet" href={artistPath(mix.artist)}>
          {mix.artist.title}
        </TextLink>
      }
      meta={genresLine(mix.genre)}
      cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} eager={eager} />}
      playable={playable}
      {...(mix.premium && {
        badge: (
          <Badge tone="premium" icon="crown">
            PREMIUM
          </Badge>
        ),
      })}
    />
  );
}
