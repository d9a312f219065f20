import { cssVariables } from '../lib/css-variables.ts';
import type { SliderView } from './slider-view.ts';
import styles from './slider-track.module.css';

/** The plain look of a slider: a thin line, its played part, and a thumb on hover and focus. */
export function SliderTrack({ view }: { readonly view: SliderView }) {
  return (
    <span
      className={styles.track}
      data-dragging={view.dragging || undefined}
      style={cssVariables({ '--fraction': view.fraction })}
    >
      <span className={styles.fill} />
      <span className={styles.thumb} />
    </span>
  );
}
