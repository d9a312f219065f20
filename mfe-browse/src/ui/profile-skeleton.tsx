import { HeroSkeleton, Loading, RowSkeletons, Sections, Skeleton } from '@afterglow/shared-ui';
import styles from './profile-skeleton.module.css';

const ROWS = 6;

interface ProfileSkeletonProps {
  readonly what: string;
  readonly shape?: 'square' | 'circle';
  /** The content between its header and its lists. */
  readonly middle: 'tabs' | 'waveform';
}

export function ProfileSkeleton({ what, shape = 'square', middle }: ProfileSkeletonProps) {
  return (
    <>
      <HeroSkeleton what={what} shape={shape} />
      <Loading what={`its ${middle}`}>
        <div className={styles[middle]}>
          <Skeleton shape={middle === 'tabs' ? 'text' : 'fill'} />
        </div>
      </Loading>
      <Sections>
        <RowSkeletons what="mixes" count={ROWS} />
      </Sections>
    </>
  );
}
