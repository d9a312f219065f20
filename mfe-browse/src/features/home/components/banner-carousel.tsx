import type { Banner } from '@afterglow/shared-contracts';
import { banners, useResource } from '@afterglow/shared-data/react';
import { IconButton, Loading, Skeleton } from '@afterglow/shared-ui';
import { SectionFailure } from '../../../ui/section-failure.tsx';
import { wrapIndex } from '../model/wrap-index.ts';
import { useSwipe } from '../use-swipe.ts';
import { useState } from 'react';
import styles from './banner-carousel.module.css';
import { BannerSlide } from './banner-slide.tsx';

/** The banners of Home, one at a time in a loop, turned only by the listener. */
export function BannerCarousel() {
  const state = useResource(banners());
  switch (state.status) {
    case 'loading':
      return <Waiting />;
    case 'ready':
      return state.data.items.length === 0 ? null : <Carousel banners={state.data.items} />;
    case 'failed':
      return <SectionFailure head={{ title: 'Featured' }} onRetry={state.refetch} />;
  }
}

function Carousel({ banners: slides }: { readonly banners: readonly Banner[] }) {
  const [place, setPlace] = useState(0);
  const turn = (by: 1 | -1) => setPlace((now) => wrapIndex(now, by, slides.length));
  const swipe = useSwipe({ onLeft: () => turn(1), onRight: () => turn(-1) });
  const banner = slides[place];
  return (
    <section aria-roledescription="carousel" aria-label="Featured" className={styles.carousel}>
      <div className={styles.window} aria-live="polite" {...swipe}>
        {banner && <BannerSlide key={banner.id} banner={banner} place={place + 1} count={slides.length} />}
      </div>
      {slides.length > 1 && (
        <div className={styles.controls}>
          <IconButton size="s" icon="chevron-left" label="Previous banner" onClick={() => turn(-1)} />
          <span className={styles.place} aria-hidden="true">
            {place + 1} / {slides.length}
          </span>
          <IconButton size="s" icon="chevron-right" label="Next banner" onClick={() => turn(1)} />
        </div>
      )}
    </section>
  );
}

function Waiting() {
  return (
    <Loading what="featured music">
      <div className={styles.skeleton}>
        <Skeleton shape="fill" />
      </div>
    </Loading>
  );
}
