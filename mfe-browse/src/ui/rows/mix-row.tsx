import { artistPath, mixDurationMs, mixPath, type Mix } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import {
  Badge,
  Cover,
  coverOf,
  formatDuration,
  HeartButton,
  Row,
  TextLink,
  useMixPlayable,
  type Playable,
} from '@afterglow/shared-ui';
import { MixMore } from '../menu/mix-more.tsx';
import styles from './mix-row.module.css';

const COVER_PX = 40;

interface MixRowProps {
  readonly mix: Mix;
  readonly index?: number | undefined;
  /** Replaces the show; in a narrow list it follows the artist. */
  readonly plays?: string | undefined;
  /** How the row plays as an item of a list; by default it plays the mix alone. */
  readonly playable?: Playable | undefined;
}

export function MixRow({ mix, index, plays, playable }: MixRowProps) {
  const alone = useMixPlayable(mix);
  return (
    <Row
      {...(index !== undefined && { index })}
      title={mix.title}
      href={mixPath(mix.id)}
      cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} />}
      subtitle={
        <span className={styles.line}>
          {mix.premium && <PremiumBadge />}
          <TextLink tone="quiet" href={artistPath(mix.artist)}>
            {mix.artist.title}
          </TextLink>
          {plays !== undefined && <span className={styles.plays}> · {plays}</span>}
        </span>
      }
      meta={plays ?? mix.show.title}
      duration={formatDuration(mixDurationMs(mix))}
      playable={playable ?? alone}
      actions={<Actions mix={mix} />}
    />
  );
}

/** Before the artist: at the end of the row it would misalign the columns. */
function PremiumBadge() {
  return (
    <span className={styles.premium}>
      <Badge tone="premium" icon="crown">
        PREMIUM
      </Badge>
    </span>
  );
}

function Actions({ mix }: { readonly mix: Mix }) {
  const heart = useFavorite('mixes', mix.id);
  return (
    <>
      <span className={styles.heart}>
        <HeartButton subject={mix.title} heart={heart} size="s" />
      </span>
      <MixMore mix={mix} />
    </>
  );
}
