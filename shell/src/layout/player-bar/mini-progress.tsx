import type { CSSProperties } from 'react';
import { usePlayerSnapshot } from '@afterglow/shared-player/react';
import { usePorts } from '@afterglow/shared-ui';
import styles from './mini-progress.module.css';

const STEPS = 400;

/**
 * On small screens, at the top of the bar: the progress of the mix. Decorative; the slider is in the full-screen
 * player.
 */
export function MiniProgress() {
  const { player } = usePorts();
  // Rounded to steps, so that it rerenders only for a visible change.
  const step = usePlayerSnapshot(player, ({ positionMs, durationMs }) =>
    durationMs ? Math.round((Math.max(positionMs, 0) / durationMs) * STEPS) : null,
  );
  if (step === null) return null;
  // React's type of a style does not include custom properties.
  const style = { '--fraction': step / STEPS } as CSSProperties;
  return <span className={styles.line} style={style} aria-hidden="true" />;
}
