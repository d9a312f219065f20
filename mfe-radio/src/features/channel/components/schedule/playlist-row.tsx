import { mixPath, type StationPlaylistItem } from '@afterglow/shared-contracts';
import { MixCredits } from '@afterglow/shared-area/catalog';
import { Badge, Cover, coverOf, LiveBadge, Row } from '@afterglow/shared-ui';
import type { ReactNode } from 'react';
import styles from './playlist-row.module.css';

const COVER_PX = 40;

interface PlaylistRowProps {
  readonly item: StationPlaylistItem;
  readonly time: string;
  /** The same next to buttons, if that must be shorter. */
  readonly narrowTime?: string;
  readonly isOn?: boolean;
  readonly actions?: ReactNode;
}

/** A slot of a channel; requires a RowList as parent. */
export function PlaylistRow({ item, time, narrowTime = time, isOn = false, actions }: PlaylistRowProps) {
  const { mixes: mix, scheduled_start_time, premiere, station } = item;
  return (
    <Row
      title={mix.title}
      href={mixPath(mix.id)}
      cover={<Cover image={coverOf(mix)} widthPx={COVER_PX} />}
      subtitle={
        <>
          {actions !== undefined && <span className={styles.narrow}>{narrowTime} · </span>}
          <MixCredits mix={mix} />
        </>
      }
      duration={
        <span className={styles.when}>
          {isOn && <LiveBadge channel={station} />}
          {premiere && !isOn && <Badge tone="accent">Premiere</Badge>}
          <time dateTime={scheduled_start_time}>{time}</time>
        </span>
      }
      actions={actions}
    />
  );
}
