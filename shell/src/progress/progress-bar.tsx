import { useExternalSource } from '@afterglow/shared-ui';
import type { CSSProperties } from 'react';
import { useShell } from '../shell-context.tsx';
import { PROGRESS } from './progress.ts';
import styles from './progress-bar.module.css';

/** A thin line at the top of the window while requests to the service are pending. */
export function ProgressBar() {
  const { progress } = useShell();
  const state = useExternalSource(progress.state$, progress.getState);
  if (state.status === 'idle') return null;
  // React's type of a style does not include custom properties.
  const style = { '--fraction': state.fraction, '--speed': `${PROGRESS.speedMs}ms` } as CSSProperties;
  return (
    <div
      role="progressbar"
      aria-label="Loading"
      aria-valuenow={Math.round(state.fraction * 100)}
      className={styles.bar}
      data-status={state.status}
      style={style}
    />
  );
}
