import { mixDurationMs, mixPath, type Mix } from '@afterglow/shared-contracts';
import { useFavorite } from '@afterglow/shared-data/react';
import { MixCredits } from '@afterglow/shared-area/catalog';
import {
  Badge,
  Cover,
  coverOf,
  formatDuration,
  HeartButton,
  Hero,
  PlayDisc,
  PlayPill,
  type Playable,
} from '@afterglow/shared-ui';
import { GenreChips } from '../../../ui/genre-chips.tsx';
import { MixMore } from '../../../ui/menu/mix-more.tsx';
import { ShareButton } from '../../../ui/menu/share-button.tsx';
import { ContinueButton } from './continue-button.tsx';
import { releasedLine } from '../model/release-date.ts';
import styles from './mix-hero.module.css';

const COVER_PX = 232;

export function MixHero({ mix, playable }: { readonly mix: Mix; readonly playable: Playable }) {
  const cover = coverOf(mix);
  return (
    <Hero
      eyebrow={<Eyebrow premium={mix.premium} />}
      title={mix.title}
      meta={<Meta mix={mix} />}
      cover={<Cover image={cover} widthPx={COVER_PX} eager />}
      tint={cover?.color}
      tags={<GenreChips genres={mix.genre} />}
      condensed={<PlayDisc state={playable.state} subject={mix.title} size="bar" onClick={playable.onToggle} />}
      condensedActions={<CondensedActions mix={mix} />}
      actions={<Actions mix={mix} playable={playable} />}
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

/** A line that is too long breaks between its parts. */
function Meta({ mix }: { readonly mix: Mix }) {
  return (
    <>
      <MixCredits mix={mix} />
      {' · '}
      <span className={styles.part}>{releasedLine(mix)} ·</span>{' '}
      <span className={styles.part}>{formatDuration(mixDurationMs(mix))}</span>
    </>
  );
}

function CondensedActions({ mix }: { readonly mix: Mix }) {
  const heart = useFavorite('mixes', mix.id);
  return (
    <>
      <HeartButton subject={mix.title} heart={heart} />
      <MixMore mix={mix} size="m" />
    </>
  );
}

function Actions({ mix, playable }: { readonly mix: Mix; readonly playable: Playable }) {
  const heart = useFavorite('mixes', mix.id, { count: mix.favorite_count });
  return (
    <>
      <PlayPill subject={mix.title} playable={playable} />
      <ContinueButton mix={mix} />
      <HeartButton subject={mix.title} heart={heart} size="l" />
      <ShareButton title={mix.title} path={mixPath(mix.id)} kind="Mix" />
      <MixMore mix={mix} size="l" />
    </>
  );
}
