import type { CSSProperties } from 'react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { coverOf, Dialog, usePorts } from '@afterglow/shared-ui';
import { useNowPlaying } from '@afterglow/shared-data/react';
import { NotificationBanner } from '../notifications/notification-banner.tsx';
import { FullPlayerControls } from './full-player-controls.tsx';
import { FullPlayerTabs } from './full-player-tabs.tsx';
import { FullPlayerTitle } from './full-player-title.tsx';
import styles from './full-player.module.css';

/** The player over the whole window: what plays, large, and what comes next, what is in it, what it is about. */
export function FullPlayer({ onClose }: { readonly onClose: () => void }) {
  const { player } = usePorts();
  const channel = usePlayerSnapshot(player, ({ resource }) => (resource?.type === 'channel' ? resource.id : undefined));
  const tint = useTint();
  // Custom properties are no part of React's type of a style.
  const style = { '--hero-tint': tint } as CSSProperties;
  return (
    <Dialog title="Now playing" variant="sheet" onClose={onClose}>
      {/* The one of the page is out of reach while this is open. */}
      <NotificationBanner />
      <div className={styles.player} data-channel={channel} style={style}>
        <div className={styles.main}>
          <FullPlayerTitle />
          <FullPlayerControls />
        </div>
        <div className={styles.side}>
          <FullPlayerTabs />
        </div>
      </div>
    </Dialog>
  );
}

/** The colour of the cover, or of what is on air. */
function useTint(): string | undefined {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const channel = usePlayerSnapshot(player, ({ resource }) => (resource?.type === 'channel' ? resource.id : null));
  const onAir = useNowPlaying().data;
  if (mix) return coverOf(mix)?.color;
  return channel ? onAir?.[channel]?.mixes.album_art.color : undefined;
}
