import { Loading, RowSkeletons, SectionHeader, Skeleton } from '@afterglow/shared-ui';
import nowPlayingStyles from './now-playing.module.css';
import styles from './on-air.module.css';

const ROWS = 3;

export function OnAirSkeleton() {
  return (
    <div className={styles.columns}>
      <section>
        <SectionHeader title="Now Playing" />
        <Loading what="what's on">
          <div className={nowPlayingStyles.item}>
            <div className={nowPlayingStyles.cover}>
              <Skeleton shape="cover" />
            </div>
            <div className={nowPlayingStyles.text}>
              <div className={nowPlayingStyles.title}>
                <Skeleton shape="text" seed={1} />
              </div>
              <div className={nowPlayingStyles.meta}>
                <Skeleton shape="text" seed={2} />
              </div>
              <Skeleton shape="text" seed={3} />
            </div>
          </div>
        </Loading>
      </section>
      <section>
        <SectionHeader title="Up Next" />
        <RowSkeletons what="what's next" count={ROWS} />
      </section>
    </div>
  );
}
