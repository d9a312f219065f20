import { CardSkeletons } from '@afterglow/shared-ui';
import { ProfileSkeleton } from './ui/profile-skeleton.tsx';
import styles from './skeletons.module.css';

const CARDS = 12;

/** The skeletons of pages while their chunk loads, by kind of page. */
export function HomeSkeleton() {
  return (
    <div className={styles.home}>
      <CardSkeletons what="the page" count={CARDS} />
    </div>
  );
}

export function GridSkeleton() {
  return (
    <div className={styles.grid}>
      <CardSkeletons what="the page" count={CARDS} />
    </div>
  );
}

export function MixPageSkeleton() {
  return <ProfileSkeleton what="the page" middle="waveform" />;
}

export function ProfilePageSkeleton() {
  return <ProfileSkeleton what="the page" middle="tabs" />;
}
