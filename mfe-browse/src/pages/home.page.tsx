import { useDeferredValue } from 'react';
import { Sections, usePageDescription, usePageTitle, VisuallyHidden } from '@afterglow/shared-ui';
import {
  BannerCarousel,
  ChartBox,
  FeaturedCharts,
  FeaturedPlaylists,
  Greeting,
  LatestMixes,
  RadioRail,
  RecentlyPlayed,
  TrendingDjs,
  TrendingMixes,
} from '../features/home/index.ts';
import styles from './home.page.module.css';

export function HomePage() {
  usePageTitle('Home');
  usePageDescription('Live radio channels and on-demand DJ mixes.');
  // Content below the window renders later: one task for all of it delayed the page.
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
