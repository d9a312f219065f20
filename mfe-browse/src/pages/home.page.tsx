import { useDeferredValue } from 'react';
import { Sections, usePageDescription, usePageTitle, VisuallyHidden } from '@afterglow/shared-ui';
import { BannerCarousel } from '../features/home/components/banner-carousel.tsx';
import { ChartBox } from '../features/home/components/chart-box.tsx';
import { FeaturedCharts } from '../features/home/components/featured-charts.tsx';
import { FeaturedPlaylists } from '../features/home/components/featured-playlists.tsx';
import { Greeting } from '../features/home/components/greeting.tsx';
import { LatestMixes } from '../features/home/components/latest-mixes.tsx';
import { RadioRail } from '../features/home/components/radio-rail.tsx';
import { RecentlyPlayed } from '../features/home/components/recently-played.tsx';
import { TrendingDjs } from '../features/home/components/trending-djs.tsx';
import { TrendingMixes } from '../features/home/components/trending-mixes.tsx';
import styles from './home.page.module.css';

export function HomePage() {
  usePageTitle('Home');
  usePageDescription('Live radio channels and on-demand DJ mixes.');
  // What is below the window is drawn after the rest: all of it in one task delayed the page.
  const isWhole = useDeferredValue(true, false);
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>Home</h1>
      </VisuallyHidden>
      <Greeting />
      <Sections>
        <RecentlyPlayed />
        <BannerCarousel />
        <FeaturedPlaylists />
        <FeaturedCharts />
        {isWhole && (
          <>
            <LatestMixes />
            <ChartBox />
            <TrendingMixes />
            <RadioRail />
            <TrendingDjs />
          </>
        )}
      </Sections>
    </div>
  );
}
