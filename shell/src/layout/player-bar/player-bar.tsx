import { usePlayerSnapshot, useQueue } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import { BarButtons } from './bar-buttons.tsx';
import { BarProgress } from './bar-progress.tsx';
import { BarTools } from './bar-tools.tsx';
import { MiniProgress } from './mini-progress.tsx';
import { NowPlaying } from './now-playing.tsx';
import styles from './player-bar.module.css';
import { useResumePrompt } from './use-resume-prompt.ts';
import { VolumeBar } from './volume/volume-bar.tsx';

/** The player, on every page. It only shows the player's state and sends commands. */
export function PlayerBar() {
  const { player } = usePorts();
  const kind = usePlayerSnapshot(player, ({ resource }) => resource?.type ?? 'none');
  const { inPlace, above } = usePlacedOffer();
  return (
    <section
      aria-label="Player"
      className={styles.bar}
      data-playing={kind}
      data-offering={inPlace !== null || undefined}
    >
      {above && <div className={styles.above}>{above}</div>}
      {inPlace ?? <NowPlaying />}
      <div className={styles.center}>
        <BarButtons />
        <BarProgress />
      </div>
      <BarTools />
      <MiniProgress />
      <VolumeBar />
    </section>
  );
}

/** The prompt is shown only without a loaded item or an ended queue, which the disc plays. */
function usePlacedOffer() {
  const { player } = usePorts();
  const continuing = useResumePrompt();
  const isStopped = usePlayerSnapshot(player, ({ status }) => status === 'stopped');
  const isEmpty = useQueue(player).mixes.length === 0 && isStopped;
  const offer = continuing && <continuing.ResumePrompt {...continuing} />;
  return isEmpty ? { inPlace: offer, above: null } : { inPlace: null, above: offer };
}
