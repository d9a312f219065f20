import { artistPath, mixPath, type Mix } from '@afterglow/shared-contracts';
import { TextLink } from '../actions/text-link.tsx';
import { Card } from '../collections/card.tsx';
import { formatDuration } from '../format/duration.ts';
import { Badge } from '../media/badge.tsx';
import { Cover } from '../media/cover.tsx';
import { useMixPlayable } from '../remote/use-playable.ts';
import { coverOf } from './cover-of.ts';
import { genresLine } from './genres-line.ts';

const COVER_PX = 240;

type MixLeft = { readonly positionMs: number; readonly goOn: () => void };

type MixCardProps = {
  readonly mix: Mix;
  /** For the first row. */
  readonly eager?: boolean;
  /** Where its listener left it: the line says so, and the disc goes on there. */
  readonly left?: MixLeft | undefined;
};

/** A mix in a grid or rail: plays from its disc, and says who may hear it. Needs a `PortsProvider`. */
export function MixCard({ mix, eager = false, left }: MixCardProps) {
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
      meta={left ? `Continue from ${formatDuration(left.positionMs)}` : genresLine(mix.genre)}
      cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} eager={eager} />}
      playable={left ? { ...playable, onToggle: left.goOn } : playable}
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
