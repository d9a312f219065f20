import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { BarButtons } from './bar-buttons.tsx';
import { BarProgress } from './bar-progress.tsx';
import { BarTools } from './bar-tools.tsx';
import { MiniProgress } from './mini-progress.tsx';
import { NowPlaying } from './now-playing.tsx';
import styles from './player-bar.module.css';

/** What plays, on every page. It only draws the player's state and gives commands. */
export function PlayerBar() {
  const { player } = usePorts();
  const kind = usePlayerSnapshot(player, ({ resource }) => resource?.type ?? 'none');
  return (
    <section aria-label="Player" className={styles.bar} data-playing={kind}>
      <NowPlaying />
      <div className={styles.centre}>
        <BarButtons />
        <BarProgress />
      </div>
      <BarTools />
      <MiniProgress />
    </section>
  );
}
