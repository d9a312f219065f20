import { classNames } from '../lib/class-names.ts';
import styles from './skeleton.module.css';

const NARROWEST = 38;

const SPREAD = 50;

interface SkeletonProps {
  /**
   * `text` is one line of random width in the surrounding text style, `cover` a square, `circle` a person, `fill` its
   * box.
   */
  readonly shape: 'text' | 'cover' | 'circle' | 'fill';
  /** Varies a text's width; pass the line's index, so that the width is stable. */
  readonly seed?: number;
}

/** One gray placeholder, appearing after 150 ms. Wrap all of them in Loading, which announces the subject. */
export function Skeleton({ shape, seed = 0 }: SkeletonProps) {
  const style = shape === 'text' ? { width: randomWidth(seed) } : undefined;
  return <span className={classNames(styles.skeleton, styles[shape])} style={style} />;
}

/** A width between 38 and 88 %, random in appearance but the same for the same seed. */
export function randomWidth(seed: number): string {
  const noise = Math.abs(Math.sin((seed + 1) * 12.9898) * 43_758.5453) % 1;
  return `${Math.round(NARROWEST + SPREAD * noise)}%`;
}
