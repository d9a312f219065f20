import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { BarButtons } from './bar-buttons.tsx';
import { BarProgress } from './bar-progress.tsx';
import { BarTools } from './bar-tools.tsx';
import { MiniProgress } from './mini-progress.tsx';
import { NowPlaying } from './now-playing.tsx';
import styles from './player-bar.module.css';
import { useContinueOffer } from './use-continue-offer.ts';

/** What plays, on every page. It only draws the player's state and sends commands. */
export function PlayerBar() {
  const { player } = usePorts();
  const kind = usePlayerSnapshot(player, ({ resource }) => resource?.type ?? 'none');
  const continuing = useContinueOffer();
  return (
    <section
      aria-label="Player"
      className={styles.bar}
      data-playing={kind}
      data-offering={continuing !== null || undefined}
    >
      {continuing ? <continuing.ContinueOffer {...continuing} /> : <NowPlaying />}
      <div className={styles.centre}>
        <BarButtons />
        <BarProgress />
      </div>
      <BarTools />
      <MiniProgress />
    </section>
  );
}
