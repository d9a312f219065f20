import heroStyles from '../page/hero.module.css';
import { classNames } from '../lib/class-names.ts';
import styles from './hero-skeleton.module.css';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

interface HeroSkeletonProps {
  readonly what: string;
  /** The cover's shape; `circle` for people. */
  readonly shape?: 'square' | 'circle';
}

/** The placeholder of a Hero with a cover and a Play pill. */
export function HeroSkeleton({ what, shape = 'square' }: HeroSkeletonProps) {
  return (
    <Loading what={what}>
      <div className={classNames(heroStyles.hero, heroStyles.tinted)}>
        <div className={heroStyles.cover}>
          <Skeleton shape={shape === 'circle' ? 'circle' : 'cover'} />
        </div>
        <div className={heroStyles.text}>
          <div className={heroStyles.eyebrow}>
            <Skeleton shape="text" seed={3} />
          </div>
          <div className={heroStyles.title}>
            <Skeleton shape="text" seed={1} />
          </div>
          <div className={heroStyles.meta}>
            <Skeleton shape="text" seed={2} />
          </div>
          <div className={heroStyles.actions}>
            <span className={styles.pill}>
              <Skeleton shape="fill" />
            </span>
          </div>
        </div>
      </div>
    </Loading>
  );
}
