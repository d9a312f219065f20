import { artistPath, mixDurationMs, mixPath, type Mix } from '@afterglow/shared-contracts';
import type { ReactNode } from 'react';
import { TextLink } from '../actions/text-link.tsx';
import { Card } from '../collections/card.tsx';
import type { Playable } from '../collections/playable.ts';
import { formatDuration } from '../format/duration.ts';
import { Badge } from '../media/badge.tsx';
import { CARD_COVER_SIZES, Cover } from '../media/cover.tsx';
import { useMixPlayable } from '../remote/use-playable.ts';
import { coverOf } from './cover-of.ts';
import { GenresLine } from './genres-line.tsx';

const COVER_PX = 240;

interface MixLeft {
  readonly positionMs: number;
  readonly goOn: () => void;
}

interface MixCardProps {
  readonly mix: Mix;
  /** For cards in the first row. */
  readonly eager?: boolean;
  /** Where its listener stopped: the line shows it, and the disc resumes there. */
  readonly left?: MixLeft | undefined;
  /** How the card plays as an item of a list; by default it plays the mix alone. */
  readonly playable?: Playable | undefined;
  /** As a Card's. */
  readonly played?: number | undefined;
  readonly actions?: ReactNode;
}

/** A mix in a grid or rail: its disc plays it, and a badge shows who may hear it. Needs a `PortsProvider`. */
export function MixCard({ mix, eager = false, left, playable: inList, played, actions }: MixCardProps) {
  const alone = useMixPlayable(mix);
  const playable = inList ?? alone;
  const length = formatDuration(mixDurationMs(mix));
  return (
    <Card
      href={mixPath(mix.id)}
      title={mix.title}
      subtitle={
        <TextLink tone="quiet" href={artistPath(mix.artist)}>
          {mix.artist.title}
        </TextLink>
      }
      // The length comes first: mixes last from minutes to hours.
      meta={<GenresLine genres={mix.genre} lead={left ? `From ${formatDuration(left.positionMs)}` : length} />}
      cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} sizes={CARD_COVER_SIZES} eager={eager} />}
      playable={left ? { ...playable, onToggle: left.goOn } : playable}
      played={played}
      actions={actions}
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
