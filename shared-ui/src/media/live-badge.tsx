import type { ChannelId } from '@afterglow/shared-contracts';
import styles from './live-badge.module.css';

interface LiveBadgeProps {
  /** Uses the channel's hue; without one, that of its surroundings or of the brand. */
  readonly channel?: ChannelId | undefined;
}

/** The word LIVE with a pulsing dot. */
export function LiveBadge({ channel }: LiveBadgeProps) {
  return (
    <span className={styles.badge} data-channel={channel}>
      <span className={styles.dot} />
      LIVE
    </span>
  );
}
