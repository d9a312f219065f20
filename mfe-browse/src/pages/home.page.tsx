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
