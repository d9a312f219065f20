import { classNames } from '../lib/class-names.ts';
import { randomWidth } from './random-width.ts';
import styles from './skeleton.module.css';

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
