import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import type { ChannelId, Image } from '@afterglow/shared-contracts';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { Cover, coverOf, Dialog, usePorts } from '@afterglow/shared-ui';
import { useNowPlaying } from '@afterglow/shared-data/react';
import { useChannel } from '../../layout/player-bar/use-channel.ts';
import { NotificationBanner } from '../../notifications/notification-banner.tsx';
import { FullPlayerControls } from './full-player-controls.tsx';
import { FullPlayerTabs } from './full-player-tabs.tsx';
import { FullPlayerTitle } from './full-player-title.tsx';
import styles from './full-player.module.css';
import { useSheetGestures } from './sheet-gestures.ts';
import { enterFromBar, leave } from './sheet-motion.ts';

const COVER_PX = 600;
const COVER_SIZES = '(width < 768px) 80vw, 440px';
/** The smallest that the browser may choose: it is blurred beyond recognition. */
const GLOW_SIZES = '64px';

/** The full-screen player: the current item, large, with the queue, the tracklist and the description. */
export function FullPlayer({ onClose }: { readonly onClose: () => void }) {
  const { player } = usePorts();
  const channel = useChannel();
  const image = useShownImage(channel);
  const sheet = useRef<HTMLDivElement>(null);
  // React's type of a style does not include custom properties.
  const style = { '--hero-tint': image?.color } as CSSProperties;
  const close = () => leave(sheet.current, onClose);
  useSheetGestures(sheet, { onClose: close, player });

  useLayoutEffect(() => {
    if (!sheet.current) return;
    enterFromBar(sheet.current);
    // So that the space bar plays and pauses, as everywhere else.
    sheet.current.querySelector<HTMLElement>('[data-first-focus]')?.focus();
  }, []);

  return (
    <Dialog title="Now playing" variant="sheet" onClose={close}>
      {/* The page's own region is inert while this is open. */}
      <NotificationBanner />
      <div ref={sheet} className={styles.player} data-channel={channel ?? undefined} data-shortcuts style={style}>
        <div className={styles.glow} aria-hidden="true">
          <Cover image={image} widthPx={64} sizes={GLOW_SIZES} eager className={styles.light} />
        </div>
        <div className={styles.main}>
          <div className={styles.cover} data-cover>
            <Cover image={image} widthPx={COVER_PX} sizes={COVER_SIZES} eager className={styles.picture} />
          </div>
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

/** The cover, or that of the current broadcast. */
function useShownImage(channel: ChannelId | null): Image | null | undefined {
  const { player } = usePorts();
  const mix = usePlayerSnapshot(player, (state) => state.mix);
  const onAir = useNowPlaying().data;
  if (mix) return coverOf(mix);
  const item = channel && onAir?.[channel];
  return item ? coverOf(item.mixes) : null;
}
