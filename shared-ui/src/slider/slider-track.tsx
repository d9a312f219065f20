import { classNames } from '../lib/class-names.ts';
import { cssVariables } from '../lib/css-variables.ts';
import type { SliderView } from './slider-view.ts';
import styles from './slider-track.module.css';

interface SliderTrackProps {
  readonly view: SliderView;
  /** When the thumb is visible: by default on hover and focus, `always` if nothing else shows that it can be moved. */
  readonly thumb?: 'on-hover' | 'always';
}

/** The plain look of a slider: a thin line, its played part, and a thumb. */
export function SliderTrack({ view, thumb = 'on-hover' }: SliderTrackProps) {
  return (
    <span
      className={styles.track}
      data-dragging={view.dragging || undefined}
      style={cssVariables({ '--fraction': view.fraction })}
    >
      <span className={styles.fill} />
      <span className={classNames(styles.thumb, thumb === 'always' && styles.shown)} />
    </span>
  );
}
