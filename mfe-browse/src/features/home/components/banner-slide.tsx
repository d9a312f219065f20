import type { Banner } from '@afterglow/shared-contracts';
import { Cover } from '@afterglow/shared-ui';
import { BannerButton } from './banner-button.tsx';
import styles from './banner-slide.module.css';

const WIDEST_PX = 1680;
const RATIO = 8 / 3;

interface BannerSlideProps {
  readonly banner: Banner;
  /** From 1. */
  readonly place: number;
  readonly count: number;
}

export function BannerSlide({ banner, place, count }: BannerSlideProps) {
  const { heading, subheading, description, image, primary_action, secondary_action } = banner;
  return (
    <article className={styles.slide} aria-roledescription="slide" aria-label={`${place} of ${count}`}>
      <Cover className={styles.picture} image={image} widthPx={WIDEST_PX} ratio={RATIO} sizes="100vw" eager />
      <div className={styles.text}>
        {subheading !== null && <p className={styles.subheading}>{subheading}</p>}
        <h2 className={styles.heading}>{heading}</h2>
        {description !== null && <p className={styles.description}>{description}</p>}
        <div className={styles.actions}>
          {primary_action && <BannerButton action={primary_action} variant="primary" />}
          {secondary_action && <BannerButton action={secondary_action} variant="secondary" />}
        </div>
      </div>
    </article>
  );
}
