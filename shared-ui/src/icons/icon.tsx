import { classNames } from '../lib/class-names.ts';
import { ICON_SHAPES, type IconName } from './icon-shapes.ts';
import styles from './icon.module.css';

interface IconProps {
  readonly name: IconName;
  /** 16, 20 (default) or 24 px. */
  readonly size?: 's' | 'm' | 'l';
  /** Fills the outline, for example of an active heart. */
  readonly filled?: boolean;
  readonly className?: string | undefined;
}

/** A decorative icon in the color of its text; the control around it carries the accessible name. */
export function Icon({ name, size = 'm', filled = false, className }: IconProps) {
  const shape: { readonly outline?: string; readonly solid?: string } = ICON_SHAPES[name];
  return (
    <svg
      className={classNames(styles.icon, styles[size], filled && styles.filled, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      {shape.outline && <path className={styles.outline} d={shape.outline} />}
      {shape.solid && <path className={styles.solid} d={shape.solid} />}
    </svg>
  );
}
