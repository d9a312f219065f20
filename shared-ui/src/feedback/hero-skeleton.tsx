import heroStyles from '../page/hero.module.css';
import { classNames } from '../lib/class-names.ts';
import { Loading } from './loading.tsx';
import { Skeleton } from './skeleton.tsx';

/** The stand-in of a Hero with a cover. */
export function HeroSkeleton({ what }: { readonly what: string }) {
  return (
    <Loading what={what}>
      <div className={classNames(heroStyles.hero, heroStyles.tinted)}>
        <div className={heroStyles.cover}>
          <Skeleton shape="cover" />
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
        </div>
      </div>
    </Loading>
  );
}
