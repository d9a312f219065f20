import type { AnalyticsPort, NavigationPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map } from 'rxjs';
import { pathnameOf } from '../ports/internal-path.ts';

/**
 * Counts every page that is shown, including the first. A redirect counts as its target page; a different query is the
 * same page.
 */
export function countPageViews(navigation: NavigationPort, analytics: AnalyticsPort): void {
  navigation.path$
    .pipe(
      // Read from the location, not the event: the events of two simultaneous navigations may arrive in the other
      // order.
      map(() => pathnameOf(navigation.getPath())),
      distinctUntilChanged(),
    )
    .subscribe((path) => analytics.send('page_view', { path }));
}
