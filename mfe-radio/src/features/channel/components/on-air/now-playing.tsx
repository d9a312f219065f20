import { mixPath, type StationPlaylistItem, type Mix } from '@afterglow/shared-contracts';
import { MixCredits } from '@afterglow/shared-area/catalog';
import { AppLink, Badge, Cover, coverOf, SectionHeader, Button } from '@afterglow/shared-ui';
import { useFavorite } from '@afterglow/shared-data/react';
import { HistoryActions } from '../history-actions.tsx';
import styles from './now-playing.module.css';
import { EmptySection } from '../empty-section.tsx';
import { SlotProgress } from './slot-progress.tsx';
import { TrackOnAir } from './track-on-air.tsx';

const COVER_PX = 232;

interface NowPlayingProps {
  readonly item: StationPlaylistItem | null;
  readonly nowMs: number;
}

export function NowPlaying({ item, nowMs }: NowPlayingProps) {
  return (
    <section aria-label="Now Playing">
      <SectionHeader title="Now Playing" />
      {item ? <Item item={item} nowMs={nowMs} /> : <EmptySection>Nothing on air right now.</EmptySection>}
    </section>
  );
}

function Item({ item, nowMs }: { readonly item: StationPlaylistItem; readonly nowMs: number }) {
  const { mixes: mix, premiere } = item;
  return (
    <div className={styles.item}>
      <div className={styles.cover}>
        <Cover image={coverOf(mix)} widthPx={COVER_PX} eager />
      </div>
      <div className={styles.text}>
        {premiere && <Badge tone="accent">Premiere</Badge>}
        <h3 className={styles.title}>
          <AppLink href={mixPath(mix.id)} className={styles.link} data-load-ahead="in-view">
            {mix.title}
          </AppLink>
        </h3>
        <p className={styles.meta}>
          <MixCredits mix={mix} />
        </p>
        <TrackOnAir item={item} nowMs={nowMs} />
        <SlotProgress item={item} nowMs={nowMs} />
        <div className={styles.actions}>
          <HistoryActions mix={mix} start="from-start" />
          <FollowShow show={mix.show} />
        </div>
      </div>
    </div>
  );
}

/** Adds a show to Your Music, and removes it. */
function FollowShow({ show }: Pick<Mix, 'show'>) {
  const { isFavorite, toggle } = useFavorite('shows', show.id);
  return (
    <Button
      size="s"
      icon={isFavorite ? 'check' : 'plus'}
      aria-label={isFavorite ? `Following ${show.title}: unfollow` : `Follow ${show.title}`}
      onClick={toggle}
    >
      {isFavorite ? 'Following' : 'Follow'}
    </Button>
  );
}
