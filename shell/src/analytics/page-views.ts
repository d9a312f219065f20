import type { AnalyticsPort, NavigationPort } from '@afterglow/shared-contracts';
import { distinctUntilChanged, map } from 'rxjs';
import { pathnameOf } from '../ports/internal-path.ts';

/** Counts every page that is shown, the first included. A redirect counts as the page it leads to; another query is the same page. */
export function countPageViews(navigation: NavigationPort, analytics: AnalyticsPort): void {
  navigation.path$
    .pipe(
      // Asked for, not taken from the event: of two navigations at once the events may come in the other order.
      map(() => pathnameOf(navigation.getPath())),
      distinctUntilChanged(),
    )
    .subscribe((path) => analytics.send('page_view', { path }));
}
